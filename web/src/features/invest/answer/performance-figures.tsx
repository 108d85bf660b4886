// Performance figures: gain, returns, brokerage and dividends over time, as cards beside an answer.
import { performers } from '#shared/portfolio/summary.ts'
import { Link } from '../../../router/router.tsx'
import type { Portfolio } from '../../../data/use-holdings.ts'
import { usePerformance } from '../../../data/use-performance.ts'
import { Change, Money } from '../../../lib/amount.tsx'
import { paths } from '../../../lib/paths.ts'
import styles from './answer.module.css'
import { Figure, Waiting } from './figure-parts.tsx'

const allTime = { range: 'All', compare: null } as const

/** Which holdings stand highest and lowest since they were bought; figures, and no verdict. */
const Extremes = ({ portfolio: { holdings } }: { portfolio: Portfolio }) => {
  const { top, bottom } = performers(holdings)
  const labelled = [
    { label: 'Highest since buying', performer: top },
    { label: 'Lowest since buying', performer: bottom },
  ]
  return labelled.map(
    ({ label, performer }) =>
      performer !== undefined && (
        <Figure key={label} label={label}>
          {performer.holding.symbol} <Change percent={performer.gainPercent} />
        </Figure>
      ),
  )
}

export function Performance({
  portfolio,
  what,
}: {
  portfolio: Portfolio
  what: 'performance' | 'brokerage' | 'dividends'
}) {
  const { data, isPending } = usePerformance(allTime)
  if (isPending) return <Waiting />
  const isDated = data !== undefined && data.from !== null
  const all = isDated ? data.ranges.find(({ chip }) => chip === 'All') : undefined
  const { summary } = portfolio
  if (all === undefined) {
    return what === 'performance' ? (
      <>
        <dl className={styles.figures}>
          <Figure label="Gain/Loss since buying">
            <Change aud={summary.gainLoss} percent={summary.gainLossPercent} />
          </Figure>
          <Extremes portfolio={portfolio} />
        </dl>
        <p className={styles.small}>With trades and their dates on record, returns over time can be worked out.</p>
      </>
    ) : (
      <p>No trades with dates are on record yet, so there is nothing to add up.</p>
    )
  }
  const year = data?.ranges.find(({ chip }) => chip === 'FY')
  const month = data?.ranges.find(({ chip }) => chip === '1M')
  const figures = {
    performance: (
      <>
        <Figure label="Gain/Loss">
          <Change aud={all.gain} />
        </Figure>
        {month !== undefined && (
          <Figure label="Gain/Loss, past month">
            <Change aud={month.gain} />
          </Figure>
        )}
        {year !== undefined && (
          <Figure label="Gain/Loss, this financial year">
            <Change aud={year.gain} />
          </Figure>
        )}
        <Figure label="Time-weighted">
          <Change percent={all.timeWeighted * 100} />
        </Figure>
        {all.moneyWeightedPerYear !== null && (
          <Figure label="Money-weighted, a year">
            <Change percent={all.moneyWeightedPerYear * 100} />
          </Figure>
        )}
        <Extremes portfolio={portfolio} />
      </>
    ),
    brokerage: (
      <>
        <Figure label="Brokerage paid">
          <Money aud={Math.abs(all.brokerage)} />
        </Figure>
        {year !== undefined && (
          <Figure label="This financial year">
            <Money aud={Math.abs(year.brokerage)} />
          </Figure>
        )}
      </>
    ),
    dividends: (
      <>
        <Figure label="Dividends and distributions">
          <Money aud={all.income} />
        </Figure>
        {year !== undefined && (
          <Figure label="This financial year">
            <Money aud={year.income} />
          </Figure>
        )}
      </>
    ),
  }
  return (
    <>
      <dl className={styles.figures}>{figures[what]}</dl>
      <p className={styles.small}>
        From the trades on record; where no time is named, since the first one.
        {what === 'performance' && ' Highest and lowest are of all you hold, at the prices shown.'}
        {data?.isSample === true && ' Some prices are samples.'} <Link to={paths.performance}>Performance</Link>
      </p>
    </>
  )
}
