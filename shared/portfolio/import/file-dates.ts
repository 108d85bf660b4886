// FileDates: the days and times in a file. A date such as 3/04/2024 is the 3rd of April unless another date of the file proves
// that the month comes first; nothing passes through the machine's own idea of dates.
import { dayNumber } from '../../kernel/dates.ts'
import { sydneyDay } from '../../kernel/sydney-days.ts'
import { textOf } from './cells.ts'
import type { DateOrder, DateQuestion } from './import-row.ts'

const months: Readonly<Record<string, number>> = Object.fromEntries(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((name, at) => [
    name,
    at + 1,
  ]),
)

/** A date as it is written: year, month and day, or two parts of which either can be the month. */
type Written =
  | { readonly kind: 'sure'; readonly day: string }
  | { readonly kind: 'either'; readonly first: number; readonly second: number; readonly year: number }

const fullYear = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 80 ? 2000 : 1900)

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The day, when the calendar has it. */
function calendarDay(year: number, month: number, day: number): string | null {
  const last = month === 2 && isLeap(year) ? 29 : (monthDays[month - 1] ?? 0)
  if (day < 1 || day > last) return null
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}

const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
/** `20240319`, `20240319;103000` */
const compactDate = /^((?:19|20)\d\d)(\d\d)(\d\d)(?![\d.,])/
const shortYear = /^(\d\d)-(\d\d)-(\d\d)(?!\d)/
const slashDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const wordDate = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[-\s/]+([a-z]{3})[a-z]*[-\s,/]+(\d{4}|\d{2})(?!\d)/i

/** `Mar 15, 2024` */
const monthFirstWords = /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?[-\s,]+(\d{4})(?!\d)/i

function written(cell: string | undefined): Written | null {
  const text = textOf(cell)
  const iso = isoDate.exec(text) ?? compactDate.exec(text)
  const word = iso === null ? wordDate.exec(text) : null
  const sure =
    iso !== null
      ? calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
      : word !== null
        ? calendarDay(fullYear(word[3]!), months[word[2]!.toLowerCase()] ?? 0, Number(word[1]))
        : null
  if (sure !== null) return { kind: 'sure', day: sure }
  const named = monthFirstWords.exec(text)
  const day =
    named === null ? null : calendarDay(Number(named[3]), months[named[1]!.toLowerCase()] ?? 0, Number(named[2]))
  if (day !== null) return { kind: 'sure', day }
  const slash = slashDate.exec(text)
  if (slash === null) return null
  const [first, second, year] = [Number(slash[1]), Number(slash[2]), fullYear(slash[3]!)]
  const isDay = calendarDay(year, second, first) !== null || calendarDay(year, first, second) !== null
  return isDay ? { kind: 'either', first, second, year } : null
}

/** What the dates of a file prove about their order. */
export type OrderProof = {
  readonly order: DateOrder | null
  /** The first date that reads both ways as different days; null when none does. */
  readonly open: ({ readonly at: number } & Omit<DateQuestion, 'row'>) | null
}

/**
 * Looks through the dates of a file.
 * @param cells all of its dates, in any order
 * @returns the order that a part above 12 proves; null when nothing does, or when dates contradict each other
 */
export function proveOrder(cells: readonly (string | undefined)[]): OrderProof {
  let [dayFirst, monthFirst] = [false, false]
  let open: OrderProof['open'] = null
  cells.forEach((cell, at) => {
    const date = written(cell)
    if (date?.kind !== 'either') return
    const [asDay, asMonth] = [
      calendarDay(date.year, date.second, date.first),
      calendarDay(date.year, date.first, date.second),
    ]
    if (asMonth === null) dayFirst = true
    else if (asDay === null) monthFirst = true
    else if (asDay !== asMonth) open ??= { at, dayFirst: asDay, monthFirst: asMonth, text: textOf(cell) }
  })
  const order = dayFirst === monthFirst ? null : dayFirst ? 'dayFirst' : 'monthFirst'
  return { order, open }
}

/**
 * The same for dates of a file that nobody knows, of which those of six digits may begin with the year: `24-03-19`. Nothing but a
 * date that cannot be read otherwise proves that they do, or do not; what the dates with a whole year prove goes for them too,
 * where each of them can be read so.
 * @param lastYear no trade is of a later one, so a date cannot be read so
 */
