// Tax use cases: a financial year from a person's trades, and what only they know of it. Nothing here knows their other income.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { KeptClose, KeptCloseStore } from '../market/history-ports.ts'
import { implement } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import type { HoldingsStore, HoldingTrades, LedgerReader } from '../portfolio/ports.ts'
import { tax as contract } from './contract.ts'
import { playedHolding, playedToToday } from './played-holding.ts'
import { mayBeShare } from './franking.ts'
import type { StoredTaxHolding, TaxStore } from './ports.ts'
import { type AroundYear, shownYear } from './shown-year.ts'
import { isOfHolding, isValueWanted, isWeekOfChange, type TaxHolding, taxHoldingOf } from './tax-holding.ts'
import { noShareFacts, saysSomething, type TaxRecord } from './tax-record.ts'
import { taxEvents } from './tax-events.ts'
import { taxYear } from './tax-year.ts'
import { taxYearCsv } from './year-csv.ts'
import type { TaxYearAnswer } from './year-answer.ts'

export type TaxPorts = {
  ledgers: LedgerReader
  holdings: Pick<HoldingsStore, 'find' | 'list'>
  taxes: TaxStore
  closes: Pick<KeptCloseStore, 'read'>
  clock: Clock
}

const notBegun = 'That financial year has not begun yet.'
const noHolding = 'There is no such investment in your portfolio.'
const notShare = (symbol: string): string =>
  `A company tax rate and preference shares are about a share of one company. ${symbol} is kept as something else here.`
const changedElsewhere =
  'This was changed on another device in the meantime. Nothing was overwritten: reload to see that change, then make yours again.'

type Notes = Awaited<ReturnType<TaxStore['list']>>

/** What is stored, as it is shown: what was said about another security is not, nor of a share what is kept as none now. */
function recordOf({ years, holdings }: Notes, all: readonly StoredHolding[]): TaxRecord {
  const held = new Map(all.map((holding) => [holding.id, holding]))
  const own = holdings.flatMap((notes) => {
    const holding = held.get(notes.holdingId)
    return holding === undefined || !isOfHolding(notes, holding) ? [] : [{ ...notes, symbol: holding.symbol }]
  })
  const isOfShare = ({ holdingId, facts }: StoredTaxHolding): boolean =>
    saysSomething(facts) && mayBeShare(held.get(holdingId)!.type)
  return {
    years,
    statements: own.flatMap(({ holdingId, statements }) => statements.map((each) => ({ holdingId, ...each }))),
    values: own.flatMap(({ holdingId, symbol, value }) => (value === null ? [] : [{ holdingId, symbol, value }])),
    shares: own.filter(isOfShare).map(({ holdingId, facts }) => ({ holdingId, ...facts })),
  }
}

/** The kept closes of 30 June 2027, by instrument; before that day there is none to ask for. */
function closesThen(
  all: readonly HoldingTrades[],
  today: string,
  { closes }: TaxPorts,
): Promise<Map<string, KeptClose>> {
  const { valuedOn } = capitalGainsRules
  if (today < valuedOn) return Promise.resolve(new Map())
  const instruments = all.flatMap(({ holding }) => instrumentOf(holding) ?? [])
  return closes.read(valuedOn, [...new Map(instruments.map((each) => [instrumentKey(each), each])).values()])
}

const nameOf = ({ holding }: HoldingTrades): { holdingId: string; symbol: string } => ({
  holdingId: holding.id,
  symbol: holding.symbol,
})

/** A holding without trades has no past: it is asked about in that week alone, where it was there by then. */
const mayHaveBeenHeldThen = ({ quantity, createdAt }: StoredHolding, today: string): boolean =>
  isWeekOfChange(today) && quantity > 0 && sydneyDay(new Date(createdAt)) <= capitalGainsRules.valuedOn

