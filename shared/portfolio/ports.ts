// What the portfolio needs from outside: where holdings and their trades are kept, per user.
import type { DatedPrice } from '../market/price-history.ts'
import type { NewHolding, StoredHolding } from './holding.ts'
import type { StoredLedger } from './ledger-holding.ts'
import type { Transaction } from './transaction.ts'
import type { TypedPriceChange } from './typed-price.ts'

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
  /**
   * Replaces the holding if its revision is still the one before `holding.revision`; false when it has changed or gone.
   * @param change what becomes of the prices that were set before, of which another security has none; a point is kept even where the holding has changed
   */
  replace(userId: string, holding: StoredHolding, change?: TypedPriceChange): Promise<boolean>
  /** The prices set before those that stand, by holding, in the order in which they were kept. */
  typedPrices(userId: string): Promise<Map<string, DatedPrice[]>>
  /** With the prices set for it. False when there is none. */
  remove(userId: string, id: string): Promise<boolean>
}

/** The trades of holdings, one ledger each. The account counts the trades of all of them, for the limit of a person. */
export type LedgerStore = {
  find(userId: string, holdingId: string): Promise<StoredLedger | undefined>
  /** All ledgers of a person that have trades, by holding. */
  list(userId: string): Promise<Map<string, readonly Transaction[]>>
  /**
   * Stores the ledger if its revision is still the one before `ledger.revision` (there is none before 1); false when it is not.
   * @throws Problem conflict when the trades take more room than one holding can have
   */
  write(userId: string, holdingId: string, ledger: StoredLedger): Promise<boolean>
  /** Deletes a ledger, and gives back the places of its trades. Nothing happens when there is none. */
  remove(userId: string, holdingId: string): Promise<void>
  /** Counts trades that are about to be stored; false when the person would have too many. */
  takePlaces(userId: string, count: number): Promise<boolean>
  /** Counts trades that are gone, or were not stored after all. */
  giveBackPlaces(userId: string, count: number): Promise<void>
}

/** One holding with its transactions; none for a simple holding. */
export type HoldingTrades = {
  readonly holding: StoredHolding
  readonly transactions: readonly Transaction[]
  /** Prices the person typed, oldest first; day numbers. */
  readonly typedPrices?: readonly DatedPrice[]
}

/** All holdings of a person with their trades, the closed positions among them. */
export type LedgerReader = { list(userId: string): Promise<HoldingTrades[]> }
