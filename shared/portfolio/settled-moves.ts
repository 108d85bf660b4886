// SettledMoves: of the transfers of a holding that match, those that can have been moves, found by playing its ledger.
import type { Ledger, LedgerProblem } from './ledger-play.ts'
import { type Moves, noMoves, onArrival, without } from './moves.ts'
import type { Transaction } from './transaction.ts'

export type Played = Ledger | { problem: LedgerProblem }
/** A ledger played with some moves, and which of them (by the ids of their transfers in) took units without a date. */
export type PlayWith = (moves: Moves) => { readonly played: Played; readonly fromUndated: ReadonlySet<string> }

/**
 * Plays a ledger with the moves that can have been: as matched, else each on the day of its arrival, else with none. None of them
 * takes units without a date.
 * @returns the ledger; where it is impossible in every reading, the refusal of one
 */
export function playSettled(transactions: readonly Transaction[], matched: Moves, play: PlayWith): Played {
  let refused: LedgerProblem | undefined
  for (const moves of [matched, onArrival(matched), noMoves]) {
    const played = playDated(moves, play)
    if (!('problem' in played)) return played
    refused = newer(transactions, refused, played.problem)
  }
  return { problem: refused! }
}

/** Plays without the moves that take units without a date: also those that take them only since another is none. */
function playDated(moves: Moves, play: PlayWith): Played {
  let [left, tried] = [moves, play(moves)]
  while (tried.fromUndated.size > 0) {
    left = without(left, tried.fromUndated)
    tried = play(left)
  }
  return tried.played
}

/** Of two refusals of one ledger the one whose trade was entered last, as the others were possible before; of one instant, the later. */
function newer(
  transactions: readonly Transaction[],
  before: LedgerProblem | undefined,
  after: LedgerProblem,
): LedgerProblem {
  if (before === undefined) return after
  const [first, second] = [before, after].map(
    ({ transactionId }) => transactions.find(({ id }) => id === transactionId)!.createdAt,
  )
  return second! < first! ? before : after
}
