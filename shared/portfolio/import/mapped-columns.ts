// MappedColumns: what the columns of a file that nobody knows tell of all its rows, once the person has named them.
import { columnName, textOf } from './cells.ts'
import { paidOrReceived, saysFilled, saysPurchaseDay, saysSaleDay, sureness } from './column-words.ts'
import { dayIn } from './file-dates.ts'
import { zoneOf } from './file-lines.ts'
import type { UnknownTable } from './import-row.ts'
import type { Mapping } from './mapping.ts'
import { arePositions } from './order-status.ts'
import { otherFeesAt } from './other-fees.ts'
import { asksForSigns, signsTell, unnamedSide } from './unnamed-side.ts'

/** Whether the name of a column says that brokerage is in its amounts: `Net`, `Total paid`, `Settlement amount`. */
const saysTotal = (name: string | undefined): boolean => /total|^net|settlement/.test(columnName(name))
const hasSureTotal = (header: readonly string[], { total }: Mapping): boolean =>
  total !== null && saysTotal(header[total])

/** What the name of a column says that its amounts are in: `Price (USD)`, `Total AUD`, `Value US$`; empty where it says nothing. */
export function currencyIn(name: string | undefined): string {
  if (columnName(name).includes('aud')) return 'AUD'
  const said = /(?<![a-z])(USD|NZD|GBP|EUR|CAD|JPY|SGD|HKD|CHF|CNY)(?![a-z])|(US|NZ|HK)\$/i.exec(textOf(name))
  const inOneWord = /(usd|nzd|gbp|eur|hkd)$/.exec(columnName(name))
  return (said?.[1] ?? (said?.[2] === undefined ? (inOneWord?.[1] ?? '') : `${said[2]}D`)).toUpperCase()
}

/** `Price (cents)`, `Price (c)` */
const saysCents = (name: string | undefined): boolean =>
  /cents?(?:per(?:unit|share))?$/.test(columnName(name)) || /\((?:c|¢)\)/i.test(textOf(name))

/** `Fee coin`, `Brokerage currency` */
const feeCurrency =
  /(?:fees?|commission|brokerage)(?:paid)?(?:in)?(?:coin|currency|ccy|asset|token|unit)(?:code)?(?:optional)?$/

/** What the names of the columns tell beyond what they are. */
export type Columns = {
  readonly mapping: Mapping
  /** Whether the column of totals is called so, or can just as well have the value before brokerage. */
  readonly hasSureTotal: boolean
  /** Whether a column has words for buy and sell, and nobody has said whether they count. */
  readonly asksForSides: boolean
  /** Whether the totals are above and below 0, and nobody has said what that means. */
  readonly asksForSigns: boolean
  /** The place of the column made of debits and credits; -1 where there is none. */
  readonly madeTotal: number
  /** Whether the column of units is called after what was filled of an order. */
  readonly hasFilledUnits: boolean
  /** Whether the status is that of the position since, open or closed, and not that of an order. */
  readonly hasPositions: boolean
  readonly zone: 'utc' | 'sydney'
  /** Whether times that end in ET, EDT or EST are those of New York. */
  readonly isNewYork: boolean
  /** The place of a column with the time of day beside the one of the dates; -1 where there is none. */
  readonly time: number
  /** Whether the times in that column are known to be UTC. */
  readonly isTimeUtc: boolean
  /** What the names of the columns say that they are in; empty where they say nothing. */
  readonly currencies: { readonly price: string; readonly total: string; readonly fee: string }
  readonly isPriceInCents: boolean
  /** The place of a column with days of sales beside the one of the dates; -1 where there is none, or each row says its own side. */
  readonly saleDay: number
  /** The place of the column that says what a fee was paid in; -1 where there is none. */
  readonly feeCurrency: number
  /** The places of columns of fees that no field has. */
  readonly otherFees: readonly number[]
}

