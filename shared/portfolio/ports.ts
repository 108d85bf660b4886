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
   * @param change what becomes of the prices that were set before, of which another security has none; points are kept even where the holding has changed
   */
  replace(userId: string, holding: StoredHolding, change?: TypedPriceChange): Promise<boolean>
  /** The prices set before those that stand, by holding, in the order in which they were kept. */
  typedPrices(userId: string): Promise<Map<string, DatedPrice[]>>
  /**
   * With the prices set for it and what was said of it for tax; all of that is set aside for 7 days, because no request could
   * bring it back. False when there is none.
   */
  remove(userId: string, id: string): Promise<boolean>
  /** A deleted holding as it was, while it is set aside. */
  findDeleted(userId: string, id: string): Promise<StoredHolding | undefined>
  /** Gives a holding that was added again what was set aside of it, unless it has such already. Repeating changes nothing. */
  putBack(userId: string, id: string): Promise<void>
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

/** What an import did to one holding, so that it can be undone. */
export type ImportPart = {
  readonly holdingId: string
  /** Whether the import made the holding. */
  readonly isNew: boolean
  /**
   * What a simple holding said before its trades came; absent where it had trades, or is new. AUD for one unit. `isKept`: it became
   * an opening beside the trades; absent where they took its place.
   */
  readonly before?: { readonly quantity: number; readonly costBasis: number; readonly isKept?: true }
  /** The trades that were added, and a digest of each as it was then, which tells the ones that were edited since. */
  readonly rows: readonly { readonly id: string; readonly digest: string }[]
  readonly isUndone: boolean
  /** Counts the writes. */
  readonly revision: number
}

/** One import of files: `undoing` from the moment that it was asked for, for good; `undone` when nothing of it is left. */
export type ImportRecord = {
  readonly id: string
  readonly state: 'open' | 'undoing' | 'undone'
  /** What was said about trades that were edited since; absent until an undo was asked for. It is asked once. */
  readonly edited?: 'keep' | 'remove'
  /** What the person chose, as the list of imports shows it, such as `CommSec confirmations`. */
  readonly label: string
  readonly createdAt: string
  /** Until then it can be undone. */
  readonly expiresAt: string
  readonly revision: number
}

/** Imports of a person, each with a part for every holding it touched; nothing that has expired is found. */
export type ImportsStore = {
  find(userId: string, importId: string): Promise<ImportRecord | undefined>
  /** Every import with its parts, oldest first. */
  list(userId: string): Promise<{ record: ImportRecord; parts: ImportPart[] }[]>
  /** Stores the record if its revision is still the one before `record.revision` (there is none before 1); false when it is not. */
  write(userId: string, record: ImportRecord): Promise<boolean>
  findPart(userId: string, importId: string, holdingId: string): Promise<ImportPart | undefined>
  /** As `write`, for one holding. It expires with its record. */
  writePart(userId: string, record: ImportRecord, part: ImportPart): Promise<boolean>
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
