// Mapping: what the columns of a file are that nobody knows: guessed by their names and what stands in them, corrected by the person.
import { columnName, numberOf, textOf } from './cells.ts'
import { dayIn } from './file-dates.ts'
import { dateOrders, type UnknownTable } from './import-row.ts'
import { isReinvestment } from './trade-row.ts'
import { saysSide, sideOf } from './trade-side.ts'

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
/** The place of each field's column, from 0; null where there is none. */
export type Mapping = Readonly<Record<MappedField, number | null>> & {
  readonly assets: 'asx' | 'coins'
  /** What a total below 0 is, where no column says buy or sell. */
  readonly belowZero?: 'buy' | 'sell'
  /** The person said that no column tells a buy from a sale, though one has words for it. */
  readonly hasNoSide?: boolean
}

/** Words in names of columns, the surest first. */
const words: Readonly<Record<MappedField, readonly RegExp[]>> = {
  date: [/^tradedate|^transactiondate|^orderdate|^executiondate/, /^date/, /date|time|when/],
  side: [/^side$|buysell|buyorsell|transactiontype|ordertype|^action$|^type$/, /type|action|side|direction/],
  code: [
    /^code$|^symbol$|^ticker$|asxcode|stockcode|instrumentcode|securitycode/,
    /code|symbol|ticker|security|stock|asset|coin|instrument|pair/,
  ],
  units: [
    /^(?:total)?(?:numberof|noof)?(?:units|quantity|qty|volume|shares)$/,
    /units|quantity|qty|volume|shares/,
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
  rate: [/exchangerate|fxrate|audusd/, /fx/],
  name: [/^name$|^company|description|securityname/, /name/],
  reference: [/confirmation|contractnote|tradeid|orderid|reference|transactionid/, /ref|^id$/],
  status: [/status$/, /^(?:order|trade)?state$/],
}

/** Whether a column, by its name as `columnName` gives it, has the units that were filled and not those that were ordered. */
export const saysFilled = (name: string): boolean =>
  /^(?:total)?(?:fill(?:ed)?|executed|traded)(?:units|quantity|qty|volume|shares|size)?$|^(?:order)?(?:units|quantity|qty|volume|shares)(?:fill(?:ed)?|executed|traded)$/.test(
    name,
  )

/** What is in an amount or not: `Total (inc. brokerage)` is no brokerage, `Fees (ex GST)` no tax; a `Forex fee` is a fee. */
const whatIsIn =
  /(?:inc(?:l|luding|lusive)?|(?<!for)ex(?:c|cl|cluding|clusive)?|after|before|less|plus|with(?:out)?|(?<=net))(?:of)?(?:all)?(?:brokerage|commission|fees?|gst|tax|charges|costs).*$/
/** Where a name begins so, it has no amount before it: `Plus brokerage` is the brokerage. `With brokerage` is an amount. */
const isAlone = (found: string, at: number): boolean => at === 0 && /^(?:less|plus)/.test(found)
/** Names with a word for a field that are something else: what was asked for in an order, or what is left of it, was not traded. */
const neverMeans: Partial<Readonly<Record<MappedField, RegExp>>> = {
  units: /remain|unfilled|outstanding/,
  price: /limit|trigger|stop/,
  total: /fee|charge|commission|brokerage|gst|tax|duty|^total.*(?:units|quantity|qty|volume|shares)$/,
}
const filledPrice = /^(?:average|avg)?(?:fill(?:ed)?|executed|execution|traded)price/

/** How surely a name of a column means a field: 3 by the surest of its words, 0 by none. What was filled is surer than any. */
function sureness(field: MappedField, column: string): number {
  const name = column.replace(whatIsIn, (found, at: number) => (isAlone(found, at) ? found : ''))
  if (neverMeans[field]?.test(name) === true) return 0
  if (field === 'units' ? saysFilled(name) : field === 'price' && filledPrice.test(name)) return 4
  const rank = words[field].findIndex((word) => word.test(name))
  return rank < 0 ? 0 : 3 - rank
}

const looksLike: Partial<Readonly<Record<MappedField, (cell: string) => boolean>>> = {
  date: (cell) => dateOrders.some((order) => dayIn(cell, order) !== null),
  side: (cell) => sideOf(cell) !== null || isReinvestment(cell),
  code: (cell) =>
    /^(?:ASX:)?[A-Z0-9]{2,6}(?:[.:/_-][A-Z]{1,5})?$/.test(cell) && /[A-Z]/.test(cell) && sideOf(cell) === null,
  units: (cell) => typeof numberOf(cell) === 'number',
  price: (cell) => typeof numberOf(cell) === 'number',
  brokerage: (cell) => numberOf(cell) !== undefined,
  total: (cell) => typeof numberOf(cell) === 'number',
  currency: (cell) => /^[A-Z]{3}$/.test(cell),
  rate: (cell) => numberOf(cell) !== undefined,
  // A column of that name may say what was done: that is its side.
  status: (cell) => /^[a-z]/i.test(cell) && sideOf(cell) === null && !isReinvestment(cell),
}

/**
 * Guesses what the columns of an unknown table are, by their names and by what stands in them. Each column is one thing at most;
 * the person corrects the rest.
 */
export function guessMapping(table: UnknownTable): Mapping {
  const names = table.header.map(columnName)
  const sample = table.rows.slice(0, 50)
  const share = (field: MappedField, place: number): number => {
    const test = looksLike[field]
    const filled = sample.map((cells) => textOf(cells[place])).filter((cell) => cell !== '')
    if (test === undefined) return 0.5
    return filled.length === 0 ? 0 : filled.filter(test).length / filled.length
  }
  // Among the dividends and deposits of an account the trades can be few.
  const hasSide = (place: number): boolean => table.rows.some((cells) => sideOf(textOf(cells[place])) !== null)
  const scores = mappedFields.flatMap((field) =>
    names.map((name, place) => {
      const byName = sureness(field, name)
      const byValue = share(field, place)
      // Dates, sides and codes are known by sight; numbers only by their name.
      const isSeen = ['date', 'side', 'code'].includes(field) && byValue > 0.8
      const fits = byValue >= 0.5 || (field === 'side' && byName > 0 && hasSide(place))
      return { field, place, score: !fits ? 0 : byName > 0 ? byName + byValue : isSeen ? 0.5 : 0 }
    }),
  )
  const mapping: Record<MappedField, number | null> = Object.fromEntries(
    mappedFields.map((field) => [field, null]),
  ) as Record<MappedField, number | null>
  const taken = new Set<number>()
  for (const { field, place, score } of scores.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || mapping[field] !== null || taken.has(place)) continue
    mapping[field] = place
    taken.add(place)
  }
  // A name can mislead where figures do not.
  const others = scores.filter(({ field, place, score }) => field === 'total' && score > 0 && !taken.has(place))
  if (mapping.total !== null && !isNearValue(sample, mapping, mapping.total))
    mapping.total =
      others.toSorted((a, b) => b.score - a.score).find(({ place }) => isNearValue(sample, mapping, place))?.place ??
      mapping.total
  return { ...mapping, assets: names.some((name) => /coin|crypto|wallet/.test(name)) ? 'coins' : 'asx' }
}