/** Everything of a person that the lens reads: holdings with trades that can have happened, and what stands beside them. */
async function readAll(
  userId: string,
  today: string,
  ports: TaxPorts,
): Promise<{ holdings: TaxHolding[]; around: AroundYear }> {
  const [all, notes] = await Promise.all([ports.ledgers.list(userId), ports.taxes.list(userId)])
  const closes = await closesThen(all, today, ports)
  const notesOf = new Map(notes.holdings.map((each) => [each.holdingId, each]))
  const holdings: TaxHolding[] = []
  const leftOut: AroundYear['leftOut'] = { simple: [], broken: [] }
  const wanted: AroundYear['valuesWanted']['holdings'] = []
  for (const each of all) {
    const instrument = instrumentOf(each.holding)
    const close = instrument === undefined ? undefined : closes.get(instrumentKey(instrument))
    const holding = taxHoldingOf(each, notesOf.get(each.holding.id), close)
    const ledger = playedToToday(holding)
    const isSimple = each.transactions.length === 0
    if ('problem' in ledger) leftOut.broken.push({ ...nameOf(each), message: ledger.problem.message })
    else if (isSimple) leftOut.simple.push(nameOf(each))
    else holdings.push(holding)
    const unitsThen = isSimple
      ? mayHaveBeenHeldThen(each.holding, today)
      : !('problem' in ledger) && playedHolding(holding).held.size > 0
    if (isValueWanted(each, holding, unitsThen, today)) wanted.push(nameOf(each))
  }
  wanted.sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
  const valuesWanted = { holdings: wanted, isWeek: isWeekOfChange(today) }
  const stored = all.map(({ holding }) => holding)
  return { holdings, around: { record: recordOf(notes, stored), leftOut, valuesWanted } }
}

/** @throws Problem not_found for a year that has not begun in Sydney */
async function answerFor(userId: string, year: number, ports: TaxPorts, isWhole: boolean): Promise<TaxYearAnswer> {
  const today = sydneyDay(ports.clock.now())
  if (year > financialYear(today)) fail('not_found', notBegun)
  const { holdings, around } = await readAll(userId, today, ports)
  const events = taxEvents(holdings)
  const entries = new Map(around.record.years.map((each) => [each.year, each]))
  return shownYear(taxYear(year, events, entries, today), events, around, today, { isWhole })
}

/** Reads no trades: of somebody with 20,000 they are a hundred times what the answer needs. */
const storedRecord = async (userId: string, { holdings, taxes }: TaxPorts): Promise<TaxRecord> => {
  const [all, notes] = await Promise.all([holdings.list(userId), taxes.list(userId)])
  return recordOf(notes, all)
}

/** Changes what is said of a holding in one conditional write; what was said of another security is forgotten with it. */
async function note(
  { userId, id }: { userId: string; id: string },
  ports: TaxPorts,
  change: (notes: StoredTaxHolding, holding: StoredHolding) => Partial<StoredTaxHolding>,
): Promise<TaxRecord> {
  const holding = (await ports.holdings.find(userId, id)) ?? fail('not_found', noHolding)
  const { symbol, type } = holding
  const before = await ports.taxes.findHolding(userId, id)
  const revision = before?.revision ?? 0
  const nothing: StoredTaxHolding = {
    holdingId: id,
    symbol,
    statements: [],
    value: null,
    facts: noShareFacts,
    revision,
  }
  const notes = before !== undefined && isOfHolding(before, holding) ? before : nothing
  const { isOwnName: _before, ...said } = notes
  const isWritten = await ports.taxes.writeHolding(userId, {
    ...said,
    ...change(notes, holding),
    symbol,
    ...(type === 'other' ? { isOwnName: true } : {}),
    revision: revision + 1,
  })
  return isWritten ? storedRecord(userId, ports) : fail('conflict', changedElsewhere)
}

export const taxOperations = implement<TaxPorts>()(contract, {
  year: ({ userId, params }, ports) => answerFor(userId, params.year, ports, false),

  async export({ userId, params }, ports) {
    return taxYearCsv(await answerFor(userId, params.year, ports, true))
  },

  async enter({ userId, params: { year }, body }, ports) {
    if (year > financialYear(sydneyDay(ports.clock.now()))) fail('not_found', notBegun)
    await ports.taxes.writeYear(userId, { year, ...body })
    return storedRecord(userId, ports)
  },

  async state({ userId, params: { id, year }, body: { statement } }, ports) {
    if (year > financialYear(sydneyDay(ports.clock.now()))) fail('not_found', notBegun)
    return note({ userId, id }, ports, ({ statements }) => ({
      statements: [
        ...statements.filter((each) => each.year !== year),
        ...(statement === null ? [] : [{ year, ...statement }]),
      ].toSorted((a, b) => a.year - b.year),
    }))
  },

  value: ({ userId, params: { id }, body: { value } }, ports) => note({ userId, id }, ports, () => ({ value })),

  facts: ({ userId, params: { id }, body }, ports) =>
    note({ userId, id }, ports, ({ facts }, { symbol, type }) =>
      mayBeShare(type) || !saysSomething({ ...noShareFacts, ...body })
        ? { facts: { ...facts, ...body } }
        : fail('conflict', notShare(symbol)),
    ),
})
