// Text input: one line of text in a field.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix' | 'type' | 'id'>
export type TextInputProps = FieldTexts &
  Native & {
    value: string
    onChange: (value: string) => void
    type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date'
    prefix?: ReactNode
    suffix?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export const TextInput = ({
  label,
  hint,
  error,
  isOptional,
  prefix,
  suffix,
  value,
  onChange,
  type = 'text',
  ref,
  ...rest
}: TextInputProps) => (
  <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} prefix={prefix} suffix={suffix}>
    {(control) => (
      <input
        {...rest}
        {...control}
        ref={ref}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
