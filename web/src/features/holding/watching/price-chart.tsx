// Price chart: a year of closes of something that is watched.
import { useMemo, useState } from 'react'
import { dayOf, spokenDay } from '#shared/kernel/dates.ts'
import type { InstrumentHistory } from '#shared/market/history-contract.ts'
import type { Security } from '#shared/watchlist/watched.ts'
import { useYearOfCloses } from '../../../data/use-watching.ts'
import { messageOf } from '../../../lib/api.ts'
import { formatPrice } from '../../../lib/format.ts'
import { ChartTable } from '../../../ui/chart/chart-table.tsx'
import type { LiveCharts } from '../../../ui/chart/chart-picture.ts'
import { ValueChart } from '../../../ui/chart/value-chart.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PillButton } from '../../../ui/pill-button.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './watching.module.css'

const sourceNames = { yahoo: 'Yahoo Finance', coingecko: 'CoinGecko', sample: 'a made-up sample' } as const

const formatDay = (day: number): string => spokenDay(dayOf(day))

type YearProps = { symbol: string; history: InstrumentHistory; sampleLabel: string }

function Year({ symbol, history, sampleLabel }: YearProps) {
  const { days, closes, source, isSample, earlier } = history
  const [isTable, setTable] = useState(false)
  const label = `Price of ${symbol} over a year`
  const lines = useMemo(() => [{ key: 'close', label: 'Close', values: closes, look: 'main' as const }], [closes])
  const now = useMemo((): LiveCharts => {
    const describe = (at: number): string => `${formatDay(days[at] ?? 0)}: ${formatPrice(closes[at] ?? 0)}`
    const shown = { chart: { days, lines, markers: [], edges: 'prices' as const, describe }, fall: null }
    return { get: () => shown, ahead: () => () => undefined, subscribe: () => () => undefined }
  }, [days, closes, lines])
  return (
    <div className={styles.chart}>
      {isTable ? (
        <ChartTable label={label} days={days} lines={lines} formatDay={formatDay} formatValue={formatPrice} />
      ) : (
        <ValueChart
          label={label}
          now={now}
          isShaded={false}
          lines={lines}
          markers={[]}
          markerLabels={{}}
          shaded={null}
        />
      )}
      <div className={styles.below}>
        <PillButton onClick={() => setTable(!isTable)}>{isTable ? 'Show as chart' : 'Show as table'}</PillButton>
        {isSample ? (
          <Chip tone="notice">{sampleLabel}</Chip>
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

export default function PriceChart({ security }: { security: Security }) {
  const { data, error, isError, isFetching, refetch } = useYearOfCloses(security)
  if (data === undefined && isError) {
    return (
      <RetryBanner title="The chart couldn’t be loaded" isPending={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </RetryBanner>
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
  return <Year symbol={security.symbol} history={found} sampleLabel={data.sampleLabel} />
}
