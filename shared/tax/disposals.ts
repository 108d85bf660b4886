// Disposals: the capital gains events of one holding, parcel by parcel, from its ledger. Amounts are AUD as scaled integers.
import { consumerPrices, type ConsumerPriceSeries } from '../facts/consumer-prices.ts'
import { dayNumber, dayOf, financialYear } from '../kernel/dates.ts'
import { marketValue, shareOf } from '../kernel/decimal.ts'
import type { ExcessGain, Ledger } from '../portfolio/ledger-play.ts'
import { undated } from '../portfolio/parcels.ts'
import type { Transaction, TransactionOf } from '../portfolio/transaction.ts'
import {
  excessGain,
  type MissingForGain,
  parcelGain,
  type ParcelGain,
  type ParcelSale,
  regimeOf,
} from './capital-gain.ts'
import { type IndexFactor, indexedFrom, publishedIndexFactor } from './index-factor.ts'
import { type HeldAtChange, playedHolding, unitsAtChange } from './played-holding.ts'
import type { TaxHolding } from './tax-holding.ts'

/** How prices rose between two days; null when that is not known. */
export type IndexOf = (from: string, sold: string) => IndexFactor | null

/** What was sold of one parcel, and the gain on it or what has to be known for it. */
export type ParcelDisposal = {
  readonly parcelId: string
  readonly acquired: string | null
  /** Units as they stood on the day of the event. */
  readonly units: bigint
  /** After brokerage. */
  readonly proceeds: bigint
  readonly costBase: bigint
  /** What the gain is worked out from. */
  readonly sale: ParcelSale
  readonly gain: ParcelGain | { readonly missing: MissingForGain }
}

/** One event: a sale, or what was returned, or adjusted by a fund's statement, beyond a cost base. */
export type TaxDisposal = {
  readonly kind: 'sale' | 'capital returned' | 'cost base adjustment'
  readonly transactionId: string
  readonly day: string
  /** The year its financial year ends in. */
  readonly endsIn: number
  readonly parcels: readonly ParcelDisposal[]
}

/** Index numbers as they were published. */
export const publishedIndex =
  (series: readonly ConsumerPriceSeries[] = consumerPrices): IndexOf =>
  (from, sold) =>
    publishedIndexFactor(series, from, sold)

/**
 * What a sale of units of a parcel is worked out from.
 * @param parcel.laterBase their cost base in the ledger that is revalued at the change
 */
export function parcelSale(
  holding: Pick<TaxHolding, 'closeAtChange'>,
  { held, ledger, indexOf }: { held: HeldAtChange; ledger: Pick<Ledger, 'splits'>; indexOf: IndexOf },
  parcel: { id: string; acquired: number; units: bigint; costBase: bigint; laterBase: bigint; proceeds: bigint },
  sold: string,
): ParcelSale {
  const acquired = parcel.acquired === undated ? null : dayOf(parcel.acquired)
  const { costBase, proceeds } = parcel
  const isLater = regimeOf(sold) === 'indexation'
  const indexFactor = isLater && acquired !== null ? indexOf(indexedFrom(acquired), sold) : null
  const then = held.get(parcel.id)
  if (!isLater || then === undefined || holding.closeAtChange === null) {
    return { acquired, sold, proceeds, costBase, atChange: null, indexFactor }
  }
  const units = unitsAtChange(parcel.units, dayNumber(sold), ledger)
  const atChange = {
    value: marketValue(units, holding.closeAtChange),
    costBase: shareOf(then.cost, units, then.units),
    laterBase: parcel.laterBase,
  }
  return { acquired, sold, proceeds, costBase, atChange, indexFactor }
}

/** What exceeded cost bases, by the transaction it came from, in order; each has at least one parcel. */
function excessEvents({ excessGains }: Ledger): [ExcessGain, ...ExcessGain[]][] {
  const events = new Map<string, [ExcessGain, ...ExcessGain[]]>()
  for (const gain of excessGains) {
    const known = events.get(gain.transaction.id)
    if (known === undefined) events.set(gain.transaction.id, [gain])
    else known.push(gain)
  }
  return [...events.values()]
}

/**
 * Every capital gains event of a holding, in the order they happened. A sale takes the parcels picked for it, else first in, first
 * out. Capital returned, or a fall of the yearly adjustment, beyond a cost base is a gain (Income Tax Assessment Act 1997 CGT events
 * G1 and E10). A transfer out is no event: it is the same person's elsewhere.
 * @throws RangeError when the transactions cannot have happened
 */
export function disposalsOf(holding: TaxHolding, indexOf: IndexOf = publishedIndex()): readonly TaxDisposal[] {
  const { ledger, held, revalued } = playedHolding(holding)
  const parts = { held, ledger, indexOf }
  const sales = ledger.disposals.flatMap(({ transaction, day, parcels }, at): TaxDisposal[] => {
    if (transaction.type !== 'sell') return []
    const rows = parcels.map(
      ({ parcelId, acquired, units, cost: costBase, proceeds, brokerage }, of): ParcelDisposal => {
        // Both ledgers take the same units of the same parcels.
        const laterBase = revalued?.disposals[at]?.parcels[of]?.cost ?? costBase
        const row = { id: parcelId, acquired, units, costBase, laterBase, proceeds: proceeds - brokerage }
        const sale = parcelSale(holding, parts, row, dayOf(day))
        return {
          parcelId,
          acquired: sale.acquired,
          units,
          proceeds: row.proceeds,
          costBase,
          sale,
          gain: parcelGain(sale),
        }
      },
    )
    return [event('sale', transaction.id, dayOf(day), rows)]
  })
  const isBaseKnown = revalued !== null
  const excess = excessEvents(revalued ?? ledger).map(([first, ...others]): TaxDisposal => {
    const rows = [first, ...others].map(({ parcelId, acquired: since, amount: proceeds, day: on }): ParcelDisposal => {
      const [acquired, day] = [since === undated ? null : dayOf(since), dayOf(on)]
      const sale = { acquired, sold: day, proceeds, costBase: 0n, atChange: null, indexFactor: null }
      const gain = excessGain({ acquired, day, amount: proceeds, isBaseKnown })
      return { parcelId, acquired, units: 0n, proceeds, costBase: 0n, sale, gain }
    })
    const kind = first.transaction.type === 'costBaseAdjustment' ? 'cost base adjustment' : 'capital returned'
    return event(kind, first.transaction.id, dayOf(first.day), rows)
  })
  return [...sales, ...excess].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
}

const event = (
  kind: TaxDisposal['kind'],
  transactionId: string,
  day: string,
  parcels: readonly ParcelDisposal[],
): TaxDisposal => ({ kind, transactionId, day, endsIn: financialYear(day), parcels })

/** The sales among transactions. */
export const isSale = (entry: Transaction): entry is TransactionOf<'sell'> => entry.type === 'sell'
