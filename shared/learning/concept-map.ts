// Concept map: the ideas that a portfolio touches, beside how well each is known.
import type { Holding } from '../portfolio/holding.ts'
import type { TradeFacts } from '../portfolio/trade-facts.ts'
import { type Concept, type ConceptId, concepts, type Facet } from './concepts.ts'
import type { ConceptStrength, Strength } from './strength.ts'

/** A price this far below its high counts as a fall, in percent. */
export const fallPercent = 10

/** What is known of a portfolio here: AUD, percent and Sydney days. */
export type PortfolioFacts = {
  /** Priced holdings; those sold out (0 units) are left out of account. */
  holdings: readonly Holding[]
  /** What stands out in the trades; of none while they are not known. */
  tradeFacts: TradeFacts
  /** How far each holding's price stands below its high of the last year, in percent, by holding id, where it is known. */
  belowHigh: Readonly<Record<string, number>>
}

const isHeld = ({ quantity }: Holding): boolean => quantity > 0

/** What of this portfolio makes ideas matter. */
export function facetsOf({ holdings, tradeFacts, belowHigh }: PortfolioFacts): Set<Facet> {
  const held = holdings.filter(isHeld)
  const has: Readonly<Record<Facet, boolean>> = {
    invested: held.length > 0,
    several: held.length > 1,
    funds: held.filter(({ type }) => type === 'etf').length > 1,
    share: held.some(({ type }) => type === 'stock'),
    etf: held.some(({ type }) => type === 'etf'),
    coin: held.some(({ type }) => type === 'crypto'),
    ether: held.some(({ coinId }) => coinId === 'ethereum'),
    trades: tradeFacts.open.trades,
    'small-buy': tradeFacts.open.dearBuy,
    dividend: tradeFacts.open.payment,
    fell: held.some(({ id }) => (belowHigh[id] ?? 0) >= fallPercent),
  }
  return new Set((Object.keys(has) as Facet[]).filter((facet) => has[facet]))
}

/** `fresh`: its cards are not due. `fading`: one is. `not-met`: no lesson with it is completed. */
export type Freshness = 'fresh' | 'fading' | 'not-met'

export type TouchedIdea = Concept & { strength: Strength | null; freshness: Freshness }

export type ConceptMap = { touched: TouchedIdea[]; fresh: number; fading: number; notMet: number }

/** The ideas that a portfolio touches, in the order of the lessons, and how many of them are in which state. */
export function conceptMap(facets: ReadonlySet<Facet>, known: readonly ConceptStrength[]): ConceptMap {
  const byId = new Map<ConceptId, ConceptStrength>(known.map((strength) => [strength.id, strength]))
  const touched = concepts
    .filter(({ touchedBy }) => touchedBy.some((facet) => facets.has(facet)))
    .map((concept): TouchedIdea => {
      const found = byId.get(concept.id)
      const strength = found?.strength ?? null
      return { ...concept, strength, freshness: strength === null ? 'not-met' : found?.isFading ? 'fading' : 'fresh' }
    })
  const count = (wanted: Freshness): number => touched.filter(({ freshness }) => freshness === wanted).length
  return { touched, fresh: count('fresh'), fading: count('fading'), notMet: count('not-met') }
}
