// Allocation bars: each class of the example as a bar, with today's percentage marked on it and written beside it.
import { type Allocation, allocationClasses } from '#shared/portfolio/allocation.ts'
import { formatPercent } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './allocation-bars.module.css'
import { classColours, classNamesOf } from './asset-classes.ts'

type AllocationBarsProps = {
  example: Allocation
  /** Null when nothing is held, or it is not known what. */
  current: Allocation | 'loading' | null
}

export function AllocationBars({ example, current }: AllocationBarsProps) {
  return (
    <div>
      <p className={styles.key} aria-hidden="true">
        <span className={styles.keyExample} /> Example
        {current !== null && (
          <>
            <span className={styles.keyNow} /> Today
          </>
        )}
      </p>
      <ul className={styles.classes}>
        {allocationClasses.map((name) => (
          <li key={name} className={styles.class}>
            <span className={styles.swatch} style={{ background: classColours[name] }} aria-hidden="true" />
            <span className={styles.name}>{classNamesOf[name]}</span>
            <span className={styles.figures}>
              <span className={styles.example}>
                <span className={styles.word}>Example </span>
                {example[name]}%
              </span>
              {current !== null && (
                <span className={styles.now}>
                  <span className={styles.word}>Today </span>
                  {current === 'loading' ? <Skeleton width="3rem" /> : formatPercent(current[name], 1)}
                </span>
              )}
            </span>
            {name === 'crypto' && <span className={styles.warning}>Crypto can lose most of its value.</span>}
            <span className={styles.track} aria-hidden="true">
              <span className={styles.clip}>
                <span
                  className={styles.bar}
                  style={{ background: classColours[name], transform: `translateX(${example[name] - 100}%)` }}
                />
              </span>
              {current !== null && current !== 'loading' && (
                <span
                  className={styles.marker}
                  style={{ insetInlineStart: `${Math.min(100, Math.max(0, current[name]))}%` }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
