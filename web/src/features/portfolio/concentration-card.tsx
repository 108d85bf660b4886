// Concentration card: how what is held is spread, in figures without a grade, each with what it means one tap away.
import { memo, type ReactNode } from 'react'
import { concentrationOf } from '#shared/portfolio/concentration.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { loadTerm } from '../../data/terms.ts'
import { formatCount, formatPercent, formatQuantity } from '../../lib/format.ts'
import { holdingTypePlurals } from '../../lib/holding-words.ts'
import { LessonLine } from '../../lib/lesson-line.tsx'
import { Card } from '../../ui/card.tsx'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { Explain } from '../../ui/explain.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './concentration.module.css'

const diversificationLesson = 3

const Figure = ({ label, about, children }: { label: string; about: ReactNode; children: ReactNode }) => (
  <div>
    <dt>
      {label} <Explain label={`What is this? ${label}`}>{about}</Explain>
    </dt>
    <dd className={styles.figure}>{children}</dd>
  </div>
)

function ConcentrationCard({ holdings }: { holdings: readonly Holding[] }) {
  const { largest, effectiveHoldings, securities, byType } = concentrationOf(holdings)
  if (largest === null || effectiveHoldings === null) return null
  return (
    <Card
      title="How it is spread"
      action={
        <WhatIs heading="How it is spread" ids={['concentration', 'diversification', 'asset-class']} load={loadTerm} />
      }
    >
      <dl className={styles.figures}>
        <Figure
          label="Largest holding"
          about="The security with the largest share of the whole at the prices shown. Several parcels of one security count as one."
        >
          {largest.label}, {formatPercent(largest.sharePercent, 1)}
        </Figure>
        <Figure
          label="Effective number of holdings"
          about="1 divided by the sum of the squared shares: how many holdings of equal size would be spread the same way. Two equal ones give 2; one of 90% beside one of 10% give 1.2. An ETF counts as one, however much is inside it."
        >
          {formatQuantity(Math.round(effectiveHoldings * 10) / 10)}, of {formatCount(securities, 'holding')}
        </Figure>
      </dl>
      <h3 className={styles.heading}>Share of each kind</h3>
      <BarList
        rows={byType.map(({ key, type, sharePercent }) => ({
          key,
          label: holdingTypePlurals[type],
          value: formatPercent(sharePercent, 1),
          bar: { startPercent: 0, lengthPercent: sharePercent, tone: 'flow' },
        }))}
      />
      <p className={styles.note}>Percent of the whole, at the prices shown.</p>
      <LessonLine ids={[diversificationLesson]} />
    </Card>
  )
}

/** Worked out again for other holdings only: the page around it is drawn for every sheet that opens. */
export default memo(ConcentrationCard)
