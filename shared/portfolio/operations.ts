// Holdings: list, add, change, delete, batch update and refresh. What the market is asked, and what is stored; the rules of
// live tracking and of valuation are the core's.
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import { openAgain } from './deleted-holding.ts'
import { holdings as contract } from './contract.ts'
import type { HoldingResult } from './contract.ts'
import { fail, Problem } from '../operation/problem.ts'
import {
  changeItInTheTrades,
  followsTrades,
  type Holding,
  type HoldingChange,
  isClosed,
  type PriceUpdate,
  type StoredHolding,
  tooManyHoldings,
} from './holding.ts'
import { holdingsCsv } from './holdings-csv.ts'
import { summarise } from './summary.ts'
import { type PricedInstrument } from '../market/quote.ts'
import {
  editHolding,
  instrumentForEdit,
  instrumentForNew,
  type MarketAnswer,
  marketAnswerOf,
  openHolding,
} from './live-tracking.ts'
import { instrumentsOf, pricedHolding } from './valuation.ts'
import { implement, Repeated } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import type { HoldingsStore } from './ports.ts'
import type { PriceService } from '../market/ports.ts'
import { refreshResult } from './refresh.ts'
import { typedPriceChange } from './typed-price.ts'

export type HoldingsPorts = { holdings: HoldingsStore; quotes: PriceService; clock: Clock; newId: () => string }

const notFound = 'There is no such investment in your portfolio.'
const keepsChanging = 'This investment was changed elsewhere at the same time. Reload your portfolio and try again.'
const attempts = 5

type Prices = ReadonlyMap<string, PricedInstrument>
const nothingAsked: Prices = new Map()

/** What the market says about an instrument, with the prices that say so; without an instrument no provider is called. */
async function askMarket(
  { quotes }: HoldingsPorts,
  userId: string,
  instrument: Instrument | undefined,
): Promise<{ answer: MarketAnswer; prices: Prices }> {
  if (instrument === undefined) return { answer: 'none', prices: nothingAsked }
  const prices = await quotes.priceAll([instrument], 'fresh', { askedBy: userId })
  return { answer: marketAnswerOf(prices.get(instrumentKey(instrument))), prices }
}

/** A holding at the prices at hand, or at the kept one where its own is not among them. */
async function shownOne({ quotes }: HoldingsPorts, stored: StoredHolding, prices: Prices): Promise<Holding> {
  const missing = instrumentsOf([stored]).filter((instrument) => !prices.has(instrumentKey(instrument)))
  return pricedHolding(stored, missing.length === 0 ? prices : await quotes.priceAll(missing, 'stored'))
}

/** Reads, changes and writes one holding; a concurrent write means starting again from its result. */
async function rewrite(
  ports: HoldingsPorts,
  userId: string,
  id: string,
  change: (holding: StoredHolding) => Promise<StoredHolding> | StoredHolding,
): Promise<StoredHolding> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = (await ports.holdings.find(userId, id)) ?? fail('not_found', notFound)
    const after = { ...(await change(before)), revision: before.revision + 1 }
    if (await ports.holdings.replace(userId, after, typedPriceChange(before, after))) return after
  }
  return fail('conflict', keepsChanging)
}

/** Quantity and cost of a holding with trades follow from these. */
function refuseWhatFollows(holding: StoredHolding, change: HoldingChange): void {
  const fields = (['quantity', 'costBasis'] as const).filter((field) => change[field] !== undefined)
  if (fields.length === 0 || !followsTrades(holding)) return
  fail('conflict', changeItInTheTrades, {
    errors: fields.map((path) => ({ path, message: changeItInTheTrades })),
  })
}

export const holdingsOperations = implement<HoldingsPorts>()(contract, {
  async list({ userId, query }, ports) {
    const stored = await ports.holdings.list(userId)
    const listed = query.closed === 'true' ? stored : stored.filter((holding) => !isClosed(holding))
    const prices = await ports.quotes.priceAll(instrumentsOf(listed), 'stored')
    const holdings = listed.map((holding) => pricedHolding(holding, prices))
    return { holdings, summary: summarise(holdings.filter((holding) => !isClosed(holding))) }
  },

  async export({ userId }, { holdings }) {
    const [all, typedPrices] = await Promise.all([holdings.list(userId), holdings.typedPrices(userId)])
    return holdingsCsv(all, typedPrices)
  },

  async add({ userId, body }, ports) {
    const id = body.id ?? ports.newId()
    const { answer, prices } = await askMarket(ports, userId, instrumentForNew(body))
    const opened = openHolding({ ...body, id }, answer, ports.clock.now().toISOString())
    const before = body.restores === true ? await ports.holdings.findDeleted(userId, id) : undefined
    const again = before === undefined ? null : openAgain(opened, before)
    const holding = again ?? opened
    const outcome = await ports.holdings.add(userId, holding, body)
    if (outcome.kind === 'full') fail('conflict', tooManyHoldings())
    // Also when the request is a repetition of one that was cut off here.
    if (again !== null && (outcome.kind === 'added' || outcome.isSameRequest)) await ports.holdings.putBack(userId, id)
    if (outcome.kind === 'added') return pricedHolding(holding, prices)
    if (!outcome.isSameRequest) fail('conflict', 'Another investment with this id is in your portfolio already.')
    return new Repeated(await shownOne(ports, outcome.holding, prices))
  },

  async updateMany({ userId, body }, ports) {
    const now = ports.clock.now().toISOString()
    let outage: Problem | undefined
    const update = async ({ id, currentPrice }: PriceUpdate): Promise<HoldingResult> => {
      try {
        const stored = await rewrite(ports, userId, id, (holding) =>
          editHolding(holding, { currentPrice }, 'notAsked', now),
        )
        return { holdingId: id, success: true, data: pricedHolding(stored, nothingAsked) }
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'account_closed') throw error
        if (error.code === 'unavailable') outage = error
        return {
          holdingId: id,
          success: false,
          error: 'This investment couldn’t be updated. Reload your portfolio and try again.',
        }
      }
    }
    const results = await Promise.all(body.updates.map(update))
    // Nothing could be reached at all: that is no matter of single investments.
    if (outage !== undefined && !results.some(({ success }) => success)) throw outage
    return { results }
  },

  async update({ userId, params, body }, ports) {
    const now = ports.clock.now().toISOString()
    let known = nothingAsked
    const stored = await rewrite(ports, userId, params.id, async (holding) => {
      refuseWhatFollows(holding, body)
      const { answer, prices } = await askMarket(ports, userId, instrumentForEdit(holding, body))
      known = prices
      return editHolding(holding, body, answer, now)
    })
    return shownOne(ports, stored, known)
  },

  async remove({ userId, params }, { holdings }) {
    if (await holdings.remove(userId, params.id)) return
    // Of a closed account everything is gone: looking once more says so.
    await holdings.find(userId, params.id)
    fail('not_found', notFound)
  },

  async refresh({ userId }, ports) {
    const stored = (await ports.holdings.list(userId)).filter((holding) => !isClosed(holding))
    const prices = await ports.quotes.priceAll(instrumentsOf(stored), 'now', { askedBy: userId })
    const holdings = stored.map((holding) => pricedHolding(holding, prices))
    const results = holdings.filter((holding) => holding.isLiveTracked).map(refreshResult)
    return { results, holdings, summary: summarise(holdings) }
  },
})
