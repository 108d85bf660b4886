// Mapping: what the columns of a file are that nobody knows: guessed by their names and what stands in them, corrected by the person.
import { coinIdOf, popularAssetOf } from '../../market/popular-assets.ts'
import { isBrokerage } from './brokerage-gst.ts'
import { columnName, numberOf, textOf } from './cells.ts'
import {
  type MappedField,
  mappedFields,
  paidOrReceived,
  saysFilled,
  saysPurchaseDay,
  saysSaleDay,
  sureness,
} from './column-words.ts'
import { currencyOf, isFiat } from './codes.ts'
import { dayIn } from './file-dates.ts'
import { dateOrders, type UnknownTable } from './import-row.ts'
import { pairIn } from './mapped-coins.ts'
import { isReinvestment } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

/** The place of each field's column, from 0; null where there is none. */
export type Mapping = Readonly<Record<MappedField, number | null>> & {
  readonly assets: 'asx' | 'coins'
  /** What a total below 0 is, where no column says buy or sell. */
  readonly belowZero?: 'buy' | 'sell' | undefined
  /** The person said that no column tells a buy from a sale, though one has words for it. */
  readonly hasNoSide?: boolean
}

/** Tickers of coins that are no codes of Australian shares, as SOL and ADA are. */
const surelyCoins = ['BTC', 'XBT', 'ETH', 'XRP', 'USDT', 'USDC', 'DOGE']
/** `BTC/AUD`, as Kraken has it `XXBTZAUD`, and `BTCAUD`, which is no code of a share where BTC is a coin. */
const isPair = (cell: string): boolean =>
  /^(?:[A-Z0-9]{2,10}\s?[/_-]\s?(?:AUD|USD[TC]?|NZD|EUR|BTC|XBT|ETH)|X[A-Z]{3}[XZ][A-Z]{3})$/i.test(cell) ||
  (/^[A-Z0-9]{5,12}$/i.test(cell) && pairIn(cell.toUpperCase()) !== null)

const isCoin = (cell: string): boolean => surelyCoins.includes(cell) || isPair(cell) || coinIdOf(cell) !== undefined

const looksLike: Partial<Readonly<Record<MappedField, (cell: string) => boolean>>> = {
  date: (cell) => dateOrders.some((order) => dayIn(cell, order) !== null),
  side: (cell) => sideOf(cell) !== null || isReinvestment(cell),
  code: (cell) =>
    surelyCoins.includes(cell.toUpperCase()) ||
    isPair(cell) ||
    (/^(?:ASX:)?[A-Z0-9]{2,6}(?:[.:/_-][A-Z]{1,5})?$/.test(cell) && /[A-Z]/.test(cell) && sideOf(cell) === null),
  units: (cell) => typeof numberOf(cell) === 'number',
  price: (cell) => typeof numberOf(cell) === 'number',
  brokerage: (cell) => numberOf(cell) !== undefined,
  total: (cell) => typeof numberOf(cell) === 'number',
  market: (cell) => /[a-z]/i.test(cell) && !isPair(cell),
  currency: (cell) => /^[A-Z]{3}$/.test(cell) || isFiat(currencyOf(cell)),
  rate: (cell) => numberOf(cell) !== undefined,
  // A column of that name may say what was done: that is its side.
  status: (cell) => /^[a-z]/i.test(cell) && sideOf(cell) === null && !isReinvestment(cell),
}

/** The day an order was made, beside that on which it was closed. */
const orderMade = /creat|submit|placed/

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
  // Beside the day of a settlement, a statement or the like that of a sale is the one of the line.
  const isSaleDay = !names.some(
    (name, place) =>
      !saysSaleDay(name) &&
      !name.includes('settle') &&
      (saysPurchaseDay(name) || orderMade.test(name) || sureness('date', name) > 1) &&
      share('date', place) >= 0.5,
  )
  // Beside what was filled of an order, its own amount is what it would have come to.
  const isOrdered = (name: string): boolean =>
    /^order(?:ed)?(?:amount|value|total)/.test(name) && names.some(saysFilled)
  const surenessOf = (field: MappedField, name: string): number => {
    if (field === 'total' && isOrdered(name)) return 0
    return field === 'date' && isSaleDay && saysSaleDay(name) ? 2 : sureness(field, name)
  }
  const scores = mappedFields.flatMap((field) =>
    names.map((name, place) => {
      const byName = surenessOf(field, name)
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
  const net = names.findIndex((name) => /^net(?:value|consideration|cost)(?:aud)?$/.test(name))
  if (net >= 0 && isTotalBeside(sample, mapping, net, names)) mapping.total = net
  const isMade = mapping.total !== null && table.header[mapping.total] === paidOrReceived
  const signs = isMade && mapping.side === null ? ({ belowZero: 'buy' } as const) : {}
  return { ...mapping, ...signs, assets: areCoins(table, mapping) ? 'coins' : 'asx' }
}

/**
 * Whether a table is about coins: it says so, or most of its codes are pairs, or one is of a coin and of no Australian share and
 * most are of known coins. What stands beside the name of an exchange, or beside a well-known share, is none.
 */
function areCoins({ header, rows }: UnknownTable, { code, market }: Record<MappedField, number | null>): boolean {
  if (header.some((name) => /coin|crypto|wallet|^pairs?$/.test(columnName(name)))) return true
  if (market !== null && rows.some((cells) => textOf(cells[market]) !== '')) return false
  const codes = [...new Set(rows.map((cells) => textOf(cells[code ?? -1]).toUpperCase()))].filter((cell) => cell !== '')
  if (codes.some((cell) => popularAssetOf({ kind: 'asx', code: cell }) !== undefined)) return false
  const some = codes.some((cell) => surelyCoins.includes(cell)) ? codes.filter(isCoin) : codes.filter(isPair)
  return some.length * 2 > codes.length
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

/**
 * Whether a column of net amounts is the total, and the one that was guessed has the value before brokerage: in most rows the two are
 * apart by the brokerage, with or without its GST, and the net amount is farther from units x price. What an investment is
 * worth now is not.
 */
function isTotalBeside(
  rows: UnknownTable['rows'],
  { units, price, brokerage, total }: Record<MappedField, number | null>,
  net: number,
  names: readonly string[],
): boolean {
  if (total === null || total === net || sureness('total', names[total]!) >= 3) return false
  const explained = rows.flatMap((cells) => {
    const amountAt = (at: number | null): number => Math.abs(numberOf(cells[at ?? -1]) ?? 0)
    const [value, fee] = [amountAt(units) * amountAt(price), amountAt(brokerage)]
    if (value === 0 || fee === 0) return []
    const [gross, after] = [amountAt(total), amountAt(net)]
    return [isBrokerage(Math.abs(after - gross), fee) && Math.abs(gross - value) < Math.abs(after - value)]
  })
  return explained.filter(Boolean).length * 2 > explained.length
}

/** What has to be named before a table can be read; empty when nothing is missing. */
export function missingFields(mapping: Mapping): MappedField[] {
  const needed: MappedField[] = ['date', 'code', 'units']
  const missing = needed.filter((field) => mapping[field] === null)
  return mapping.price === null && mapping.total === null ? [...missing, 'price'] : missing
}
