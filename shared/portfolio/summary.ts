// Summary: value, cost and gain of a whole portfolio, and each holding's share of it (P14).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { Holding } from './holding.ts'
import { type Decimal, decimalOf, minus, percentOf, plus, times, toCents, zero } from '../kernel/money.ts'

/** Value, cost and gain of a whole portfolio; AUD rounded once to the cent, percent unrounded. */
export const Summary = lazy.strictObject(() => ({
  totalValue: z.number(),
  totalCost: z.number(),
  gainLoss: z.number(),
  gainLossPercent: z.number(),
  count: z.int(),
  samplePriced: z.int(),
  stalePriced: z.int(),
  /** How many stand at what was paid, because no price was found; a server that is older does not say. */
  costPriced: z._default(z.int(), 0),
}))
export type Summary = z.infer<typeof Summary>

type Valued = Pick<Holding, 'quantity' | 'costBasis' | 'costBase' | 'currentPrice'>
type Priced = Valued & Pick<Holding, 'priceStatus'>

const worth = (holding: Valued): Decimal => times(decimalOf(holding.quantity), decimalOf(holding.currentPrice))
/** The exact cost base where trades say it: the one for a unit is rounded. */
const outlay = ({ quantity, costBasis, costBase }: Valued): Decimal =>
  costBase === undefined ? times(decimalOf(quantity), decimalOf(costBasis)) : decimalOf(costBase)

/** Sums holdings exactly, then rounds each sum once to the cent. */
export function summarise(holdings: readonly Priced[]): Summary {
  const value = holdings.reduce((sum, holding) => plus(sum, worth(holding)), zero)
  const cost = holdings.reduce((sum, holding) => plus(sum, outlay(holding)), zero)
  const gain = minus(value, cost)
  return {
    totalValue: toCents(value),
    totalCost: toCents(cost),
    gainLoss: toCents(gain),
    gainLossPercent: percentOf(gain, cost),
    count: holdings.length,
    samplePriced: holdings.filter((holding) => holding.priceStatus === 'sample').length,
    stalePriced: holdings.filter((holding) => holding.priceStatus === 'stale').length,
    costPriced: holdings.filter((holding) => holding.priceStatus === 'cost').length,
  }
}

/**
 * Gain or loss of one holding: AUD to the cent, and percent (0 when the cost basis is not above 0). Null when no price was
 * found: what was paid stands in for it then, and the 0 that would come of it is no gain.
 */
export function gainOf(holding: Priced): { gain: number; gainPercent: number } | null {
  if (holding.priceStatus === 'cost') return null
  const gain = minus(worth(holding), outlay(holding))
  return { gain: toCents(gain), gainPercent: percentOf(gain, outlay(holding)) }
}

/** A holding and its gain in percent points. */
type Performer<H> = { holding: H; gainPercent: number }

/**
 * The holdings with the highest and the lowest percent gain; of equal ones the first is the top, the last the bottom. Undefined when
 * there is none whose price is known, and the bottom also when there is only one.
 */
export function performers<H extends Priced>(
  holdings: readonly H[],
): { top: Performer<H> | undefined; bottom: Performer<H> | undefined } {
  const known = holdings.flatMap((holding) => {
    const gainPercent = gainOf(holding)?.gainPercent
    return gainPercent === undefined ? [] : [{ holding, gainPercent }]
  })
  const [top, ...others] = known.toSorted((a, b) => b.gainPercent - a.gainPercent)
  return { top, bottom: others.at(-1) }
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value))

/** Width in percent of the Portfolio Growth bar: gain percent + 50, clamped; 0 with no holdings (P39). */
export const growthBarPercent = (summary: Pick<Summary, 'count' | 'gainLossPercent'>): number =>
  summary.count === 0 ? 0 : clampPercent(summary.gainLossPercent + 50)

/** Width in percent of the Diversification bar: 10 for each holding, at most 100 (P39). */
export const diversificationBarPercent = (count: number): number => clampPercent(10 * count)

/** Each holding's share of the total in percent; 0 when nothing is worth anything. */
export function sharesOf<H extends Valued>(
  holdings: readonly H[],
): ReadonlyArray<{ holding: H; sharePercent: number }> {
  const total = holdings.reduce((sum, holding) => plus(sum, worth(holding)), zero)
  return holdings.map((holding) => ({ holding, sharePercent: percentOf(worth(holding), total) }))
}

/** One slice of the allocation picture: a name, what it is worth in AUD to the cent, and its share of the whole in percent. */
export type Slice = { key: string; label: string; type: Holding['type']; value: number; sharePercent: number }

type Security = Pick<Holding, 'type' | 'symbol' | 'coinId'>
type Sliceable = Valued & Security

/** What tells securities apart: by what a market prices them, since tickers are not unique (P12), else by kind and symbol. */
export function securityKey(holding: Security): string {
  const instrument = instrumentOf(holding)
  return instrument === undefined ? `${holding.type}:${holding.symbol}` : instrumentKey(instrument)
}

function slices<H extends Sliceable>(
  holdings: readonly H[],
  keyOf: (holding: H) => Pick<Slice, 'key' | 'label' | 'type'>,
): Slice[] {
  const groups = new Map<string, { about: Pick<Slice, 'key' | 'label' | 'type'>; value: Decimal }>()
  for (const holding of holdings) {
    const about = keyOf(holding)
    groups.set(about.key, { about, value: plus(groups.get(about.key)?.value ?? zero, worth(holding)) })
  }
  const total = [...groups.values()].reduce((sum, { value }) => plus(sum, value), zero)
  return [...groups.values()]
    .map(({ about, value }) => ({ ...about, value: toCents(value), sharePercent: percentOf(value, total) }))
    .sort((a, b) => b.sharePercent - a.sharePercent)
}

/** What is held of each kind, the largest first. */
export const slicesByType = (holdings: readonly Sliceable[]): Slice[] =>
  slices(holdings, ({ type }) => ({ key: type, label: type, type }))

/** What is held of each security, several parcels of one together, the largest first; past `maxSlices`, the rest as one. */
export function slicesByHolding(holdings: readonly Sliceable[], maxSlices: number): Slice[] {
  const all = slices(holdings, (holding) => ({
    key: securityKey(holding),
    label: holding.symbol,
    type: holding.type,
  }))
  if (all.length <= maxSlices) return all
  const shown = all.slice(0, maxSlices - 1)
  const rest = all.slice(maxSlices - 1)
  const value = rest.reduce((sum, slice) => plus(sum, decimalOf(slice.value)), zero)
  const sharePercent = rest.reduce((sum, slice) => sum + slice.sharePercent, 0)
  return [...shown, { key: 'rest', label: `${rest.length} others`, type: 'other', value: toCents(value), sharePercent }]
}
