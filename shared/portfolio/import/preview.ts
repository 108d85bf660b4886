// Preview: what an import would do, holding by holding, before anything is sent.
import { instrumentKey, instrumentOf, isAsxCode } from '../../market/instrument.ts'
import { popularAssetOf } from '../../market/popular-assets.ts'
import type { HoldingType } from '../../market/instrument.ts'
import { openingOf } from '../ledger-holding.ts'
import { playLedger } from '../ledger.ts'
import { positionOf } from '../position.ts'
import type { HoldingTrades } from '../ports.ts'
import {
  maxTransactionsOfHolding,
  maxTransactionsOfPerson,
  type Transaction,
  type TransactionFacts,
} from '../transaction.ts'
import { type ImportFormat, type ImportRow, type RowInstrument, rowInstrumentKey } from './import-row.ts'
import { judge, rowAsCompared, storedAsCompared } from './match.ts'
import { type PreviewState, stateOf } from './preview-state.ts'

export type ImportedFile = { readonly name: string; readonly format: ImportFormat; readonly rows: readonly ImportRow[] }

/** What the person decided, by row (`file:place in rows`) or by instrument; what is not here is as the preview proposes. */
export type Choices = {
  /** Rows taken although they are there already or unclear, or left out although new. */
  readonly rows?: ReadonlyMap<string, 'take' | 'leave'>
  /** Instruments left out as a whole. */
  readonly left?: ReadonlySet<string>
  /** For a holding with quantity and cost only, by instrument. */
  readonly existing?: ReadonlyMap<string, 'keep' | 'replace'>
}

export type PreviewRow = {
  readonly id: string
  readonly file: number
  readonly row: ImportRow
  readonly state: PreviewState
  /** Why, in a sentence; null for what is simply new. */
  readonly why: string | null
  readonly isTaken: boolean
}
type Totals = { readonly units: number; readonly costBase: number }
export type PreviewHolding = {
  readonly key: string
  readonly instrument: RowInstrument
  readonly name: string | null
  readonly type: HoldingType
  /** The holding that the trades join; null for a new one. */
  readonly holdingId: string | null
  readonly rows: readonly PreviewRow[]
  readonly before: Totals
  /** null while the trades cannot have happened like this. */
  readonly after: Totals | null
  /** What would have to be there first: a sale without its buy. */
  readonly problem: string | null
  /** A holding with quantity and cost only: what its trades add up to, and what was chosen; null until it is. */
  readonly offer: {
    readonly quantity: number
    readonly tradesAddUpTo: number | null
    readonly chosen: 'keep' | 'replace' | null
  } | null
}
export type Preview = {
  readonly holdings: readonly PreviewHolding[]
  /** Rows that would be sent. */
  readonly taken: number
  /** A limit that would be passed, in a sentence; nothing is sent then. */
  readonly limit: string | null
  readonly isReady: boolean
}

/** What kind of holding an instrument makes. */
function typeOf(instrument: RowInstrument, row: ImportRow): HoldingType {
  if (row.own !== undefined) return row.own.type
  if (instrument.kind !== 'asx') return instrument.kind === 'coin' ? 'crypto' : 'other'
  const known = popularAssetOf({ kind: 'asx', code: instrument.symbol })
  return known?.type ?? (/\bETF\b|exchange traded|index fund/i.test(row.name ?? '') ? 'etf' : 'stock')
}

/** Whether a holding is of an instrument; a coin by its id where both have one, since tickers are not unique. */
function isOf({ holding }: HoldingTrades, instrument: RowInstrument): boolean {
  if (instrument.kind === 'asx')
    return (
      isAsxCode(holding.symbol) &&
      (holding.type === 'stock' || holding.type === 'etf') &&
      holding.symbol === instrument.symbol
    )
  if (instrument.kind === 'other') return holding.type === 'other' && holding.symbol === instrument.symbol
  if (holding.type !== 'crypto') return false
  const key = instrumentOf(holding)
  return instrument.coinId === undefined || key === undefined
    ? holding.symbol === instrument.symbol
    : instrumentKey(key) === `coin:${instrument.coinId}`
}

const isComplete = (row: ImportRow): row is ImportRow & { facts: TransactionFacts } => row.needs.length === 0
const zeroTime = (place: number): string => new Date(place).toISOString()

const asTransactions = (rows: readonly PreviewRow[]): Transaction[] =>
  rows.flatMap(({ row, isTaken, id }, place) =>
    isTaken && isComplete(row) && row.facts.type !== undefined
      ? [
          {
            ...(row.facts as TransactionFacts),
            id: row.own?.id ?? id,
            createdAt: row.own?.enteredAt ?? zeroTime(place),
          },
        ]
      : [],
  )

function totals(transactions: readonly Transaction[], symbol: string): { totals: Totals } | { problem: string } {
  const played = playLedger(transactions, symbol)
  if ('problem' in played) return { problem: played.problem.message }
  const { units, costBase } = positionOf(played, transactions)
  return { totals: { units, costBase } }
}

type Placed = { readonly id: string; readonly file: number; readonly row: ImportRow; readonly format: ImportFormat }

