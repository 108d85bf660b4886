// AccountData: everything stored of one person, to hand it over or to erase it (decision 32).
import { accountClosed, Problem } from '../../shared/contract/problem.ts'

/** The account has been closed: its access token stays formally valid for some minutes, but must open nothing. */
export class AccountClosed extends Problem {
  constructor() {
    super('unauthenticated', accountClosed)
  }
}

export type AccountData = {
  /** Items that are neither the user document nor a holding nor the analysis, such as counters; no keys in them. */
  otherItems(userId: string): Promise<Record<string, unknown>[]>
  /** From now on the account opens nothing; what stays is this closing record, until `expiresAt`. Repeatable. */
  close(userId: string, closedAt: string, expiresAt: Date): Promise<void>
  /** Erases every item but the closing record. Repeatable. */
  erase(userId: string): Promise<void>
}
