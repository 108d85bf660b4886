// Password input: with a button that shows what was typed.
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextInputProps } from './text-input.tsx'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'prefix' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({ label, hint, error, isOptional, value, onChange, ref, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={isShown ? 'Hide password' : 'Show password'}
      icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    />
  )
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} suffix={toggle}>
      {(control) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          ref={ref}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
