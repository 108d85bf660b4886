// Waterfall card: from the value at the start to that at the end, step by step.
import type { RangeFigures } from '#shared/portfolio/performance-contract.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { useBalances } from '../../lib/balances.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './performance.module.css'

/** Money that comes or goes is neither a gain nor a loss. */
type Step = { label: string; amount: number; isTotal?: boolean; isFlow?: boolean }

const stepsOf = (figures: RangeFigures): Step[] => [
  { label: 'Value at the start', amount: figures.startValue, isTotal: true },
  { label: 'Money in', amount: figures.moneyIn, isFlow: true },
  { label: 'Money out', amount: -figures.moneyOut, isFlow: true },
  { label: 'Unrealised, before brokerage', amount: figures.unrealised },
  { label: 'Realised, before brokerage', amount: figures.realised },
  { label: 'Income', amount: figures.income },
  { label: 'Brokerage', amount: figures.brokerage },
  { label: 'Value at the end', amount: figures.endValue, isTotal: true },
]

/** Where each bar begins and ends: a total stands on 0, a step on where the one before ended. */
function barsOf(steps: readonly Step[]): Array<Step & { from: number; to: number }> {
  let level = 0
  return steps.map((step) => {
    const from = step.isTotal === true ? 0 : level
    level = step.isTotal === true ? step.amount : level + step.amount
    return { ...step, from, to: level }
  })
}

export function WaterfallCard({ figures }: { figures: RangeFigures }) {
  const { areHidden } = useBalances()
  const bars = barsOf(stepsOf(figures))
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...ends)
  const span = Math.max(...ends, 1) - low
  return (
    <Card title="What the change is made of">
      <p className={styles.sum}>
        Gain <Change aud={figures.gain} />
      </p>
      <dl className={styles.steps}>
        {bars.map(({ label, amount, isTotal = false, isFlow = false, from, to }) => (
          <div key={label} className={styles.step}>
            <dt>{label}</dt>
            <dd className={styles.track} aria-hidden="true">
              {/* Covered amounts are not to be read off a length either. */}
              {!areHidden && (
                <span
                  className={isTotal ? styles.total : isFlow ? styles.flow : amount < 0 ? styles.down : styles.up}
                  style={{
                    insetInlineStart: `${(100 * (Math.min(from, to) - low)) / span}%`,
                    width: `${Math.max(0.4, (100 * Math.abs(to - from)) / span)}%`,
                  }}
                />
              )}
            </dd>
            <dd className={styles.amount}>{isTotal || isFlow ? <Money aud={amount} /> : <Change aud={amount} />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>
        Dividends paid out are in money out and in income. For tax, gains count after brokerage, so they differ from
        these.
      </p>
    </Card>
  )
}
