// Segmented control: a filter of a few values in one line; to a keyboard and a screen reader it is a radio group.
import { useId, useLayoutEffect, useRef } from 'react'
import type { Option } from './select.tsx'
import covering from './covering-input.module.css'
import styles from './segmented-control.module.css'

type SegmentedControlProps<V extends string> = {
  label: string
  options: ReadonlyArray<Option<V>>
  value: V
  /** Left out where a style sheet follows the radios: then `value` is the one at the beginning. */
  onChange?: (value: V) => void
}

/** The browser's own radio group: it shows a press by itself, and nothing of it is drawn anew for that. */
export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of group.current!.querySelectorAll('input')) input.checked = input.value === value
  }, [value, options])
  return (
    <div
      className={styles.group}
      ref={group}
      role="radiogroup"
      aria-label={label}
      onChange={({ target }) => onChange?.((target as HTMLInputElement & EventTarget).value as V)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input className={covering.input} type="radio" name={name} value={option.value} />
          {option.label}
        </label>
      ))}
    </div>
  )
}
