// History card: what the holdings with trades were worth over time. Comes after the Dashboard's figures, with its own request.
import { ChartLine } from 'lucide-react'
import { memo } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { useHistory } from '../../data/use-history.ts'
import { messageOf } from '../../lib/api.ts'
import { BareChange } from '../../lib/amount.tsx'
import { useBalances } from '../../lib/balances.tsx'
import { formatSignedPercent } from '../../lib/format.ts'
import { fetchingText, figuresByRange, leftOutText, missingPricesText } from '../../lib/history-words.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChosenFigures } from '../../ui/chart/chosen-figures.tsx'
import { HistoryFailed } from '../../ui/chart/history-failed.tsx'
import { chartCard, HistoryPanel } from '../../ui/chart/history-panel.tsx'
import type { Live } from '../../ui/chart/live.ts'
import { Chip } from '../../ui/chip.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './history-card.module.css'
import { HistoryExample } from './history-example.tsx'
import { HistoryCardSkeleton } from './history-skeleton.tsx'

const title = 'Value over time'

/** One element for good: it is not drawn anew with the days. */
const toPerformance = (
  <ButtonLink
    to={paths.performance}
    variant="quiet"
    size="small"
    className={styles.onward}
    icon={<ChartLine size={18} aria-hidden="true" />}
  >
    Performance
  </ButtonLink>
)

/** Drawn once for an answer, all of them: a chip shows others. */
const Figures = memo(({ answer, now }: { answer: Performance; now: Live<string> }) => (
  <ChosenFigures
    now={now}
    all={figuresByRange(answer).map(({ range, figures: { gain, timeWeighted } }) => ({
      choice: range,
      figures: (
        <>
          <BareChange aud={gain} className={styles.gain} />
          <span className={styles.muted}>
            {formatSignedPercent(timeWeighted * 100)} time-weighted, after brokerage, with dividends
          </span>
        </>
      ),
    }))}
  />
))

export default function HistoryCard({ holdings }: { holdings: readonly Holding[] }) {
  const { areHidden } = useBalances()
  const { answer, error, isError, isFetching, refetch, choice, rangeNow, dayChoices, panel } = useHistory()
  const hasTrades = holdings.some(({ hasLedger }) => hasLedger === true)
  if (answer === undefined && isError && hasTrades) {
    return (
      <Card title={title}>
        <HistoryFailed
          title="The chart couldn’t be loaded"
          dayChoices={dayChoices}
          isPending={isFetching}
          onRetry={() => void refetch()}
        >
          {messageOf(error)}
        </HistoryFailed>
      </Card>
    )
  }
  if (answer === undefined && !isError) return <HistoryCardSkeleton holdings={holdings} />
  if (answer === undefined || panel === null) return <HistoryExample title={title} holdings={holdings} />
  const fetching = fetchingText(answer)
  const missing = missingPricesText(answer)
  const leftOut = leftOutText(answer, choice, areHidden)
  return (
    <Card title={title} action={toPerformance} className={chartCard}>
      <HistoryPanel {...panel}>
        <div className={styles.figures}>
          <Figures answer={answer} now={rangeNow} />
          {answer.isSample && (
            <Chip tone="notice" className={styles.sample}>
              {answer.sampleLabel}
            </Chip>
          )}
        </div>
        {fetching !== null && answer.state.kind === 'fetching' && (
          <ProgressBar
            label={fetching}
            percent={answer.state.of === 0 ? 0 : (100 * answer.state.done) / answer.state.of}
            valueText={`${answer.state.done} of ${answer.state.of} investments`}
          />
        )}
      </HistoryPanel>
      {missing !== null && <p className={styles.left}>{missing}</p>}
      {leftOut !== null && (
        <p className={styles.left}>
          {leftOut}{' '}
          <ButtonLink to={paths.portfolio} variant="quiet" size="small">
            Add dates
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}
