// Segmented control: a filter of a few values in one line; to a keyboard and a screen reader it is a radio group.
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { Option } from './select.tsx'
import covering from './covering-input.module.css'
import styles from './segmented-control.module.css'

type SegmentedControlProps<V extends string> = {
  label: string
  options: ReadonlyArray<Option<V>>
  value: V
  onChange: (value: V) => void
}

/** The browser's own radio group: it shows a press by itself, and nothing of it is drawn anew for that. */
const Segments = memo(({ name, options }: { name: string; options: ReadonlyArray<Option<string>> }) =>
  options.map(({ value, label }) => (
    <label key={value} className={styles.segment}>
      <input className={covering.input} type="radio" name={name} value={value} />
      {label}
    </label>
  )),
)

export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? []) {
      if (input.checked !== (input.value === value)) input.checked = input.value === value
    }
  })
  return (
    <div
      className={styles.group}
      ref={group}
      role="radiogroup"
      aria-label={label}
      onChange={({ target }) => onChange((target as HTMLInputElement & EventTarget).value as V)}
    >
      <Segments name={useId()} options={options} />
    </div>
  )
}
