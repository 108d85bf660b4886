// Moves: a transfer out and a transfer in of one holding that are the same units, which changed broker, exchange or wallet.
import { dayNumber } from '../kernel/dates.ts'
import { byCreation } from './by-creation.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

type TransferOut = TransactionOf<'transferOut'>
type TransferIn = TransactionOf<'transferIn'>

export type Move = {
  readonly out: TransferOut
  readonly into: TransferIn & { readonly acquiredOn: string }
  /** The day number on which both take effect. */
  readonly day: number
}
/** Moves by the ids of both of their transactions. */
export type Moves = ReadonlyMap<string, Move>

export const noMoves: Moves = new Map()

/** A transfer takes days, and either side may be the one that was written down late. */
const maxDaysApart = 14

const isDated = (into: Transaction): into is Move['into'] => into.type === 'transferIn' && into.acquiredOn !== null

/** Whether units that leave can be those that come: bought before, and not taken from the very parcel that comes. */
const canBe = ({ date, parcels = [] }: TransferOut, { id, acquiredOn }: Move['into']): boolean =>
  acquiredOn < date && !parcels.some((pick) => pick.id === id)

/** Typed units have at most 8 decimals: those that are less than half of the last one apart are the same number. */
const keyOf = (units: number, day: number): string => `${units} ${day}`

const add = (moves: Map<string, Move>, move: Move): void => void moves.set(move.out.id, move).set(move.into.id, move)

/**
 * The moves within a holding: each transfer in with a day of acquisition before the transfer out, of as many units, at most 14 days
 * before or after it. Each transfer is in one move at most: the nearest days first, then what was created first. The order of the list
 * does not matter. Both take effect on the day of the transfer out.
 * @returns empty where nothing was moved; a transfer in that is in none brings units from outside
 */
export function movesWithin(transactions: readonly Transaction[]): Moves {
  const arrivals = new Map<string, Move['into'][]>()
  for (const into of transactions.filter(isDated).sort(byCreation)) {
    const key = keyOf(into.units, dayNumber(into.date))
    const others = arrivals.get(key)
    if (others === undefined) arrivals.set(key, [into])
    else others.push(into)
  }
  if (arrivals.size === 0) return noMoves
  const outs = transactions.filter((each) => each.type === 'transferOut').sort(byCreation)
  const moves = new Map<string, Move>()
  for (let apart = 0; apart <= maxDaysApart; apart++) {
    for (const out of outs) {
      if (moves.has(out.id)) continue
      const day = dayNumber(out.date)
      const [into] = [day - apart, day + apart]
        .flatMap((on) => arrivals.get(keyOf(out.units, on))?.find((one) => !moves.has(one.id) && canBe(out, one)) ?? [])
        .sort(byCreation)
      if (into === undefined) continue
      add(moves, { out, into, day })
    }
  }
  return moves
}

/** The same moves, each on the day of its arrival where that comes before the transfer out. */
export function onArrival(moves: Moves): Moves {
  const sooner = new Map<string, Move>()
  for (const move of new Set(moves.values()))
    add(sooner, { ...move, day: Math.min(move.day, dayNumber(move.into.date)) })
  return sooner
}

/** The moves without some of them. @param left ids of their transfers in */
export const without = (moves: Moves, left: ReadonlySet<string>): Moves =>
  new Map([...moves].filter(([, { into }]) => !left.has(into.id)))