function hasPositions({ header, rows }: Pick<UnknownTable, 'header' | 'rows'>, { status, units }: Mapping): boolean {
  if (status === null || columnName(header[status]).includes('order')) return false
  return !saysFilled(columnName(header[units ?? -1])) && arePositions(rows.map((cells) => textOf(cells[status])))
}

const timeAt = (header: readonly string[], { date }: Mapping): number =>
  header.findIndex(
    (name, at) => at !== date && /^(?:trade|transaction|execution)?time(?:utc|gmt)?$/.test(columnName(name)),
  )

/** Beside the day of a purchase the side is that of the purchase, and says nothing of a sale since. */
function saleDayAt(table: Pick<UnknownTable, 'header' | 'rows'>, mapping: Mapping): number {
  const names = table.header.map(columnName)
  const isPurchase = saysPurchaseDay(names[mapping.date ?? -1] ?? '')
  if (!isPurchase && (mapping.side !== null || signsTell(table, mapping))) return -1
  return names.findIndex((name, at) => at !== mapping.date && saysSaleDay(name))
}

/**
 * `Generated 2023-07-01 02:00 UTC` above a table is when it was made, and says nothing of times that have a column of their own.
 * Only Kraken's list of trades has the ids of orders under that name; its times are UTC.
 */
function zonesOf({ header, above }: { header: readonly string[]; above: string }, mapping: Mapping) {
  const names = [mapping.date ?? -1, timeAt(header, mapping)].map((at) => columnName(header[at]))
  const said = above.replace(/:\d\d(?:\.\d+)?\s*\(?(?:UTC|GMT)/g, '')
  if (header.some((name) => columnName(name) === 'ordertxid')) return { zone: 'utc', isTimeUtc: true } as const
  return { zone: zoneOf({ header: names, above }), isTimeUtc: zoneOf({ header: names, above: said }) === 'utc' }
}

/** ET is the time of New York; EDT is that of Sydney too, but never in its winter. */
const isOfNewYork = (stamp: string): boolean =>
  /:\d\d.*\sET$/.test(stamp) ||
  (/:\d\d.*\sEDT$/.test(stamp) &&
    (['dayFirst', 'monthFirst'] as const).every((order) => /-0[5-9]-/.test(dayIn(stamp, order) ?? '-05-')))

/** Where more than one column of fees names its currency, none of them says what the trade is in. */
const hasFeesInSeveral = (header: readonly string[]): boolean =>
  header.filter((name) => sureness('brokerage', columnName(name)) > 0 && currencyIn(name) !== '').length > 1

/** What the names of the columns, and what stands in them, tell of all rows. */
export const columnsOf = ({ header, above = '', rows }: UnknownTable, mapping: Mapping): Columns => ({
  otherFees: otherFeesAt({ header }, mapping, hasSureTotal(header, mapping)),
  ...zonesOf({ header, above }, mapping),
  asksForSides: unnamedSide({ header, rows }, mapping) !== null,
  asksForSigns: asksForSigns({ header, rows }, mapping),
  madeTotal: header.indexOf(paidOrReceived),
  mapping,
  hasSureTotal: hasSureTotal(header, mapping),
  hasFilledUnits: saysFilled(columnName(header[mapping.units ?? -1])),
  hasPositions: hasPositions({ header, rows }, mapping),
  isNewYork: rows.some((cells) => isOfNewYork(textOf(cells[mapping.date ?? -1]))),
  time: timeAt(header, mapping),
  currencies: {
    price: currencyIn(header[mapping.price ?? -1]),
    total: currencyIn(header[mapping.total ?? -1]),
    fee: hasFeesInSeveral(header) ? '' : currencyIn(header[mapping.brokerage ?? -1]),
  },
  isPriceInCents: saysCents(header[mapping.price ?? -1]),
  saleDay: saleDayAt({ header, rows }, mapping),
  feeCurrency: header.findIndex((name) => feeCurrency.test(columnName(name))),
})
