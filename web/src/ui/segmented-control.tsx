// Segmented control: a filter of a few values in one line; to a keyboard and a screen reader it is a radio group.
import { useId } from 'react'
import type { Option } from './select.tsx'
import covering from './covering-input.module.css'
import styles from './segmented-control.module.css'

type SegmentedControlProps<V extends string> = {
  label: string
  options: ReadonlyArray<Option<V>>
  value: V
  onChange: (value: V) => void
}

export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={covering.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
