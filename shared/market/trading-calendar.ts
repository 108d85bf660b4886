// Trading calendar: when the ASX trades, in Sydney days (P38).
import { dayNumber } from '../kernel/dates.ts'
import { daysAfter, sydneyDay, sydneyInstant } from '../kernel/sydney-days.ts'
import { asxEarlyCloses, asxHolidays } from '../facts/asx-holidays.ts'
import { asxDelayMinutes } from './quote.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const opensAtMinute = 10 * 60
/** The closing auction begins at 16:10 (14:10 on early closes) and is over two minutes later. */
const closesAtMinute = 16 * 60 + 12
const closesEarlyAtMinute = 14 * 60 + 12
const auctionMinutes = 2
/** Two runs of the five-minute refresh after the delayed closing price is out, so that one missed run does not lose it. */
const settleMinutes = asxDelayMinutes + 10

export type Session = {
  readonly day: string
  readonly opensAt: Date
  /** When the closing auction begins: a trade from then on is the close. */
  readonly auctionAt: Date
  readonly closesAt: Date
}

const holidayNumbers: ReadonlySet<number> = new Set([...asxHolidays].map(dayNumber))

/** Whether the ASX trades on a day, by its number; 1 January 1970 was a Thursday. */
export function isAsxDay(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7
  return weekday !== 0 && weekday !== 6 && !holidayNumbers.has(day)
}

/** The last day on which the ASX trades, up to a day and that day included; day numbers. */
export function lastAsxDay(upTo: number): number {
  let day = upTo
  while (!isAsxDay(day)) day--
  return day
}

/** The ASX session of a Sydney day; undefined on weekends and holidays. */
export function asxSessionOn(day: string): Session | undefined {
  if (!isAsxDay(dayNumber(day))) return undefined
  const closes = asxEarlyCloses.has(day) ? closesEarlyAtMinute : closesAtMinute
  return {
    day,
    opensAt: sydneyInstant(day, opensAtMinute),
    auctionAt: sydneyInstant(day, closes - auctionMinutes),
    closesAt: sydneyInstant(day, closes),
  }
}

/** Whether the ASX is trading. */
export function isAsxOpen(at: Date): boolean {
  const session = asxSessionOn(sydneyDay(at))
  return session !== undefined && at >= session.opensAt && at < session.closesAt
}

/** Whether new delayed prices may come out: from the open until the closing price has surely arrived. */
export function isAsxPricing(at: Date): boolean {
  const session = asxSessionOn(sydneyDay(at))
  return (
    session !== undefined &&
    at >= session.opensAt &&
    at.getTime() < session.closesAt.getTime() + settleMinutes * minuteMs
  )
}

/** The latest session up to a time of which something is true. */
function latestSession(at: Date, isIt: (session: Session) => boolean): Session {
  let day = sydneyDay(at)
  // The longest closure is five days; the bound only keeps a wrong holiday list from looping for ever.
  for (let back = 0; back < 30; back++, day = daysAfter(day, -1)) {
    const session = asxSessionOn(day)
    if (session !== undefined && isIt(session)) return session
  }
  throw new RangeError(`No ASX session in the month before ${at.toISOString()}`)
}

/** The last session whose closing price should be known by now. */
export const lastSettledSession = (at: Date): Session =>
  latestSession(at, ({ closesAt }) => at.getTime() >= closesAt.getTime() + settleMinutes * minuteMs)

/** When a price was made that is the latest at a time: then, while the ASX trades; else in the last closing auction. */
export function latestPriceTime(at: Date): Date {
  const { auctionAt, closesAt } = latestSession(at, ({ opensAt }) => at >= opensAt)
  return at < closesAt ? at : auctionAt
}

const maxCountedMs = 14 * dayMs

/** Minutes of trading between two instants; Infinity when they are more than two weeks apart. */
export function sessionMinutesBetween(from: Date, to: Date): number {
  if (to.getTime() - from.getTime() > maxCountedMs) return Number.POSITIVE_INFINITY
  let totalMs = 0
  const lastDay = sydneyDay(to)
  for (let day = sydneyDay(from); day <= lastDay; day = daysAfter(day, 1)) {
    const session = asxSessionOn(day)
    if (session === undefined) continue
    totalMs += Math.max(0, Math.min(+to, +session.closesAt) - Math.max(+from, +session.opensAt))
  }
  return totalMs / minuteMs
}

/** Hours between two instants, days without a session left out; Infinity when they are more than two weeks apart. */
export function tradingDayHoursBetween(from: Date, to: Date): number {
  if (to.getTime() - from.getTime() > maxCountedMs) return Number.POSITIVE_INFINITY
  let closedDays = 0
  const lastDay = sydneyDay(to)
  for (let day = daysAfter(sydneyDay(from), 1); day < lastDay; day = daysAfter(day, 1)) {
    if (asxSessionOn(day) === undefined) closedDays++
  }
  return (to.getTime() - from.getTime() - closedDays * dayMs) / hourMs
}
