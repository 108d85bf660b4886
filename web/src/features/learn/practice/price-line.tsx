// Price line: a made-up price up to today, with a mark where something was moved. Its end points are in the words beside it.
import type { Choice } from '#shared/learning/time-machine.ts'
import styles from './time-machine.module.css'

const [width, height, edge] = [320, 120, 6]

type PriceLineProps = {
  /** AUD by month, the start first. */
  prices: readonly number[]
  /** How many months the whole width is. */
  months: number
  marks: readonly { month: number; choice: Choice }[]
  label: string
}

export function PriceLine({ prices, months, marks, label }: PriceLineProps) {
  const high = Math.max(...prices, 120)
  const low = Math.min(...prices, 80)
  const x = (month: number): number => edge + ((width - 2 * edge) * month) / months
  const y = (price: number): number => edge + ((height - 2 * edge) * (high - price)) / (high - low)
  const points = prices.map((price, month) => `${x(month).toFixed(1)},${y(price).toFixed(1)}`).join(' ')
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line className={styles.base} x1={edge} x2={width - edge} y1={y(100)} y2={y(100)} />
      <polyline className={styles.path} points={points} />
      {marks.map(({ month, choice }) => {
        const [cx, cy] = [x(month), y(prices[month] ?? 100)]
        // Up for what went in, down for what came out: told apart without a colour.
        const tip = choice === 'add' ? -5 : 5
        return (
          <path
            key={month}
            className={styles.mark}
            d={`M${cx - 4.5},${cy - tip / 2}L${cx + 4.5},${cy - tip / 2}L${cx},${cy + tip}Z`}
          />
        )
      })}
      <circle className={styles.now} cx={x(prices.length - 1)} cy={y(prices.at(-1) ?? 100)} r="3.5" />
    </svg>
  )
}
