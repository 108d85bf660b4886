// CoinTrades: what an exchange of one thing for another is to the ledger: a purchase, a sale, or, coin for coin, both at one value.
import { eightPlaces, product, sum } from './cells.ts'
import { coinOf, isFiat } from './codes.ts'
import type { ImportRow, RowInstrument, RowNeed } from './import-row.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import type { Reading } from './reading.ts'

/** Units of a coin, or money. Never negative. */
export type Leg = { readonly ticker: string; readonly units: number }

export type Exchange = {
  /** Sydney day. */
  readonly date: string
  readonly out: Leg
  readonly in: Leg
  /** On top of `out` and out of `in`: neither has it in it yet. */
  readonly fees: readonly Leg[]
  /** AUD that both sides are worth, where the file says so; null where nobody knows yet. */
  readonly value: number | null
  /** What belongs together, unlike any other of the file. */
  readonly group: string
  readonly reference?: string
}

const isAud = ({ ticker }: Leg): boolean => ticker === 'AUD'
const maxUnits = 1e12
const coinNamed = (ticker: string) => coinOf(ticker) ?? refuse(`“${ticker.slice(0, 20)}” is no coin that we know.`)

type Made = { readonly type: 'buy' | 'sell'; readonly leg: Leg; readonly instrument: RowInstrument }

/** Adds a trade on a crypto exchange. A fee in the coin bought lowers its units at the same cost. */
export function addExchange(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  exchange: Exchange,
): void {
  const { date, group, reference } = exchange
  const charged = (leg: Leg): number =>
    exchange.fees.filter(({ ticker }) => ticker === leg.ticker).reduce((all, { units }) => sum(all, units), 0)
  const out = isAud(exchange.out)
    ? exchange.out
    : { ...exchange.out, units: sum(exchange.out.units, charged(exchange.out)) }
  const into = isAud(exchange.in)
    ? exchange.in
    : { ...exchange.in, units: sum(exchange.in.units, -charged(exchange.in)) }
  if (out.ticker === into.ticker || (isFiat(out.ticker) && isFiat(into.ticker)))
    return reading.skip(table, line, 'No coin changes hands in this row.')
  if (into.units <= 0 || out.units <= 0) return reading.skip(table, line, 'There are no units in this row.')
  const brokerage = exchange.fees.filter(isAud).reduce((all, { units }) => sum(all, units), 0)
  const aud = isAud(out) ? out.units : isAud(into) ? into.units : exchange.value
  const third = exchange.fees.filter(
    ({ ticker }) => ticker !== 'AUD' && ticker !== out.ticker && ticker !== into.ticker,
  )
  // Everything that could be refused comes before the first row: half a trade is none.
  for (const { ticker, units } of [out, into, ...third]) {
    if (!isFiat(ticker)) coinNamed(ticker)
    if (units > maxUnits) return refuse('The number of units is too large to be true.')
  }
  const sides: Made[] = [
    ...(isFiat(out.ticker) ? [] : [{ type: 'sell', leg: out, instrument: coinNamed(out.ticker) } as const]),
    ...(isFiat(into.ticker) ? [] : [{ type: 'buy', leg: into, instrument: coinNamed(into.ticker) } as const]),
  ]
  // What is easiest to value is what is asked about: foreign money, else the coin that came in.
  const valued = isFiat(out.ticker) ? out : into
  const needs: readonly RowNeed[] =
    aud === null ? [{ kind: 'value', group, symbol: valued.ticker, units: valued.units }] : []
  const [coinFees, moneyFees] = [
    third.filter(({ ticker }) => !isFiat(ticker)),
    third.filter(({ ticker }) => isFiat(ticker)),
  ]
  const feeGroup = coinFees.length === 0 ? {} : { feeGroup: `${group}:fee` }
  const feeWords = moneyFees.map(({ ticker, units }) => `${units} ${ticker}`).join(' and ')
  const notice = feeWords === '' ? {} : { notice: `A fee of ${feeWords} is not in this cost.` }
  sides.forEach(({ type, leg, instrument }, at) => {
    // The whole fee is part of one side: the purchase where there is one.
    const bears = at === sides.length - 1
    const own = bears ? brokerage : 0
    const facts = {
      type,
      date,
      units: eightPlaces(leg.units),
      ...(aud === null ? {} : { amount: eightPlaces(aud) }),
      ...(own > 0 ? { brokerage: own } : {}),
    }
    const total = aud === null ? null : sum(aud, type === 'buy' ? own : -own)
    reading.add(table, line, {
      instrument,
      facts,
      needs,
      total,
      ...named(reference),
      ...(bears ? { ...feeGroup, ...notice } : {}),
    })
  })
  for (const fee of coinFees)
    addCoinFee(reading, table, line, { date, fee, group: `${group}:fee`, ...named(reference) })
}

