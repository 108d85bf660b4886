// SameFacts: whether two transactions say the same, whatever came with them.
import { hashOf } from '../kernel/hash.ts'
import type { Transaction, TransactionFacts } from './transaction.ts'

/** What a person typed, whatever the order of its fields: the same text for the same facts. */
export function typedText({
  id: _id,
  createdAt: _at,
  importId: _import,
  source: _source,
  ...facts
}: Partial<Transaction>): string {
  return JSON.stringify(facts, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
}

/** Stands for what a transaction says: another one once any of it is changed. */
export const versionOf = (facts: TransactionFacts): string => hashOf(typedText(facts)).toString(16).padStart(8, '0')

/** Whether two transactions say the same, so that a repeated request is told from another one with its id. */
export const hasSameFacts = (a: TransactionFacts, b: TransactionFacts): boolean => typedText(a) === typedText(b)
