// PreviewHolding: what an import would do to one investment, and what of it the person has to decide first.
import type { HoldingType } from '../../market/instrument.ts'
import { popularAssetOf } from '../../market/popular-assets.ts'
import type { StoredHolding } from '../holding.ts'
import { openingOf } from '../ledger-holding.ts'
import type { Transaction, TransactionFacts } from '../transaction.ts'
import { entriesOf, lastMinuteOf } from './entry-order.ts'
import type { ImportFormat, ImportRow, RowInstrument } from './import-row.ts'
import type { Verdict } from './verdicts.ts'
import { withMoves } from './moved-units.ts'
import { type PreviewRow, stateOf } from './preview-state.ts'
import { withinRounding } from './rounded-units.ts'
import type { Target } from './targets.ts'
import { shortfall, type Totals, totals } from './preview-totals.ts'

/** What the person decided, by row (`file:place in rows`) or by instrument; what is not here is as the preview proposes. */
export type Choices = {
  /** Rows taken although they are there already or unclear, or left out although new. */
  readonly rows?: ReadonlyMap<string, 'take' | 'leave'>
  /** Instruments left out as a whole. */
  readonly left?: ReadonlySet<string>
  /** For a holding with quantity and cost only, by instrument. */
  readonly existing?: ReadonlyMap<string, 'keep' | 'replace'>
  /** Instruments of other exchanges that are added although nothing prices them. */
  readonly others?: ReadonlySet<string>
  /** Coins that nobody knows which they are, and that are added without a live price. */
  readonly unpriced?: ReadonlySet<string>
}

export type PreviewHolding = {
  readonly key: string
  readonly instrument: RowInstrument
  readonly name: string | null
  readonly type: HoldingType
  /** Of the holding that the trades join, or of a new one that an export says; null where one is to be made up. */
  readonly holdingId: string | null
  /** What the holding that they join goes by, which the file may name otherwise: a coin that changed its ticker; null for a new one. */
  readonly joined: Pick<StoredHolding, 'symbol' | 'coinId'> | null
  readonly rows: readonly PreviewRow[]
  readonly before: Totals
  /** null while the trades cannot have happened like this. */
  readonly after: Totals | null
  /** What would have to be there first: a sale without its buy. */
  readonly problem: string | null
  /** Units that an opening parcel needs to have for the sales to be possible; null where that would not help. */
  readonly missingUnits: number | null
  /** A coin whose ticker is not enough to know which it is, or a name where a code should be; null when it is known. */
  readonly unknown: 'coin' | 'code' | null
  /** A holding with quantity and cost only: what its trades add up to, and what was chosen; null until it is. */
  readonly offer: {
    readonly quantity: number
    readonly tradesAddUpTo: number | null
    readonly chosen: 'keep' | 'replace' | null
  } | null
  readonly isLeft: boolean
  /** Something of it has to be decided before anything is sent. */
  readonly isOpen: boolean
}

export type PlacedRow = {
  readonly id: string
  readonly file: number
  readonly row: ImportRow
  readonly format: ImportFormat
}

const knownOf = (instrument: RowInstrument) =>
  instrument.kind === 'asx' ? popularAssetOf({ kind: 'asx', code: instrument.symbol }) : undefined

/** Many brokers give the code only: then the name that we know. What comes from our own file is as it was. */
const nameOf = (instrument: RowInstrument, row: ImportRow): string | null =>
  row.name ?? (row.own === undefined ? knownOf(instrument)?.name : undefined) ?? null

/** What kind of holding an instrument makes. */
function typeOf(instrument: RowInstrument, row: ImportRow): HoldingType {
  if (row.own !== undefined) return row.own.type
  if (instrument.kind !== 'asx') return instrument.kind === 'coin' ? 'crypto' : 'other'
  return knownOf(instrument)?.type ?? (/\bETF\b|exchange traded|index fund/i.test(row.name ?? '') ? 'etf' : 'stock')
}

const isComplete = (row: ImportRow): row is ImportRow & { facts: TransactionFacts } => row.needs.length === 0

/** What a preview is made of beside the rows. */
export type PreviewGiven = {
  readonly choices: Choices
  /** Sydney day. */
  readonly today: string
  /** Whether a file, by its place, begins with its newest line. */
  readonly fromItsEnd: (file: number) => boolean
}

