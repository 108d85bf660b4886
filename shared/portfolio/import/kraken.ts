// Kraken: the ledger, in which the legs of a trade share a reference; five generations of its header. Times are UTC, fees come on
// top of the amount.
import { sum } from './cells.ts'
import { addExchange, addReward, addTransfer, type Leg } from './coin-trades.ts'
import { isFiat, tickerOf } from './codes.ts'
import type { Format } from './format.ts'
import type { FileTable, Line } from './file-lines.ts'
import type { Reading } from './reading.ts'

type Entry = {
  readonly line: Line
  readonly type: string
  readonly subtype: string
  readonly ticker: string
  readonly change: number
  readonly fee: number
  /** In which coin the fee is: the entry's own, unless a column of the newest header says otherwise. */
  readonly feeTicker: string
  readonly date: string
  readonly reference: string
}

const noLegs = 'The other side of this trade isn’t in the file. Export a longer period.'
const manyLegs =
  'More than two things change hands under this reference, so we can’t tell what was paid for what. Add it by hand.'

const legOf = (entries: readonly Entry[]): Leg[] => {
  const sums = new Map<string, number>()
  for (const { ticker, change } of entries) sums.set(ticker, sum(sums.get(ticker) ?? 0, Math.abs(change)))
  return [...sums].map(([ticker, units]) => ({ ticker, units }))
}

function trade(reading: Reading, table: FileTable, entries: readonly Entry[]): void {
  const outs = legOf(entries.filter(({ change }) => change < 0))
  const ins = legOf(entries.filter(({ change }) => change > 0))
  const { line, date, reference } = entries[0]!
  const [out, into] = [outs[0], ins[0]]
  if (out === undefined || into === undefined || outs.length > 1 || ins.length > 1) {
    const reason = outs.length > 1 || ins.length > 1 ? manyLegs : noLegs
    for (const entry of entries) reading.problem(table, entry.line, reason)
    return
  }
  const fees = entries.filter(({ fee }) => fee > 0).map(({ feeTicker, fee }) => ({ ticker: feeTicker, units: fee }))
  addExchange(reading, table, line, { date, out, in: into, fees, value: null, group: `kraken:${reference}`, reference })
}

const movedTypes = ['hybridearnwithdrawal', 'hybridearndeposit']
const movedSubtypes =
  /allocation|migration|bonding|tofutures|fromfutures|tospot|fromspot|tostaking|fromstaking|spottostaking|spotfromstaking/
const rewards = ['staking', 'earn', 'dividend', 'airdrop', 'reward', 'invite bonus', 'invitebonus', 'welcomebonus']

function single(reading: Reading, table: FileTable, entry: Entry): void {
  const { line, type, subtype, ticker, change, fee, feeTicker, date, reference } = entry
  const common = { date, leg: { ticker, units: Math.abs(change) }, group: `kraken:${reference}:${line.row}`, reference }
  if (isFiat(ticker)) return reading.skip(table, line, 'This is a movement of money and no trade.')
  if ((movedSubtypes.test(subtype) && subtype !== 'reward') || movedTypes.includes(type))
    return reading.skip(table, line, 'The coins only moved within your own account.')
  // A transfer without a kind is what a fork or an airdrop brought.
  const isGiven = rewards.includes(type) || /airdrop|reward/.test(subtype) || (type === 'transfer' && subtype === '')
  if (isGiven && change > 0) {
    const units = sum(change, feeTicker === ticker ? -fee : 0)
    return addReward(reading, table, line, { ...common, leg: { ticker, units }, value: null })
  }
  if (type === 'deposit' || type === 'withdrawal') {
    const isIn = change > 0
    const own = isIn || feeTicker !== ticker ? 0 : fee
    return addTransfer(reading, table, line, { ...common, isIn, fee: own })
  }
  reading.skip(table, line, `“${`${type} ${subtype}`.trim().slice(0, 40)}” is no trade and no transfer.`)
}

/** Deposits and withdrawals that were taken back under the same reference. */
function takenBack(entries: readonly Entry[]): ReadonlySet<Entry> {
  const byReference = new Map<string, Entry[]>()
  for (const entry of entries.filter(({ type }) => type === 'deposit' || type === 'withdrawal')) {
    const key = `${entry.reference} ${entry.ticker}`
    byReference.set(key, [...(byReference.get(key) ?? []), entry])
  }
  const isNothing = (group: readonly Entry[]): boolean =>
    group.length > 1 && group.reduce((all, { change }) => sum(all, change), 0) === 0
  return new Set([...byReference.values()].filter(isNothing).flat())
}

function ledger(reading: Reading, table: FileTable): void {
  const trades = new Map<string, Entry[]>()
  const others: Entry[] = []
  const seen = new Map<string, number>()
  reading.each(table, (line) => {
    const [type, subtype] = [line.text('type').toLowerCase(), line.text('subtype').toLowerCase()]
    const code = line.text('asset').toUpperCase()
    // A deposit or withdrawal stands once more, without an id, until it is booked.
    if (line.text('txid') === '') return reading.skip(table, line, 'This row was not booked yet.')
    const txid = line.text('txid')
    const first = seen.get(txid)
    if (first !== undefined) return reading.skip(table, line, `This is line ${first} once more.`)
    seen.set(txid, line.row)
    if (code === 'KFEE') return reading.skip(table, line, 'Fee credits are no asset.')
    const [change, charged] = [line.needed('amount', 'amount'), Math.max(0, line.number('fee', 'fee') ?? 0)]
    const [ticker, feeCode] = [tickerOf(code, true), line.text('feecurrency').toUpperCase()]
    // Fee credits are no asset, so what they pay costs nothing.
    const fee = feeCode === 'KFEE' ? 0 : charged
    const entry = {
      line,
      type,
      subtype,
      ticker,
      change,
      fee,
      feeTicker: feeCode === '' ? ticker : tickerOf(feeCode, true),
      date: line.stampDay('utc', line.text('time')),
      reference: line.text('refid'),
    }
    const isTrade =
      ['trade', 'spend', 'receive', 'sale', 'conversion'].includes(type) || /^(?:tradespot|dustsweeping)/.test(subtype)
    if (change === 0 && !isTrade) return reading.skip(table, line, 'There are no units in this row.')
    if (!isTrade) return void others.push(entry)
    const known = trades.get(entry.reference)
    if (known === undefined) trades.set(entry.reference, [entry])
    else known.push(entry)
  })
  for (const entries of trades.values()) reading.guard(table, entries[0]!.line, () => trade(reading, table, entries))
  const back = takenBack(others)
  for (const entry of others) {
    if (back.has(entry)) reading.skip(table, entry.line, 'This was taken back.')
    else reading.guard(table, entry.line, () => single(reading, table, entry))
  }
}

export const kraken: Format = {
  format: 'kraken',
  label: 'Kraken ledgers',
  columns: [['txid'], ['refid'], ['time'], ['type'], ['asset'], ['amount'], ['fee']],
  dates: ['time'],
  read: ledger,
}
