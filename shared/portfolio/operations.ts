// Holdings: list, add, change, delete, batch update and refresh (spec sections 4, 7 and 8; decisions 9-17).
import { holdings as contract } from './contract.ts'
import type { HoldingResult } from './contract.ts'
import { fail, Problem } from '../operation/problem.ts'
import { type Holding, type PriceUpdate, type StoredHolding, tooManyHoldings } from './holding.ts'
import { summarise } from './valuation.ts'
import { implement, Repeated } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import type { HoldingsStore } from './ports.ts'
import type { PriceService } from '../market/ports.ts'
import { changeHolding, openHolding } from './live-tracking.ts'
import { pricedHolding } from './priced-holding.ts'
import { instrumentsOf, refreshResult } from './refresh.ts'

export type HoldingsPorts = { holdings: HoldingsStore; quotes: PriceService; clock: Clock; newId: () => string }

const notFound = 'There is no such investment in your portfolio.'
const keepsChanging = 'This investment was changed elsewhere at the same time. Reload your portfolio and try again.'
const attempts = 5

async function shown({ quotes }: HoldingsPorts, stored: readonly StoredHolding[]): Promise<Holding[]> {
  const prices = await quotes.priceAll(instrumentsOf(stored), 'stored')
  return stored.map((holding) => pricedHolding(holding, prices))
}

const only = (holdings: readonly Holding[]): Holding => holdings[0] ?? fail('not_found', notFound)

/** Reads, changes and writes one holding; somebody else's write in between means starting again from theirs. */
async function rewrite(
  ports: HoldingsPorts,
  userId: string,
  id: string,
  change: (holding: StoredHolding) => Promise<StoredHolding> | StoredHolding,
): Promise<StoredHolding> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = (await ports.holdings.find(userId, id)) ?? fail('not_found', notFound)
    const after = { ...(await change(before)), revision: before.revision + 1 }
    if (await ports.holdings.replace(userId, after)) return after
  }
  return fail('conflict', keepsChanging)
}

export const holdingsOperations = implement<HoldingsPorts>()(contract, {
  async list({ userId }, ports) {
    const holdings = await shown(ports, await ports.holdings.list(userId))
    return { holdings, summary: summarise(holdings) }
  },

  async add({ userId, body }, ports) {
    const id = body.id ?? ports.newId()
    const holding = await openHolding({ ...body, id }, ports.quotes, ports.clock.now().toISOString())
    const outcome = await ports.holdings.add(userId, holding, body)
    if (outcome.kind === 'full') fail('conflict', tooManyHoldings)
    if (outcome.kind === 'added') return only(await shown(ports, [holding]))
    if (!outcome.isSameRequest) fail('conflict', 'Another investment with this id is in your portfolio already.')
    return new Repeated(only(await shown(ports, [outcome.holding])))
  },

  async updateMany({ userId, body }, ports) {
    const now = ports.clock.now().toISOString()
    let outage: Problem | undefined
    const update = async ({ id, currentPrice }: PriceUpdate): Promise<HoldingResult> => {
      try {
        const stored = await rewrite(ports, userId, id, (holding) => ({
          ...holding,
          isLiveTracked: false,
          manualPrice: currentPrice,
          lastUpdated: now,
          updatedAt: now,
        }))
        return { holdingId: id, success: true, data: pricedHolding(stored, new Map()) }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (error.code === 'unavailable') outage = error
        return {
          holdingId: id,
          success: false,
          error: 'This investment could not be updated. Reload your portfolio and try again.',
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
    const stored = await rewrite(ports, userId, params.id, (holding) => changeHolding(holding, body, ports.quotes, now))
    return only(await shown(ports, [stored]))
  },

  async remove({ userId, params }, { holdings }) {
    if (!(await holdings.remove(userId, params.id))) fail('not_found', notFound)
  },

  async refresh({ userId }, ports) {
    const stored = await ports.holdings.list(userId)
    const prices = await ports.quotes.priceAll(instrumentsOf(stored), 'now')
    const holdings = stored.map((holding) => pricedHolding(holding, prices))
    const results = holdings.filter((holding) => holding.isLiveTracked).map((holding) => refreshResult(holding, prices))
    return { results, holdings, summary: summarise(holdings) }
  },
})
