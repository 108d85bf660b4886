// HoldingHistory: one holding from its trades and its market: the ledger, its value on every day, and what the market knows
// that the ledger does not.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { toUnits, unitsNumber } from '../kernel/decimal.ts'
import {
  exDateMatchDays,
  type FoundDividend,
  foundDividends,
  matchSplits,
  type ProviderSplit,
  type RecordedPayment,
  suggestedSplits,
} from '../market/corporate-action.ts'
import { type DatedPrice, dailyPrices, type PriceHistory } from '../market/price-history.ts'
import { firstDay, type HoldingSeries, holdingSeries, tradedPrices } from './day-series.ts'
import { isSplit, typedOn } from './ledger-order.ts'
import type { Ledger } from './ledger-play.ts'
import type { LedgerProblem } from './ledger-refusals.ts'
import { playLedger } from './ledger.ts'
import type { Transaction } from './transaction.ts'

/** A day after a split of the provider that the person has neither added nor declined: its value may be off by the ratio. */
export const isSplitUnanswered = 8

export type HoldingFacts = {
  readonly symbol: string
  readonly transactions: readonly Transaction[]
  /** Null where no market prices it. */
  readonly history: PriceHistory | null
  /** Prices the person typed, oldest first. */
  readonly typed?: readonly DatedPrice[]
  /** A close carried for more days is flagged (market/price-history.ts). */
  readonly maxGapDays: number
  /** Ex-dates of suggested splits the person has declined, as day numbers. */
  readonly declinedSplits?: ReadonlySet<number>
  /** The same of splits in the trades that the person keeps on the day they typed. */
  readonly declinedSplitDays?: ReadonlySet<number>
  /** The same of suggested dividends. */
  readonly declinedDividends?: ReadonlySet<number>
}

/** A split of the ledger that the provider has on another day: until the person has answered, figures about time take that day. */
export type SplitDay = {
  readonly transactionId: string
  readonly typedOn: string
  /** The provider's ex-date, a day number. */
  readonly exDay: number
  readonly newUnits: number
  readonly oldUnits: number
}

export type HoldingHistory = {
  readonly ledger: Ledger
  /** Null when nothing in the ledger has a date. */
  readonly series: HoldingSeries | null
  readonly suggestedSplits: readonly ProviderSplit[]
  readonly splitDays: readonly SplitDay[]
  readonly foundDividends: readonly FoundDividend[]
}

/**
 * Units that were surely held at the end of the day before a day. Those without a date count from the day after they were
 * typed on: what was held before is unknown.
 */
function unitsKnown({ held, steps }: Ledger, transactions: readonly Transaction[], day: number): number {
  const dated = steps.findLast((step) => step.day < day)?.units ?? 0n
  let known = held.findLast((entry) => entry.day < day)?.units ?? 0n
  for (const each of transactions) {
    if ((each.type === 'opening' || each.type === 'transferIn') && typedOn(each) >= day) known -= toUnits(each.units)
  }
  return unitsNumber(known < dated ? dated : known)
}

/** Plays and values one holding up to the day `to`, a day number; or says why its trades cannot have happened. */
export function holdingHistory(facts: HoldingFacts, to: number): HoldingHistory | { problem: LedgerProblem } {
  const { symbol, transactions, history } = facts
  const typedSplits = transactions.filter(isSplit).map(({ id, date }) => ({ id, day: dayNumber(date) }))
  const { exDays, splitDays } = matchedSplits(facts, typedSplits, to)
  const matched = playLedger(transactions, symbol, { exDays })
  // What could happen on the days that were typed is shown by them, as in the position; the provider's day is still suggested.
  const ledger = 'problem' in matched && exDays.size > 0 ? playLedger(transactions, symbol) : matched
  if ('problem' in ledger) return ledger
  const unitsBefore = (day: number): number => unitsKnown(ledger, transactions, day)
  const suggested = suggestedSplits(history?.splits ?? [], typedSplits, unitsBefore).filter(
    ({ exDay }) => exDay <= to && facts.declinedSplits?.has(exDay) !== true,
  )
  const declined = [...(facts.declinedDividends ?? [])]
  return {
    ledger,
    series: valued(facts, ledger, suggested, to),
    suggestedSplits: suggested,
    splitDays,
    foundDividends: foundDividends(
      history?.dividends.filter(({ exDay }) => exDay <= to) ?? [],
      history?.splits ?? [],
      unitsBefore,
      recordedPayments(transactions),
    ).filter(({ exDay }) => !declined.some((day) => Math.abs(day - exDay) <= exDateMatchDays)),
  }
}

/**
 * The provider's days of the splits that are in the ledger. One whose day the person has turned down stays on the day they typed; a
 * split that was turned down before it was typed is matched all the same.
 */
function matchedSplits(
  { transactions, history, declinedSplitDays }: HoldingFacts,
  typed: readonly { readonly id: string; readonly day: number }[],
  to: number,
): { exDays: ReadonlyMap<string, string>; splitDays: SplitDay[] } {
  const matches = [...matchSplits(typed, history?.splits ?? [])].filter(
    ([, day]) => declinedSplitDays?.has(day) !== true,
  )
  const exDayOf = new Map(matches)
  const splitDays = transactions.filter(isSplit).flatMap(({ id, date, newUnits, oldUnits }): SplitDay[] => {
    const exDay = exDayOf.get(id)
    const isOther = exDay !== undefined && exDay !== dayNumber(date) && exDay <= to
    const isSame = history?.splits.some(
      (one) => one.exDay === exDay && one.newUnits * oldUnits === one.oldUnits * newUnits,
    )
    return isOther && isSame === true ? [{ transactionId: id, typedOn: date, exDay, newUnits, oldUnits }] : []
  })
  return { exDays: new Map(matches.map(([id, day]) => [id, dayOf(day)])), splitDays }
}

function recordedPayments(transactions: readonly Transaction[]): RecordedPayment[] {
  return transactions.flatMap((each) =>
    each.type === 'dividend' || each.type === 'distribution' || each.type === 'reinvestment'
      ? [{ paidDay: dayNumber(each.date), exDay: each.exDate === undefined ? null : dayNumber(each.exDate) }]
      : [],
  )
}

function valued(
  { transactions, history, typed = [], maxGapDays }: HoldingFacts,
  ledger: Ledger,
  suggested: readonly ProviderSplit[],
  to: number,
): HoldingSeries | null {
  const from = firstDay(ledger)
  if (from === undefined) return null
  const unitSplits = ledger.splits.map(({ day, newUnits, oldUnits }) => ({
    day,
    ratio: Number(newUnits) / Number(oldUnits),
  }))
  // The market's own closes need no help from the trades.
  const isKnownFromStart = history !== null && history.days.length > 0 && history.days[0]! <= from
  const traded = isKnownFromStart ? [] : tradedPrices(transactions, ledger)
  const series = holdingSeries(ledger, dailyPrices({ history, typed, traded, unitSplits, maxGapDays }, from, to), to)
  if (series === null) return null
  for (const { exDay } of suggested) {
    for (let at = Math.max(0, exDay - from); at < series.values.length; at++) series.flags[at]! |= isSplitUnanswered
  }
  return series
}
