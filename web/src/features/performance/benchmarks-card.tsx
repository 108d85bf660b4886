// Benchmarks card: the same dollars on the same days in something else.
import { spokenDay } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Money } from '../../lib/amount.tsx'
import { formatSignedPercent } from '../../lib/format.ts'
import { LessonLine } from '../../lib/lesson-line.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './performance.module.css'

const percent = (fraction: number | null): string => (fraction === null ? '–' : formatSignedPercent(fraction * 100))

export function BenchmarksCard({ answer, range }: { answer: Performance; range: string }) {
  const rows = answer.benchmarks.flatMap((benchmark) =>
    benchmark.comparisons.filter((one) => one.range === range).map((comparison) => ({ benchmark, comparison })),
  )
  if (rows.length === 0) return null
  const lastDay = (range === 'own' ? answer.own?.to : undefined) ?? answer.asOf
  return (
    <Card
      title="The same dollars in something else"
      action={<WhatIs heading="The same dollars in something else" ids={['benchmark', 'index']} load={loadTerm} />}
    >
      <p className={styles.muted}>
        {answer.benchmarkNote} Each runs from the first to the last day that both are known.
      </p>
      <ul className={styles.others}>
        {rows.map(({ benchmark: { id, name, source, isSample, knownTo }, comparison }) => (
          <li key={id}>
            <h3>
              {name} {isSample && <Chip tone="notice">Sample</Chip>}
            </h3>
            <p>
              <Money aud={comparison.endValue + comparison.moneyOut} /> with what came out on the way; yours{' '}
              <Money aud={comparison.ownEndValue + comparison.ownMoneyOut} />.
            </p>
            <p className={styles.muted}>
              Money-weighted {percent(comparison.moneyWeightedPerYear)} a year, yours{' '}
              {percent(comparison.ownMoneyWeightedPerYear)}. By itself {percent(comparison.indexReturn)} from{' '}
              {spokenDay(comparison.from)} to {spokenDay(comparison.to)}. Source: {source}
              {knownTo !== null && knownTo < answer.asOf && `, known up to ${spokenDay(knownTo)}`}.
              {knownTo !== null &&
                comparison.to < knownTo &&
                comparison.to < lastDay &&
                ' Later figures are of a series that can’t be joined to these, so it stops there.'}
            </p>
          </li>
        ))}
      </ul>
      <LessonLine ids={[3, 4]} />
    </Card>
  )
}
