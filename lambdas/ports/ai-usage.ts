// AiUsage: what each person has asked of the educator, and what a day's calls cost.

/** One person's use of the educator. Times are epoch milliseconds. */
export type UsageRecord = {
  /** When the requests of the last minute began. */
  recent: readonly number[]
  /** The Sydney day that the counts are about. */
  day: string
  chats: number
  educations: number
  /** Until when a request counts as under way; 0 when none is. */
  inFlightUntil: number
  /** Tells the request under way from any other. */
  ticket: string
  revision: number
}

export type AiUsage = {
  find(userId: string): Promise<UsageRecord | undefined>
  /**
   * Stores `after` in one conditional write.
   * @param before as it was read, or undefined when there was none
   * @returns false when it changed since, or is gone
   */
  replace(userId: string, before: UsageRecord | undefined, after: UsageRecord, expiresAt: Date): Promise<boolean>
  /** Adds to what a day costs in one conditional write; false when that would pass the cap. Millionths of a US dollar. */
  reserve(day: string, microUsd: number, capMicroUsd: number, expiresAt: Date): Promise<boolean>
  /** Gives back what was reserved and not used; a negative figure adds. */
  giveBack(day: string, microUsd: number): Promise<void>
}
