// Portfolio: a person's holdings at the prices that are kept, for the snapshot and the allocation. No provider is asked.
import { samplePriceOf } from '../../shared/content/sample-prices.ts'
import { currentAllocation, needsRebalance, suggestAllocation } from '../../shared/domain/allocation.ts'
import type { AllocationReport } from '../../shared/domain/education.ts'
import { defaultRiskTolerance } from '../../shared/domain/finances.ts'
import type { Holding, StoredHolding } from '../../shared/domain/holding.ts'
import { valueOf } from '../../shared/domain/portfolio.ts'
import { type Instrument, instrumentKey, instrumentOf } from '../../shared/domain/quote.ts'
import type { UserRecord } from '../../shared/domain/user.ts'
import type { Kept } from '../ports/quote-store.ts'
import type { AiPorts } from './ports.ts'

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
  { holdings, quotes }: Pick<AiPorts, 'holdings' | 'quotes'>,
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
export function allocationReport(user: UserRecord | undefined, holdings: readonly ValuedHolding[]): AllocationReport {
  const suggested = suggestAllocation({
    riskTolerance: user?.finances.riskTolerance ?? defaultRiskTolerance,
    ageYears: user?.age ?? null,
    goal: user?.finances.investmentGoal ?? '',
  })
  const current = currentAllocation(holdings)
  return { suggested, current, rebalanceNeeded: needsRebalance(suggested, current, holdings.length) }
}
