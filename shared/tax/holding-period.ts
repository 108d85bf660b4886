// HoldingPeriod: how many of the units that a dividend was paid on were held long enough for its franking credit. Units are scaled
// integers (kernel/decimal.ts).
import { holdingPeriodRule } from '../facts/income-tax.ts'
import { dayNumber } from '../kernel/dates.ts'
import { shareOf, toUnits } from '../kernel/decimal.ts'
import {
  inOrder,
  isSplit,
  type LedgerEvent,
  type LedgerSplit,
  splitsInOrder,
  typedOn,
  unitsWhenAcquired,
} from '../portfolio/ledger-order.ts'
import { playLedger } from '../portfolio/ledger.ts'
import type { Moves } from '../portfolio/moves.ts'
import { undated } from '../portfolio/parcels.ts'
import type { Transaction, TransactionType } from '../portfolio/transaction.ts'
import { afterMove, type Lot, moveOut, splitLots, takeLast } from './lots.ts'
import { possible } from './played-holding.ts'

/** The units a dividend was paid on. */
export type HoldingPeriodTest = {
  /** How many days it takes: 45, or 90 for a preference share. */
  readonly days: number
  readonly units: bigint
  /** Sold before they had been held long enough. */
  readonly failing: bigint
  /** Still held, and not yet for long enough. */
  readonly pending: bigint
  /** Without a day of acquisition: not tested, and not counted as failing. */
  readonly undated: bigint
}

/**
 * The holding period rule for one dividend: of the units held at the end of the day before the ex-date, those that were at risk for
 * fewer than 45 days in a row (90 for preference shares: s 160APHO (2)), between the day after acquisition and the 45th (90th) day after the ex-date,
 * acquisition and disposal days not counted. Days on which an option or the like took most of the risk away do not count either, but
 * are not known here. What was acquired last counts as sold first; what was moved elsewhere is not sold, and leaves as the ledger has
 * it. Once met it stays met (Income Tax Assessment Act 1936, former Division 1A of Part IIIAA).
 * @param today what is still held counts up to the day before; a day after today is not known
 * @throws RangeError when the transactions cannot have happened
 */
export function holdingPeriodTest(
  transactions: readonly Transaction[],
  exDate: string,
  today: string,
  isPreferenceShare = false,
): HoldingPeriodTest {
  const needed = isPreferenceShare ? holdingPeriodRule.preferenceShareDays : holdingPeriodRule.days
  const exDay = dayNumber(exDate)
  const entitled = entitledLots(transactions, exDay)
  const sums = { days: needed, units: 0n, failing: 0n, pending: 0n, undated: 0n }
  for (const { acquired, disposed, units } of entitled) {
    sums.units += units
    if (acquired === undated) {
      sums.undated += units
      continue
    }
    const last = Math.min((disposed ?? dayNumber(today)) - 1, exDay + needed)
    if (last - acquired >= needed) continue
    sums[disposed === null ? 'pending' : 'failing'] += units
  }
  return sums
}

type Events = {
  readonly splits: readonly LedgerSplit[]
  readonly moves: Moves
  /** Transfers in, by id, of moves whose day of acquisition is that of nothing else here. */
  readonly newDays: ReadonlySet<string>
  readonly events: readonly LedgerEvent[]
}
const acquiring: ReadonlySet<TransactionType> = new Set(['opening', 'buy', 'transferIn', 'reward', 'reinvestment'])
const ordered = new WeakMap<readonly Transaction[], Events>()

/** What happened, in order: put in order once for all the payments of a holding. */
function eventsOf(transactions: readonly Transaction[]): Events {
  const known = ordered.get(transactions)
  if (known !== undefined) return known
  const splits = splitsInOrder(transactions, new Map())
  const { moves } = possible(playLedger(transactions, ''))
  const events = inOrder(transactions, splits, moves)
  const acquired = events.filter(
    ({ transaction: { id, type }, isExDate }) => acquiring.has(type) && !isExDate && !moves.has(id),
  )
  const days = new Set(acquired.map(({ day }) => day))
  const moved = [...new Set(moves.values())].filter(({ into }) => !days.has(dayNumber(into.acquiredOn)))
  const found = { splits, moves, newDays: new Set(moved.map(({ into }) => into.id)), events }
  ordered.set(transactions, found)
  return found
}

/** The lots that were held when a day began, each with the day it was sold on later, if it was; units as of that day. */
function entitledLots(transactions: readonly Transaction[], exDay: number): readonly Lot[] {
  const { splits, moves, newDays, events } = eventsOf(transactions)
  let lots: Lot[] = []
  const gone: Lot[] = []
  // Later splits change what a sale takes from the lots, not what a dividend was paid on.
  let [newUnits, oldUnits] = [1n, 1n]
  let before = 0
  for (const { day, transaction, isExDate } of events) {
    if (day < exDay) before = gone.length
    if (isExDate) continue
    if (isSplit(transaction)) {
      const split = splits.find(({ id }) => id === transaction.id)!
      splitLots(lots, split)
      if (day >= exDay) [newUnits, oldUnits] = [newUnits * split.newUnits, oldUnits * split.oldUnits]
      continue
    }
    const move = moves.get(transaction.id)
    if (move !== undefined) {
      if (transaction === move.out) lots = afterMove(lots, move, day < exDay && newDays.has(move.into.id))
      continue
    }
    switch (transaction.type) {
      case 'buy':
      case 'reward':
      case 'reinvestment':
        lots.push({
          id: transaction.id,
          acquired: day,
          typedOn: undated,
          disposed: null,
          units: toUnits(transaction.units),
        })
        break
      case 'opening':
      case 'transferIn': {
        const units =
          transaction.type === 'opening' ? toUnits(transaction.units) : unitsWhenAcquired(transaction, splits)
        lots.push({ id: transaction.id, acquired: day, typedOn: typedOn(transaction), disposed: null, units })
        break
      }
      case 'sell':
      case 'transferOut': {
        const first = gone.length
        if (transaction.type === 'sell') takeLast(lots, gone, toUnits(transaction.units), day)
        else moveOut(lots, gone, transaction)
        for (const lot of gone.slice(first)) lot.units = shareOf(lot.units, oldUnits, newUnits)
        if (day < exDay) before = gone.length
        break
      }
      default:
        break
    }
  }
  const stillHeld = lots.map((lot) => ({ ...lot, units: shareOf(lot.units, oldUnits, newUnits) }))
  return [...gone.slice(before), ...stillHeld].filter(({ acquired }) => acquired < exDay)
}

/** The part of a credit that is lost: pro rata to the failing units. The cash stays income. */
export const lostCredit = (credit: bigint, { failing, units }: Pick<HoldingPeriodTest, 'failing' | 'units'>): bigint =>
  units === 0n ? 0n : shareOf(credit, failing, units)
