// Compared: whether two rows of different sources can be the same trade.
import { dayNumber } from '../../kernel/dates.ts'
import { daysAfter } from '../../kernel/sydney-days.ts'
import { asxSessionOn } from '../../market/trading-calendar.ts'
import { isBrokerage, isGstOf } from './brokerage-gst.ts'
import { product, sum } from './cells.ts'
import type { RowFacts } from './import-row.ts'

/** The same trade has the same units; its totals may differ by rounding, its dates by the days to settlement. */
export const maxTotalGap = 0.02
const maxTradingDays = 5
export const maxDays = 12

/** A trade as it is compared, of a file or stored. */
export type Compared = {
  readonly facts: RowFacts
  /** Of one instrument only: the caller compares what is of the same. */
  readonly total: number | null
  /** null: typed in by hand. */
  readonly format: string | null
  readonly key: string | null
  readonly id?: string
  readonly account?: string
  /** The holding that an export says it is in; two of them are two trades. */
  readonly holdingId?: string
}

/** How many days the exchange was open between two days, the earlier one not counted; more than the most counts as the most. */
function tradingDaysBetween(a: string, b: string): number {
  const [from, to] = a < b ? [a, b] : [b, a]
  if (dayNumber(to) - dayNumber(from) > maxDays) return Infinity
  let days = 0
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) days += Number(asxSessionOn(day) !== undefined)
  return days
}

export const unitsOf = (facts: RowFacts): unknown => ('units' in facts ? facts.units : null)

const isNear = (one: number, other: number): boolean => Math.abs(sum(one, -other)) <= maxTotalGap

/** AUD; 0 where there is none. */
const brokerageOf = (facts: RowFacts): number =>
  facts.type === 'buy' || facts.type === 'sell' ? (facts.brokerage ?? 0) : 0

/** What was traded, without the brokerage that is in the total: AUD; null where the row has none. */
export function valueOf({ facts, total }: Compared): number | null {
  const brokerage = brokerageOf(facts)
  return total === null || brokerage === 0 ? null : sum(total, (facts.type === 'buy' ? -1 : 1) * brokerage)
}

/**
 * Whether two mapped rows of one day are of one value, and only one has its brokerage, with or without GST: the columns of a file can
 * be named, or guessed, otherwise the second time.
 */
function isWithoutBrokerage(a: Compared, b: Compared): boolean {
  if (a.format !== 'mapped' || b.format !== 'mapped' || a.facts.date !== b.facts.date) return false
  const [bare, whole] = valueOf(a) === null ? [a, b] : [b, a]
  if (bare.total === null || whole.total === null || valueOf(bare) !== null || valueOf(whole) === null) return false
  const gap = (whole.facts.type === 'buy' ? 1 : -1) * sum(whole.total, -bare.total)
  return isBrokerage(gap, brokerageOf(whole.facts))
}

/** Units x price of a mapped row with brokerage: AUD; null for any other. */
export function priceOfUnits({ facts, format }: Compared): number | null {
  if (format !== 'mapped' || brokerageOf(facts) === 0 || !('price' in facts) || !('units' in facts)) return null
  return facts.price === undefined ? null : product(facts.units, facts.price)
}

/**
 * Whether two mapped rows of one day have one price and one brokerage, and only one has the GST on it in its total: the total of a
 * file can be another column the second time.
 */
function isWithoutGst(a: Compared, b: Compared): boolean {
  if (a.facts.date !== b.facts.date || a.total === null || b.total === null) return false
  const [price, fee] = [priceOfUnits(a), brokerageOf(a.facts)]
  if (price === null || price !== priceOfUnits(b) || fee !== brokerageOf(b.facts)) return false
  return isGstOf(Math.abs(sum(a.total, -b.total)), fee)
}

/**
 * Whether two rows of different sources can be the same trade. Files of one format have the same keys for it; mapped files have not,
 * since each can have columns of its own.
 */
export function canBeSame(a: Compared, b: Compared): boolean {
  if (a.format !== null && a.format === b.format && a.format !== 'mapped') return false
  if (a.holdingId !== undefined && b.holdingId !== undefined && a.holdingId !== b.holdingId) return false
  if (a.facts.type !== b.facts.type || unitsOf(a.facts) !== unitsOf(b.facts)) return false
  const isOneTotal = a.total === null || b.total === null || isNear(a.total, b.total)
  if (!isOneTotal && !isWithoutBrokerage(a, b) && !isWithoutGst(a, b)) return false
  if (a.facts.date === null || b.facts.date === null) return a.facts.date === b.facts.date
  return tradingDaysBetween(a.facts.date, b.facts.date) <= maxTradingDays
}
