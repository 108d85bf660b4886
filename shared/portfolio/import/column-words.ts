// ColumnWords: what the names of columns mean, in files that nobody knows.
import { columnName } from './cells.ts'

/** What a column can be; date, code and units have to be there, and a price or a total. */
export const mappedFields = [
  'date',
  'side',
  'code',
  'units',
  'price',
  'brokerage',
  'total',
  'market',
  'currency',
  'rate',
  'name',
  'reference',
  'status',
] as const
export type MappedField = (typeof mappedFields)[number]

/** The name that is given to a column made of one of debits and one of credits; what was paid is below 0 there. */
export const paidOrReceived = 'Received, or paid below 0'
const madeColumn = columnName(paidOrReceived)

/** Words in names of columns, the surest first. */
const words: Readonly<Record<MappedField, readonly RegExp[]>> = {
  date: [
    /^(?:trade|transaction|execution|executed|fill(?:ed)?)(?:date|time|at|on)|^(?:date|time)(?:executed|filled)$/,
    /^orderdate|^date/,
    /date|time|when/,
  ],
  side: [/^side$|buysell|buyorsell|transactiontype|ordertype|^action$|^type$/, /type|action|side|direction/],
  code: [
    /^code$|^symbol$|^ticker$|asxcode|stockcode|instrumentcode|securitycode/,
    /code|symbol|ticker|security|stock|asset|coin|instrument|pair/,
    /^product$/,
  ],
  units: [
    /^(?:total)?(?:numberof|noof)?(?:units|quantity|qty|volume|shares)$/,
    /units|quantity|qty|volume|shares|^vol$|^size$/,
    /^amount$/,
  ],
  price: [/^price$|unitprice|averageprice|avgprice|priceperunit|priceperShare/i, /price|rate$/],
  brokerage: [/^total.*(?:fee|charge|brokerage|commission)/, /brokerage|commission/, /fee|charges$|transactioncosts?$/],
  total: [
    /totalvalue|netproceeds|netamount|settlement(?:amount|value)|totalconsideration|^total/,
    /consideration|net|total|value|amount|^cost$|costbase/,
  ],
  market: [/^market$|^exchange$|marketcode/, /market|exchange$/],
  currency: [/^currency$|currencycode/, /currency|ccy/],
  rate: [/exchangerate|exchrate|fxrate|audusd/, /fx/],
  name: [/^name$|^company|description|securityname/, /name/],
  reference: [/confirmation|contractnote|tradeid|orderid|reference|transactionid/, /ref|^id$/],
  status: [/status$/, /^(?:order|trade)?state$/],
}

/** Whether a column, by its name as `columnName` gives it, has the units that were filled and not those that were ordered. */
export const saysFilled = (name: string): boolean =>
  /^(?:total)?(?:fill(?:ed)?|executed|traded)(?:units|quantity|qty|volume|shares|size)?$|^(?:order)?(?:units|quantity|qty|volume|shares)(?:fill(?:ed)?|executed|traded)$/.test(
    name,
  )

const saleDay =
  /^(?:sale|sell|sold|disposal|disposed|exit|closed?)(?:date|on|at)$|^date(?:of)?(?:sale|sold|disposal|disposed|closed)$/
/** Whether a column, by its name as `columnName` gives it, has the day on which something was sold: `Sale date`, `Date sold`. */
export const saysSaleDay = (name: string): boolean => saleDay.test(name)
/** Whether a column, by its name as `columnName` gives it, has the day on which something was bought that can be sold since: `Purchase date`. */
export const saysPurchaseDay = (name: string): boolean => /purchase|bought|buy|acqui|^open|^entry/.test(name)

/** What is in an amount or not: `Total (inc. brokerage)` is no brokerage, `Fees (ex GST)` no tax; a `Forex fee` is a fee. */
const whatIsIn =
  /(?:inc(?:l|luding|lusive)?|(?<!for)ex(?:c|cl|cluding|clusive)?|after|before|less|plus|with(?:out)?|(?<=net))(?:of)?(?:all)?(?:brokerage|commission|fees?|gst|tax|charges|costs).*$/
/** Where a name begins so, it has no amount before it: `Plus brokerage` is the brokerage. `With brokerage` is an amount. */
const isAlone = (found: string, at: number): boolean => at === 0 && /^(?:less|plus)/.test(found)
/**
 * Names with a word for a field that are something else: what was asked for in an order, or what is left of it, was not traded; what
 * an investment is worth now, and what it has gained, is not what it cost.
 */
const neverMeans: Partial<Readonly<Record<MappedField, RegExp>>> = {
  units: /remain|unfilled|outstanding/,
  // What a fee was paid in says nothing of the trade.
  code: /fee|charge|commission|brokerage/,
  currency: /fee|charge|commission|brokerage/,
  // A share of the trade is no amount.
  brokerage: /percent|pct|(?:fee|commission|brokerage)rate/,
  market: /value|price|amount/,
  price: /limit|trigger|stop|^(?:current|last|latest|clos(?:e|ing)|todays)(?:market)?price|exch.*rate$|fxrate$/,
  total:
    /^(?:current|latest|closing|market|todays)(?:market)?value|gain|profit|loss|return|fee|charge|commission|brokerage|gst|tax|duty|^total.*(?:units|quantity|qty|volume|shares)$/,
}
const filledPrice = /^(?:average|avg)?(?:fill(?:ed)?|executed|execution|traded)price/
/** Where a security is listed, beside the venue on which an order was filled. */
const listing = /^(?:listing|primary)(?:exchange|exch|market)$/
/** Names that are surer than any word. */
const surest: Partial<Readonly<Record<MappedField, (name: string) => boolean>>> = {
  units: saysFilled,
  price: (name) => filledPrice.test(name),
  market: (name) => listing.test(name),
}

/**
 * How surely a name of a column means a field: 3 by the surest of its words, 0 by none. What was filled, and where it is listed, is
 * surer than any, and what was made of two columns is sure.
 */
export function sureness(field: MappedField, column: string): number {
  const name = column.replace(whatIsIn, (found, at: number) => (isAlone(found, at) ? found : ''))
  if (column === madeColumn) return field === 'total' ? 5 : 0
  if (neverMeans[field]?.test(name) === true) return 0
  // The day of a purchase beside it is that of the line.
  if (field === 'date' && saysSaleDay(name)) return 0.5
  if (surest[field]?.(name) === true) return 4
  const rank = words[field].findIndex((word) => word.test(name))
  return rank < 0 ? 0 : 3 - rank
}

/** Whether a cell is the name of something that a column of trades can be. */
export const isColumnName = (cell: string): boolean =>
  mappedFields.some((field) => sureness(field, columnName(cell)) > 0)
