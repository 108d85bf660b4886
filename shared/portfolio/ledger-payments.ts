// LedgerPayments: income and returned capital, with who was entitled to them on the day before the ex-date.
import { cost, scaled, shareOf, toMoney, toUnits, typedPlaces } from '../kernel/decimal.ts'
import { dayNumber } from '../kernel/dates.ts'
import type { LedgerSplit } from './ledger-order.ts'
import { type EntitledUnits, type Entitlement, flowOn, noteExcess, type Play } from './ledger-play.ts'
import { noneHeld } from './ledger-refusals.ts'
import { type Parcel, type Slice, takenOf, undated } from './parcels.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

type CashIncome = TransactionOf<'dividend' | 'distribution' | 'reinvestment'>
type ReturnOfCapital = TransactionOf<'returnOfCapital'>

/** Cash of an income that reached the person or was reinvested. */
const netOf = (income: CashIncome): bigint => toMoney(income.amount) - toMoney(income.withheld ?? 0)

/**
 * The part of an amount that belongs to dated units. Where nothing was held it was paid all the same: all of it, unless whatever
 * was ever held had no date.
 */
function datedPart(amount: bigint, { datedUnits, units, isUndated }: Entitlement): bigint {
  if (units === 0n) return isUndated ? 0n : amount
  return shareOf(amount, datedUnits, units)
}

const allOf = ({ units }: Parcel): EntitledUnits => ({ units, sold: 0n, movedOut: 0n })

/** The units of a parcel that are entitled from now on, followed until the payment. */
function waitingUnits({ waiting }: Play, parcel: Parcel): EntitledUnits {
  const before = waiting.get(parcel)
  const last = before?.at(-1)
  if (last !== undefined && last.sold === 0n && last.movedOut === 0n) return last
  const entitled = allOf(parcel)
  if (before === undefined) waiting.set(parcel, [entitled])
  else before.push(entitled)
  return entitled
}

/** @param unitsOf what of a parcel is entitled: all of it, where nothing can leave before the payment */
function entitlementNow(
  { book, held, steps }: Play,
  transaction: Transaction,
  unitsOf: (parcel: Parcel) => EntitledUnits = allOf,
): Entitlement {
  const perUnit = transaction.type === 'returnOfCapital' ? scaled(transaction.amountPerUnit, typedPlaces) : undefined
  return {
    parcels: new Map(
      perUnit === undefined
        ? []
        : book
            .open()
            .map((parcel) => [parcel, { parcel, amount: parcel.units * perUnit, entitled: unitsOf(parcel) }] as const),
    ),
    datedUnits: book.datedUnits,
    units: book.units,
    isUndated: held.length > 0 && steps.length === 0,
  }
}

const datedAmount = ({ parcels }: Entitlement): bigint =>
  [...parcels.values()].reduce((sum, { parcel, amount }) => (parcel.acquired === undated ? sum : sum + amount), 0n)

/** Who holds at the end of the day before an ex-date; from then until it is paid, the amount is due to them. */
export function entitle(play: Play, transaction: CashIncome | ReturnOfCapital, day: number): void {
  const entitlement = entitlementNow(play, transaction, (parcel) => waitingUnits(play, parcel))
  play.entitlements.set(transaction.id, entitlement)
  const until = dayNumber(transaction.date)
  const amount =
    transaction.type === 'returnOfCapital' ? datedAmount(entitlement) : datedPart(netOf(transaction), entitlement)
  if (until > day && amount !== 0n) play.receivables.push({ from: day, until, amount })
}

/** Who was entitled to a payment, which is no longer waited for. */
function entitledTo(play: Play, transaction: CashIncome | ReturnOfCapital): Entitlement {
  const entitlement = play.entitlements.get(transaction.id) ?? entitlementNow(play, transaction)
  play.entitlements.delete(transaction.id)
  if (play.entitlements.size === 0) play.waiting.clear()
  return entitlement
}

/** Notes what left a parcel between an ex-date and the return of capital. */
export function noteGone({ waiting }: Play, { parcel, units }: Slice, type: 'sell' | 'transferOut'): void {
  const how = type === 'sell' ? 'sold' : 'movedOut'
  for (const entitled of waiting.get(parcel) ?? []) entitled[how] += units
}

/** What is entitled to a return of capital still to come, and moved within the holding, is so in the parcel it came to. */
export function noteMoved(play: Play, { parcel, units }: Slice, into: Parcel): void {
  const waiting = play.waiting.get(parcel)
  if (waiting === undefined) return
  const entitled = waitingUnits(play, into)
  for (const { parcels } of play.entitlements.values()) {
    const left = parcels.get(parcel)
    if (left === undefined) continue
    const amount = shareOf(left.amount, takenOf(units, left.entitled.units), left.entitled.units)
    left.amount -= amount
    parcels.set(into, { parcel: into, amount: (parcels.get(into)?.amount ?? 0n) + amount, entitled })
  }
  for (const each of waiting) each.units -= takenOf(units, each.units)
}

/** Splits what is held, and the units that are entitled to a return of capital still to come. */
export function split(play: Play, { day, newUnits, oldUnits }: LedgerSplit): void {
  const before = new Map([...play.waiting.keys()].map((parcel) => [parcel, parcel.units]))
  play.book.split(day, newUnits, oldUnits)
  for (const [parcel, all] of play.waiting) {
    if (day <= parcel.typedOn) continue
    for (const entitled of all) {
      const isWhole = entitled.units === before.get(parcel)
      entitled.units = isWhole ? parcel.units : shareOf(entitled.units, newUnits, oldUnits)
      entitled.sold = shareOf(entitled.sold, newUnits, oldUnits)
      entitled.movedOut = shareOf(entitled.movedOut, newUnits, oldUnits)
    }
  }
}

/** A dividend or distribution is paid in cash, or in units with the rest in cash. */
export function payIncome(play: Play, transaction: CashIncome, day: number): void {
  const entitlement = entitledTo(play, transaction)
  const flow = flowOn(play, day)
  const income = datedPart(netOf(transaction), entitlement)
  flow.income += income
  if (transaction.type !== 'reinvestment') {
    flow.out += income
    return
  }
  const units = toUnits(transaction.units)
  const paid = cost(units, transaction.price)
  play.book.add({ id: transaction.id, acquired: day, typedOn: undated, units, cost: paid, paid })
  if (income >= paid) flow.out += income - paid
  else flow.in += paid - income
}

/**
 * Capital is returned: it lowers the cost of the units that are still held, and is a gain for those sold since the ex-date. For those
 * moved out since it is none: their cost base is elsewhere, and is lowered there.
 */
export function returnCapital(play: Play, transaction: ReturnOfCapital, day: number): void {
  const entitlement = entitledTo(play, transaction)
  if (entitlement.units === 0n) throw noneHeld(play, transaction, day, 'return capital on')
  const flow = flowOn(play, day)
  for (const { parcel, amount, entitled } of entitlement.parcels.values()) {
    const { units, sold, movedOut } = entitled
    const forHeld = parcel.units >= units ? amount : shareOf(amount, parcel.units, units)
    const forGone = amount - forHeld
    const forSold = forGone === 0n ? 0n : shareOf(forGone, sold, sold + movedOut)
    const { overCost, overPaid } = play.book.giveBack(parcel, forHeld)
    noteExcess(play, transaction, day, parcel, forSold + overCost)
    if (parcel.acquired === undated) continue
    flow.out += amount
    flow.realised += forGone + overPaid
  }
}
