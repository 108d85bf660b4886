// NewestClose: which day's close should be known by now, and up to which day a history is known.
import { dayNumber } from '../kernel/dates.ts'
import type { Instrument } from './instrument.ts'
import type { PriceHistory } from './price-history.ts'
import { lastSettledSession } from './trading-calendar.ts'

/** A close carried for more days than this is a gap: the longest closure of the ASX is five days, coins never rest. */
export const maxGapDays = { asx: 5, coin: 1 } as const

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** CoinGecko publishes the close of a UTC day 35 minutes after midnight, and answers without it from its cache until 0:40. */
const coinSettleMinutes = 45
/** A close that is still missing so long after the end of its day is not late any more: nobody traded, or nobody tells. */
const lateForMs = dayMs
/** It is looked for often while most come, and seldom after that: on many a day nobody trades in a small company. */
const oftenForMs = 3 * 60 * minuteMs
const often = 10 * minuteMs
const seldom = 60 * minuteMs

/** The newest day (a day number) whose close should be known, and when trading on it was over. */
function newestClose(kind: Instrument['kind'], now: Date): { day: number; endedAt: number } {
  if (kind === 'coin') {
    const day = Math.floor((now.getTime() - coinSettleMinutes * minuteMs) / dayMs) - 1
    return { day, endedAt: (day + 1) * dayMs }
  }
  const session = lastSettledSession(now)
  return { day: dayNumber(session.day), endedAt: session.closesAt.getTime() }
}

/**
 * The newest day whose close should be known: of the last settled session, or, for a coin, the last UTC day that is over and published.
 * @returns a day number
 */
export const lastClosedDay = (kind: Instrument['kind'], now: Date): number => newestClose(kind, now).day

/** For how long a request does not ask again for a close that the provider did not have. */
export function askAgainAfterMs(kind: Instrument['kind'], now: Date): number {
  return now.getTime() - newestClose(kind, now).endedAt < oftenForMs ? often : seldom
}

/**
 * Up to which day a history is known that a provider was just asked for: what it lacks until then is a gap. A close that is missing
 * on the newest day, of something that was traded just before it, may only be late: for a day it is not known, and asked for again.
 * @returns a day number
 */
export function knownUpTo({ days }: PriceHistory, kind: Instrument['kind'], now: Date): number {
  const { day, endedAt } = newestClose(kind, now)
  const last = days.at(-1)
  const wasTraded = last !== undefined && last < day && day - last <= maxGapDays[kind]
  return wasTraded && now.getTime() - endedAt < lateForMs ? day - 1 : day
}
