// Years card: the time-weighted return of each year, by the calendar or by the tax office's year.
import { memo, useState } from 'react'
import { financialYearLabel } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { Change } from '../../lib/amount.tsx'
import { formatSignedPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './performance.module.css'

type Kind = keyof Performance['years']
const kinds = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'financial', label: 'Financial' },
] as const

const yearText = ({ year, timeWeighted }: { year: number; timeWeighted: number }): string =>
  `${year} (${formatSignedPercent(timeWeighted * 100)})`

type YearsCardProps = { years: Performance['years']; bestAndWorst: Performance['bestAndWorstYear'] }

export const YearsCard = memo(function YearsCard({ years, bestAndWorst }: YearsCardProps) {
  const [kind, setKind] = useState<Kind>('calendar')
  const shown = years[kind]
  const most = Math.max(0.0001, ...shown.map(({ timeWeighted }) => Math.abs(timeWeighted)))
  return (
    <Card
      title="Year by year"
      action={<SegmentedControl label="Which years" options={kinds} value={kind} onChange={setKind} />}
    >
      <BarList
        rows={shown.toReversed().map(({ year, timeWeighted, gain, isWhole, isEmpty }) => ({
          key: year,
          label: (
            <>
              {kind === 'calendar' ? year : financialYearLabel(year)}
              {!isWhole && <span className={styles.muted}> {isEmpty ? 'nothing invested' : 'part of it'}</span>}
            </>
          ),
          value: <Change aud={gain} percent={timeWeighted * 100} />,
          bar: {
            startPercent: timeWeighted < 0 ? 50 - (50 * -timeWeighted) / most : 50,
            lengthPercent: (50 * Math.abs(timeWeighted)) / most,
            tone: timeWeighted < 0 ? 'down' : 'up',
          },
        }))}
      />
      {bestAndWorst !== null && bestAndWorst.best.year !== bestAndWorst.worst.year && (
        <p className={styles.muted}>
          Of whole calendar years, the highest was {yearText(bestAndWorst.best)} and the lowest{' '}
          {yearText(bestAndWorst.worst)}.
        </p>
      )}
      <p className={styles.muted}>
        Dollars are the gain; percent is time-weighted. A part of a year is not spread over a year.
      </p>
    </Card>
  )
})
