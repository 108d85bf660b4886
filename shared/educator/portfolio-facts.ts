// Portfolio: a person's holdings at the prices that are kept, for the snapshot and the allocation. No provider is asked.
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import { samplePriceOf } from '../market/sample-prices.ts'
import { currentAllocation, needsRebalance, suggestAllocation } from '../portfolio/allocation.ts'
import type { AllocationReport } from './education.ts'
import { defaultRiskTolerance } from '../person/finances.ts'
import type { Holding, StoredHolding } from '../portfolio/holding.ts'
import { valueOf } from '../portfolio/valuation.ts'
import type { Kept } from '../market/ports.ts'
import type { EducatorPorts, PersonFacts } from './ports.ts'

export type ValuedHolding = Pick<
  Holding,
  'id' | 'symbol' | 'type' | 'quantity' | 'costBasis' | 'currentPrice' | 'totalValue'
>

const trackedInstrument = (holding: StoredHolding): Instrument | undefined =>
  holding.isLiveTracked ? instrumentOf(holding) : undefined

/** The price the Portfolio shows without asking anybody: manual, last known, or sample (decision 12). */
function priceOf(holding: StoredHolding, kept: Kept['quotes']): number {
  const instrument = trackedInstrument(holding)
  if (instrument === undefined) return holding.manualPrice ?? holding.costBasis
  return kept.get(instrumentKey(instrument))?.price ?? samplePriceOf(instrument).price
}

export async function valuedHoldings(
  userId: string,
  { holdings, quotes }: Pick<EducatorPorts, 'holdings' | 'quotes'>,
): Promise<ValuedHolding[]> {
  const stored = await holdings.list(userId)
  const instruments = stored.flatMap((holding) => trackedInstrument(holding) ?? [])
  const distinct = [...new Map(instruments.map((instrument) => [instrumentKey(instrument), instrument])).values()]
  const kept = distinct.length === 0 ? new Map() : (await quotes.read(distinct)).quotes
  return stored.map((holding) => {
    const { id, symbol, type, quantity, costBasis } = holding
    const currentPrice = priceOf(holding, kept)
    return { id, symbol, type, quantity, costBasis, currentPrice, totalValue: valueOf(quantity, currentPrice) }
  })
}

/** The educational example mix beside today's (spec section 9). Made by rules alone: the model sees none of it. */
export function allocationReport(user: PersonFacts | undefined, holdings: readonly ValuedHolding[]): AllocationReport {
  const suggested = suggestAllocation({
    riskTolerance: user?.finances.riskTolerance ?? defaultRiskTolerance,
    ageYears: user?.age ?? null,
    goal: user?.finances.investmentGoal ?? '',
  })
  const current = currentAllocation(holdings)
  return { suggested, current, rebalanceNeeded: needsRebalance(suggested, current, holdings.length) }
}