/** Whether most numbers of a column are between half and twice units x price of their rows: no fee is, and every total in AUD. */
function isNearValue(
  rows: UnknownTable['rows'],
  { units, price }: Pick<Record<MappedField, number | null>, 'units' | 'price'>,
  place: number,
): boolean {
  const ratios = rows.flatMap((cells) => {
    const [held, each, given] = [units, price, place].map((at) => Math.abs(numberOf(cells[at ?? -1]) ?? 0))
    return held! * each! > 0 && given! > 0 ? [given! / (held! * each!)] : []
  })
  return ratios.filter((ratio) => ratio > 0.5 && ratio < 2).length * 2 > ratios.length
}

/** What has to be named before a table can be read; empty when nothing is missing. */
export function missingFields(mapping: Mapping): MappedField[] {
  const needed: MappedField[] = ['date', 'code', 'units']
  const missing = needed.filter((field) => mapping[field] === null)
  return mapping.price === null && mapping.total === null ? [...missing, 'price'] : missing
}

/** Names of columns that have nothing but sides. */
const sideNames = /^side$|buysell|buyorsell|^action$|^direction$|^transactiontype$/

/**
 * The place of a column with words for buy and sell, or that is called after them, where none is named for them and nobody has said
 * that none is: without them a sale would be read as a buy. null where there is none.
 */
export function unnamedSide({ header, rows }: Pick<UnknownTable, 'header' | 'rows'>, mapping: Mapping): number | null {
  if (mapping.side !== null || mapping.hasNoSide === true) return null
  const place = header.findIndex((name, at) => {
    if (at === mapping.code) return false
    const isOne = sideNames.test(columnName(name)) ? (cell: string) => /[a-z]/i.test(cell) : saysSide
    return rows.some((cells) => isOne(textOf(cells[at])))
  })
  return place < 0 ? null : place
}

/** Whether only the sign of its totals tells the sides of a table apart, and nobody has said yet which is which. */
export function asksForSigns({ rows }: Pick<UnknownTable, 'rows'>, mapping: Mapping): boolean {
  const { side, total, units, belowZero } = mapping
  if (side !== null || total === null || belowZero !== undefined) return false
  const all = (place: number | null) => rows.map((cells) => numberOf(cells[place ?? -1]) ?? 0)
  const totals = all(total)
  return totals.some((one) => one < 0) && totals.some((one) => one > 0) && !all(units).some((one) => one < 0)
}
