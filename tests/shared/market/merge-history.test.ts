// What was fetched of a history and what is kept of it: joined, or all of it anew.
import { expect, test } from 'vitest'
import { believableCloses } from '#shared/market/close-check.ts'
import { earlierOf } from '#shared/market/history-contract.ts'
import { mergeHistory } from '#shared/market/merge-history.ts'
import { priceHistory } from '#shared/market/price-history.ts'

const closes = (...list: [day: number, price: number][]) => list.map(([day, price]) => ({ day, price }))
const split = (exDay: number, newUnits: number, oldUnits = 1) => ({ exDay, newUnits, oldUnits })

test('what was fetched is joined to what is kept, and replaces it only when its scale may be another', () => {
  const kept = priceHistory('yahoo', closes([1, 10], [2, 20]))
  expect(mergeHistory(kept, priceHistory('yahoo', [])).change).toBe('none')
  expect(mergeHistory(kept, priceHistory('yahoo', closes([2, 20.000_000_4])))).toEqual({
    history: kept,
    change: 'none',
  })
  const added = mergeHistory(kept, priceHistory('yahoo', closes([2, 20], [3, 30])))
  expect(added.change).toBe('added')
  expect([...added.history.closes]).toEqual([10, 20, 30])
  const rescaled = priceHistory('yahoo', closes([2, 10], [3, 15]))
  expect(mergeHistory(kept, rescaled)).toEqual({ history: rescaled, change: 'replaced' })
  const paid = priceHistory('yahoo', closes([2, 20]), { dividends: [{ exDay: 2, amount: 1 }] })
  expect(mergeHistory(kept, paid).change).toBe('added')
  expect(mergeHistory(paid, paid).change).toBe('none')
})

test('two days of cents for dollars with which a later answer begins are no more believed than in the middle of one', () => {
  const told = (...list: [day: number, price: number][]) =>
    priceHistory('yahoo', believableCloses(closes(...list)).kept)
  const all = [10, 10.1, 1010, 1020, 10.2, 10.3, 10.4, 10.5, 10.6].map((price, at): [number, number] => [at + 1, price])
  // The first answer leaves them out; from the third day on nothing tells that they are the odd ones.
  const kept = told(...all.slice(0, 8))
  expect([...kept.days]).toEqual([1, 2, 5, 6, 7, 8])
  const later = told(...all.slice(2))
  const { history, change } = mergeHistory(kept, later)
  expect([change, [...history.days]]).toEqual(['added', [1, 2, 5, 6, 7, 8, 9]])
  expect(mergeHistory(kept, told(...all.slice(2, 8)))).toEqual({ history: kept, change: 'none' })
  // A day that was missing for another reason is filled, and a level that lasts is one.
  const gap = priceHistory('yahoo', closes([1, 10], [4, 11]))
  expect([...mergeHistory(gap, told([3, 10.5], [4, 11])).history.days]).toEqual([1, 3, 4])
  const jump = priceHistory('yahoo', closes([1, 10], [2, 10], [6, 330]))
  const filled = mergeHistory(jump, told([3, 300], [4, 310], [5, 320], [6, 330]))
  expect([...filled.history.closes]).toEqual([10, 10, 300, 310, 320, 330])
})

test('kept closes stay and count as in common, also where they look odd beside an answer that begins earlier', () => {
  // Two closes confirm no level: which of both is wrong is not known yet.
  const kept = priceHistory('yahoo', closes([5, 10], [6, 10.1]))
  const { history, change } = mergeHistory(kept, priceHistory('yahoo', closes([3, 1010], [4, 1020], [5, 10])))
  expect([change, [...history.days]]).toEqual(['added', [3, 4, 5, 6]])
})

test('a split that is not kept yet, or no close in common, leaves nothing of what is kept', () => {
  const kept = priceHistory('yahoo', closes([10, 10], [20, 20]), { splits: [split(15, 2)] })
  const fetched = (splits: ReturnType<typeof split>[], ...list: [number, number][]) =>
    priceHistory('yahoo', closes(...list), { splits })
  const change = (...about: Parameters<typeof fetched>) => mergeHistory(kept, fetched(...about)).change
  expect(change([split(21, 1, 10)], [20, 20], [21, 200])).toBe('replaced')
  // Trading is suspended: the split comes without a close.
  expect(change([split(25, 1, 10)])).toBe('replaced')
  expect(change([], [40, 200])).toBe('replaced')
  // One that is kept changes nothing, nor one from before every close.
  expect(change([split(15, 2)], [20, 20], [21, 21])).toBe('added')
  expect(change([split(9, 2), split(15, 2)], [9, 9], [10, 10], [20, 20])).toBe('added')
  expect(change([split(15, 3)], [20, 20])).toBe('replaced')
  // A coin has no splits, and its provider no longer has the days from long ago.
  const coin = priceHistory('coingecko', closes([10, 10]))
  expect(mergeHistory(coin, priceHistory('coingecko', closes([400, 90]))).change).toBe('added')
  expect(mergeHistory(priceHistory('yahoo', []), fetched([split(1, 2)], [1, 1])).change).toBe('added')
})

