// RoundedUnits: some exchanges write more decimals than units have here. Each row is rounded to 8, and a sale of all that many rows
// brought can come to a hair more than their sum.
import { playLedger } from '../ledger.ts'
import type { Transaction } from '../transaction.ts'
import { eightPlaces } from './cells.ts'
import type { RowInstrument } from './import-row.ts'
import type { PreviewRow } from './preview-state.ts'

/** The most that rounding to 8 decimals takes from a row, or adds to it. */
const mostOfRow = 5e-9
/** Sales that are looked at, one after another: of a coin that is sold out again and again. */
const mostSales = 200

const notice =
  'Gumnut keeps 8 decimals of a unit. Rounded, this was a hair more than you held, so it’s taken as what you held.'

/**
 * The rows of a coin, where a sale or transfer of more than there was is of what was there, as long as rounding explains it. What a
 * row is recognised by stays.
 * @param asStored the trades of the holding with these rows
 */
export function withinRounding(
  given: readonly PreviewRow[],
  { kind, symbol }: RowInstrument,
  asStored: (rows: readonly PreviewRow[]) => readonly Transaction[],
): readonly PreviewRow[] {
  let rows = given
  for (let tries = 0; kind === 'coin' && tries < mostSales; tries++) {
    const all = asStored(rows)
    const played = playLedger(all, symbol)
    if (!('problem' in played)) break
    const { transactionId, missingUnits } = played.problem
    const short = rows.find(({ id, row, isTaken }) => isTaken && (row.own?.id ?? id) === transactionId)
    if (short === undefined || !('units' in short.row.facts) || missingUnits > mostOfRow * all.length) break
    const units = eightPlaces(short.row.facts.units - missingUnits)
    if (!(missingUnits > 0 && units > 0)) break
    const after = { ...short, why: notice, row: { ...short.row, facts: { ...short.row.facts, units } } }
    rows = rows.map((one) => (one === short ? after : one))
  }
  return rows
}
