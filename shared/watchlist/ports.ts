// What the watchlist needs from outside: one item a person for each of its two lists, the rows of rules by instrument, and somebody
// who sends mails.
import type { Instrument } from '../market/instrument.ts'
import type { OwnItemStore } from '../operation/ports.ts'
import type { Span } from './alert-place.ts'
import type { AlertsRecord } from './alert-rule.ts'
import type { WatchlistRecord } from './watched.ts'

export type WatchlistStore = OwnItemStore<WatchlistRecord>
export type AlertStore = OwnItemStore<AlertsRecord>

/** The row by which a price finds a rule. It is an index: what it says counts only while the rule names the same place. */
export type AlertRow = {
  readonly instrument: Instrument
  readonly place: string
  readonly userId: string
  readonly ruleId: string
}

/** An instrument that some rule is on. `mark` changes whenever it is noted. */
export type NotedInstrument = { readonly instrument: Instrument; readonly lookedOverOn: string; readonly mark: string }

export type AlertRows = {
  /** Puts rows of instruments that are noted, or are about to be. Repeatable. */
  put(rows: readonly AlertRow[]): Promise<void>
  /** Notes instruments as having rows, after these were put: from now on the refresh asks for their prices. */
  note(instruments: readonly Instrument[], today: string): Promise<void>
  /** Takes rows away; those that are not there are no failure. */
  drop(rows: readonly AlertRow[]): Promise<void>
  /** The instruments that have rows, or had some until lately. */
  instruments(): Promise<NotedInstrument[]>
  /** Rows of a span, in the order of their places; a full page may have more behind its last row. */
  page(instrument: Instrument, span: Span, behind: AlertRow | undefined): Promise<AlertRow[]>
  readonly pageSize: number
  /**
   * Forgets an instrument without rows, unless one was put since it was noted; notes one with rows as looked over today.
   * @returns whether it was forgotten
   */
  lookOver(noted: NotedInstrument, today: string): Promise<boolean>
}

/** A rule that a price has reached, for the first time on a Sydney day. What it is stands in the record of its person. */
export type ReachedAlert = { readonly userId: string; readonly ruleId: string; readonly on: string }

/** Sees to mails about reached rules, where their people have asked for such mails: at most one a rule and day. */
export type AlertSender = { send(alerts: readonly ReachedAlert[]): Promise<void> }

/** Whether alerts are mailed: `no-consent` before the person has agreed to mails, `off` while the switch is off. */
export type MailState = 'on' | 'off' | 'no-consent'
export type AlertMails = { stateOf(userId: string): Promise<MailState> }
