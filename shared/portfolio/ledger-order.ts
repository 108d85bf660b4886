// LedgerOrder: the order in which the transactions of one holding happened, whatever order they were entered in.
import { sydneyDay } from '../kernel/sydney-days.ts'
import { divided, scaled, toUnits, typedPlaces } from '../kernel/decimal.ts'
import { dayNumber } from '../kernel/dates.ts'
import { byCreation } from './by-creation.ts'
import type { Moves } from './moves.ts'
import { undated } from './parcels.ts'
import type { Transaction, TransactionOf, TransactionType } from './transaction.ts'

/** A split as the replay applies it: each `oldUnits` become `newUnits`. */
export type LedgerSplit = { id: string; day: number; newUnits: bigint; oldUnits: bigint }

/** One thing that happens on a day. A payment with an ex-date happens twice: before that day begins, and when it is paid. */
export type LedgerEvent = {
  readonly day: number
  readonly stage: number
  readonly isExDate: boolean
  readonly transaction: Transaction
}

/**
 * Within a day: splits, then what comes in, then a fund's yearly adjustment, then what is moved within the holding, out and in again,
 * then what goes out, then income. For units that are sold the adjustment takes effect just before the sale (Income Tax Assessment Act
 * 1997 s 104-107B (4)). Entitlement is that of the day before.
 */
const stages: Readonly<Record<TransactionType, number>> = {
  split: 1,
  consolidation: 1,
  opening: 2,
  buy: 2,
  transferIn: 2,
  reward: 2,
  reinvestment: 2,
  costBaseAdjustment: 3,
  sell: 6,
  transferOut: 6,
  dividend: 7,
  distribution: 7,
  returnOfCapital: 7,
}
const movedOut = 4
const movedIn = 5

export type Split = TransactionOf<'split' | 'consolidation'>
/** Whether a transaction changes the number of units in a ratio, up or down. */
export const isSplit = (transaction: Transaction): transaction is Split =>
  transaction.type === 'split' || transaction.type === 'consolidation'

/**
 * The splits of a ledger in order; two on one day are the same split entered twice and count once.
 * @param exDays the provider's ex-date of a split that matches one of its own, by transaction id: it wins over the typed date
 */
export function splitsInOrder(
  transactions: readonly Transaction[],
  exDays: ReadonlyMap<string, string>,
): readonly LedgerSplit[] {
  const byDay = new Map<number, LedgerSplit>()
  for (const split of transactions.filter(isSplit).sort(byCreation)) {
    const day = dayNumber(exDays.get(split.id) ?? split.date)
    if (byDay.has(day)) continue
    const [newUnits, oldUnits] = [scaled(split.newUnits, typedPlaces), scaled(split.oldUnits, typedPlaces)]
    byDay.set(day, { id: split.id, day, newUnits, oldUnits })
  }
  return [...byDay.values()].sort((a, b) => a.day - b.day)
}

/** The day on which a transaction's units come or go: an acquisition date where there is one. */
function dayOfEffect(transaction: Transaction): number {
  const day = transaction.type === 'transferIn' ? transaction.acquiredOn : transaction.date
  return day === null ? undated : dayNumber(day)
}

/**
 * Every event of a ledger in the order it happened; independent of the order of the list.
 * @param moves those whose two transfers take effect together
 */
export function inOrder(
  transactions: readonly Transaction[],
  splits: readonly LedgerSplit[],
  moves: Moves,
): LedgerEvent[] {
  const splitDays = new Map(splits.map(({ id, day }) => [id, day]))
  const events: LedgerEvent[] = []
  for (const transaction of transactions) {
    const stage = stages[transaction.type]
    if (isSplit(transaction)) {
      const day = splitDays.get(transaction.id)
      if (day !== undefined) events.push({ day, stage, isExDate: false, transaction })
      continue
    }
    const move = moves.get(transaction.id)
    if (move !== undefined) {
      const moved = transaction === move.out ? movedOut : movedIn
      events.push({ day: move.day, stage: moved, isExDate: false, transaction })
      continue
    }
    events.push({ day: dayOfEffect(transaction), stage, isExDate: false, transaction })
    if ('exDate' in transaction && transaction.exDate !== undefined) {
      events.push({ day: dayNumber(transaction.exDate), stage: 0, isExDate: true, transaction })
    }
  }
  return events.sort(
    (a, b) => (a.day === b.day ? a.stage - b.stage : a.day - b.day) || byCreation(a.transaction, b.transaction),
  )
}

const orderedBy = (transactions: readonly Transaction[], dayOf: (transaction: Transaction) => number): Transaction[] =>
  transactions
    .map((transaction) => ({ transaction, day: dayOf(transaction) }))
    .sort(
      (a, b) =>
        (a.day === b.day ? stages[a.transaction.type] - stages[b.transaction.type] : a.day - b.day) ||
        byCreation(a.transaction, b.transaction),
    )
    .map(({ transaction }) => transaction)

/** The trades in the order in which they are read: by day, within it as they happened; without a date first. */
export const inOrderOfDays = (transactions: readonly Transaction[]): Transaction[] =>
  orderedBy(transactions, ({ date }) => (date === null ? undated : dayNumber(date)))

const outflows: ReadonlySet<TransactionType> = new Set(['sell', 'transferOut'])

/**
 * The trades in an order in which they can be stored part by part: by the day on which they took effect, and what leaves units
 * after all else, so that no beginning of the list sells what is not there yet.
 */
export function inPossibleOrder(transactions: readonly Transaction[]): Transaction[] {
  const ordered = orderedBy(transactions, dayOfEffect)
  return [...ordered.filter(({ type }) => !outflows.has(type)), ...ordered.filter(({ type }) => outflows.has(type))]
}

/** The last day whose splits do not touch a parcel's units; `undated` when every later split does. */
export function typedOn(transaction: TransactionOf<'opening' | 'transferIn'>): number {
  if (transaction.type === 'opening') {
    return transaction.date === null ? dayNumber(sydneyDay(new Date(transaction.createdAt))) : undated
  }
  return transaction.acquiredOn === null ? dayNumber(transaction.date) : undated
}

/** Units that came by a transfer, as they stood when they were acquired: before the splits in between. */
export function unitsWhenAcquired(transfer: TransactionOf<'transferIn'>, splits: readonly LedgerSplit[]): bigint {
  const units = toUnits(transfer.units)
  if (transfer.acquiredOn === null) return units
  return unitsBefore(units, splits, { after: dayNumber(transfer.acquiredOn), to: dayNumber(transfer.date) })
}

/** Units as they stand at the end of the day number `to`, before the splits since the day `after`. */
export const unitsBefore = (
  units: bigint,
  splits: readonly LedgerSplit[],
  { after, to }: { readonly after: number; readonly to: number },
): bigint =>
  splits
    .filter(({ day }) => day > after && day <= to)
    .reduceRight((before, { newUnits, oldUnits }) => divided(before * oldUnits, newUnits), units)
