// Returns card: the two returns side by side, each with the question it answers, and the fall on the way.
import type { ReactNode } from 'react'
import type { RangeFigures } from '#shared/portfolio/performance-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Change } from '../../lib/amount.tsx'
import { formatCount, formatPercent } from '../../lib/format.ts'
import { fallText } from '../../lib/history-words.ts'
import { LessonLine } from '../../lib/lesson-line.tsx'
import { Card } from '../../ui/card.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './performance.module.css'

const Return = ({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) => (
  <div>
    <h3>{label}</h3>
    <p className={styles.figure}>{value}</p>
    <p className={styles.muted}>{children}</p>
  </div>
)

export const ReturnsCard = ({ figures }: { figures: RangeFigures }) => {
  const { timeWeighted, timeWeightedPerYear, moneyWeightedPerYear, drawdown, volatility, days, daysWithoutCapital } =
    figures
  return (
    <Card
      title="Two ways to say a return"
      action={<WhatIs heading="Two ways to say a return" ids={['return', 'drawdown', 'volatility']} load={loadTerm} />}
    >
      <div className={styles.returns}>
        <Return label="Time-weighted" value={<Change percent={timeWeighted * 100} />}>
          What did the investments do, whenever money came or went?{' '}
          {timeWeightedPerYear === null
            ? 'Under a year, so not spread over a year.'
            : `That is ${formatPercent(timeWeightedPerYear * 100)} a year.`}
        </Return>
        <Return
          label="Money-weighted, a year"
          value={moneyWeightedPerYear === null ? 'Not shown' : <Change percent={moneyWeightedPerYear * 100} />}
        >
          What did your dollars do, with the days they came and went?{' '}
          {moneyWeightedPerYear === null &&
            (days < 30
              ? 'Too short to say per year.'
              : 'They were in for under 30 days, or no single rate fits these dates and amounts.')}
        </Return>
      </div>
      <ul className={styles.notes}>
        {drawdown !== null && <li>{fallText(drawdown)}.</li>}
        {volatility !== null && <li>Ups and downs (volatility): {formatPercent(volatility * 100, 1)} a year.</li>}
        {daysWithoutCapital > 0 && (
          <li>
            {formatCount(
              daysWithoutCapital,
              'day with a gain and no money invested is',
              'days with a gain and no money invested are',
            )}{' '}
            left out.
          </li>
        )}
      </ul>
      <LessonLine ids={[2, 9]} />
    </Card>
  )
}
