// Person data: what the stores in memory keep of each person, in one place, so that closing an account closes all of them.
import type { UserRecord } from '#shared/account/user-record.ts'
import type { Analysis } from '#shared/educator/analysis.ts'
import type { FeedbackRecord } from '#shared/educator/feedback.ts'
import type { UsageRecord } from '#shared/educator/ports.ts'
import type { MomentsRecord } from '#shared/learning/moments/record.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import type { TimedKind } from '#shared/messages/kinds.ts'
import type { SecurityRecord } from '#shared/messages/security-record.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import type { DatedPrice } from '#shared/market/price-history.ts'
import { AccountClosed } from '#shared/operation/problem.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import type { ImportPart, ImportRecord } from '#shared/portfolio/ports.ts'
import type { DueRecovery } from '#shared/recovery/ports.ts'
import type { RecoveryRecord } from '#shared/recovery/recovery-record.ts'
import type { AlertsRecord } from '#shared/watchlist/alert-rule.ts'
import type { AlertRow, NotedInstrument } from '#shared/watchlist/ports.ts'
import type { WatchlistRecord } from '#shared/watchlist/watched.ts'
import type { StoredTaxHolding, StoredTaxYear } from '#shared/tax/ports.ts'

type DeletedHolding = {
  holding: StoredHolding
  typedPrices: DatedPrice[] | undefined
  taxHolding: StoredTaxHolding | undefined
}

export type PersonData = {
  user: UserRecord | undefined
  analysis: Analysis | undefined
  usage: UsageRecord | undefined
  feedback: FeedbackRecord | undefined
  review: ReviewRecord | undefined
  moments: MomentsRecord | undefined
  watchlist: WatchlistRecord | undefined
  alerts: AlertsRecord | undefined
  security: SecurityRecord | undefined
  recovery: RecoveryRecord | undefined
  holdings: Map<string, StoredHolding>
  /** The text of the request that made each holding, which tells its repetition from another one. */
  requests: Map<string, string>
  /** By import. */
  imports: Map<string, { record: ImportRecord; parts: Map<string, ImportPart> }>
  /** By holding. */
  ledgers: Map<string, StoredLedger>
  /** Prices set before the one that stands, by holding. */
  typedPrices: Map<string, DatedPrice[]>
  /** What is set aside of deleted holdings. */
  deletedHoldings: Map<string, DeletedHolding>
  /** By the year a financial year ends in, and by holding. */
  taxYears: Map<number, StoredTaxYear>
  taxHoldings: Map<string, StoredTaxHolding>
  /** Trades that are stored or about to be. */
  tradePlaces: number
  /** The kinds of mail that they are listed for. */
  subscriptions: Set<TimedKind>
  /** The closing record; undefined while the account is open. */
  closed: { at: string; expiresAt: Date } | undefined
}

/** A person of whom nothing is stored. */
export const noPersonData = (): PersonData => ({
  user: undefined,
  analysis: undefined,
  usage: undefined,
  feedback: undefined,
  review: undefined,
  moments: undefined,
  watchlist: undefined,
  alerts: undefined,
  security: undefined,
  recovery: undefined,
  holdings: new Map(),
  requests: new Map(),
  ledgers: new Map(),
  typedPrices: new Map(),
  deletedHoldings: new Map(),
  imports: new Map(),
  taxYears: new Map(),
  taxHoldings: new Map(),
  tradePlaces: 0,
  subscriptions: new Set(),
  closed: undefined,
})

export type People = {
  /** The instruments that anybody holds or has held, by key. */
  readonly held: Map<string, Instrument>
  /** Those that were added, and that nobody has asked the market about, by key. */
  readonly added: Map<string, Instrument>
  /** Recoveries under way, by when they fall due and whose they are. */
  readonly dueRecoveries: Map<string, DueRecovery>
  /** The rows of alert rules, and the instruments noted as having some, by key. */
  readonly alertRows: Map<string, AlertRow>
  readonly alerted: Map<string, NotedInstrument>
  of(userId: string): PersonData
  /** Everybody of whom anything was ever asked. */
  ids(): readonly string[]
  /** @throws AccountClosed */
  openOnly(userId: string): PersonData
}

export function memoryPeople(): People {
  const people = new Map<string, PersonData>()
  function of(userId: string): PersonData {
    const known = people.get(userId)
    if (known !== undefined) return known
    const nothing = noPersonData()
    people.set(userId, nothing)
    return nothing
  }
  return {
    held: new Map(),
    added: new Map(),
    dueRecoveries: new Map(),
    alertRows: new Map(),
    alerted: new Map(),
    of,
    ids: () => [...people.keys()],
    openOnly(userId) {
      const person = of(userId)
      if (person.closed !== undefined) throw new AccountClosed()
      return person
    },
  }
}
