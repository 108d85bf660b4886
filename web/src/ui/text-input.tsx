// Text input: one line of text in a field.
import { type InputHTMLAttributes, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
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

/** What to type instead of a text the browser cannot read as a day or a number. */
function readableText({ type, inputMode, isOptional = false }: Partial<TextInputProps>): string {
  const what =
    type === 'date' ? 'a day such as 3/5/2024' : inputMode === 'numeric' ? 'a whole number' : 'a number such as 1250.50'
  return `Enter ${what}${isOptional ? ', or leave it blank' : ''}.`
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

export function TextInput({
  label,
  hint,
  error,
  isOptional = false,
  prefix,
  suffix,
  value,
  onChange,
  onBlur,
  type = 'text',
  ref,
  ...rest
}: TextInputProps) {
  // A day or a number that cannot be read stays in the field, but its value is empty: that must not pass for left blank.
  const [isUnread, setUnread] = useState(false)
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => setUnread(currentTarget.validity.badInput)
  const unread = isUnread && value === '' ? readableText({ type, isOptional, inputMode: rest.inputMode }) : undefined
  return (
    <Field {...{ label, hint, isOptional, prefix, suffix }} error={unread ?? error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            onBlur?.(event)
            // A button that takes the focus must not be moved from under the press; sending says the same.
            if (isField(event.relatedTarget)) look(event)
          }}
          onInvalid={look}
          // While somebody is still typing nothing is wrong yet; what was wrong may be right again.
          onInput={isUnread ? look : undefined}
        />
      )}
    </Field>
  )
}
