// Chosen figures: the figures of every choice of days, each in the same place, and those of the chosen days are seen. All of them
// take part in the layout, so nothing around them moves when others are chosen.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './chosen-figures.module.css'
import type { Live } from './live.ts'

type ChosenFiguresProps = { now: Live<string>; all: ReadonlyArray<{ choice: string; figures: ReactNode }> }

export function ChosenFigures({ now, all }: ChosenFiguresProps) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const show = (): void => {
      for (const part of group.current?.children ?? []) {
        part.toggleAttribute('hidden', part.getAttribute('data-choice') !== now.get())
      }
    }
    show()
    return now.subscribe(show)
  })
  return (
    <div className={styles.group} ref={group}>
      {all.map(({ choice, figures }) => (
        <div key={choice} className={styles.figures} data-choice={choice}>
          {figures}
        </div>
      ))}
    </div>
  )
}
