// Figure bars: numbers below one another, each with a bar; label, number and what belongs to it are text.
import { classNames } from '../../../ui/class-names.ts'
import styles from './figure.module.css'

/** In percent of the room there is. */
type Part = { start: number; length: number; look: 'full' | 'other' | 'soft' | 'down' }
export type FigureBar = { label: string; value: string; parts: readonly Part[]; detail?: string }

/** @param zeroAt where 0 lies, in percent, when there are bars to both sides of it */
export const FigureBars = ({ bars, zeroAt }: { bars: readonly FigureBar[]; zeroAt?: number }) => (
  <dl className={styles.bars}>
    {bars.map(({ label, value, parts, detail }) => (
      <div key={label} className={styles.bar}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        <dd className={styles.track} aria-hidden="true">
          {parts.map(({ start, length, look }, at) => (
            <span
              key={at}
              className={classNames(styles[look])}
              style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
            />
          ))}
          {zeroAt !== undefined && <span className={styles.zero} style={{ insetInlineStart: `${zeroAt}%` }} />}
        </dd>
        {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
      </div>
    ))}
  </dl>
)
