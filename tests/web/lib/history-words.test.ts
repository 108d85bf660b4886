// What a chart says beside its line: which days are not simply the market's close, and whose closes they are.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import type { HoldingPerformance } from '#shared/portfolio/performance-answer.ts'
import { aPerformance } from '#tests/support/performance.ts'
import { setAround } from '#web/lib/around.ts'
import { closesText, historyChart, leftOutText, missingPricesText, standInText } from '#web/lib/history-words.ts'

const days = ['2024-11-18', '2025-03-03', '2026-11-22'].map(dayNumber)
const answer = (flags: number[]) =>
  aPerformance({
    from: '2024-11-18',
    points: { days, values: [100, 110, 120], putIn: [100, 100, 100], moneyIn: [100, 0, 0], moneyOut: [0, 0, 0], flags },
  })
const all = { range: 'own' as const, own: { from: '2024-11-18', to: '2026-11-22' }, compare: null }

test('a day that stands at something else than a close says so with its value', () => {
  const { chart } = historyChart(answer([4, 0, 9]), all, false)
  expect([0, 1, 2].map((at) => chart.describe(at))).toEqual([
    '18 Nov 2024: $100.00, as much as you put in. At the price of your trades',
    '3 Mar 2025: $110.00, $10.00 above what you put in',
    '22 Nov 2026: $120.00, $20.00 above what you put in. At an older close. A split is not answered yet',
  ])
  expect(historyChart(answer([4, 0, 9]), all, true).chart.describe(0)).toBe('18 Nov 2024: amounts are hidden')
})

test('answers with the same days share their charts, and another comparison is another chart', () => {
  const one = answer([0, 0, 0])
  const table = { ...one, holdings: [] }
  expect(historyChart(table, all, false)).toBe(historyChart(one, all, false))
  expect(historyChart(one, all, true)).not.toBe(historyChart(one, all, false))
  const compared = { ...one, benchmarks: [...one.benchmarks] }
  expect(historyChart(compared, all, false)).not.toBe(historyChart(one, all, false))
})

test('what stands in on the days that are drawn is one sentence, and none where every day has a close', () => {
  expect(standInText(answer([4, 0, 2]), days)).toBe(
    'Some of these days stand at the price of your own trades, where no close is known yet; or at a price you set.',
  )
  expect(standInText(answer([4, 0, 2]), days.slice(1, 2))).toBeNull()
  expect(standInText(answer([0, 0, 128]), days)).toBeNull()
})

test('from when on closes are known and whose they are is told for a real history', () => {
  const id = 'b6ce4f1c-5be0-4d8b-9a65-000000000001'
  const money = { startValue: 0, endValue: 0, moneyIn: 0, moneyOut: 0, gain: 0 }
  const row = { id, symbol: 'BTC', ...money, unrealised: 0, realised: 0, income: 0, brokerage: 0, timeWeighted: 0 }
  const known = { ...row, moneyWeightedPerYear: null, isSample: false, historyFrom: '2024-11-11' }
  const text = (about: Partial<HoldingPerformance>): string | null =>
    closesText({ ...answer([0, 0, 0]), holdings: [{ ...known, ...about }] }, id)
  expect(text({ historyFrom: '2024-11-11' })).toBeNull()
  expect(text({ historyFrom: '2025-11-19' })).toBe('Closes are known from 19 Nov 2025.')
  expect(text({ historyFrom: '2020-01-01', earlier: { source: 'yahoo', until: '2025-11-19' } })).toBe(
    'Closes before 19 Nov 2025 are from Yahoo Finance, those since from CoinGecko.',
  )
  expect(text({ historyFrom: '2025-11-19', isSample: true })).toBeNull()
  expect(text({ historyFrom: null })).toBeNull()
  expect(closesText(answer([0, 0, 0]), 'another')).toBeNull()
})

test('that past prices are missing is told as it is: fetched later for an account, made up while somebody looks around', () => {
  const state = { kind: 'unavailable' as const, done: 0, of: 1, since: null }
  const away = { ...answer([0, 0, 0]), state, isSample: true }
  expect(missingPricesText(away)).toBe(
    'Past prices can’t be fetched just now, so a made-up sample history stands in. We’ll try again later.',
  )
  setAround({ identity: { uid: 'a', email: '' }, send: () => Promise.reject(new Error()), hasOwnWork: () => false })
  expect(missingPricesText(away)).toBe('While you look around, past prices are made up: a sample history stands in.')
  expect(missingPricesText(answer([0, 0, 0]))).toBeNull()
  setAround(undefined)
})

test('what takes no part in the figures is counted with its worth, and without one where all of it is sold or amounts are hidden', () => {
  const without = (holdings: number, value: number, soldOn: string[] = []) =>
    aPerformance({ leftOut: { simple: { holdings: 0, value: 0 }, undated: { holdings, value, soldOn }, broken: [] } })
  const all = { range: 'All', own: null } as const
  expect(leftOutText(without(1, 120.5), all, false)).toBe(
    'Not in these figures: units worth $120.50 without a date in 1 investment.',
  )
  const unvalued = 'Not in these figures: units without a date in 2 investments.'
  expect(leftOutText(without(2, 0), all, false)).toBe(unvalued)
  expect(leftOutText(without(2, 120.5), all, true)).toBe(unvalued)
  expect(leftOutText(without(0, 0), all, false)).toBeNull()

  // The answer is as of 20 November 2026. What was sold before the days that are looked at has no part in them.
  const monthAgo = '2026-10-20'
  const gone = without(2, 120.5, [monthAgo])
  expect(leftOutText(gone, all, false)).toContain('in 2 investments')
  expect(leftOutText(gone, { range: '3M', own: null }, false)).toContain('in 2 investments')
  expect(leftOutText(gone, { range: '1M', own: null }, false)).toContain(
    'worth $120.50 without a date in 1 investment.',
  )
  expect(leftOutText(without(1, 0, [monthAgo]), { range: '1M', own: null }, false)).toBeNull()
  const own = (from: string) => ({ range: 'own', own: { from, to: '2026-11-01' } }) as const
  expect(leftOutText(without(1, 0, [monthAgo]), own('2026-10-19'), false)).not.toBeNull()
  expect(leftOutText(without(1, 0, [monthAgo]), own(monthAgo), false)).toBeNull()
})
