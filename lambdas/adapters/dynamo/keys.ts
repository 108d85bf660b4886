// Keys: where each kind of item lives in the single table (docs/data-model.md shows them with their access patterns).
import type { MessageKind } from '#shared/messages/kinds.ts'
import { shardOf } from '#shared/messages/shards.ts'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { DueRecovery } from '#shared/recovery/ports.ts'
import type { AlertRow } from '#shared/watchlist/ports.ts'

export type Key = { pk: string; sk: string }

export const userPartition = (userId: string): string => `USER#${userId}`

export const keys = {
  user: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE' }),
  analysis: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#ANALYSIS' }),
  holding: (userId: string, id: string): Key => ({ pk: userPartition(userId), sk: `HOLDING#${id}` }),
  /** Beside the holdings and not among them, so that a list of these never reads it. */
  ledger: (userId: string, holdingId: string): Key => ({
    pk: userPartition(userId),
    sk: `${ledgerPrefix}${holdingId}`,
  }),
  /** The prices that a person has set for a holding before the one that stands. */
  typedPrices: (userId: string, holdingId: string): Key => ({
    pk: userPartition(userId),
    sk: `${typedPricePrefix}${holdingId}`,
  }),
  /** What is set aside of a deleted holding. */
  deletedHolding: (userId: string, id: string): Key => ({ pk: userPartition(userId), sk: `DELETED#${id}` }),
  /** An import, and what it did to one holding; the second begins with the first. */
  import: (userId: string, importId: string): Key => ({ pk: userPartition(userId), sk: `${importPrefix}${importId}` }),
  importPart: (userId: string, importId: string, holdingId: string): Key => ({
    pk: userPartition(userId),
    sk: `${importPrefix}${importId}#${holdingId}`,
  }),
  /**
   * The account itself: how many holdings and trades it has, so that the limit is one conditional write, and when it was closed.
   */
  account: (userId: string): Key => ({ pk: userPartition(userId), sk: accountSort }),
  quote: (instrument: Instrument): Key => ({
    pk: `QUOTE#${instrumentKey(instrument).replace(':', '#')}`,
    sk: 'LATEST',
  }),
  tracked: (instrument: Instrument): Key => ({ pk: trackedPartition, sk: instrumentKey(instrument).replace(':', '#') }),
  /** One instrument's closes and corporate actions of one year. */
  history: (instrument: Instrument, year: number): Key => ({ pk: historyPartition(instrument), sk: String(year) }),
  added: (instrument: Instrument): Key => ({ pk: addedPartition, sk: instrumentKey(instrument).replace(':', '#') }),
  held: (instrument: Instrument): Key => ({ pk: heldPartition, sk: instrumentKey(instrument).replace(':', '#') }),
  /** What one unit was worth at the close of one day, for good. */
  keptClose: (day: string, instrument: Instrument): Key => ({
    pk: keptClosePartition(day),
    sk: instrumentKey(instrument).replace(':', '#'),
  }),
  /** What only the person knows of a tax year, and of a holding for tax. */
  taxYear: (userId: string, year: number): Key => ({ pk: userPartition(userId), sk: `${taxPrefix}YEAR#${year}` }),
  taxHolding: (userId: string, holdingId: string): Key => ({
    pk: userPartition(userId),
    sk: `${taxPrefix}HOLDING#${holdingId}`,
  }),
  /** Since when which provider has given no price at all. */
  outages: { pk: 'MARKET', sk: 'OUTAGES' },
  /** How far a scheduled run came when there was more than one can ask for. */
  positions: { refresh: { pk: 'MARKET', sk: 'REFRESH' }, history: { pk: 'MARKET', sk: 'HISTORY' } },
  /** Under the person, so that it goes with the account. */
  aiUsage: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#AI-USAGE' }),
  /** These are under the person, so that the download shows them and the deletion takes them along. */
  feedback: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#AI-FEEDBACK' }),
  review: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#REVIEW' }),
  moments: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#MOMENTS' }),
  watchlist: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#WATCHLIST' }),
  alerts: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#ALERTS' }),
  recovery: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#RECOVERY' }),
  /** Who waits for their authenticator app to be turned off, in the order of time; an index beside the records. */
  dueRecovery: ({ until, userId }: DueRecovery): Key => ({ pk: recoveryPartition, sk: `${until}#${userId}` }),
  security: (userId: string): Key => ({ pk: userPartition(userId), sk: 'PROFILE#SECURITY' }),
  /** The row of an alert rule among those of its instrument, in the order of their places. */
  alertRow: ({ instrument, place, userId, ruleId }: AlertRow): Key => ({
    pk: alertPartition(instrument),
    sk: `${place}#${userId}#${ruleId}`,
  }),
  alerted: (instrument: Instrument): Key => ({ pk: alertedPartition, sk: instrumentKey(instrument).replace(':', '#') }),
  /** An index beside the user documents; an entry says nothing but that they asked for this kind of mail. */
  subscriber: (kind: MessageKind, userId: string): Key => ({
    pk: subscriberPartition(kind, shardOf(userId)),
    sk: userId,
  }),
  aiSpend: (day: string): Key => ({ pk: 'AI#SPEND', sk: day }),
  /** Calls about coins that requests made on a day: everybody's, and each person's under a digest. */
  coinCalls: (day: string, whose: string): Key => ({ pk: `COINCALLS#${day}`, sk: whose }),
} as const

export const accountSort = 'ACCOUNT'
export const holdingPrefix = 'HOLDING#'
export const ledgerPrefix = 'LEDGER#'
export const typedPricePrefix = 'PRICES#'
export const importPrefix = 'IMPORT#'
export const taxPrefix = 'TAX#'
export const subscriberPartition = (kind: MessageKind, shard: number): string => `MAIL#${kind}#${shard}`
export const recoveryPartition = 'RECOVERY'
export const trackedPartition = 'TRACKED'
export const heldPartition = 'HELD'
export const addedPartition = 'ADDED'
export const alertedPartition = 'ALERTED'
export const alertPartition = (instrument: Instrument): string => `ALERT#${instrumentKey(instrument).replace(':', '#')}`
export const keptClosePartition = (day: string): string => `CLOSES#${day}`
export const historyPartition = (instrument: Instrument): string =>
  `HISTORY#${instrumentKey(instrument).replace(':', '#')}`

/** The instrument that a sort key of TRACKED, HELD, ADDED or ALERTED names. */
export function instrumentOfSort(sort: string): Instrument {
  const cut = sort.indexOf('#')
  const name = sort.slice(cut + 1)
  return sort.slice(0, cut) === 'coin' ? { kind: 'coin', id: name } : { kind: 'asx', code: name }
}
