// Concept map: the ideas that a portfolio touches, beside how well each is known.
import type { Holding } from '../portfolio/holding.ts'
import type { Transaction } from '../portfolio/transaction.ts'
import { type Concept, type ConceptId, concepts, type Facet } from './concepts.ts'
import type { ConceptStrength, Strength } from './strength.ts'

/** A price this far below its high counts as a fall, in percent. */
export const fallPercent = 10
/** Brokerage above this share of a buy counts as much, in percent. */
const brokeragePercent = 1

/** What is known of a portfolio here: AUD, percent and Sydney days. */
export type PortfolioFacts = {
  /** Priced holdings; those sold out (0 units) are left out of account. */
  holdings: readonly Holding[]
  /** The trades of each holding by its id, where they were read; a holding without any is simple. */
  trades: Readonly<Record<string, readonly Transaction[]>>
  /** How far each holding's price stands below its high of the last year, in percent, by holding id, where it is known. */
  belowHigh: Readonly<Record<string, number>>
}

const isHeld = ({ quantity }: Holding): boolean => quantity > 0
/** Brokerage of a buy beside what was bought: AUD, and the share in percent; null for a trade without any. */
export function brokerageOf(trade: Transaction): { brokerage: number; paid: number; sharePercent: number } | null {
  if (trade.type !== 'buy' || trade.brokerage === undefined) return null
  const paid = trade.amount ?? trade.units * (trade.price ?? 0)
  return paid > 0 ? { brokerage: trade.brokerage, paid, sharePercent: (trade.brokerage / paid) * 100 } : null
}

/** Whether brokerage took a large share of a buy. */
export const isDear = (trade: Transaction): boolean => (brokerageOf(trade)?.sharePercent ?? 0) > brokeragePercent

/** What of this portfolio makes ideas matter. */
export function facetsOf({ holdings, trades, belowHigh }: PortfolioFacts): Set<Facet> {
  const held = holdings.filter(isHeld)
  const all = held.flatMap(({ id }) => trades[id] ?? [])
  const has: Readonly<Record<Facet, boolean>> = {
    invested: held.length > 0,
    several: held.length > 1,
    funds: held.filter(({ type }) => type === 'etf').length > 1,
    share: held.some(({ type }) => type === 'stock'),
    etf: held.some(({ type }) => type === 'etf'),
    coin: held.some(({ type }) => type === 'crypto'),
    ether: held.some(({ coinId }) => coinId === 'ethereum'),
    trades: all.length > 0,
    'small-buy': all.some(isDear),
    dividend: all.some(({ type }) => type === 'dividend' || type === 'distribution' || type === 'reinvestment'),
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