export function proveAnyOrder(cells: readonly (string | undefined)[], lastYear: number): OrderProof {
  const short = cells.flatMap((cell, at) => (isShortYear(cell) ? [{ at, text: textOf(cell) }] : []))
  const readings = (order: DateOrder) =>
    short.map(({ text }) => {
      const day = dayIn(text, order)
      return day !== null && Number(day.slice(0, 4)) <= lastYear ? day : null
    })
  const sure = proveOrder(cells.filter((cell) => !isShortYear(cell))).order
  if (sure !== null && !readings(sure).includes(null)) return { order: sure, open: null }
  const [byDay, byMonth, byYear] = [readings('dayFirst'), readings('monthFirst'), readings('yearFirst')]
  if (short.length === 0 || byYear.includes(null)) return proveOrder(cells)
  if (byDay.includes(null)) return byMonth.includes(null) ? { order: 'yearFirst', open: null } : proveOrder(cells)
  const place = byDay.findIndex((day, at) => day !== byYear[at])
  if (place < 0) return proveOrder(cells)
  const monthFirst = byMonth.includes(null) ? null : byMonth[place]!
  return { order: null, open: { ...short[place]!, dayFirst: byDay[place]!, monthFirst, yearFirst: byYear[place]! } }
}

/** The day in a cell as `YYYY-MM-DD`; null when there is none, or the order says a month that is none. */
export function dayIn(cell: string | undefined, order: DateOrder): string | null {
  const [, year, month, day] = (order === 'yearFirst' && shortYear.exec(textOf(cell))) || []
  if (year !== undefined) return calendarDay(fullYear(year), Number(month), Number(day))
  const date = written(cell)
  if (date === null) return null
  if (date.kind === 'sure') return date.day
  return order === 'monthFirst'
    ? calendarDay(date.year, date.first, date.second)
    : calendarDay(date.year, date.second, date.first)
}

/** Whether a stamp begins with a year of two digits, where its year comes first. */
export const isShortYear = (stamp: string | undefined): boolean => shortYear.test(textOf(stamp))

/** A stamp with its whole year, where its format writes the year first: `24-03-19 10:00:00`. */
export const withWholeYear = (stamp: string): string => (isShortYear(stamp) ? `20${textOf(stamp)}` : stamp)

/** Milliseconds of the time of day in a text, also as `T103000` behind a date without marks; null where there is none. */
function timeIn(text: string): number | null {
  const [found, hours, minutes, seconds = '0', half] =
    /(?:^|[\sT])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m)?/i.exec(text) ??
    /^\d{8}[\sT;](\d{2})(\d{2})(\d{2})?(?!\d)/i.exec(text) ??
    []
  if (found === undefined) return null
  const inDay = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return ((inDay * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

const hour = 3_600_000

/** Hours of zones by their names, where a name means one zone only: EST is that of New York, or of Sydney. */
const zones: Readonly<Record<string, number>> = {
  AWST: 8,
  ACST: 9.5,
  ACDT: 10.5,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
  PST: -8,
  PDT: -7,
}

/** Whether a stamp, or a time of day, says what zone it is in. */
export const hasZone = (text: string): boolean => offsetIn(text) !== null

/** The offset a stamp ends with, in milliseconds: `Z`, `+10:00`, `UTC`, `AEST`; null when it has none. */
function offsetIn(text: string): number | null {
  if (/(?:\d\s?Z|\s\(?(?:UTC|GMT)\)?)$/i.test(text)) return 0
  const zone = zones[/\s\(?([A-Z]{3,4})\)?$/i.exec(text)?.[1]?.toUpperCase() ?? '']
  if (zone !== undefined) return zone * hour
  const [, sign, hours, minutes = '0'] =
    /(?::\d{2}(?:\.\d+)?(?:\s*[ap]\.?m\.?)?|^\d{8}[T;\s]\d{4}(?:\d{2})?(?:\.\d+)?)\s*([-+])(\d{2}):?(\d{2})?$/i.exec(
      text,
    ) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * The Sydney day of a stamp. 30 June 14:00 UTC is 1 July in Sydney.
 * @param zone what the format's times are in where the stamp has no offset of its own
 */
export function sydneyDayIn(cell: string | undefined, order: DateOrder, zone: 'utc' | 'sydney'): string | null {
  const day = dayIn(cell, order)
  if (day === null) return null
  const text = textOf(cell)
  const offset = offsetIn(text) ?? (zone === 'utc' ? 0 : null)
  const time = timeIn(text)
  if (offset === null || time === null) return day
  return sydneyDay(new Date(dayNumber(day) * 86_400_000 + time - offset))
}
