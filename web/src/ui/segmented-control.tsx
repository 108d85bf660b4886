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

const endingHere = ['click', 'input', 'change'] as const

/**
 * The browser's own radio group: it shows a press by itself, and nothing of it is drawn anew for that. What it makes of a press ends
 * here: React would look for who listens all the way up, for each of the three events, and through the page for radios of one name,
 * a quarter of the script of a press. So nothing around it hears of them; who has to, listens while they go down.
 */
export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useLayoutEffect(() => {
    for (const input of group.current!.querySelectorAll('input')) input.checked = input.value === value
  }, [value, options])
  useLayoutEffect(() => {
    const end = (event: Event): void => {
      event.stopPropagation()
      if (event.type === 'change') latest.current?.((event.target as HTMLInputElement).value as V)
    }
    const element = group.current!
    for (const type of endingHere) element.addEventListener(type, end)
    return () => {
      for (const type of endingHere) element.removeEventListener(type, end)
    }
  }, [])
  return (
    <div className={styles.group} ref={group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input className={covering.input} type="radio" name={name} value={option.value} />
          {option.label}
        </label>
      ))}
    </div>
  )
}
