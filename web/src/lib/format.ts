// Format: the one way a number or a date becomes text. Half up, on the decimal the number was written as.
import { once } from '#shared/kernel/once.ts'
import { whenIdle } from './when-idle.ts'

const locale = 'en-AU'
const timeZone = 'Australia/Sydney'

/** A number as its own decimal text: Intl rounds that exactly, where the binary value of 1.005 would round down. */
const exact = (value: number): Intl.StringNumericLiteral => String(value) as Intl.StringNumericLiteral

// Each at its first use: all of them together take a phone a tenth of a second, before the first page is drawn.
const number = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options))
const dateTime = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }))

const currency = (options: Intl.NumberFormatOptions = {}) =>
  // 'negative' shows no sign on what rounds to zero: never -$0.00.
  number({ style: 'currency', currency: 'AUD', signDisplay: 'negative', ...options })

const money = currency()
const signedMoney = currency({ signDisplay: 'exceptZero' })
const wholeMoney = currency({ maximumFractionDigits: 0 })
const priceFormats = [
  ...[4, 6].map((maximumFractionDigits) => currency({ maximumFractionDigits })),
  currency({ maximumSignificantDigits: 4 }),
]
const percents = ([1, 2] as const).map((digits) => ({
  plain: number({ maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: 'negative' }),
  signed: number({ maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: 'exceptZero' }),
}))
const quantities = number({ maximumFractionDigits: 8, signDisplay: 'negative' })
const dates = dateTime({ day: 'numeric', month: 'short', year: 'numeric' })
const dateTimes = dateTime({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const times = dateTime({ hour: 'numeric', minute: '2-digit' })

/** Makes the first of each kind, which reads the browser's tables, while the figures of a page are still under way. */
export function readyFormats(): void {
  for (const make of [money, dates]) whenIdle(make, 1000)
}

/** AUD with two decimals: `-$1,234.50`. */
export const formatMoney = (aud: number): string => money().format(exact(aud))
/** AUD with two decimals and a sign unless it is zero: `+$25.00`. */
export const formatSignedMoney = (aud: number): string => signedMoney().format(exact(aud))
/** AUD in whole dollars: `$400`. */
export const formatWholeMoney = (aud: number): string => wholeMoney().format(exact(aud))

/**
 * AUD for one unit: two decimals, and more below two dollars, where the ASX trades by half a cent or less and two would hide the
 * price (`$1.235`, `$0.025`, `$0.00001234`).
 */
export function formatPrice(aud: number): string {
  const size = Math.abs(aud)
  if (size >= 2 || size === 0) return formatMoney(aud)
  const step = size >= 0.01 ? 0 : size >= 0.0001 ? 1 : 2
  return priceFormats[step]?.().format(exact(aud)) ?? formatMoney(aud)
}

/** Percent points: `12.35%`. The value is already a percentage. */
export const formatPercent = (percent: number, digits: 1 | 2 = 2): string =>
  `${percents[digits - 1]?.plain().format(exact(percent))}%`
/** Percent points with a sign unless zero: `+12.35%`. */
export const formatSignedPercent = (percent: number, digits: 1 | 2 = 2): string =>
  `${percents[digits - 1]?.signed().format(exact(percent))}%`

/** Units, up to eight decimals: `1,234.5`, `0.00000001`. */
export const formatQuantity = (units: number): string => quantities().format(exact(units))

/** A day in Sydney: `17 Aug 2025`. */
export const formatDate = (instant: string): string => dates().format(new Date(instant))
/** A day and a time in Sydney: `17 Aug 2025, 3:05 pm`. */
export const formatDateTime = (instant: string): string => dateTimes().format(new Date(instant))

/** How fresh something is: the time when it is from today (in Sydney), the day otherwise. */
export function formatAsOf(instant: string, now: Date = new Date()): string {
  const at = new Date(instant)
  return dates().format(at) === dates().format(now) ? times().format(at) : dates().format(at)
}

/** `1 investment`, `2 investments`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatQuantity(count)} ${count === 1 ? one : many}`

/** How long ago something was, in the largest whole unit: `just now`, `1 minute ago`, `3 hours ago`. */
export function formatAgo(ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${formatCount(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${formatCount(hours, 'hour')} ago` : `${formatCount(Math.floor(hours / 24), 'day')} ago`
}
