// What every QuoteStore does: the newest price wins, looks expire, outages and positions by kind, many at once.
import { expect, test } from 'vitest'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import type { StoredQuote } from '#shared/market/quote.ts'
import type { Stores } from '#tests/support/stores.ts'

let count = 0
/** A share of its own for each test, because the table is shared. */
export const aShare = (): Instrument => ({ kind: 'asx', code: `Q${++count}`.padEnd(4, 'X') })
const aCoin = (): Instrument => ({ kind: 'coin', id: `coin-${++count}.x` })

export const aQuote = (instrument: Instrument, more: Partial<StoredQuote> = {}): StoredQuote => ({
  instrument,
  symbol: 'WMB',
  name: 'Wombat',
  price: 12.5,
  previousClose: null,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: '2026-11-18T01:00:00.000Z',
  fetchedAt: '2026-11-18T01:20:00.000Z',
  ...more,
})

export const storedAs = async (store: QuoteStore, instrument: Instrument) =>
  (await store.read([instrument])).quotes.get(instrumentKey(instrument))

export function quoteStoreSuite(open: () => Stores): void {
  test('reads back what was saved, by instrument, and leaves out what was not', async () => {
    const store = open().quotes
    const [share, coin, unknown] = [aShare(), aCoin(), aShare()]
    expect(await store.save(aQuote(share))).toBe(true)
    expect(await store.save(aQuote(coin, { source: 'coingecko', price: 3.97e-6, previousClose: 4e-6 }))).toBe(true)
    const { quotes } = await store.read([share, unknown, coin])
    expect(quotes).toEqual(
      new Map([
        [instrumentKey(share), aQuote(share)],
        [instrumentKey(coin), aQuote(coin, { source: 'coingecko', price: 3.97e-6, previousClose: 4e-6 })],
      ]),
    )
    expect((await store.read([])).quotes).toEqual(new Map())
  })

  test('remembers how far a run came, for each run and kind apart', async () => {
    const store = open().quotes
    expect(await store.positions('refresh')).toEqual({})
    await store.notePosition('refresh', 'asx', 'asx:CBA')
    await store.notePosition('refresh', 'coin', 'coin:bitcoin')
    await store.notePosition('refresh', 'asx', 'asx:VAS')
    await store.notePosition('history', 'asx', 'asx:ANZ')
    expect(await store.positions('refresh')).toEqual({ asx: 'asx:VAS', coin: 'coin:bitcoin' })
    expect(await store.positions('history')).toEqual({ asx: 'asx:ANZ' })
  })

  test('reads more than one request can hold', async () => {
    const store = open().quotes
    const shares = Array.from({ length: 230 }, aShare)
    await Promise.all(shares.map((share) => store.save(aQuote(share))))
    expect((await store.read(shares)).quotes.size).toBe(230)
  })

  test('never keeps an older quote over a newer one', async () => {
    const store = open().quotes
    const share = aShare()
    await store.save(aQuote(share, { price: 2 }))
    expect(await store.save(aQuote(share, { price: 1, asOf: '2026-11-18T00:59:59.999Z' }))).toBe(false)
    expect(await storedAs(store, share)).toMatchObject({ price: 2 })
    expect(await store.save(aQuote(share, { price: 3 }))).toBe(true)
    expect(await storedAs(store, share)).toMatchObject({ price: 3 })
  })

  test('keeps the newest of many saved at once', async () => {
    const store = open().quotes
    const share = aShare()
    const at = (minute: number) => `2026-11-18T01:${String(minute).padStart(2, '0')}:00.000Z`
    const saves = Array.from({ length: 40 }, (_, index) =>
      store.save(aQuote(share, { price: ((index * 7) % 40) + 1, asOf: at((index * 7) % 40) })),
    )
    await Promise.all(saves)
    expect(await storedAs(store, share)).toMatchObject({ price: 40, asOf: at(39) })
  })

  test('lets a quote replace one dated beyond belief', async () => {
    const store = open().quotes
    const share = aShare()
    await store.save(aQuote(share, { price: 1, asOf: '2030-01-01T00:00:00.000Z' }))
    expect(await store.save(aQuote(share, { price: 2 }))).toBe(true)
    expect(await storedAs(store, share)).toMatchObject({ price: 2 })
  })

  test('notes a price that is held back beside the kept one, and forgets it with the next quote', async () => {
    const store = open().quotes
    const share = aShare()
    const suspect = { price: 1250, seenAt: '2026-11-18T01:30:00.000Z' }
    await store.holdBack(share, suspect)
    expect(await storedAs(store, share)).toBeUndefined()
    await store.save(aQuote(share))
    await store.holdBack(share, suspect)
    expect(await storedAs(store, share)).toEqual({ ...aQuote(share), suspect })
    await store.save(aQuote(share, { asOf: '2026-11-18T01:40:00.000Z' }))
    expect(await storedAs(store, share)).not.toHaveProperty('suspect')
  })

  test('knows which instruments are looked at, until their time runs out', async () => {
    const store = open().quotes
    const [share, coin, early] = [aShare(), aCoin(), aShare()]
    await store.track([early], '2026-11-01', new Date('2026-12-02T00:00:00Z'))
    await store.track([share, coin], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    await store.track([], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    const ours = async (now: string) => {
      const keys = new Set([share, coin, early].map(instrumentKey))
      return (await store.tracked(new Date(now))).filter((instrument) => keys.has(instrumentKey(instrument)))
    }
    const byKey = (instruments: readonly Instrument[]) =>
      instruments.toSorted((a, b) => instrumentKey(a).localeCompare(instrumentKey(b)))
    const now = await ours('2026-11-18T01:00:00Z')
    expect(byKey(now)).toEqual(byKey([share, coin, early]))
    expect(now.at(-1)).toEqual(early)
    expect(byKey(await ours('2026-12-05T00:00:00Z'))).toEqual(byKey([share, coin]))
    expect(await ours('2026-12-19T00:00:00Z')).toEqual([])
  })

  test('looking again on another day makes the time longer', async () => {
    const store = open().quotes
    const share = aShare()
    await store.track([share], '2026-11-01', new Date('2026-12-02T00:00:00Z'))
    await store.track([share], '2026-11-20', new Date('2026-12-21T00:00:00Z'))
    expect(await store.tracked(new Date('2026-12-20T00:00:00Z'))).toContainEqual(share)
  })

  test('tracks many at once', async () => {
    const store = open().quotes
    const shares = Array.from({ length: 60 }, aShare)
    await store.track(shares, '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    const tracked = new Set((await store.tracked(new Date('2026-11-18T01:00:00Z'))).map(instrumentKey))
    expect(shares.filter((share) => !tracked.has(instrumentKey(share)))).toEqual([])
  })

  test('notes the beginning and the end of an outage', async () => {
    const store = open().quotes
    await store.noteOutage('asx', '2026-11-18T01:00:00.000Z')
    await store.noteOutage('coin', '2026-11-18T02:00:00.000Z')
    expect((await store.read([aShare()])).outages).toEqual({
      asx: '2026-11-18T01:00:00.000Z',
      coin: '2026-11-18T02:00:00.000Z',
    })
    await store.noteOutage('asx', null)
    await store.noteOutage('asx', null)
    expect((await store.read([aShare()])).outages).toEqual({ coin: '2026-11-18T02:00:00.000Z' })
    await store.noteOutage('coin', null)
    expect((await store.read([aShare()])).outages).toEqual({})
  })
}
