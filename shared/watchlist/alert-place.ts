// AlertPlace: where the row of a rule lies among all rows of its instrument, so that the rules a price reaches are one span in
// order, however many others there are (ADR 033).
import { type Decimal, decimalOf, minus, percentOf } from '../kernel/money.ts'
import { daysAfter, sydneyDay } from '../kernel/sydney-days.ts'
import type { StoredQuote } from '../market/quote.ts'
import { type AlertKind, moveCountsAgainOn, type Reached, type StoredRule } from './alert-rule.ts'

/** Digits of a threshold in its eighth decimal: up to 1e13 dollars, beyond any price of one unit. */
const digits = 21
const places = 8n

/** In the eighth decimal, rounded down or up. */
function steps({ units, scale }: Decimal, towards: 'down' | 'up'): bigint {
  const [top, bottom] = [units * 10n ** places, 10n ** BigInt(scale)]
  return towards === 'down' ? top / bottom : (top + bottom - 1n) / bottom
}

const written = (value: bigint): string => value.toString().padStart(digits, '0')

type Terms = Pick<StoredRule, 'kind' | 'value'>

/** Where a rule lies that is to be told of: `UP` is reached from that value upward, `DOWN` downward, `MOVE` by that many percent. */
export function armedPlace({ kind, value }: Terms): string {
  const name = ({ above: 'UP', below: 'DOWN', move: 'MOVE' } as const satisfies Record<AlertKind, string>)[kind]
  return `${name}#${written(steps(decimalOf(value), 'down'))}`
}

/** Where a rule lies whose price stays beyond it: reached once the price is back, by the smallest step there is. */
function waitingPlace({ kind, value }: Terms): string {
  const step = steps(decimalOf(value), 'down')
  return kind === 'above' ? `DOWN#${written(step - 1n)}` : `UP#${written(step + 1n)}`
}

/** Where a rule lies for the rest of a day: the one on which it was reached, and a coin's move the next. */
const restingPlace = (day: string): string => `REST#${day}`

/**
 * Where a rule lies when it is turned on. What it has reached with the same terms before is no news until the price has been back
 * past it, so it rests like one that was on all the time, unless the price at hand is back.
 * @param reached with the same terms; null when it never was
 * @param quote the price at hand; undefined when a provider's is not
 */
export const placeTurnedOn = (
  terms: Terms,
  reached: Reached | null,
  quote: Pick<StoredQuote, 'price' | 'asOf'> | undefined,
): string => (reached === null || isBack(terms, reached, quote) ? armedPlace(terms) : restingPlace(reached.on))

/** Whether a price made since a rule was reached is not beyond it; of a move the day decides instead. */
const isBack = (terms: Terms, reached: Reached, quote: Pick<StoredQuote, 'price' | 'asOf'> | undefined): boolean =>
  terms.kind !== 'move' &&
  quote !== undefined &&
  Date.parse(quote.asOf) > Date.parse(reached.at) &&
  !isBeyond(terms, quote.price)

/** The days on which a rule that was reached rests: that day, and those until a move counts again. */
function restingDays(rule: StoredRule): string[] {
  const { kind, reached } = rule
  if (reached === null) return []
  const nextDay = daysAfter(reached.on, 1)
  return kind === 'move' && nextDay < moveCountsAgainOn(rule, reached.on) ? [reached.on, nextDay] : [reached.on]
}

/**
 * Whether a rule is on and has been reached, and is not told again yet: a move until the day on which it counts again, a price
 * until it has been back past it.
 * @param today Sydney day
 */
export function isWaiting(rule: StoredRule, today: string): boolean {
  const { kind, place, reached } = rule
  if (place === null || place === armedPlace(rule)) return false
  return kind !== 'move' || reached === null || today < moveCountsAgainOn(rule, reached.on)
}

/** Every place where a row of the rule can be, also one that an interrupted run has left. */
export function possiblePlaces(rule: StoredRule): string[] {
  const { kind, place } = rule
  return [
    ...new Set([
      armedPlace(rule),
      ...(kind === 'move' ? [] : [waitingPlace(rule)]),
      ...restingDays(rule).map(restingPlace),
      ...(place === null ? [] : [place]),
    ]),
  ]
}

/** Places from one to another, both included. */
export type Span = { readonly from: string; readonly to: string }

/** Percent since the close before, of a coin over 24 hours; null when that is not known. */
export const changePercentOf = ({
  price,
  previousClose,
}: Pick<StoredQuote, 'price' | 'previousClose'>): number | null =>
  previousClose === null ? null : percentOf(minus(decimalOf(price), decimalOf(previousClose)), decimalOf(previousClose))

/** Sorts behind every place that begins with the same text. */
const andBeyond = '#~'

/** The spans of rules that a price reaches, in the order in which they are gone through: first those that rest no longer. */
export function reachedSpans(quote: StoredQuote, today: string): Span[] {
  const price = decimalOf(quote.price)
  const change = changePercentOf(quote)
  return [
    { from: 'REST#', to: `${restingPlace(daysAfter(today, -1))}${andBeyond}` },
    { from: 'UP#', to: `UP#${written(steps(price, 'down'))}${andBeyond}` },
    { from: `DOWN#${written(steps(price, 'up'))}`, to: 'DOWN#~' },
    ...(change === null
      ? []
      : [{ from: 'MOVE#', to: `MOVE#${written(steps(decimalOf(Math.abs(change)), 'down'))}${andBeyond}` }]),
  ]
}

/** A coin's price that is older tells of a time before the runs that have passed since. */
const coinCountsForMs = 3_600_000

/** Whether a price is new enough to reach a rule: of a share made in today's session, of a coin at most an hour old. */
export const isCurrent = ({ instrument, asOf }: Pick<StoredQuote, 'instrument' | 'asOf'>, now: Date): boolean =>
  instrument.kind === 'asx'
    ? sydneyDay(new Date(asOf)) === sydneyDay(now)
    : now.getTime() - Date.parse(asOf) <= coinCountsForMs

const isBeyond = ({ kind, value }: Terms, price: number): boolean =>
  kind === 'above' ? price >= value : price <= value

export type Step = {
  /** Where the rule lies from now on. */
  readonly place: string
  /** Whether the price has reached it, for the first time on this day. */
  readonly isReached: boolean
}

/** What becomes of a rule in whose place a price has come. */
export function stepOf(rule: StoredRule & { place: string }, quote: StoredQuote, today: string): Step {
  if (rule.place.startsWith('REST#')) {
    if (restingDays(rule).includes(today)) return { place: restingPlace(today), isReached: false }
    // A price that stays beyond the rule since yesterday is no news; one that came back at yesterday's close is. A coin has no such
    // close: what stands in its place is the price 24 hours ago, which tells nothing of the time since the rule was reached.
    const isKnownBack =
      quote.instrument.kind !== 'coin' && quote.previousClose !== null && !isBeyond(rule, quote.previousClose)
    const stays = rule.kind !== 'move' && isBeyond(rule, quote.price) && !isKnownBack
    return { place: stays ? waitingPlace(rule) : armedPlace(rule), isReached: false }
  }
  if (rule.place !== armedPlace(rule)) return { place: armedPlace(rule), isReached: false }
  return { place: restingPlace(today), isReached: rule.reached?.on !== today }
}