const named = (reference: string | undefined): { reference?: string } =>
  reference === undefined || reference === '' ? {} : { reference }

/** A fee in a coin of its own is a sale of it at its value; so is the network's fee for a transfer. */
function addCoinFee(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  {
    date,
    fee,
    group,
    value = null,
    reference,
  }: { date: string; fee: Leg; group: string; value?: number | null; reference?: string },
): void {
  const units = eightPlaces(fee.units)
  if (units <= 0) return
  const needs: readonly RowNeed[] = value === null ? [{ kind: 'value', group, symbol: fee.ticker, units }] : []
  const amount = value === null ? {} : { amount: eightPlaces(value) }
  reading.add(table, line, {
    instrument: coinNamed(fee.ticker),
    facts: { type: 'sell', date, units, ...amount },
    needs,
    total: value,
    ...named(reference),
  })
}

/** Coins that came for nothing. @param value AUD on the day; null where the file does not say */
export function addReward(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  {
    date,
    leg,
    value,
    group,
    reference,
  }: { date: string; leg: Leg; value: number | null; group: string; reference?: string },
): void {
  const units = eightPlaces(leg.units)
  if (isFiat(leg.ticker)) return reading.skip(table, line, 'This is a movement of money and no trade.')
  if (units <= 0) return reading.skip(table, line, 'There are no units in this row.')
  const needs: readonly RowNeed[] = value === null ? [{ kind: 'value', group, symbol: leg.ticker, units }] : []
  const facts = { type: 'reward', date, units, ...(value === null ? {} : { amount: eightPlaces(value) }) } as const
  reading.add(table, line, { instrument: coinNamed(leg.ticker), facts, needs, total: value, ...named(reference) })
}

/** Coins sent or received, with the network's fee. */
export function addTransfer(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  {
    date,
    leg,
    isIn,
    fee,
    unitValue = null,
    group,
    reference,
  }: {
    date: string
    leg: Leg
    isIn: boolean
    fee: number
    /** AUD for one unit on that day, where the file says it. */
    unitValue?: number | null
    group: string
    reference?: string
  },
): void {
  const units = eightPlaces(leg.units)
  if (isFiat(leg.ticker)) return reading.skip(table, line, 'This is a movement of money and no trade.')
  if (units <= 0) return reading.skip(table, line, 'There are no units in this row.')
  const facts: ImportRow['facts'] = isIn
    ? { type: 'transferIn', date, units, costBase: null, acquiredOn: null }
    : { type: 'transferOut', date, units }
  reading.add(table, line, {
    instrument: coinNamed(leg.ticker),
    facts,
    needs: isIn ? [{ kind: 'costBase' }] : [],
    total: null,
    ...named(reference),
  })
  if (fee > 0)
    addCoinFee(reading, table, line, {
      date,
      fee: { ticker: leg.ticker, units: fee },
      group: `${group}:fee`,
      value: unitValue === null ? null : product(fee, unitValue),
      ...named(reference),
    })
}
