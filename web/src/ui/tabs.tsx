// Tabs: views of the same thing, one at a time; arrow keys move between them.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

export type Tab<V extends string> = { value: V; label: ReactNode; panel: ReactNode }
type TabsProps<V extends string> = { label: string; tabs: ReadonlyArray<Tab<V>>; value: V; onChange: (value: V) => void }

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = step(tabs.findIndex((tab) => tab.value === value), tabs.length)
    const tab = tabs[next]
    if (tab === undefined) return
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  const selected = tabs.find((tab) => tab.value === value)
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {selected?.panel}
      </div>
    </>
  )
}
