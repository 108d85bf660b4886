// Text box: a few lines of plain text in a field that says how much room is left.
import type { TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import styles from './text-box.module.css'

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'id' | 'maxLength'>
type TextBoxProps = Native & {
  label: string
  hint: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  isOptional?: boolean
}

/** Below this many characters the room that is left is said. */
const soonFull = 60

export const TextBox = ({ label, hint, value, maxLength, onChange, isOptional = false, ...rest }: TextBoxProps) => {
  const left = maxLength - value.length
  return (
    <Field label={label} hint={left < soonFull ? `${hint} ${left} characters left.` : hint} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={styles.box}
          rows={2}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
