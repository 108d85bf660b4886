// AccountData: everything stored of one person, to hand it over or to erase it (decision 32).
export type AccountData = {
  /** Items that are neither the user document nor a holding nor the analysis, such as counters; no keys in them. */
  otherItems(userId: string): Promise<Record<string, unknown>[]>
  /** From now on the account opens nothing; what stays is this closing record, until `expiresAt`. Repeatable. */
  close(userId: string, closedAt: string, expiresAt: Date): Promise<void>
  /** Erases every item but the closing record. Repeatable. */
  erase(userId: string): Promise<void>
}
