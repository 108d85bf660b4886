// DisposalRange: the lowest and the highest gain that a record allows for one sale, whichever parcels it is taken from. It compares;
// it recommends neither.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { dayNumber } from '../kernel/dates.ts'
import { shareOf } from '../kernel/decimal.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import { type BeforeSale, playLedger } from '../portfolio/ledger.ts'
import { type Parcel, undated } from '../portfolio/parcels.ts'
import type { TransactionOf } from '../portfolio/transaction.ts'
import { beforeDiscount, type MissingForGain, parcelGain, regimeOf } from './capital-gain.ts'
import { type IndexOf, parcelSale, publishedIndex } from './disposals.ts'
import { playedHolding, revaluedAtChange } from './played-holding.ts'
import type { TaxHolding } from './tax-holding.ts'

/** Gains before losses and discount, AUD; a loss is negative. */
export type DisposalRange = { readonly lowest: bigint; readonly highest: bigint }

/** The gain of the units of a sale, taken from parcels in an order; each gives all it has, the last one a part. */
function takenInOrder(units: bigint, parcels: readonly { units: bigint; gain: bigint }[]): bigint {
  let [left, sum] = [units, 0n]
  for (const parcel of parcels) {
    if (left === 0n) break
    const taken = left < parcel.units ? left : parcel.units
    left -= taken
    sum += shareOf(parcel.gain, taken, parcel.units)
  }
  return sum
}

type Gain = { readonly units: bigint; readonly gain: bigint; readonly perUnit: number }

/** The gain of every open parcel at the price of a sale, or what is missing for one. */
function gainsAt(
  sale: TransactionOf<'sell'>,
  open: readonly Readonly<Parcel>[],
  holding: TaxHolding,
  indexOf: IndexOf,
): Gain[] | { readonly missing: MissingForGain } {
  const [units, amount, brokerage] = tradeAmounts(sale)
  const parts = { ...playedHolding(holding), indexOf }
  const isPlain = regimeOf(sale.date) === 'discount'
  const gains: Gain[] = []
  for (const parcel of open) {
    const proceeds = shareOf(amount - brokerage, parcel.units, units)
    let gain = proceeds - parcel.cost
    if (!isPlain) {
      const row = {
        id: parcel.id,
        acquired: parcel.acquired,
        units: parcel.units,
        costBase: parcel.cost,
        laterBase: parcel.cost,
        proceeds,
      }
      const found = parcelGain(parcelSale(holding, parts, row, sale.date))
      if ('missing' in found) return found
      gain = beforeDiscount(found.parts)
    } else if (parcel.acquired < firstCovered && parcel.acquired !== undated) return { missing: 'before 1985' }
    // Before the change the gain before discount needs no day of acquisition.
    gains.push({ units: parcel.units, gain, perUnit: Number(gain) / Number(parcel.units) })
  }
  return gains
}

const firstCovered = dayNumber(capitalGainsRules.beganOn)

/**
 * Lowest and highest gain of sales: the gain of every parcel at the price of the sale, by unit, taken from either end. Earlier sales
 * are as recorded; losses of the year and the discount come later and are not in it.
 * @param wanted ids of sales; a transaction that is none is left out
 * @returns by id; what is missing when a parcel's gain cannot be worked out
 */
export function disposalRanges(
  holding: TaxHolding,
  wanted: ReadonlySet<string>,
  indexOf: IndexOf = publishedIndex(),
): Map<string, DisposalRange | { readonly missing: MissingForGain }> {
  const ranges = new Map<string, DisposalRange | { readonly missing: MissingForGain }>()
  const beforeSale: BeforeSale = (sale, open) => {
    if (sale.type !== 'sell' || !wanted.has(sale.id)) return
    const gains = gainsAt(sale, open(), holding, indexOf)
    if ('missing' in gains) {
      ranges.set(sale.id, gains)
      return
    }
    const [units] = tradeAmounts(sale)
    const lowestFirst = gains.sort((a, b) => a.perUnit - b.perUnit)
    const lowest = takenInOrder(units, lowestFirst)
    ranges.set(sale.id, { lowest, highest: takenInOrder(units, lowestFirst.toReversed()) })
  }
  const { moves } = playedHolding(holding).ledger
  playLedger(holding.transactions, holding.symbol, { beforeSale, revalued: revaluedAtChange(holding), moves })
  return ranges
}
