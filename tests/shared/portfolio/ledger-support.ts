// Short ways to write a ledger in a test.
import type { Ledger } from '#shared/portfolio/ledger-play.ts'
import type { LedgerProblem } from '#shared/portfolio/ledger-refusals.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { type Position, positionOf } from '#shared/portfolio/position.ts'
import type { Transaction, TransactionOf, TransactionType } from '#shared/portfolio/transaction.ts'

let count = 0

/** A v4-shaped id of its own for a number, in the order of the numbers. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A transaction with what a test does not care about filled in; later ones are created later. */
export function aTransaction<Type extends TransactionType>(
  type: Type,
  fields: Omit<TransactionOf<Type>, 'id' | 'type' | 'createdAt'> & { id?: string; createdAt?: string },
): TransactionOf<Type> {
  count++
  const createdAt = new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString()
  return { id: idOf(count), createdAt, type, ...fields } as TransactionOf<Type>
}

export const buy = (date: string, units: number, price: number, brokerage?: number): TransactionOf<'buy'> =>
  aTransaction('buy', { date, units, price, ...(brokerage === undefined ? {} : { brokerage }) })

export const sell = (date: string, units: number, price: number, brokerage?: number): TransactionOf<'sell'> =>
  aTransaction('sell', { date, units, price, ...(brokerage === undefined ? {} : { brokerage }) })

export const split = (date: string, newUnits: number, oldUnits: number): Transaction =>
  aTransaction(newUnits > oldUnits ? 'split' : 'consolidation', { date, newUnits, oldUnits })

/** The ledger of transactions that can have happened. */
export function played(transactions: readonly Transaction[], exDays?: ReadonlyMap<string, string>): Ledger {
  const ledger = playLedger(transactions, 'CBA', exDays === undefined ? {} : { exDays })
  if ('problem' in ledger) throw new Error(ledger.problem.message)
  return ledger
}

export const held = (...transactions: Transaction[]): Position => positionOf(played(transactions), transactions)

export function refusal(...transactions: Transaction[]): LedgerProblem {
  const ledger = playLedger(transactions, 'CBA')
  if (!('problem' in ledger)) throw new Error('nothing was refused')
  return ledger.problem
}
