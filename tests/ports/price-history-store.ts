// What every PriceHistoryStore does: keep closes and actions by instrument, write what changed, lose no race.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import type { KeptHistory, PriceHistoryStore } from '#shared/market/history-ports.ts'
import { priceHistory } from '#shared/market/price-history.ts'

let shares = 0
/** Another one each time: histories are the same for everybody. */
const aShare = (): Instrument => ({ kind: 'asx', code: `X${(++shares).toString(36).toUpperCase().padStart(2, '0')}` })
const day = dayNumber

const aHistory = (closes: Readonly<Record<string, number>>, more: Partial<KeptHistory> = {}): KeptHistory => {
  const days = Object.keys(closes).sort()
  return {
    history: priceHistory(
      'yahoo',
      days.map((each) => ({ day: day(each), price: closes[each] ?? 0 })),
      {
        splits: [{ exDay: day('2024-06-03'), newUnits: 2, oldUnits: 1 }],
        dividends: [{ exDay: day('2024-02-21'), amount: 2.15 }],
      },
    ),
    from: day('2024-01-01'),
    to: day(days.at(-1) ?? '2024-12-31'),
    isWhole: false,
    basis: '2026-11-18T08:00:00.000Z',
    ...more,
  }
}
const twoYears = { '2024-01-02': 100.5, '2024-12-31': 110.25, '2025-01-02': 111, '2025-03-03': 0.000123 }

export function priceHistoryStoreSuite(open: () => { histories: PriceHistoryStore }): void {
  const one = async (store: PriceHistoryStore, share: Instrument): Promise<KeptHistory | undefined> =>
    (await store.read([share])).get(instrumentKey(share))

  test('what is kept is read as it was, and only for its instrument', async () => {
    const { histories } = open()
    const [share, other] = [aShare(), aShare()]
    const kept = aHistory(twoYears, { isWhole: true })
    expect(await histories.save(share, kept, undefined)).toBe(2)
    expect(await one(histories, share)).toEqual(kept)
    expect(await histories.read([other])).toEqual(new Map())
    expect([...(await histories.read([other, share])).keys()]).toEqual([instrumentKey(share)])
  })

  test('one more close is one write, nothing new is none', async () => {
    const { histories } = open()
    const share = aShare()
    await histories.save(share, aHistory(twoYears), undefined)
    const before = await one(histories, share)
    const longer = aHistory({ ...twoYears, '2025-03-04': 112 })
    expect(await histories.save(share, longer, before)).toBe(1)
    expect(await one(histories, share)).toEqual(longer)
    const same = await one(histories, share)
    expect(await histories.save(share, longer, same)).toBe(0)
  })

  test('a series of another scale is written in every year, and nothing of the old one stays', async () => {
    const { histories } = open()
    const share = aShare()
    await histories.save(share, aHistory(twoYears), undefined)
    const halved = Object.fromEntries(Object.entries(twoYears).map(([date, close]) => [date, close / 2]))
    const scaled = aHistory(halved, { basis: '2026-11-19T08:00:00.000Z' })
    expect(await histories.save(share, scaled, await one(histories, share))).toBe(2)
    expect(await one(histories, share)).toEqual(scaled)
  })

  test('of two who append from the same reading the first wins', async () => {
    const { histories } = open()
    const share = aShare()
    await histories.save(share, aHistory(twoYears), undefined)
    const [first, second] = [await one(histories, share), await one(histories, share)]
    const longer = aHistory({ ...twoYears, '2025-03-04': 112 })
    await histories.save(share, longer, first)
    await histories.save(share, aHistory({ ...twoYears, '2025-03-04': 99 }), second)
    expect(await one(histories, share)).toEqual(longer)
  })

  test('from a day on its year and later ones are read as they are, and earlier ones need not be', async () => {
    const { histories } = open()
    const [share, old, other] = [aShare(), aShare(), aShare()]
    await histories.save(share, aHistory(twoYears), undefined)
    await histories.save(old, aHistory({ '2024-03-04': 3 }), undefined)
    const since = await histories.readSince([share, old, other], day('2025-02-10'))
    const late = since.get(instrumentKey(share))
    expect([...(late?.days ?? [])].slice(-2)).toEqual([day('2025-01-02'), day('2025-03-03')])
    expect([...(late?.closes ?? [])].slice(-2)).toEqual([111, 0.000123])
    expect(since.has(instrumentKey(other))).toBe(false)
    const whole = await histories.readSince([share], day('2024-01-02'))
    expect(whole.get(instrumentKey(share))).toEqual(aHistory(twoYears).history)
  })
}
