// What tax needs from outside: where it keeps what only the person knows.
import type { AnnualStatement, ShareFacts, YearEntries } from './tax-record.ts'

/** What the person says of one holding for tax. It counts for the security it was said about. */
export type StoredTaxHolding = {
  readonly holdingId: string
  readonly symbol: string
  /** The symbol is a name of the person's own, of what no market prices: another one is a rename. Notes from before it was kept have none. */
  readonly isOwnName?: true
  readonly statements: readonly ({ readonly year: number } & AnnualStatement)[]
  /** AUD for one unit at the close of 30 June 2027. */
  readonly value: number | null
  readonly facts: ShareFacts
  /** Counts the writes. */
  readonly revision: number
}

export type StoredTaxYear = { readonly year: number } & YearEntries

export type TaxStore = {
  /** All there is of a person: years oldest first, holdings in no order. */
  list(userId: string): Promise<{ years: StoredTaxYear[]; holdings: StoredTaxHolding[] }>
  /** Keeps what was entered for a year; nothing entered is nothing kept. The last write stands. */
  writeYear(userId: string, entries: StoredTaxYear): Promise<void>
  findHolding(userId: string, holdingId: string): Promise<StoredTaxHolding | undefined>
  /** Stores the notes if their revision is still the one before (there is none before 1); false when it is not. */
  writeHolding(userId: string, notes: StoredTaxHolding): Promise<boolean>
}
