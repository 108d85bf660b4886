// Price chart: a year of closes of something that is watched.
import { useState } from 'react'
import { dayOf, spokenDay } from '#shared/kernel/dates.ts'
import type { Security } from '#shared/watchlist/watched.ts'
import { useYearOfCloses } from '../../../data/use-watching.ts'
import { messageOf } from '../../../lib/api.ts'
import { formatPrice } from '../../../lib/format.ts'
import { ChartTable } from '../../../ui/chart/chart-table.tsx'
import { HistoryError } from '../../../ui/chart/history-error.tsx'
import { ValueChart } from '../../../ui/chart/value-chart.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PillButton } from '../../../ui/pill-button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './watching.module.css'

const sourceNames = { yahoo: 'Yahoo Finance', coingecko: 'CoinGecko', sample: 'a made-up sample' } as const

const formatDay = (day: number): string => spokenDay(dayOf(day))

export default function PriceChart({ security }: { security: Security }) {
  const { data, error, isError, isFetching, refetch } = useYearOfCloses(security)
  const [isTable, setTable] = useState(false)
  if (data === undefined && isError) {
    return (
      <HistoryError
        title="The chart couldn’t be loaded"
        message={messageOf(error)}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const found = data?.histories[0]
  if (data === undefined || (found === undefined && data.state.kind === 'fetching')) {
    return (
      <Loading label="Loading the chart">
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  if (found === undefined || found.days.length < 2) return <p className={styles.quiet}>There are no past prices yet.</p>
  const { days, closes, source, isSample, earlier } = found
  const lines = [{ key: 'close', label: 'Close', values: closes, look: 'main' as const }]
  const chart = {
    label: `Price of ${security.symbol} over a year`,
    days,
    lines,
    formatValue: formatPrice,
  }
  return (
    <div className={styles.chart}>
      {isTable ? (
        <ChartTable {...chart} formatDay={formatDay} />
      ) : (
        <ValueChart
          {...chart}
          shaded={null}
          describe={(at) => `${formatDay(days[at] ?? 0)}: ${formatPrice(closes[at] ?? 0)}`}
        />
      )}
      <div className={styles.below}>
        <PillButton onClick={() => setTable(!isTable)}>{isTable ? 'Show as chart' : 'Show as table'}</PillButton>
        {isSample ? (
          <Chip tone="notice">{data.sampleLabel}</Chip>
        ) : (
          <span className={styles.quiet}>
            Daily closes from {sourceNames[source]}
            {earlier !== undefined && `, before ${spokenDay(earlier.until)} from Yahoo Finance`}
          </span>
        )}
      </div>
    </div>
  )
}
