// ByCreation: the order in which transactions were entered, the same on every device.
import type { Transaction } from './transaction.ts'

type Created = Pick<Transaction, 'createdAt' | 'id'>

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** What was created first comes first; of one instant, the smaller id. */
export const byCreation = (a: Created, b: Created): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(a.createdAt, b.createdAt)