test('a dividend whose ex-date or amount was corrected is not kept beside what the provider says now', () => {
  const paid = (...dividends: [exDay: number, amount: number][]) =>
    dividends.map(([exDay, amount]) => ({ exDay, amount }))
  const series = (dividends: ReturnType<typeof paid>, ...list: [number, number][]) =>
    priceHistory('yahoo', closes(...list), { dividends })
  const kept = series(paid([5, 1], [21, 2]), [1, 10], [20, 20], [22, 22], [24, 24])
  const merged = (dividends: ReturnType<typeof paid>) =>
    mergeHistory(kept, series(dividends, [20, 20], [22, 22], [24, 24]))
  for (const now of [paid([22, 2]), paid([21, 2.5])]) {
    expect(merged(now)).toMatchObject({ change: 'added', history: { dividends: [...paid([5, 1]), ...now] } })
  }
  for (const now of [paid([21, 2]), []]) expect(merged(now)).toEqual({ history: kept, change: 'none' })
  // One that was kept twice before such corrections were known is kept once from the next answer on.
  const twice = series(paid([21, 2], [23, 2]), [20, 20], [22, 22], [24, 24])
  expect(mergeHistory(twice, series(paid([23, 2]), [20, 20], [22, 22], [24, 24])).history.dividends).toEqual(
    paid([23, 2]),
  )
  // The date before may lie just outside the days that were asked for.
  expect(mergeHistory(kept, series(paid([23, 2]), [22, 22], [24, 24])).history.dividends).toEqual(paid([5, 1], [23, 2]))
  // Of days that were not asked for, the answer says nothing.
  const later = mergeHistory(kept, series([], [22, 22], [24, 24], [25, 25]))
  expect(later.history.dividends).toEqual(kept.dividends)
})

test('a coin’s close that was corrected takes the place of its day’s alone', () => {
  /** `1:10 2:20` are closes of two days; those before `until` are filled in from elsewhere. */
  const coin = (series: string, until = 0) =>
    priceHistory(
      'coingecko',
      closes(...series.split(' ').map((point) => point.split(':').map(Number) as [number, number])),
      {
        earlier: { source: 'yahoo', until },
      },
    )
  const seriesOf = ({ history }: ReturnType<typeof mergeHistory>) =>
    Array.from(history.days, (day, at) => `${day}:${history.closes[at]}`).join(' ')
  const kept = coin('1:10 2:20 3:30 4:40', 2)
  const corrected = mergeHistory(kept, coin('3:30 4:41 5:50'))
  expect(corrected.change).toBe('added')
  expect(seriesOf(corrected)).toBe('1:10 2:20 3:30 4:41 5:50')
  expect(corrected.history.earlier?.until).toBe(2)
  expect(mergeHistory(kept, coin('4:40.0000001')).change).toBe('none')
  // Filled from elsewhere where the provider of coins no longer has the days: its own closes of these stay.
  const filled = mergeHistory(kept, coin('0:1 1:11 2:22 3:33 4:40', 4))
  expect(seriesOf(filled)).toBe('0:1 1:11 2:20 3:30 4:40')
  expect(filled.history.earlier?.until).toBe(2)
})

test('sample and real closes never stand in one series', () => {
  const real = priceHistory('yahoo', closes([1, 10]))
  const sample = priceHistory('sample', closes([2, 20]))
  expect(mergeHistory(real, sample)).toEqual({ history: real, change: 'none' })
  expect(mergeHistory(sample, real)).toEqual({ history: real, change: 'replaced' })
  expect(mergeHistory(sample, priceHistory('sample', closes([3, 30]))).history.days).toHaveLength(2)
  expect(mergeHistory(real, priceHistory('coingecko', closes([2, 11]))).change).toBe('added')
})

test('which provider the closes of a stretch are from stays with them', () => {
  const earlier = (until: number) => ({ earlier: { source: 'yahoo', until } as const })
  const filled = priceHistory('coingecko', closes([1, 10], [2, 20], [3, 30]), earlier(3))
  expect(filled.earlier?.until).toBe(3)
  expect(priceHistory('coingecko', closes([3, 30]), earlier(3))).not.toHaveProperty('earlier')
  expect(priceHistory('coingecko', [], earlier(3))).not.toHaveProperty('earlier')
  const newer = priceHistory('coingecko', closes([3, 30], [4, 40]))
  expect(mergeHistory(filled, newer).history.earlier?.until).toBe(3)
  expect(mergeHistory(newer, filled).history.earlier?.until).toBe(3)
  // The provider's own closes were kept from day 2 on: of what came later only day 1 is the other's.
  const own = priceHistory('coingecko', closes([2, 20], [3, 30]))
  expect(mergeHistory(own, filled).history.earlier?.until).toBe(2)
  expect(mergeHistory(own, newer).history).not.toHaveProperty('earlier')
  expect(mergeHistory(priceHistory('coingecko', []), filled).history.earlier?.until).toBe(3)
  expect(earlierOf(filled)).toEqual({ earlier: { source: 'yahoo', until: '1970-01-04' } })
  expect([earlierOf(own), earlierOf(null)]).toEqual([{}, {}])
})
