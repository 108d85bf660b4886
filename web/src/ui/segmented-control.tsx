// Segmented control: a filter of a few values in one line; to a keyboard and a screen reader it is a radio group.
import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react'
import type { Option } from './select.tsx'
import covering from './covering-input.module.css'
import styles from './segmented-control.module.css'

type SegmentProps = { name: string; value: string; label: string; isChosen: boolean; onChoose: (value: string) => void }

/** Drawn anew only when it is chosen or no longer is: a change is two segments, however many there are. */
const Segment = memo(({ name, value, label, isChosen, onChoose }: SegmentProps) => (
  <label className={styles.segment}>
    <input
      className={covering.input}
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      onChange={() => onChoose(value)}
    />
    {label}
  </label>
))

type SegmentedControlProps<V extends string> = {
  label: string
  options: ReadonlyArray<Option<V>>
  value: V
  onChange: (value: V) => void
}

export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const choose = useCallback((chosen: string) => latest.current(chosen as V), [])
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          isChosen={option.value === value}
          onChoose={choose}
        />
      ))}
    </div>
  )
}
