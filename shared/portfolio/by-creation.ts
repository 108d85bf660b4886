// ByCreation: the order in which transactions were entered, the same on every device.
import type { Transaction } from './transaction.ts'

type Created = Pick<Transaction, 'createdAt' | 'id'>

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Without the `Z`, which sorts after the point of a fraction, instants of any precision are in order as texts. */
const instant = ({ createdAt }: Created): string => createdAt.slice(0, -1)

/** What was created first comes first; of one instant, the smaller id. */
export const byCreation = (a: Created, b: Created): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(instant(a), instant(b))