function previewOf(
  key: string,
  placed: readonly Placed[],
  held: readonly HoldingTrades[],
  choices: Choices,
  today: string,
): PreviewHolding {
  const first = placed[0]!.row
  const { instrument } = first
  const target =
    held.find(({ holding }) => holding.id === first.own?.holdingId) ??
    held.find((one) => one.transactions.length > 0) ??
    held[0]
  // A holding without trades stands for the opening that it would have.
  const stored = held.flatMap(({ holding, transactions }) =>
    (transactions.length === 0 && holding.quantity > 0
      ? [openingOf(holding, { id: holding.id, date: null, createdAt: holding.createdAt })]
      : transactions
    ).map(storedAsCompared),
  )
  const verdicts = judge(
    placed.map(({ row, format, file }) => rowAsCompared(row, format, file)),
    stored,
  )
  const isLeft = choices.left?.has(key) ?? false
  const rows = placed.map(({ id, file, row }, place): PreviewRow => {
    const { state, why } = stateOf(row, verdicts[place]!, today)
    const choice = choices.rows?.get(id)
    const isFuture = row.facts.date !== null && row.facts.date > today
    const canTake = isComplete(row) && row.aside?.canTake !== false && !isFuture
    const isTaken = !isLeft && canTake && (choice === undefined ? state === 'new' : choice === 'take')
    const settled = state === 'needsYou' && choice === 'leave' ? 'skipped' : state
    return { id, file, row, state: isTaken ? 'new' : settled, why, isTaken }
  })
  const taken = asTransactions(rows)
  const simple =
    target !== undefined && target.transactions.length === 0 && target.holding.quantity > 0 ? target.holding : undefined
  const chosen = choices.existing?.get(key) ?? null
  const opening =
    simple === undefined ? [] : [openingOf(simple, { id: simple.id, date: null, createdAt: simple.createdAt })]
  const there = simple === undefined ? [...(target?.transactions ?? [])] : chosen === 'replace' ? [] : opening
  const before = totals(simple === undefined ? there : opening, instrument.symbol)
  const after = totals([...there, ...taken], instrument.symbol)
  const alone = simple === undefined ? null : totals(taken, instrument.symbol)
  return {
    key,
    instrument,
    name: target?.holding.name ?? first.name ?? null,
    type: target?.holding.type ?? typeOf(instrument, first),
    holdingId: target?.holding.id ?? null,
    rows,
    before: 'totals' in before ? before.totals : { units: 0, costBase: 0 },
    after: 'totals' in after ? after.totals : null,
    problem: 'problem' in after ? after.problem : null,
    offer:
      simple === undefined || taken.length === 0
        ? null
        : {
            quantity: simple.quantity,
            tradesAddUpTo: alone !== null && 'totals' in alone ? alone.totals.units : null,
            chosen,
          },
  }
}

function limitPassed(
  holdings: readonly PreviewHolding[],
  held: readonly HoldingTrades[],
  taken: number,
): string | null {
  const there = held.reduce((all, { transactions }) => all + transactions.length, 0)
  const full = holdings.find(({ rows, holdingId }) => {
    const own = held.find(({ holding }) => holding.id === holdingId)?.transactions.length ?? 0
    return own + rows.filter(({ isTaken }) => isTaken).length > maxTransactionsOfHolding
  })
  const most = (count: number): string => count.toLocaleString('en-AU')
  if (full !== undefined)
    return `${full.instrument.symbol} would have more than ${most(maxTransactionsOfHolding)} trades, which is the most one investment can have.`
  return there + taken > maxTransactionsOfPerson
    ? `You would have more than ${most(maxTransactionsOfPerson)} trades, which is the most one account can have.`
    : null
}

/**
 * What an import would do.
 * @param files as they were read, with what the person filled in
 * @param held all holdings of the person with their trades
 * @param today Sydney day
 */
export function previewImport(
  files: readonly ImportedFile[],
  held: readonly HoldingTrades[],
  choices: Choices,
  today: string,
): Preview {
  const byInstrument = new Map<string, Placed[]>()
  files.forEach(({ rows, format }, file) =>
    rows.forEach((row, place) => {
      const key =
        row.own?.holdingId === undefined
          ? rowInstrumentKey(row.instrument)
          : `${rowInstrumentKey(row.instrument)} ${row.own.holdingId}`
      const placed = { id: `${file}:${place}`, file, row, format }
      const known = byInstrument.get(key)
      if (known === undefined) byInstrument.set(key, [placed])
      else known.push(placed)
    }),
  )
  const holdings = [...byInstrument].map(([key, placed]) => {
    const { instrument, own } = placed[0]!.row
    const same = held.filter((one) => isOf(one, instrument))
    const exact = same.filter(({ holding }) => holding.id === own?.holdingId)
    return previewOf(key, placed, exact.length > 0 ? exact : same, choices, today)
  })
  const taken = holdings.reduce((all, { rows }) => all + rows.filter(({ isTaken }) => isTaken).length, 0)
  const limit = limitPassed(holdings, held, taken)
  const isOpen = ({ rows, problem, offer, key }: PreviewHolding): boolean =>
    !(choices.left?.has(key) ?? false) &&
    (problem !== null || rows.some(({ state }) => state === 'needsYou') || (offer !== null && offer.chosen === null))
  return { holdings, taken, limit, isReady: taken > 0 && limit === null && !holdings.some(isOpen) }
}
