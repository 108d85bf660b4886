// Binance: the statement, in which the parts of a trade share a second. Times are UTC.
import { sum } from './cells.ts'
import { addExchange, addReward, addTransfer, type Leg } from './coin-trades.ts'
import { isFiat, tickerOf } from './codes.ts'
import { withWholeYear } from './file-dates.ts'
import type { Format } from './format.ts'
import type { FileTable, Line } from './file-lines.ts'
import type { Reading } from './reading.ts'

type Part = {
  readonly line: Line
  readonly operation: string
  readonly account: string
  readonly stamp: string
  readonly ticker: string
  readonly change: number
  readonly date: string
}

const isFee = (operation: string): boolean => /\bfee$/i.test(operation)
const isTrade = (operation: string): boolean =>
  /^(?:buy|sell|transaction (?:buy|sold|spend|revenue|related)|large otc trading|binance convert|small assets exchange bnb|convert|auto-invest transaction|buy crypto|stablecoins? auto-conversion|eth 2\.0 staking|liquid swap sell|swap farming transaction)\b(?! rewards)/i.test(
    operation,
  ) || isFee(operation)
const isReward = (operation: string): boolean =>
  /reward|interest|distribution|airdrop|cashback|referral|rebates?\b|commission history|mining|voucher|earnings/i.test(
    operation,
  )
/** A coin that was renamed, merged or delisted: what was taken away, and what came for it. */
const isSwap = (operation: string): boolean => /^(?:token swap|asset recovery)\b/i.test(operation)
const notSpot = /future|margin|option/i
const isMoved =
  /transfer|subscription|redemption|savings purchase|staking purchase|launchpad subscribe|liquid swap add|farming/i
const manyTrades =
  'Several trades of different coins share this second, so we can’t tell which parts belong together. Add them by hand.'
const swapped =
  'Binance exchanged one coin for another here, as it does when a coin is renamed or merged. Add it by hand.'
const goneForGood = 'Binance took these coins away, and the file doesn’t say what came for them. Add it by hand.'
const cameBack = 'These coins came from Binance in place of others, which aren’t in the file. Add them by hand.'
const fromAPerson =
  'These coins were bought from another person, or sold to one, and the file doesn’t say for how much. Add it by hand.'
const noLegs = 'The other side of this trade isn’t in the file. Export a longer period.'

const total = (parts: readonly Part[], keep: (part: Part) => boolean): Leg[] => {
  const sums = new Map<string, number>()
  for (const part of parts.filter(keep)) sums.set(part.ticker, sum(sums.get(part.ticker) ?? 0, part.change))
  return [...sums].map(([ticker, units]) => ({ ticker, units: Math.abs(units) }))
}

/** What went out and what came in, apart from fees. */
function sidesOf(parts: readonly Part[]): { outs: Leg[]; ins: Leg[] } {
  const traded = parts.filter(({ operation }) => !isFee(operation))
  return { outs: total(traded, ({ change }) => change < 0), ins: total(traded, ({ change }) => change > 0) }
}

