// Where holdings and their ledgers are kept, per user.
import type { NewHolding, StoredHolding } from './holding.ts'
import type { DatedPrice } from '../market/price-history.ts'
import type { Transaction } from './transaction.ts'

export type AddOutcome =
  | { kind: 'added' }
  /** The same id is there already, from the same request (`isSameRequest`) or from another. */
  | { kind: 'exists'; holding: StoredHolding; isSameRequest: boolean }
  | { kind: 'full' }

export type HoldingsStore = {
  list(userId: string): Promise<StoredHolding[]>
  find(userId: string, id: string): Promise<StoredHolding | undefined>
  /** @param request as it was sent, which tells a repeated request from another one with the same id */
  add(userId: string, holding: StoredHolding, request: NewHolding): Promise<AddOutcome>
  /** Replaces the holding if its revision is still the one before `holding.revision`; false when it has changed or gone. */
  replace(userId: string, holding: StoredHolding): Promise<boolean>
  /** False when there is none. */
  remove(userId: string, id: string): Promise<boolean>
}

/** One holding with its transactions; none for a simple holding. */
export type HoldingLedger = {
  readonly holding: StoredHolding
  readonly transactions: readonly Transaction[]
  /** Prices the person typed, oldest first; day numbers. */
  readonly typedPrices?: readonly DatedPrice[]
}

/** All holdings of a person with their trades, the closed positions among them. */
export type LedgerReader = { list(userId: string): Promise<HoldingLedger[]> }
