// LedgerPayments: income and returned capital, with who was entitled to them on the day before the ex-date.
import { cost, scaled, shareOf, toMoney, toUnits, typedPlaces } from '../kernel/decimal.ts'
import { dayNumber } from '../kernel/dates.ts'
import type { LedgerSplit } from './ledger-order.ts'
import { type EntitledParcel, type Entitlement, flowOn, noneHeld, noteExcess, type Play } from './ledger-play.ts'
import { type Slice, undated } from './parcels.ts'
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

function entitlementNow({ book, held, steps }: Play, transaction: Transaction): Entitlement {
  const perUnit = transaction.type === 'returnOfCapital' ? scaled(transaction.amountPerUnit, typedPlaces) : undefined
  return {
    parcels:
      perUnit === undefined
        ? []
        : book.open().map((parcel) => ({
            parcel,
            amount: parcel.units * perUnit,
            units: parcel.units,
            sold: 0n,
            movedOut: 0n,
          })),
    datedUnits: book.datedUnits,
    units: book.units,
    isUndated: held.length > 0 && steps.length === 0,
  }
}

const datedAmount = ({ parcels }: Entitlement): bigint =>
  parcels.reduce((sum, { parcel, amount }) => (parcel.acquired === undated ? sum : sum + amount), 0n)

/** Who holds at the end of the day before an ex-date; from then until it is paid, the amount is due to them. */
export function entitle(play: Play, transaction: CashIncome | ReturnOfCapital, day: number): void {
  const entitlement = entitlementNow(play, transaction)
  play.entitlements.set(transaction.id, entitlement)
  const until = dayNumber(transaction.date)
  const amount =
    transaction.type === 'returnOfCapital' ? datedAmount(entitlement) : datedPart(netOf(transaction), entitlement)
  if (until > day && amount !== 0n) play.receivables.push({ from: day, until, amount })
}

/** The parcels that are entitled to a return of capital still to come. */
const waitingOf = ({ entitlements }: Play): EntitledParcel[] =>
  [...entitlements.values()].flatMap(({ parcels }) => parcels)

/** Notes what left a parcel between an ex-date and the return of capital. */
export function noteGone(play: Play, { parcel, units }: Slice, type: 'sell' | 'transferOut'): void {
  const how = type === 'sell' ? 'sold' : 'movedOut'
  for (const entry of waitingOf(play)) if (entry.parcel === parcel) entry[how] += units
}

/** Splits what is held, and the units that are entitled to a return of capital still to come. */
export function split(play: Play, { day, newUnits, oldUnits }: LedgerSplit): void {
  const waiting = waitingOf(play)
  const whole = waiting.filter(({ parcel, units }) => parcel.units === units)
  play.book.split(day, newUnits, oldUnits)
  for (const entry of waiting) {
    if (day <= entry.parcel.typedOn) continue
    entry.units = shareOf(entry.units, newUnits, oldUnits)
    entry.sold = shareOf(entry.sold, newUnits, oldUnits)
    entry.movedOut = shareOf(entry.movedOut, newUnits, oldUnits)
  }
  for (const entry of whole) entry.units = entry.parcel.units
}

/** A dividend or distribution is paid in cash, or in units with the rest in cash. */
export function payIncome(play: Play, transaction: CashIncome, day: number): void {
  const entitlement = play.entitlements.get(transaction.id) ?? entitlementNow(play, transaction)
  play.entitlements.delete(transaction.id)
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
  const entitlement = play.entitlements.get(transaction.id) ?? entitlementNow(play, transaction)
  play.entitlements.delete(transaction.id)
  if (entitlement.units === 0n) throw noneHeld(play, transaction, day, 'return capital on')
  const flow = flowOn(play, day)
  for (const { parcel, units, amount, sold, movedOut } of entitlement.parcels) {
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
