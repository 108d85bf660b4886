// Preview: what an import would do, holding by holding, before anything is sent.
import { grouped } from '../../kernel/text.ts'
import { instrumentKey, instrumentOf, isAsxCode } from '../../market/instrument.ts'
import type { HoldingTrades } from '../ports.ts'
import { maxTransactionsOfHolding, maxTransactionsOfPerson } from '../transaction.ts'
import { type RowInstrument, rowInstrumentKey } from './import-row.ts'
import { type Choices, type PlacedRow, type PreviewHolding, previewHolding } from './preview-holding.ts'
import { type ImportedFile, knownNames, type Repairs, withRepairs } from './preview-repairs.ts'

export type Preview = {
  readonly holdings: readonly PreviewHolding[]
  /** The files with the repairs in them, which the rows of the holdings are of. */
  readonly files: readonly ImportedFile[]
  /** Rows that would be sent. */
  readonly taken: number
  /** A limit that would be passed, in a sentence; nothing is sent then. */
  readonly limit: string | null
  readonly isReady: boolean
}

/**
 * Whether a holding is of an instrument; a coin by its id where both have one, since tickers are not unique. A share whose symbol is
 * no ASX code is of no exchange that is known here, whatever its owner calls it.
 */
function isOf({ holding }: HoldingTrades, instrument: RowInstrument): boolean {
  const isShare = holding.type === 'stock' || holding.type === 'etf'
  const isAsx = isShare && isAsxCode(holding.symbol)
  if (instrument.kind === 'asx') return isAsx && holding.symbol === instrument.symbol
  if (instrument.kind === 'other')
    return (holding.type === 'other' || (isShare && !isAsx)) && holding.symbol === instrument.symbol
  if (holding.type !== 'crypto') return false
  const key = instrumentOf(holding)
  return instrument.coinId === undefined || key === undefined
    ? holding.symbol === instrument.symbol
    : instrumentKey(key) === `coin:${instrument.coinId}`
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
  if (full !== undefined)
    return `${full.instrument.symbol} would have more than ${grouped(maxTransactionsOfHolding)} trades, which is the most one investment can have.`
  return there + taken > maxTransactionsOfPerson
    ? `You would have more than ${grouped(maxTransactionsOfPerson)} trades, which is the most one account can have.`
    : null
}

/**
 * What an import would do.
 * @param given as the files were read
 * @param held all holdings of the person with their trades
 * @param today Sydney day
 * @param repairs what the person filled in; a code that was put right in an earlier import is put right again
 */
export function previewImport(
  given: readonly ImportedFile[],
  held: readonly HoldingTrades[],
  choices: Choices,
  today: string,
  repairs: Repairs = {},
): Preview {
  const instruments = new Map([...knownNames(given, held), ...(repairs.instruments ?? [])])
  const files = withRepairs(given, { ...repairs, instruments })
  const byInstrument = new Map<string, PlacedRow[]>()
  files.forEach(({ rows, format }, file) =>
    rows.forEach((row, place) => {
      const key =
        row.own?.holdingId === undefined
          ? rowInstrumentKey(row.instrument)
          : `${rowInstrumentKey(row.instrument)} ${row.own.holdingId}`
      const placed = { id: `${file}:${place}`, file, row, format: row.format ?? format }
      const known = byInstrument.get(key)
      if (known === undefined) byInstrument.set(key, [placed])
      else known.push(placed)
    }),
  )
  const holdings = [...byInstrument].map(([key, placed]) => {
    const { instrument, own } = placed[0]!.row
    const same = held.filter((one) => isOf(one, instrument))
    const exact = same.filter(({ holding }) => holding.id === own?.holdingId)
    return previewHolding(key, placed, exact.length > 0 ? exact : same, { choices, today })
  })
  const taken = holdings.reduce((all, { rows }) => all + rows.filter(({ isTaken }) => isTaken).length, 0)
  const limit = limitPassed(holdings, held, taken)
  return {
    holdings,
    files,
    taken,
    limit,
    isReady: taken > 0 && limit === null && !holdings.some(({ isOpen }) => isOpen),
  }
}
