// Figure card: the person's own figures, drawn in the browser from what the screens show, with the same functions. The
// server names the card and knows no figure for it.
import type { ReactNode } from 'react'
import { Link } from '../../../router/router.tsx'
import type { FigureCard as CardName } from '#shared/educator/question.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { xpToNextLevel } from '#shared/learning/progress.ts'
import { sharesOf, slicesByHolding, slicesByType } from '#shared/portfolio/summary.ts'
import { type Portfolio, useHoldings } from '../../../data/use-holdings.ts'
import { usePerformance } from '../../../data/use-performance.ts'
import { useProgress } from '../../../data/use-progress.ts'
import { Change, Money, Quantity } from '../../../lib/amount.tsx'
import { formatCount, formatPercent, formatQuantity } from '../../../lib/format.ts'
import { holdingTypePlurals } from '../../../lib/holding-words.ts'
import { paths } from '../../../lib/paths.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { LessonLink } from '../lesson-link.tsx'
import styles from './answer.module.css'

const mostRows = 8
const allTime = { range: 'All', compare: null } as const
const diversificationLesson = 3

type FigureProps = { label: string; children: ReactNode }
const Figure = ({ label, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Nothing = () => (
  <p>
    Nothing is in your portfolio yet. <Link to={paths.portfolio}>Add what you hold</Link> and the figures show up here.
  </p>
)

const Value = ({ portfolio: { summary } }: { portfolio: Portfolio }) => (
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

const Holdings = ({ portfolio: { holdings } }: { portfolio: Portfolio }) => {
  const rows = sharesOf(holdings).toSorted((a, b) => b.sharePercent - a.sharePercent)
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, mostRows).map(({ holding }) => (
          <li key={holding.id}>
            <span>
              <strong>{holding.symbol}</strong> <Quantity units={holding.quantity} />
            </span>
            <Money aud={holding.totalValue} />
          </li>
        ))}
      </ul>
      {rows.length > mostRows && <p className={styles.small}>{formatCount(rows.length - mostRows, 'more')}.</p>}
    </>
  )
}

const topCount = 3

const Concentration = ({ portfolio: { holdings } }: { portfolio: Portfolio }) => {
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

function Performance({ portfolio, what }: { portfolio: Portfolio; what: 'performance' | 'brokerage' | 'dividends' }) {
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
        </dl>
        <p className={styles.small}>With trades and their dates on record, returns over time can be worked out.</p>
      </>
    ) : (
      <p>No trades with dates are on record yet, so there is nothing to add up.</p>
    )
  }
  const figures = {
    performance: (
      <>
        <Figure label="Gain/Loss">
          <Change aud={all.gain} />
        </Figure>
        <Figure label="Time-weighted">
          <Change percent={all.timeWeighted * 100} />
        </Figure>
        {all.moneyWeightedPerYear !== null && (
          <Figure label="Money-weighted, a year">
            <Change percent={all.moneyWeightedPerYear * 100} />
          </Figure>
        )}
      </>
    ),
    brokerage: (
      <Figure label="Brokerage paid">
        <Money aud={Math.abs(all.brokerage)} />
      </Figure>
    ),
    dividends: (
      <Figure label="Dividends and distributions">
        <Money aud={all.income} />
      </Figure>
    ),
  }
  return (
    <>
      <dl className={styles.figures}>{figures[what]}</dl>
      <p className={styles.small}>
        From the trades on record, since the first one.{data?.isSample === true && ' Some prices are samples.'}{' '}
        <Link to={paths.performance}>Performance</Link>
      </p>
    </>
  )
}

function Learning() {
  const { data: progress, isPending } = useProgress()
  if (progress === undefined) return isPending ? <Waiting /> : <p>Your progress can’t be shown right now.</p>
  const done = new Set(progress.completedLessons)
  const next = lessonCatalogue.find(({ id }) => !done.has(id))
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Lessons">
          {done.size} of {lessonCatalogue.length}
        </Figure>
        <Figure label="Level">{progress.level}</Figure>
        <Figure label="XP">
          {formatQuantity(progress.xp)} ({xpToNextLevel(progress.xp)} to the next level)
        </Figure>
      </dl>
      {next !== undefined && (
        <p className={styles.small}>
          Not completed yet: <LessonLink id={next.id} />
        </p>
      )}
    </>
  )
}

const Waiting = () => (
  <Loading label="Working out your figures">
    <Skeleton height="3rem" />
  </Loading>
)

const titles: Record<CardName, string> = {
  value: 'What your portfolio is worth',
  holdings: 'What you hold',
  concentration: 'How your portfolio is spread',
  learning: 'Your lessons',
  performance: 'How your portfolio has done',
  brokerage: 'Brokerage you have paid',
  dividends: 'Dividends you have received',
}

function OfPortfolio({ card }: { card: Exclude<CardName, 'learning'> }) {
  const { data: portfolio, isPending } = useHoldings()
  if (portfolio === undefined) return isPending ? <Waiting /> : <p>Your portfolio can’t be shown right now.</p>
  if (portfolio.holdings.length === 0) return <Nothing />
  if (card === 'value') return <Value portfolio={portfolio} />
  if (card === 'holdings') return <Holdings portfolio={portfolio} />
  if (card === 'concentration') return <Concentration portfolio={portfolio} />
  return <Performance portfolio={portfolio} what={card} />
}

/** A card that this version does not know shows nothing. */
export const FigureCard = ({ card }: { card: CardName }) =>
  card in titles ? (
    <div role="group" className={styles.card} aria-label={titles[card]}>
      <h3 className={styles.label}>{titles[card]}</h3>
      {card === 'learning' ? <Learning /> : <OfPortfolio card={card} />}
      <p className={styles.small}>Worked out on this device. The AI doesn’t see it.</p>
    </div>
  ) : null
