// Words: figures and days as they are written in mails. Half up, on the decimal that a number was written as.
import { dayOf, spokenDay } from '../kernel/dates.ts'
import { once } from '../kernel/once.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'

const exact = (value: number): Intl.StringNumericLiteral => String(value) as Intl.StringNumericLiteral
// The first formatter of a process reads the tables of every language: not before there is something to write.
const format = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('en-AU', options))
const money = format({ style: 'currency', currency: 'AUD', signDisplay: 'negative' })
const signedMoney = format({ style: 'currency', currency: 'AUD', signDisplay: 'exceptZero' })
const signed = format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const unitPrice = format({ style: 'currency', currency: 'AUD', minimumFractionDigits: 2, maximumFractionDigits: 8 })
const tinyUnitPrice = format({ style: 'currency', currency: 'AUD', maximumSignificantDigits: 4 })
/** From here on eight decimals leave four figures, below it fewer, and in the end none. */
const tinyBelow = 0.0001

/** AUD: `$1,234.50`. */
export const dollars = (aud: number): string => money().format(exact(aud))
/** AUD for one unit, with the decimals of a small price: `$52.10`, `$0.025`, `$0.000000002346`. */
export const dollarsOfUnit = (aud: number): string =>
  (Math.abs(aud) < tinyBelow ? tinyUnitPrice : unitPrice)().format(exact(aud))
/** AUD with a sign unless it is zero: `+$25.00`. */
export const signedDollars = (aud: number): string => signedMoney().format(exact(aud))
/** Percent points with a sign unless they round to zero: `+1.2%`. */
export const signedPercent = (percent: number): string => `${signed().format(exact(percent))}%`
/** `3 May`, for a day of these weeks. */
export const shortDay = (day: string): string => spokenDay(day).slice(0, -5)
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** `Friday 13 Nov`, of a day number. */
export const weekdayAndDay = (day: number): string =>
  `${weekdays[new Date(dayOf(day)).getUTCDay()]} ${shortDay(dayOf(day))}`
const timeOfDay = once(
  () =>
    new Intl.DateTimeFormat('en-AU', {
      timeZone: 'Australia/Sydney',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
)

/** `22 Nov 2026 at 5:04 pm, Sydney time`. */
export const spokenTime = (at: string): string => {
  const instant = new Date(at)
  return `${spokenDay(sydneyDay(instant))} at ${timeOfDay().format(instant).replace(/\s/g, ' ')}, Sydney time`
}
/** `1 card`, `2 cards`. */
export const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`
/** `a`, `a and b`, `a, b and c`. */
export const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
