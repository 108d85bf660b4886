// Portfolio facts: a person's holdings at stored prices, for the snapshot and the example mix. No provider is called.
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import { samplePriceOf } from '../market/sample-prices.ts'
import { currentAllocation, needsRebalance, suggestAllocation } from '../portfolio/allocation-example.ts'
import type { AllocationReport } from './analysis.ts'
import { defaultRiskTolerance } from '../person/finances.ts'
import { type Holding, isClosed } from '../portfolio/holding.ts'
import { type PricedInstrument } from '../market/quote.ts'
import { instrumentsOf, pricedHolding } from '../portfolio/valuation.ts'
import type { Kept } from '../market/ports.ts'
import type { EducatorPorts, PersonFacts } from './ports.ts'

export type ValuedHolding = Pick<
  Holding,
  'id' | 'symbol' | 'type' | 'quantity' | 'costBasis' | 'currentPrice' | 'totalValue'
>

/** Holdings at the last known price, or the sample; no provider is called. */
const knownPrice = (instrument: Instrument, kept: Kept['quotes']): PricedInstrument => {
  const quote = kept.get(instrumentKey(instrument))
  return quote === undefined
    ? { kind: 'sample', ...samplePriceOf(instrument) }
    : { kind: 'quote', quote, isStale: false }
}

/** A person's open holdings at the prices that are kept; no provider is asked. */
export async function valuedHoldings(
  userId: string,
  { holdings, quotes }: Pick<EducatorPorts, 'holdings' | 'quotes'>,
): Promise<ValuedHolding[]> {
  const stored = (await holdings.list(userId)).filter((holding) => !isClosed(holding))
  const instruments = instrumentsOf(stored)
  const kept = instruments.length === 0 ? new Map() : (await quotes.read(instruments)).quotes
  const prices = new Map(instruments.map((one) => [instrumentKey(one), knownPrice(one, kept)]))
  return stored.map((holding) => pricedHolding(holding, prices))
}

/** The educational example mix beside today's (P33, P34). Made by rules alone: the model sees none of it. */
export function allocationReport(user: PersonFacts | undefined, holdings: readonly ValuedHolding[]): AllocationReport {
  const suggested = suggestAllocation({
    riskTolerance: user?.finances.riskTolerance ?? defaultRiskTolerance,
    ageYears: user?.age ?? null,
    goal: user?.finances.investmentGoal ?? '',
  })
  const current = currentAllocation(holdings)
  return { suggested, current, rebalanceNeeded: needsRebalance(suggested, current, holdings.length) }
}
