// SettledMoves: of the transfers of a holding that match, those that can have been moves, found by playing its ledger.
import { dayNumber } from '../kernel/dates.ts'
import { byCreation } from './by-creation.ts'
import type { Ledger } from './ledger-play.ts'
import type { LedgerProblem } from './ledger-refusals.ts'
import { type Move, type Moves, noMoves, onArrival, without } from './moves.ts'
import type { Transaction } from './transaction.ts'

export type Played = Ledger | { problem: LedgerProblem }
/** A ledger played with some moves, and which of them (by the ids of their transfers in) took units without a date. */
export type PlayWith = (moves: Moves) => { readonly played: Played; readonly fromUndated: ReadonlySet<string> }

/** Pairs that are tried without before all are given up, so that a ledger is played a bounded number of times. */
const mostLeftOut = 8

/**
 * Plays a ledger with the moves that can have been: as matched, else each on the day of its arrival; where neither is possible, without
 * those in the way of what was refused, one after the other; else with none. None of them takes units without a date.
 * @returns the ledger; where it is impossible in every reading, the refusal of one
 */
export function playSettled(transactions: readonly Transaction[], matched: Moves, play: PlayWith): Played {
  let refused: LedgerProblem | undefined
  let moves = matched
  for (let leftOut = 0; moves.size > 0 && leftOut <= mostLeftOut; leftOut++) {
    let furthest: { readonly problem: LedgerProblem; readonly reading: Moves } | undefined
    for (const reading of [moves, onArrival(moves)]) {
      const played = playDated(reading, play)
      if (!('problem' in played)) return played
      const { problem } = played
      refused = newer(transactions, refused, problem)
      if (furthest === undefined || problem.day >= furthest.problem.day) furthest = { problem, reading }
    }
    const found = inTheWay(transactions, furthest!.problem, furthest!.reading)
    if (found === undefined) break
    moves = without(moves, new Set([found.into.id]))
  }
  const { played } = play(noMoves)
  return 'problem' in played ? { problem: newer(transactions, refused, played.problem) } : played
}

/** The move that is in the way of what was refused: that one itself, or one without which there may be the units it takes. */
function inTheWay(
  transactions: readonly Transaction[],
  { transactionId, day }: LedgerProblem,
  moves: Moves,
): Move | undefined {
  const own = moves.get(transactionId)
  if (own !== undefined) return own
  const on = dayNumber(day)
  const refused = transactions.find(({ id }) => id === transactionId)!
  const picks = 'parcels' in refused ? refused.parcels : undefined
  const all = [...new Set(moves.values())].sort((a, b) => a.day - b.day || byCreation(a.out, b.out))
  // From outside the units of a later one were there already. An earlier one has only changed which parcels are left.
  const later = all.filter((move) => move.day > on && dayNumber(move.into.acquiredOn) <= on)
  if (picks === undefined) return later[0]
  return later.find(({ into }) => picks.some(({ id }) => id === into.id)) ?? all.findLast((move) => move.day <= on)
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
