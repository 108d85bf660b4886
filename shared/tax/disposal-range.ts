// DisposalRange: the lowest and the highest gain that a record allows for one sale, whichever parcels it is taken from. It compares;
// it recommends neither.
import { shareOf } from '../kernel/decimal.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import { inOrderOfDays } from '../portfolio/ledger-order.ts'
import type { Parcel } from '../portfolio/parcels.ts'
import type { Transaction, TransactionOf } from '../portfolio/transaction.ts'
import { beforeDiscount, type MissingForGain, parcelGain, regimeOf } from './capital-gain.ts'
import { dayOfEffect, type IndexOf, isSale, ledgerOf, parcelSale, playedHolding, publishedIndex } from './disposals.ts'
import type { TaxHolding } from './tax-holding.ts'

/** Gains before losses and discount, AUD; a loss is negative. */
export type DisposalRange = { readonly lowest: bigint; readonly highest: bigint }

/** Payments that happen after the sales of a day. */
const isAfterSales = ({ type }: Transaction): boolean =>
  ['dividend', 'distribution', 'returnOfCapital', 'costBaseAdjustment'].includes(type)

/** What is held when a sale happens, with every earlier sale as it is recorded. */
function parcelsBefore(sale: TransactionOf<'sell'>, { transactions, symbol }: TaxHolding): readonly Parcel[] {
  const ordered = inOrderOfDays(transactions)
  const place = ordered.indexOf(sale)
  const before = ordered.filter((entry, at) => {
    if (isSale(entry) || entry.type === 'transferOut') return at < place
    const day = dayOfEffect(entry)
    return day === null || day < sale.date || (day === sale.date && !isAfterSales(entry))
  })
  return ledgerOf(before, symbol).parcels
}

/** The gain of the units of a sale, taken from parcels in an order; each gives all it has, the last one a part. */
function takenInOrder(units: bigint, parcels: readonly { units: bigint; gain: bigint }[]): bigint {
  let left = units
  return parcels.reduce((sum, parcel) => {
    const taken = left < parcel.units ? left : parcel.units
    left -= taken
    return sum + shareOf(parcel.gain, taken, parcel.units)
  }, 0n)
}

/**
 * Lowest and highest gain of a sale: the gain of every parcel at the price of this sale, by unit, taken from either end. Earlier sales
 * are as recorded; losses of the year and the discount come later and are not in it.
 * @returns null when the holding has no such sale; what is missing when a parcel's gain cannot be worked out
 */
export function disposalRange(
  holding: TaxHolding,
  transactionId: string,
  indexOf: IndexOf = publishedIndex(),
): DisposalRange | { readonly missing: MissingForGain } | null {
  const sale = holding.transactions.filter(isSale).find(({ id }) => id === transactionId)
  if (sale === undefined) return null
  const [units, amount, brokerage] = tradeAmounts(sale)
  const parts = { ...playedHolding(holding), indexOf }
  const gains: { units: bigint; gain: bigint }[] = []
  for (const parcel of parcelsBefore(sale, holding)) {
    const row = { ...parcel, costBase: parcel.cost, proceeds: shareOf(amount - brokerage, parcel.units, units) }
    const gain = parcelGain(parcelSale(holding, parts, row, sale.date))
    // Before the change the gain before discount needs no day of acquisition.
    if (!('missing' in gain)) gains.push({ units: parcel.units, gain: beforeDiscount(gain.parts) })
    else if (gain.missing === 'acquired' && regimeOf(sale.date) === 'discount') {
      gains.push({ units: parcel.units, gain: row.proceeds - row.costBase })
    } else return gain
  }
  const lowestFirst = gains.toSorted((a, b) => compare(a.gain * b.units, b.gain * a.units))
  return { lowest: takenInOrder(units, lowestFirst), highest: takenInOrder(units, lowestFirst.toReversed()) }
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b))
