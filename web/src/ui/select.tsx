// Select: one of a few named values, with the device's own list.
import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './select.module.css'

export type Option<V extends string> = { value: V; label: string }
type SelectProps<V extends string> = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children' | 'id'> & {
    value: V
    onChange: (value: V) => void
    options: ReadonlyArray<Option<V>>
  }

export const Select = <V extends string>({
  label,
  hint,
  error,
  isOptional,
  value,
  onChange,
  options,
  ...rest
}: SelectProps<V>) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    isOptional={isOptional ?? false}
    suffix={<ChevronDown className={styles.arrow} size={20} aria-hidden="true" />}
  >
    {(control) => (
      <select
        {...rest}
        {...control}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
