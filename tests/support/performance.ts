// A performance answer for tests: two years of made-up days with a deposit at the start and one in the middle, in the
// contract's shape, with only what matters to a test said.
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { Performance, RangeFigures } from '#shared/portfolio/performance-answer.ts'
import { rangeChips, rangeOf } from '#shared/portfolio/performance.ts'
import { noTradeFacts } from '#shared/portfolio/trade-facts.ts'

const performanceDay = '2026-11-20'
const firstDay = dayNumber('2024-11-18')
const lastDay = dayNumber(performanceDay)
const secondDeposit = dayNumber('2025-09-01')

/** AUD on a day: growth with a swing of about two months. */
const valueOn = (day: number): number => {
  const units = day < secondDeposit ? 5000 : 7000
  const age = day - firstDay
  return Math.round(units * (1 + 0.00028 * age + 0.04 * Math.sin(age / 19)) * 100) / 100
}
const putInOn = (day: number): number => (day < secondDeposit ? 5000 : 7000)

function figuresBetween(from: number, to: number): RangeFigures {
  const [startValue, endValue] = [from < firstDay ? 0 : valueOn(from), valueOn(to)]
  const moneyIn = putInOn(to) - (from < firstDay ? 0 : putInOn(from))
  const gain = Math.round((endValue - startValue - moneyIn) * 100) / 100
  return {
    from: dayOf(from),
    to: dayOf(to),
    days: to - from,
    startValue,
    endValue,
    moneyIn,
    moneyOut: 0,
    gain,
    unrealised: Math.round((gain - 150 - 82.5 + 19.9) * 100) / 100,
    realised: 150,
    income: 82.5,
    brokerage: -19.9,
    putIn: putInOn(to),
    timeWeighted: 0.1712,
    timeWeightedPerYear: to - from < 365 ? null : 0.0821,
    moneyWeightedPerYear: to - from < 30 ? null : 0.0934,
    drawdown: { depth: 0.071, from: '2025-12-29', lowestOn: '2026-02-26', recoveredOn: '2026-04-02' },
    volatility: null,
    daysWithoutCapital: 0,
  }
}

export function aPerformance(about: Partial<Performance> = {}): Performance {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at)
  const flowOn = (day: number): number => (day === firstDay ? 5000 : day === secondDeposit ? 2000 : 0)
  const ranges = rangeChips.map((chip) => {
    const { after, to } = rangeOf(chip, performanceDay, { from: firstDay })
    return { chip, ...figuresBetween(after, to) }
  })
  const all = figuresBetween(firstDay - 1, lastDay)
  const years = [
    { year: 2025, timeWeighted: 0.101, gain: 511.2, isWhole: true, isEmpty: false },
    { year: 2026, timeWeighted: -0.024, gain: -163.4, isWhole: false, isEmpty: false },
  ]
  return {
    asOf: performanceDay,
    from: dayOf(firstDay),
    state: { kind: 'complete' },
    isSample: false,
    sampleLabel: "Sample history, not the market's",
    ranges,
    own: null,
    years: { calendar: years, financial: years },
    bestAndWorstYear: null,
    points: {
      days,
      values: days.map(valueOn),
      putIn: days.map(putInOn),
      moneyIn: days.map(flowOn),
      moneyOut: days.map((day) => (day === secondDeposit + 40 ? 82.5 : 0)),
      flags: days.map(() => 0),
    },
    holdings: [],
    holdingsNotListed: 0,
    belowHigh: [],
    tradeFacts: noTradeFacts,
    benchmarks: [
      {
        id: 'asx200',
        name: 'S&P/ASX 200',
        source: 'Yahoo Finance',
        isSample: false,
        knownTo: performanceDay,
        comparisons: [
          {
            range: 'All',
            from: all.from,
            to: all.to,
            endValue: 8020,
            moneyOut: 0,
            ownEndValue: all.endValue,
            ownMoneyOut: 0,
            moneyWeightedPerYear: 0.0712,
            ownMoneyWeightedPerYear: 0.0934,
            indexReturn: 0.141,
          },
        ],
      },
      { id: 'cash', name: 'Cash at the RBA target', source: 'RBA', isSample: false, knownTo: null, comparisons: [] },
    ],
    benchmarkNote: 'A comparison, not a target.',
    leftOut: { simple: { holdings: 0, value: 0 }, undated: { holdings: 0, value: 0, soldOn: [] }, broken: [] },
    suggestions: { splits: [], splitDays: [], dividends: [] },
    ...about,
  }
}

/** What a service answers when it is asked for a comparison: the same, with its line. */
export const withLine = (answer: Performance, id: string): Performance => ({
  ...answer,
  benchmarks: answer.benchmarks.map((one) =>
    one.id === id
      ? { ...one, values: answer.points.days.map((day) => putInOn(day) * (1 + (day - firstDay) / 9000)) }
      : one,
  ),
})
