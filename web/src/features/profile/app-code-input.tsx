// App code input: the six digits that an authenticator app shows.
import type { Ref } from 'react'
import { TextInput } from '../../ui/text-input.tsx'

type AppCodeInputProps = {
  value: string
  error: string | undefined
  onChange: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

export const AppCodeInput = ({ onChange, error, ref, value }: AppCodeInputProps) => (
  <TextInput
    label="Code from your app"
    value={value}
    onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 6))}
    {...(error === undefined ? {} : { error })}
    {...(ref === undefined ? {} : { ref })}
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="123456"
    required
  />
)
