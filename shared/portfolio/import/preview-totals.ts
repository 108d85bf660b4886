// PreviewTotals: what trades of one holding would come to, and what would have to be there before them.
import { playLedger } from '../ledger.ts'
import { noMoves } from '../moves.ts'
import { positionOf } from '../position.ts'
import type { Transaction } from '../transaction.ts'
import { eightPlaces, sum } from './cells.ts'

/** AUD of everything held, brokerage included. */
export type Totals = { readonly units: number; readonly costBase: number }

/** What the trades of one holding come to, or why they cannot have happened like this. */
export function totals(transactions: readonly Transaction[], symbol: string): { totals: Totals } | { problem: string } {
  const played = playLedger(transactions, symbol)
  if ('problem' in played) return { problem: played.problem.message }
  const { units, costBase } = positionOf(played, transactions)
  return { totals: { units, costBase } }
}

/** Sales that find too little, one after another, before a history is given up as not to be mended by one parcel. */
const mostShortfalls = 200

/**
 * Units that would have to be there from the beginning for every sale to be possible; null when that is not what is wrong. Transfers
 * are read as no moves, as the ledger reads them where they cannot be: that needs the fewest units.
 * @param createdAt the instant at which they would be entered: the units are those of that day, after its splits
 */
export function shortfall(transactions: readonly Transaction[], symbol: string, createdAt: string): number | null {
  let units = 0
  for (let tries = 0; tries < mostShortfalls; tries++) {
    const opening: Transaction = { type: 'opening', date: null, units, amount: 0, id: '', createdAt }
    const played = playLedger(units === 0 ? transactions : [opening, ...transactions], symbol, { moves: noMoves })
    if (!('problem' in played)) return units
    if (!(played.problem.missingUnits > 0)) return null
    units = eightPlaces(sum(units, played.problem.missingUnits))
  }
  return null
}
