// Binance: the statement, in which the parts of a trade share a second, and the list of trades. Times are UTC.
import { amountAndUnit, product, sum } from './cells.ts'
import { addExchange, addReward, addTransfer, type Leg } from './coin-trades.ts'
import { isFiat, tickerOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, type Reading, refuse } from './reading.ts'
import { isCancelled, sideOf } from './trade-row.ts'

type Part = {
  readonly line: Line
  readonly operation: string
  readonly ticker: string
  readonly change: number
  readonly date: string
}

const isFee = (operation: string): boolean => /fee/i.test(operation)
const isTrade = (operation: string): boolean =>
  /^(?:buy|sell|transaction (?:buy|sold|spend|revenue|related)|large otc trading|binance convert|small assets exchange bnb|convert)\b/i.test(
    operation,
  ) || isFee(operation)
const isReward = (operation: string): boolean =>
  /reward|interest|distribution|airdrop|cashback|referral|commission rebate|mining|voucher/i.test(operation)
const manyTrades =
  'Several trades of different coins share this second, so we can’t tell which parts belong together. Add them by hand.'

const total = (parts: readonly Part[], keep: (part: Part) => boolean): Leg[] => {
  const sums = new Map<string, number>()
  for (const part of parts.filter(keep)) sums.set(part.ticker, sum(sums.get(part.ticker) ?? 0, part.change))
  return [...sums].map(([ticker, units]) => ({ ticker, units: Math.abs(units) }))
}

function trade(reading: Reading, table: FileTable, parts: readonly Part[]): void {
  const traded = parts.filter(({ operation }) => !isFee(operation))
  const outs = total(traded, ({ change }) => change < 0)
  const ins = total(traded, ({ change }) => change > 0)
  const [out, into] = [outs[0], ins[0]]
  const { line, date } = parts[0]!
  if (out === undefined || into === undefined || outs.length > 1 || ins.length > 1) {
    for (const part of parts) reading.problem(table, part.line, manyTrades)
    return
  }
  const fees = total(parts, ({ operation }) => isFee(operation))
  addExchange(reading, table, line, { date, out, in: into, fees, value: null, group: `binance:${line.row}` })
}

function single(reading: Reading, table: FileTable, { line, operation, ticker, change, date }: Part): void {
  const leg = { ticker, units: Math.abs(change) }
  const group = `binance:${line.row}`
  if (isFiat(ticker)) return reading.skip(table, line, 'This is a movement of money and no trade.')
  if (isReward(operation) && change > 0) return addReward(reading, table, line, { date, leg, value: null, group })
  if (/^(?:deposit|withdraw|crypto box)/i.test(operation))
    return addTransfer(reading, table, line, { date, leg, isIn: change > 0, fee: 0, group })
  reading.skip(table, line, `“${operation.slice(0, 40)}” is no trade and no transfer.`)
}

function statement(reading: Reading, table: FileTable): void {
  const bySecond = new Map<string, Part[]>()
  const others: Part[] = []
  reading.each(table, (line) => {
    const operation = line.text('operation')
    const stamp = line.text('utctime', 'time')
    const part = {
      line,
      operation,
      ticker: tickerOf(line.raw('coin')),
      change: line.needed('change', 'change'),
      date: line.stampDay('utc', stamp),
    }
    if (part.change === 0) return reading.skip(table, line, 'There are no units in this row.')
    if (!isTrade(operation)) return void others.push(part)
    const second = `${line.text('userid')} ${stamp} ${line.text('account')}`
    const known = bySecond.get(second)
    if (known === undefined) bySecond.set(second, [part])
    else known.push(part)
  })
  const safely = (parts: readonly Part[], add: () => void): void => reading.guard(table, parts[0]!.line, add)
  for (const parts of bySecond.values()) safely(parts, () => trade(reading, table, parts))
  for (const part of others) safely([part], () => single(reading, table, part))
}

export const binanceStatement: Format = {
  format: 'binance-statement',
  label: 'Binance statement',
  columns: [['utctime', 'time'], ['account'], ['operation'], ['coin'], ['change']],
  dates: ['utctime', 'time'],
  read: statement,
}

const quotes = ['USDT', 'BUSD', 'USDC', 'FDUSD', 'TUSD', 'AUD', 'BTC', 'ETH', 'BNB', 'EUR', 'GBP', 'USD', 'DAI']

/** `BTCAUD` as its two coins; the first is the one that is priced. */
function pairOf(market: string): readonly [string, string] {
  const parts = market.toUpperCase().split(/[/_-]/)
  if (parts.length === 2) return [tickerOf(parts[0]), tickerOf(parts[1])]
  const quote = quotes.find((one) => market.toUpperCase().endsWith(one) && market.length > one.length)
  return quote === undefined
    ? refuse(`The market “${market.slice(0, 20)}” can’t be read.`)
    : [market.toUpperCase().slice(0, -quote.length), quote]
}

function listed(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('status')
  if (isCancelled(status)) return reading.skip(table, line, `This trade is ${status.toLowerCase()}.`)
  const word = line.text('side', 'type')
  const side = sideOf(word) ?? refuse(`“${word.slice(0, 20)}” is neither a buy nor a sale.`)
  const [base, quote] = pairOf(line.text('pair', 'market'))
  const executed = amountAndUnit(line.raw('executed'))
  const units = Math.abs(
    executed?.amount ?? line.needed('amount', ...(line.raw('executed') === undefined ? ['amount'] : ['executed'])),
  )
  const money =
    line.raw('executed') === undefined
      ? line.number('total', 'total')
      : (amountAndUnit(line.raw('amount'))?.amount ?? line.number('amount', 'amount'))
  const paid = Math.abs(money ?? product(units, line.needed('price', 'price')))
  const fee = amountAndUnit(line.raw('fee'))
  const feeUnits = Math.abs(fee?.amount ?? line.number('fee', 'fee') ?? 0)
  const feeCoin = fee?.unit ?? tickerOf(line.raw('feecoin'))
  if (units === 0) return reading.skip(table, line, 'There are no units in this row.')
  const [coin, other] = [
    { ticker: base, units },
    { ticker: quote, units: paid },
  ]
  addExchange(reading, table, line, {
    date: line.stampDay('utc', line.text('dateutc', 'date')),
    out: side === 'buy' ? other : coin,
    in: side === 'buy' ? coin : other,
    fees: feeUnits > 0 && feeCoin !== '' ? [{ ticker: feeCoin, units: feeUnits }] : [],
    value: null,
    group: `binance:${line.row}`,
  })
}

export const binanceTrades: Format = {
  format: 'binance-trades',
  label: 'Binance trades',
  columns: [['dateutc'], ['pair', 'market'], ['side', 'type'], ['price'], ['amount'], ['fee']],
  dates: ['dateutc'],
  read: (reading, table) => reading.each(table, (line) => listed(reading, table, line)),
}
