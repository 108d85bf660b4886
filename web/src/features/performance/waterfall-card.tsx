// Waterfall card: from the value at the start to that at the end, step by step.
import type { RangeFigures } from '#shared/portfolio/performance-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { useBalances } from '../../lib/balances.tsx'
import { Card } from '../../ui/card.tsx'
import { BarList, barsOfSteps } from '../../ui/chart/bar-list.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
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

export function WaterfallCard({ figures }: { figures: RangeFigures }) {
  const { areHidden } = useBalances()
  const steps = stepsOf(figures)
  const bars = barsOfSteps(steps)
  return (
    <Card
      title="What the change is made of"
      action={
        <WhatIs
          heading="What the change is made of"
          ids={['unrealised-gain', 'dividend', 'brokerage']}
          load={loadTerm}
        />
      }
    >
      <p className={styles.sum}>
        Gain <Change aud={figures.gain} />
      </p>
      <BarList
        rows={steps.map(({ label, amount, isTotal = false, isFlow = false }, at) => {
          const bar = bars[at]
          const tone = isTotal ? 'total' : isFlow ? 'flow' : amount < 0 ? 'down' : 'up'
          return {
            key: label,
            label,
            value: isTotal || isFlow ? <Money aud={amount} /> : <Change aud={amount} />,
            bar: areHidden || bar === undefined ? null : { ...bar, tone },
          }
        })}
      />
      <p className={styles.muted}>
        Dividends paid out are in money out and in income. For tax, gains count after brokerage, so they differ from
        these.
      </p>
    </Card>
  )
}
