// History: the chart of everything, or of one holding, with what chooses its days: all that a screen needs to draw it.
import { useMemo, useState } from 'react'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { rangeChips } from '#shared/portfolio/performance.ts'
import { monthsBefore } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { useBalances } from '../lib/balances.tsx'
import { comparisonOptions, figuresOf, type HistoryChart, historyChart } from '../lib/history-words.ts'
import { eachWhenIdle } from '../lib/when-idle.ts'
import { type HistoryChoice, type HistorySubject, questionOf, useHistoryChoice } from './use-history-choice.ts'
import { usePerformance } from './use-performance.ts'

const ranges: ReadonlyArray<{ value: HistoryChoice['range']; label: string }> = [
  ...rangeChips.map((chip) => ({ value: chip, label: chip })),
  { value: 'own', label: 'Own dates' },
]

/** The own days a person begins with: the last twelve months. */
const ownOf = (choice: HistoryChoice, latest: string): NonNullable<HistoryChoice['own']> =>
  choice.own ?? { from: monthsBefore(latest, 12), to: latest }

/** What chooses days and comparison. Only its values change with the choice: nothing else of the panel is drawn anew for it. */
function usePanelChoices(
  answer: Performance | undefined,
  { choice, now, change }: ReturnType<typeof useHistoryChoice>,
  latest: string,
) {
  const { benchmarks, benchmarkNote } = answer ?? {}
  const comparisons = useMemo(
    () => ({
      options: comparisonOptions(benchmarks ?? []),
      value: choice.compare ?? ('' as const),
      onChange: (compare: '' | NonNullable<HistoryChoice['compare']>) =>
        change({ compare: compare === '' ? null : compare }),
      note: benchmarkNote ?? '',
    }),
    [benchmarks, benchmarkNote, choice.compare, change],
  )
  return {
    ranges: {
      options: ranges,
      value: now.get().range,
      onChange: (range: HistoryChoice['range']) =>
        change(range === 'own' ? { range, own: ownOf(choice, latest) } : { range }),
    },
    own:
      choice.range === 'own'
        ? {
            days: ownOf(choice, latest),
            latest,
            onChange: (days: NonNullable<HistoryChoice['own']>) => change({ own: days }),
          }
        : null,
    comparisons,
  }
}

export function useHistory(about: HistorySubject = {}) {
  const { areHidden } = useBalances()
  const chosen = useHistoryChoice()
  const { choice, now } = chosen
  const { data: answer, error, isError, isFetching, refetch } = usePerformance(questionOf(choice, about))
  const [today] = useState(() => sydneyDay(new Date()))
  const choices = usePanelChoices(answer, chosen, answer?.asOf ?? today)
  const days = useMemo(
    () =>
      answer === undefined
        ? null
        : {
            ...now,
            get: () => historyChart(answer, now.get(), areHidden),
            ahead: (draw: (chart: HistoryChart) => void) =>
              eachWhenIdle(
                answer.ranges,
                ({ chip }) => draw(historyChart(answer, { ...now.get(), range: chip }, areHidden)),
                5000,
              ),
          },
    [answer, now, areHidden],
  )
  const rangeNow = useMemo(() => ({ ...now, get: () => now.get().range }), [now])
  return {
    answer,
    error,
    isError,
    isFetching,
    refetch,
    choice,
    /** What chooses the days, also while nothing is known of them. */
    dayChoices: { ranges: choices.ranges, own: choices.own },
    /** Of the chosen days; null while nothing is known, or nothing has a date. */
    figures: answer === undefined ? null : figuresOf(answer, choice),
    /** What is chosen this moment, for what follows a chip at once. */
    rangeNow,
    /** What a panel with the chart is given; null while there is nothing to draw. */
    panel:
      answer === undefined || answer.from === null || days === null
        ? null
        : { ...historyChart(answer, choice, areHidden), now: days, ...choices },
  }
}
