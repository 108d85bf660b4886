// Bar list: amounts below one another, each with a bar that says where it begins and how far it goes; the numbers are text.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './bar-list.module.css'

export type BarRow = {
  key: string | number
  label: ReactNode
  value: ReactNode
  /** In percent of the track; null where the amount is covered, and is not to be read off a length either. */
  bar: { startPercent: number; lengthPercent: number; tone: 'total' | 'flow' | 'up' | 'down' } | null
}

export const BarList = ({ rows }: { rows: readonly BarRow[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ key, label, value, bar }) => (
      <div key={key} className={styles.row}>
        <dt>{label}</dt>
        <dd className={styles.track} aria-hidden="true">
          {bar !== null && (
            <span
              className={classNames(styles[bar.tone])}
              style={{ insetInlineStart: `${bar.startPercent}%`, width: `${Math.max(0.4, bar.lengthPercent)}%` }}
            />
          )}
        </dd>
        <dd className={styles.amount}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** One step of an amount on its way to another: a total stands on 0, a change begins where the step before it ended. */
export type Step = { amount: number; isTotal?: boolean }

/** The bars of steps, top to bottom, in percent of the room that all of them take together with 0. */
export function barsOfSteps(steps: readonly Step[]): Array<{ startPercent: number; lengthPercent: number }> {
  let level = 0
  const ends = steps.map(({ amount, isTotal = false }) => {
    const from = isTotal ? 0 : level
    level = from + amount
    return { from, to: level }
  })
  const all = ends.flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...all)
  const span = Math.max(...all, 0) - low || 1
  return ends.map(({ from, to }) => ({
    startPercent: (100 * (Math.min(from, to) - low)) / span,
    lengthPercent: (100 * Math.abs(to - from)) / span,
  }))
}
