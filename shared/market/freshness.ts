// Freshness: how long a quote is good, when it is stale and when it is stored anew (P16, P18).
import type { Instrument } from './instrument.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import {
  asxSessionOn,
  isAsxOpen,
  lastSettledSession,
  sessionMinutesBetween,
  tradingDayHoursBetween,
} from './trading-calendar.ts'
import { asxDelayMinutes, staleAfterHours, type StoredQuote } from './quote.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** A price asked for "now" was confirmed within this. */
export const nowCacheMs = 10 * secondMs
/** After the open the first delayed prices need a while: 20 minutes of delay, and two runs of the refresh. */
const openingMinutes = asxDelayMinutes + 10
/** While the provider fails, a kept price is good for this much trading time. */
const goodWhileFailingMinutes = 30

/** How long a confirmed price answers without asking again: a minute while it can change, a quarter of an hour otherwise. */
export const cacheMs = (kind: Instrument['kind'], now: Date): number =>
  kind === 'coin' || isAsxOpen(now) ? minuteMs : 15 * minuteMs

/**
 * Whether a kept price must be shown as stale.
 *
 * A coin: older than 24 hours. A share: made before the day of the last session whose close should be known; or, while
 * the ASX trades, older than 24 hours not counting days without a session. So Friday's close is not stale on Sunday, nor
 * on Monday before the first delayed prices.
 * While the provider fails, 30 minutes of trading time (for a coin: of time) are enough.
 * @param isFailing the provider did not confirm the price when it was last asked
 */
export function isStale(quote: Pick<StoredQuote, 'instrument' | 'asOf'>, now: Date, isFailing: boolean): boolean {
  const asOf = new Date(quote.asOf)
  const ageMs = now.getTime() - asOf.getTime()
  if (quote.instrument.kind === 'coin') {
    return ageMs > staleAfterHours * hourMs || (isFailing && ageMs > goodWhileFailingMinutes * minuteMs)
  }
  if (sydneyDay(asOf) < lastSettledSession(now).day) return true
  const isWellOpen = isAsxOpen(now) && isAsxOpen(new Date(now.getTime() - openingMinutes * minuteMs))
  if (isWellOpen && tradingDayHoursBetween(asOf, now) > staleAfterHours) return true
  return isFailing && sessionMinutesBetween(asOf, now) - asxDelayMinutes > goodWhileFailingMinutes
}

/** A coin's unchanged price is written again after this, well before it would count as stale. */
const coinRewriteMs = 12 * hourMs

/** Whether a quote is of the last trade of its day: nobody trades any more, and the provider's delay is over. */
function isLastOfDay({ asOf, fetchedAt }: StoredQuote): boolean {
  const session = asxSessionOn(sydneyDay(new Date(asOf)))
  return session !== undefined && Date.parse(fetchedAt) - session.closesAt.getTime() >= asxDelayMinutes * minuteMs
}

/**
 * Whether a confirmed quote tells more than the stored one. An unchanged price is not written again and again, only once
 * its time of trade has moved to another day, and to the last trade of the day (a coin: by half a day), so that it does not look old.
 */
export function isWorthStoring(quote: StoredQuote, stored: StoredQuote | undefined): boolean {
  if (stored === undefined) return true
  if (quote.asOf < stored.asOf) return Date.parse(stored.asOf) > Date.parse(quote.fetchedAt)
  if (quote.price !== stored.price || quote.previousClose !== stored.previousClose) return true
  if (quote.name !== stored.name || quote.symbol !== stored.symbol || quote.type !== stored.type) return true
  if (quote.instrument.kind === 'asx') {
    const isOfSameDay = sydneyDay(new Date(quote.asOf)) === sydneyDay(new Date(stored.asOf))
    return !isOfSameDay || (quote.asOf > stored.asOf && isLastOfDay(quote))
  }
  return Date.parse(quote.asOf) - Date.parse(stored.asOf) > coinRewriteMs
}
