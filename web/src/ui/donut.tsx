// Donut: shares of a whole as a ring, drawn by hand: a chart library would weigh more than the page it is on.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './donut.module.css'

export type Arc = { key: string; sharePercent: number; colour: string }
type DonutProps = {
  arcs: readonly Arc[]
  /** What the ring says, in words, for whoever cannot see it. */
  description: string
  /** The arc that somebody points at, here or elsewhere; the others step back. */
  pointedKey?: string | null
  onPoint?: (key: string | null) => void
  children?: ReactNode
}

const strokeWidth = 15
const radius = 50 - strokeWidth / 2
/** Between two arcs, in percent of the ring. */
const gap = 0.8

export function Donut({ arcs, description, pointedKey = null, onPoint, children }: DonutProps) {
  let start = 0
  const shown = arcs.filter(({ sharePercent }) => sharePercent > 0)
  return (
    <div className={styles.donut}>
      <svg className={styles.ring} viewBox="0 0 100 100" role="img" aria-label={description}>
        <circle className={styles.track} cx="50" cy="50" r={radius} strokeWidth={strokeWidth} />
        {shown.map(({ key, sharePercent, colour }) => {
          const from = start
          start += sharePercent
          // A lone arc is a closed ring; a tiny one is still to be seen.
          const length = shown.length === 1 ? 100 : Math.max(0.4, sharePercent - gap)
          return (
            <circle
              key={key}
              className={classNames(styles.arc, pointedKey !== null && pointedKey !== key && styles.back)}
              onPointerEnter={() => onPoint?.(key)}
              onPointerLeave={() => onPoint?.(null)}
              cx="50"
              cy="50"
              r={radius}
              pathLength={100}
              stroke={colour}
              strokeWidth={strokeWidth}
              strokeDasharray={`${length} ${100 - length}`}
              strokeDashoffset={-from}
            />
          )
        })}
      </svg>
      {children !== undefined && <div className={styles.middle}>{children}</div>}
    </div>
  )
}
