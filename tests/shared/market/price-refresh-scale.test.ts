// The scheduled refresh with thousands of symbols, on the embedded DynamoDB and a provider on loopback, in the time of a clock of
// the test's: what it calls, how often, and that each symbol gets its turn.
import { afterEach, expect, test } from 'vitest'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { refreshPrices, usualPace } from '#shared/market/price-refresh.ts'
import { shownQuote } from '#shared/market/shown-quote.ts'
import type { Timer } from '#shared/operation/ports.ts'
import { embeddedTable } from '../../support/embedded-table.ts'
import { amount } from '../../support/faults/amounts.ts'
import { aMarket, epoch } from '../../support/market/documents.ts'
import { aMarketStack, type MarketStack, noon, share, spark } from '../../support/market/market-stack.ts'
import { minutes, seconds } from '../../support/market/test-clock.ts'
import { timer as realTimer } from '../../support/runtime.ts'

const closing: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const everyMs = minutes(5)
const sharesOfACall = 20
const shares = amount({ few: 400, full: 5000 })
/** More than a run reaches at a provider that is the slower, the fewer they are. */
const tooMany = amount({ few: 800, full: 10_000 })
const slowMs = seconds(8000) / tooMany
const codes = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${String.fromCharCode(65 + (index % 26))}${String(index).padStart(5, '0')}`,
  )

/** @param callMs how long the provider takes for a call */
async function lookedAt(symbols: readonly string[], callMs: number) {
  const table = await embeddedTable()
  const store = dynamoQuoteStore(table)
  const stack = await aMarketStack(noon, { store })
  closing.push(
    () => stack.close(),
    () => table.close(),
  )
  const { clock, server } = stack
  const timer: Timer = {
    ...realTimer,
    elapsedMs: () => clock.now().getTime(),
    pause: async (ms) => clock.pass(ms),
  }
  const begun: number[] = []
  const askedAt = new Map<string, number[]>(symbols.map((code) => [code, []]))
  const asx = {
    ...stack.sources.asx,
    async many(asked: readonly string[]) {
      begun.push(clock.now().getTime())
      for (const code of asked) askedAt.get(code)?.push(clock.now().getTime())
      clock.pass(callMs)
      return stack.sources.asx.many(asked)
    },
  }
  await store.track(symbols.map(share), '2026-11-18', new Date('2026-12-19T13:00:00Z'))
  const quotes = async () => (await store.read(symbols.map(share))).quotes
  let tick = clock.now().getTime()
  return {
    stack,
    begun,
    askedAt,
    quotes,
    callsMade: () => server.callsTo(spark).length,
    /** The run of the next five minutes. */
    async run() {
      clock.set(new Date(tick).toISOString())
      const report = await refreshPrices({ ...stack, timer, sources: { ...stack.sources, asx } })
      expect(clock.now().getTime() - tick).toBeLessThan(everyMs)
      tick += everyMs
      return report
    },
  }
}

/** A market with these prices. It writes documents of what a call asks for alone, as setPrices does not, in a fraction of the time. */
function setMarket({ stack }: { stack: MarketStack }, priceOf: (code: string) => number): void {
  stack.server.on(spark, (call) => {
    const asked = (call.query.get('symbols') ?? '').split(',').map((symbol) => symbol.replace(/\.AX$/, ''))
    const regularMarketTime = epoch(stack.clock.now().toISOString()) - 1200
    const figures = (code: string) => ({ regularMarketPrice: priceOf(code), chartPreviousClose: 5, regularMarketTime })
    return aMarket(Object.fromEntries(asked.map((code) => [code, figures(code)]))).spark(call)
  })
}

const gaps = (times: readonly number[]): number[] => times.slice(1).map((at, index) => at - (times[index] ?? 0))

test(`${shares} shares are refreshed every five minutes, at two calls a second, by one write for each price that changed`, async () => {
  const symbols = codes(shares)
  const calls = shares / sharesOfACall
  const world = await lookedAt(symbols, 300)
  setMarket(world, () => 5)
  expect(await world.run()).toMatchObject({ symbols: shares, calls, writes: shares, failures: 0, unreached: 0 })
  const moved = new Set(symbols.slice(0, 100))
  setMarket(world, (code) => (moved.has(code) ? 5.1 : 5))
  const second = await world.run()
  expect(second).toMatchObject({ calls, writes: 100, unchanged: shares - 100, unreached: 0 })
  // A wait less than there are calls, and the last call.
  expect(second.durationMs).toBe((calls - 1) * 500 + 300)
  expect(Math.min(...gaps(world.begun))).toBeGreaterThanOrEqual(usualPace.everyMs)
  for (const times of world.askedAt.values()) expect(gaps(times)).toEqual([everyMs])
  expect(world.callsMade()).toBe(2 * calls)
}, 240_000)

test(`${tooMany} shares at a slow provider each get their turn every ten minutes, and a price that waits tells its own time`, async () => {
  const symbols = codes(tooMany)
  const world = await lookedAt(symbols, slowMs)
  setMarket(world, () => 5)
  const first = await world.run()
  // One call after the other for 240 s, and one at the end of them.
  const calls = usualPace.deadlineMs / slowMs + 1
  const reached = calls * sharesOfACall
  expect(first).toMatchObject({ symbols: tooMany, calls, writes: reached, unreached: tooMany - reached })
  await world.run()
  const kept = await world.quotes()
  expect(kept.size).toBe(tooMany)
  await world.run()
  const times = [...world.askedAt.values()]
  expect(Math.min(...times.map(({ length }) => length))).toBeGreaterThanOrEqual(1)
  expect(Math.max(...times.flatMap(gaps))).toBeLessThanOrEqual(2 * everyMs)
  expect(Math.min(...gaps(world.begun))).toBeGreaterThanOrEqual(usualPace.everyMs)
  // What was asked for in the first run and waited in the second is shown with the time of the first.
  const waiting = [...kept.values()].find(({ fetchedAt }) => Date.parse(fetchedAt) < Date.parse(noon) + everyMs)!
  const shown = shownQuote(waiting.instrument, { kind: 'quote', quote: waiting, isStale: false })
  expect(Date.parse(shown?.timestamp ?? '')).toBeLessThanOrEqual(Date.parse(noon) + everyMs - minutes(20))
}, 240_000)

test('shares without a price get their turn among thousands that have one, however few calls a run can make', async () => {
  // So that those with a price fill no whole number of batches.
  const symbols = codes(amount({ few: 500, full: 1100 }))
  const fresh = symbols.filter((_, index) => index % 10 === 0)
  const world = await lookedAt(symbols, seconds(20))
  const known = symbols.filter((code) => !fresh.includes(code))
  await Promise.all(
    known.map((code) =>
      world.stack.store.save({
        instrument: share(code),
        symbol: code,
        name: code,
        price: 4,
        previousClose: null,
        type: 'stock',
        instrumentType: 'EQUITY',
        source: 'yahoo',
        asOf: '2026-11-18T00:30:00.000Z',
        fetchedAt: '2026-11-18T00:50:00.000Z',
      }),
    ),
  )
  setMarket(world, () => 5)
  for (let runs = 0; runs < 10; runs++) expect((await world.run()).calls).toBeLessThanOrEqual(13)
  const missing = (instrument: Instrument, kept: ReadonlyMap<string, unknown>) => !kept.has(instrumentKey(instrument))
  const kept = await world.quotes()
  expect(fresh.filter((code) => missing(share(code), kept))).toEqual([])
  for (const [code, times] of world.askedAt) expect(times.length, code).toBeGreaterThanOrEqual(1)
}, 240_000)