function trade(reading: Reading, table: FileTable, parts: readonly Part[]): void {
  const { outs, ins } = sidesOf(parts)
  const [out, into] = [outs[0], ins[0]]
  const { line, date } = parts[0]!
  if (out === undefined || into === undefined || outs.length > 1 || ins.length > 1) {
    const reason = outs.length > 1 || ins.length > 1 ? manyTrades : noLegs
    for (const part of parts) reading.problem(table, part.line, reason)
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
  if (/^(?:deposit|withdraw|send\b|crypto (?:deposit|withdraw|box))/i.test(operation))
    return addTransfer(reading, table, line, { date, leg, isIn: change > 0, fee: 0, group })
  if (/^(?:p2p|c2c)\b/i.test(operation)) return reading.problem(table, line, fromAPerson)
  const reason = isMoved.test(operation)
    ? 'The coins only moved within your own account.'
    : `“${operation.slice(0, 40)}” is no trade and no transfer.`
  reading.skip(table, line, reason)
}

/** The legs of coins that became others, which nothing ties together but their day. What came alone can be a gift. */
function swaps(reading: Reading, table: FileTable, parts: readonly Part[]): void {
  const isBoth = parts.some(({ change }) => change < 0) && parts.some(({ change }) => change > 0)
  for (const part of parts) {
    const isGift = !isBoth && part.change > 0 && isReward(part.operation)
    if (isGift) reading.guard(table, part.line, () => single(reading, table, part))
    else reading.problem(table, part.line, isBoth ? swapped : part.change < 0 ? goneForGood : cameBack)
  }
}

/** The parts of trades by second. A trade whose two sides are written a second apart is one. */
function joined(bySecond: ReadonlyMap<string, Part[]>): Part[][] {
  const isWhole = (parts: readonly Part[]): boolean => {
    const { outs, ins } = sidesOf(parts)
    return outs.length > 0 && ins.length > 0
  }
  const done = new Set<string>()
  // Whichever end the file begins with, the earlier second comes first.
  const inTime = [...bySecond].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return inTime.flatMap(([second, parts]) => {
    if (done.has(second)) return []
    const { stamp, account } = parts[0]!
    const next = `${nextSecond(stamp)} ${account}`
    const after = bySecond.get(next)
    if (after === undefined || done.has(next) || (isWhole(parts) && !after.every(({ operation }) => isFee(operation))))
      return [parts]
    const both = [...parts, ...after]
    const { outs, ins } = sidesOf(both)
    if (isWhole(after) || outs.length !== 1 || ins.length !== 1) return [parts]
    done.add(next)
    return [both]
  })
}

/** `2021-03-04 09:59:59` a second later, by its digits; a stamp of another form stays as it is. */
function nextSecond(stamp: string): string {
  const [, before, minutes, seconds] = /^(.*):(\d\d):(\d\d)$/.exec(stamp) ?? []
  if (before === undefined) return stamp
  const [hours, rest] = [/\d\d$/.exec(before)?.[0] ?? '', before.slice(0, -2)]
  const all = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + 1
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${rest}${two(Math.floor(all / 3600))}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}

function addTo(groups: Map<string, Part[]>, key: string, part: Part): void {
  const known = groups.get(key)
  if (known === undefined) groups.set(key, [part])
  else known.push(part)
}

function statement(reading: Reading, table: FileTable): void {
  const bySecond = new Map<string, Part[]>()
  const byDay = new Map<string, Part[]>()
  const others: Part[] = []
  reading.each(table, (line) => {
    const [operation, account] = [line.text('operation'), `${line.text('userid')} ${line.text('account')}`]
    const stamp = withWholeYear(line.text('utctime', 'time', 'dateutc'))
    const part = {
      line,
      operation,
      account,
      stamp,
      ticker: tickerOf(line.raw('coin')),
      change: line.needed('change', 'change'),
      date: line.stampDay('utc', stamp),
    }
    if (part.change === 0) return reading.skip(table, line, 'There are no units in this row.')
    if (notSpot.test(account)) return reading.skip(table, line, 'Margin and futures are not in Gumnut.')
    if (isTrade(operation)) addTo(bySecond, `${stamp} ${account}`, part)
    else if (isSwap(operation)) addTo(byDay, `${part.date} ${account}`, part)
    else others.push(part)
  })
  for (const parts of joined(bySecond)) reading.guard(table, parts[0]!.line, () => trade(reading, table, parts))
  for (const parts of byDay.values()) swaps(reading, table, parts)
  for (const part of others) reading.guard(table, part.line, () => single(reading, table, part))
}

export const binanceStatement: Format = {
  format: 'binance-statement',
  label: 'Binance statement',
  columns: [['utctime', 'time', 'dateutc'], ['account'], ['operation'], ['coin'], ['change']],
  dates: ['utctime', 'time', 'dateutc'],
  hasShortYears: true,
  read: statement,
}
