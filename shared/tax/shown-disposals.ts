// ShownDisposals: sales and other capital gains events as they are answered, parcel by parcel, each with its range.
import { dayNumber, twelveMonthsAfter } from '../kernel/dates.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import type { TransactionOf } from '../portfolio/transaction.ts'
import { beforeDiscount, regimeOf } from './capital-gain.ts'
import { disposalRanges } from './disposal-range.ts'
import { type IndexOf, isSale, type ParcelDisposal } from './disposals.ts'
import { money, moneyOrNull, named, shownParts, sum, units } from './shown-amounts.ts'
import type { TaxHolding } from './tax-holding.ts'
import type { OwnDisposal, TaxEvents } from './tax-events.ts'
import type { ShownDisposal } from './year-answer.ts'

const thousandths = 1000

/** A parcel that was sold, with every number its gain comes from. */
function shownParcel(
  { parcelId, acquired, sale, gain, ...row }: ParcelDisposal,
  { valueBasis }: TaxHolding,
): ShownDisposal['parcels'][number] {
  const isKnown = !('missing' in gain)
  const change = isKnown && gain.deferred !== null ? sale.atChange : null
  return {
    parcelId,
    acquiredOn: acquired,
    daysHeld: acquired === null ? null : Math.max(0, dayNumber(sale.sold) - dayNumber(acquired) - 1),
    isTwelveMonths: acquired === null ? null : sale.sold >= twelveMonthsAfter(acquired),
    units: units(row.units),
    proceeds: money(row.proceeds),
    costBase: money(row.costBase),
    gain: isKnown
      ? {
          amount: money(beforeDiscount(gain.parts)),
          parts: shownParts(gain.parts),
          valueAtChange: change === null ? null : money(change.value),
          costBaseAtChange: change === null ? null : money(change.costBase),
          valueBasis: change === null ? null : valueBasis,
          deferred: moneyOrNull(gain.deferred),
          laterBase: moneyOrNull(gain.laterBase),
          indexFactor:
            gain.indexedCost === null || sale.indexFactor === null
              ? null
              : Number(sale.indexFactor.thousandths) / thousandths,
          indexedBase: moneyOrNull(gain.indexedCost),
          isEstimate: gain.isEstimate,
        }
      : null,
    missing: isKnown ? null : gain.missing,
  }
}

type Sales = ReadonlyMap<TaxHolding, ReadonlyMap<string, TransactionOf<'sell'>>>

const salesOf = ({ holdings }: TaxEvents): Sales =>
  new Map(
    holdings.map((holding) => [holding, new Map(holding.transactions.filter(isSale).map((sale) => [sale.id, sale]))]),
  )

type Ranges = ReturnType<typeof disposalRanges>

/** The ranges of many disposals, each holding's at once. */
function rangesOf(disposals: readonly OwnDisposal[], indexOf: IndexOf): Map<TaxHolding, Ranges> {
  const wanted = new Map<TaxHolding, Set<string>>()
  for (const { holding, transactionId } of disposals) {
    wanted.set(holding, (wanted.get(holding) ?? new Set<string>()).add(transactionId))
  }
  return new Map([...wanted].map(([holding, ids]) => [holding, disposalRanges(holding, ids, indexOf)]))
}

function shownDisposal(row: OwnDisposal, sales: Sales, ranges: ReadonlyMap<TaxHolding, Ranges>): ShownDisposal {
  const { holding, transactionId, kind, day, parcels } = row
  const sale = sales.get(holding)?.get(transactionId)
  const range = ranges.get(holding)?.get(transactionId)
  const gains = parcels.flatMap(({ gain }) => ('missing' in gain ? [] : [beforeDiscount(gain.parts)]))
  return {
    ...named(holding),
    transactionId,
    kind,
    day,
    regime: regimeOf(day),
    units: units(sum(parcels.map((parcel) => parcel.units))),
    proceeds: money(sum(parcels.map(({ proceeds }) => proceeds))),
    brokerage: sale === undefined ? 0 : money(tradeAmounts(sale)[2]),
    costBase: money(sum(parcels.map(({ costBase }) => costBase))),
    parcelsBy: sale?.parcels === undefined ? 'first in, first out' : 'picked',
    parcels: parcels.map((parcel) => shownParcel(parcel, holding)),
    gain: gains.length === parcels.length ? money(sum(gains)) : null,
    range:
      range === undefined || 'missing' in range ? null : { lowest: money(range.lowest), highest: money(range.highest) },
  }
}

/** @param indexOf null leaves the ranges out, for which every open parcel has to be looked at again */
export function shownDisposals(
  disposals: readonly OwnDisposal[],
  events: TaxEvents,
  indexOf: IndexOf | null,
): ShownDisposal[] {
  const sales = salesOf(events)
  const ranges = indexOf === null ? new Map<TaxHolding, Ranges>() : rangesOf(disposals, indexOf)
  return disposals.map((row) => shownDisposal(row, sales, ranges))
}
