// History card: what one holding was worth over time, and what its trades know nothing of yet.
import { memo, useMemo } from 'react'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { dayNumber } from '#shared/kernel/dates.ts'
import { useHistory } from '../../data/use-history.ts'
import { BareChange } from '../../lib/amount.tsx'
import { messageOf } from '../../lib/api.ts'
import { formatSignedPercent } from '../../lib/format.ts'
import {
  closesText,
  fetchingText,
  figuresByRange,
  type HistoryChart,
  missingPricesText,
  standInText,
  undatedWithin,
} from '../../lib/history-words.ts'
import { Card } from '../../ui/card.tsx'
import { ChosenFigures } from '../../ui/chart/chosen-figures.tsx'
import { HistoryFailed } from '../../ui/chart/history-failed.tsx'
import { chartCard, HistoryPanel } from '../../ui/chart/history-panel.tsx'
import type { Live } from '../../ui/chart/live.ts'
import { Chip } from '../../ui/chip.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './holding.module.css'
import { SuggestionsCard, type TakeSuggestion } from './suggestions-card.tsx'

const kinds: Partial<Record<Transaction['type'], 'in' | 'out' | 'income'>> = {
  opening: 'in',
  buy: 'in',
  transferIn: 'in',
  sell: 'out',
  transferOut: 'out',
  dividend: 'income',
  distribution: 'income',
  reinvestment: 'income',
  reward: 'income',
  returnOfCapital: 'income',
}
const markerLabels = { in: 'Bought or moved in', out: 'Sold or moved out', income: 'Dividend or other income' }

const withoutUndated = 'Units without a date, sold ones too, are not in these figures.'

/** The trades within the days, as marks. */
const markersOf = (transactions: readonly Transaction[], days: readonly number[]) =>
  transactions.flatMap(({ type, date }) => {
    const kind = kinds[type]
    const day = date === null ? Number.NaN : dayNumber(date)
    return kind !== undefined && day >= (days[0] ?? 0) && day <= (days.at(-1) ?? 0) ? [{ day, kind }] : []
  })

/** Charts with the trades as their marks; the same one for the same chart. */
function marked(transactions: readonly Transaction[]): (history: HistoryChart) => HistoryChart {
  const kept = new WeakMap<HistoryChart['chart'], HistoryChart>()
  return ({ chart, fall }) => {
    const before = kept.get(chart)
    if (before !== undefined) return before
    const withTrades = { chart: { ...chart, markers: markersOf(transactions, chart.days), markerLabels }, fall }
    kept.set(chart, withTrades)
    return withTrades
  }
}

/** Drawn once for an answer, all of them: a chip shows others. */
const Figures = memo(({ answer, now }: { answer: Performance; now: Live<string> }) => (
  <ChosenFigures
    now={now}
    all={figuresByRange(answer).map(({ range, figures: { gain, timeWeighted } }) => ({
      choice: range,
      figures: (
        <>
          <BareChange aud={gain} className={styles.figure} />
          <span className={styles.muted}>{formatSignedPercent(timeWeighted * 100)} time-weighted</span>
        </>
      ),
    }))}
  />
))

type HistoryCardProps = {
  holding: Holding
  transactions: readonly Transaction[]
  onTake: TakeSuggestion
}

/** Of this holding, if there are any; other days change nothing of them. */
const Suggestions = memo(
  ({ holding, of, onTake }: Pick<HistoryCardProps, 'holding' | 'onTake'> & { of: Performance['suggestions'] }) => {
    const mine = <T extends { holdingId: string }>(found: readonly T[]): T[] =>
      found.filter(({ holdingId }) => holdingId === holding.id)
    const suggestions = { splits: mine(of.splits), splitDays: mine(of.splitDays), dividends: mine(of.dividends) }
    if (Object.values(suggestions).every(({ length }) => length === 0)) return null
    return (
      <SuggestionsCard
        holdingId={holding.id}
        symbol={holding.symbol}
        suggestions={suggestions}
        incomeType={holding.type === 'etf' ? 'distribution' : 'dividend'}
        onTake={onTake}
      />
    )
  },
)

export function HistoryCard({ holding, transactions, onTake }: HistoryCardProps) {
  const { answer, error, isError, isFetching, refetch, choice, rangeNow, dayChoices, panel } = useHistory({
    holdingId: holding.id,
  })
  const withTrades = useMemo(() => marked(transactions), [transactions])
  const days = panel?.now
  const now = useMemo(
    () =>
      days === undefined
        ? null
        : {
            ...days,
            get: () => withTrades(days.get()),
            ahead: (draw: (history: HistoryChart) => void) => days.ahead((one) => draw(withTrades(one))),
          },
    [days, withTrades],
  )
  const suggestions = answer?.suggestions
  const fetching = answer === undefined ? null : fetchingText(answer)
  const notes =
    answer === undefined
      ? []
      : [
          missingPricesText(answer),
          standInText(answer, panel?.chart.days ?? []),
          closesText(answer, holding.id),
          panel !== null && undatedWithin(answer, choice) > 0 ? withoutUndated : null,
        ].filter((note) => note !== null)
  return (
    <>
      <Card title="Value over time" className={chartCard}>
        {answer === undefined && isError ? (
          <HistoryFailed
            title="The chart couldn’t be loaded"
            dayChoices={dayChoices}
            isPending={isFetching}
            onRetry={() => void refetch()}
          >
            {messageOf(error)}
          </HistoryFailed>
        ) : answer === undefined ? (
          <Loading label="Loading the chart">
            <div className={styles.chartRoom}>
              <Skeleton height="100%" />
            </div>
          </Loading>
        ) : panel === null || now === null ? (
          <p className={styles.muted}>There’s no line yet: it takes units with the day they were bought.</p>
        ) : (
          <HistoryPanel {...panel} {...withTrades(panel)} now={now}>
            <div className={styles.figures}>
              <Figures answer={answer} now={rangeNow} />
              {fetching !== null && <Chip>{fetching}</Chip>}
              {answer.isSample && (
                <Chip tone="notice" className={styles.sample}>
                  {answer.sampleLabel}
                </Chip>
              )}
            </div>
          </HistoryPanel>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.below}>
            {note}
          </p>
        ))}
      </Card>
      {suggestions !== undefined && <Suggestions holding={holding} of={suggestions} onTake={onTake} />}
    </>
  )
}
