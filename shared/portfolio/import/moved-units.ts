// MovedUnits: units that a file says came in, whose cost it does not have, where as many left the same holding around that day: then
// they need no cost, since they were here all along.
import { spokenDay } from '../../kernel/dates.ts'
import { movesWithin } from '../moves.ts'
import type { Transaction } from '../transaction.ts'
import type { PreviewRow } from './preview-state.ts'

/** Before every transfer: what came may have been bought on any day. */
const longAgo = '1980-01-01'

const inTwoLines = 'leave out both lines'
const beside = 'leave this line out and delete that transfer'
const mayBeSame = (leftOn: string, deed: string): string =>
  `As many moved out on ${spokenDay(leftOn)}. If that’s you moving them here, ${deed}: their cost and days stay as they are.`

const transferOf = ({ id, row: { facts } }: PreviewRow, createdAt: string): Transaction[] => {
  if (facts.type === 'transferOut') return [{ ...facts, id, createdAt }]
  if (facts.type !== 'transferIn' || facts.costBase !== null) return []
  return [{ ...facts, id, createdAt, costBase: 0, acquiredOn: longAgo }]
}

/** Whether a row asks what its units cost, or was left out instead of answering. */
const lacksCost = ({ asks, state, row: { facts, aside } }: PreviewRow): boolean =>
  asks === 'costBase' ||
  (state === 'skipped' && aside === undefined && facts.type === 'transferIn' && facts.costBase === null)

/**
 * Says beside a row that asks what its units cost where they can be those of a transfer out, by the rule of a move (moves.ts): one that
 * comes with the import, left out or not, or is there already. Left out alone, it still says so: the units would be gone.
 * @param now an instant
 */
export function withMoves(
  rows: readonly PreviewRow[],
  there: readonly Transaction[],
  now: string,
): readonly PreviewRow[] {
  if (!rows.some(lacksCost)) return rows
  const coming = rows.filter(({ state }) => state !== 'there').flatMap((row) => transferOf(row, now))
  // A transfer whose other side is there too is accounted for.
  const paired = movesWithin(there)
  const moves = movesWithin([...there.filter(({ id }) => !paired.has(id)), ...coming])
  const kept = new Set(there.map(({ id }) => id))
  const leaves = new Set([...kept, ...rows.flatMap(({ id, isTaken }) => (isTaken ? [id] : []))])
  return rows.map((row) => {
    const out = lacksCost(row) ? moves.get(row.id)?.out : undefined
    if (out === undefined || (row.state === 'skipped' && !leaves.has(out.id))) return row
    return { ...row, why: `${row.why} ${mayBeSame(out.date, kept.has(out.id) ? beside : inTwoLines)}` }
  })
}