/** The rows that are taken as they would be stored if they were sent now. */
function asTransactions(rows: readonly PreviewRow[], { today, fromItsEnd }: PreviewGiven): Transaction[] {
  const taken = rows.filter(({ row, isTaken }) => isTaken && isComplete(row))
  const entries = entriesOf(taken, lastMinuteOf(today), fromItsEnd)
  return taken.flatMap(({ row, id }, place) =>
    isComplete(row) ? [{ ...row.facts, id: row.own?.id ?? id, createdAt: entries[place]! }] : [],
  )
}

function rowsOf(
  key: string,
  placed: readonly PlacedRow[],
  verdicts: ReadonlyMap<PlacedRow, Verdict>,
  { choices, today }: { choices: Choices; today: string },
): PreviewRow[] {
  const isLeft = choices.left?.has(key) ?? false
  return placed.map((one): PreviewRow => {
    const { id, file, row } = one
    const choice = choices.rows?.get(id)
    const isAsked = choices.others?.has(key) ?? false
    const found = stateOf(row, verdicts.get(one)!, { today, isAsked })
    // Asked for, it is a row like any other: what it needs it still needs.
    const wanted = choice === 'take' ? stateOf(row, { kind: 'new' }, { today, isAsked: true }) : found
    const shown = { id, file, row, why: wanted.why ?? found.why, isTaken: false }
    if (choice === 'leave' && wanted.state !== 'there') return { ...shown, state: 'skipped', asks: null }
    return { ...shown, state: wanted.state, asks: wanted.asks, isTaken: wanted.state === 'new' && !isLeft }
  })
}

/**
 * What an import would do to one investment.
 * @param placed its rows, one at least
 * @param verdicts which of them are there already, or stand in another file
 */
export function previewHolding(
  { key, held, holdingId }: Target,
  placed: readonly PlacedRow[],
  verdicts: ReadonlyMap<PlacedRow, Verdict>,
  given: PreviewGiven,
): PreviewHolding {
  // An export says more about the investment than a broker does.
  const first = (placed.find(({ row }) => row.own !== undefined) ?? placed[0]!).row
  const { instrument } = first
  const { choices } = given
  const target = held ?? undefined
  const now = new Date(lastMinuteOf(given.today)).toISOString()
  const simple =
    target !== undefined && target.transactions.length === 0 && target.holding.quantity > 0 ? target.holding : undefined
  const chosen = choices.existing?.get(key) ?? null
  const opening = simple === undefined ? [] : [openingOf(simple, { id: simple.id, date: null, createdAt: now })]
  const there = simple === undefined ? [...(target?.transactions ?? [])] : chosen === 'replace' ? [] : opening
  const rows = withinRounding(rowsOf(key, placed, verdicts, given), instrument, (sent) => [
    ...there,
    ...asTransactions(sent, given),
  ])
  const taken = asTransactions(rows, given)
  const before = totals(simple === undefined ? there : opening, instrument.symbol)
  const all = [...there, ...taken]
  const after = totals(all, instrument.symbol)
  const alone = simple === undefined ? null : totals(taken, instrument.symbol)
  const offer =
    simple === undefined || taken.length === 0
      ? null
      : {
          quantity: simple.quantity,
          tradesAddUpTo: alone !== null && 'totals' in alone ? alone.totals.units : null,
          chosen,
        }
  const problem = 'problem' in after ? after.problem : null
  const isLeft = choices.left?.has(key) ?? false
  const isUnknownCoin =
    instrument.kind === 'coin' &&
    instrument.coinId === undefined &&
    first.own === undefined &&
    target === undefined &&
    !(choices.unpriced?.has(key) ?? false) &&
    rows.some(({ isTaken, state }) => isTaken || state === 'needsYou')
  const unknown = rows.some(({ asks }) => asks === 'code') ? 'code' : isUnknownCoin ? 'coin' : null
  return {
    key,
    instrument,
    name: target === undefined ? nameOf(instrument, first) : (target.holding.name ?? null),
    type: target?.holding.type ?? typeOf(instrument, first),
    holdingId,
    joined: target?.holding ?? null,
    rows: withMoves(rows, there, now),
    before: 'totals' in before ? before.totals : { units: 0, costBase: 0 },
    after: 'totals' in after ? after.totals : null,
    problem,
    missingUnits: problem === null ? null : shortfall(all, instrument.symbol, now),
    unknown,
    offer,
    isLeft,
    isOpen:
      !isLeft &&
      (problem !== null ||
        unknown !== null ||
        rows.some(({ state }) => state === 'needsYou') ||
        (offer !== null && chosen === null)),
  }
}
