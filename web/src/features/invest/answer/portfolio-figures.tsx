// Portfolio figures: what is held, what it is worth and how it is spread, as cards beside an answer.
import type { Holding } from '#shared/portfolio/holding.ts'
import { gainOf, sharesOf, slicesByHolding, slicesByType, summarise } from '#shared/portfolio/summary.ts'
import { Link } from '../../../router/router.tsx'
import type { Portfolio } from '../../../data/use-holdings.ts'
import { Change, Money, Price, Quantity, UnknownChange } from '../../../lib/amount.tsx'
import { formatCount, formatPercent } from '../../../lib/format.ts'
import { holdingTypePlurals } from '../../../lib/holding-words.ts'
import { paths } from '../../../lib/paths.ts'
import { LessonLink } from '../lesson-link.tsx'
import styles from './answer.module.css'
import { Figure } from './figure-parts.tsx'

const mostRows = 8
const diversificationLesson = 3

export const Value = ({ portfolio: { summary } }: { portfolio: Portfolio }) => (
  <>
    <dl className={styles.figures}>
      <Figure label="Value">
        <Money aud={summary.totalValue} />
      </Figure>
      <Figure label="Cost">
        <Money aud={summary.totalCost} />
      </Figure>
      <Figure label="Gain/Loss">
        <Change aud={summary.gainLoss} percent={summary.gainLossPercent} />
      </Figure>
    </dl>
    {summary.samplePriced + summary.stalePriced + summary.costPriced > 0 && (
      <p className={styles.small}>Some of it stands at older, sample or paid prices.</p>
    )}
  </>
)

/** What a kind is worth, and its gain where a price of it is known. */
const Kind = ({ holdings }: { holdings: readonly Holding[] }) => {
  const priced = holdings.filter((holding) => gainOf(holding) !== null)
  const { gainLoss, gainLossPercent } = summarise(priced)
  return (
    <>
      <Money aud={summarise(holdings).totalValue} />{' '}
      {priced.length === 0 ? (
        <UnknownChange size="small" />
      ) : (
        <Change size="small" aud={gainLoss} percent={gainLossPercent} />
      )}
    </>
  )
}

const Row = ({ holding }: { holding: Holding }) => {
  const gain = gainOf(holding)
  return (
    <li>
      <p className={styles.line}>
        <span>
          <strong>{holding.symbol}</strong> <Quantity units={holding.quantity} />
        </span>
        <Money aud={holding.totalValue} />
      </p>
      <p className={styles.line}>
        <span className={styles.small}>
          Average cost <Price aud={holding.costBasis} isPrivate />
        </span>
        {gain === null ? (
          <UnknownChange size="small" />
        ) : (
          <Change size="small" aud={gain.gain} percent={gain.gainPercent} />
        )}
      </p>
    </li>
  )
}

export const Holdings = ({ portfolio: { holdings } }: { portfolio: Portfolio }) => {
  const rows = sharesOf(holdings).toSorted((a, b) => b.sharePercent - a.sharePercent)
  const kinds = slicesByType(holdings)
  return (
    <>
      {kinds.length > 1 && (
        <dl className={styles.figures}>
          {kinds.map(({ key, type }) => (
            <Figure key={key} label={holdingTypePlurals[type]}>
              <Kind holdings={holdings.filter((holding) => holding.type === type)} />
            </Figure>
          ))}
        </dl>
      )}
      <ul className={styles.rows}>
        {rows.slice(0, mostRows).map(({ holding }) => (
          <Row key={holding.id} holding={holding} />
        ))}
      </ul>
      <p className={styles.small}>
        {rows.length > mostRows && `${formatCount(rows.length - mostRows, 'more')}. `}Gains and losses are since buying,
        at the prices shown. <Link to={paths.portfolio}>Portfolio</Link>
      </p>
    </>
  )
}

const topCount = 3

export const Concentration = ({ portfolio: { holdings } }: { portfolio: Portfolio }) => {
  const slices = slicesByHolding(holdings, Number.POSITIVE_INFINITY)
  const [largest] = slices
  const top = slices.slice(0, topCount).reduce((sum, { sharePercent }) => sum + sharePercent, 0)
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Largest holding">
          {largest?.label} {formatPercent(largest?.sharePercent ?? 0, 1)}
        </Figure>
        {slices.length > topCount && <Figure label="Three largest">{formatPercent(top, 1)}</Figure>}
        {slicesByType(holdings).map(({ key, type, sharePercent }) => (
          <Figure key={key} label={holdingTypePlurals[type]}>
            {formatPercent(sharePercent, 1)}
          </Figure>
        ))}
      </dl>
      <p className={styles.small}>
        Shares of the whole at the prices shown. What concentration means: <LessonLink id={diversificationLesson} />
      </p>
    </>
  )
}
