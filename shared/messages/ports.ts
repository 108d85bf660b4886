// What messages need from outside: a way to send, a queue, who has subscribed, and what stands about one recipient.
import type { LearningRecord } from '../learning/progress.ts'
import type { OwnItemStore } from '../operation/ports.ts'
import type { MailJob } from './job.ts'
import type { MessageKind, Notifications, TimedKind } from './kinds.ts'
import type { SecurityRecord } from './security-record.ts'
import type { MailedAt, MessageSettings, StoppedBecause } from './settings.ts'

/** One mail, ready to go. */
export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click, or a mail program by itself, ends this kind (RFC 8058). A mail about the account's safety has none. */
  readonly unsubscribeUrl?: string
  /** Comes back with a bounce or a complaint, in place of the address. */
  readonly about: { readonly userId: string; readonly kind: MessageKind | 'security' }
}

/** The service has said that it does not take a mail, so that trying again cannot send it twice. */
export class MailRefused extends Error {
  /** Whether the same mail may be taken later: too fast, sending is paused, or an address is not verified. */
  readonly isPassing: boolean
  /** Whether any other mail would be refused just now, too. */
  readonly isOfAll: boolean
  constructor(isPassing: boolean, isOfAll = isPassing) {
    super(isPassing ? 'The mail service takes no such mail just now.' : 'The mail service does not take this mail.')
    this.name = 'MailRefused'
    this.isPassing = isPassing
    this.isOfAll = isOfAll
  }
}

export type Mailer = {
  /**
   * Waits until the next mail may go, at the rate that the service allows; whoever has the turn sends at once.
   * @returns false when that would take longer than `withinMs`; no turn is used up then
   */
  turn(withinMs: number): Promise<boolean>
  /**
   * Hands a mail over, in a turn of its own. One about the account's safety may go twice where the service said nothing of it.
   * @throws MailRefused when it surely was not taken; any other error leaves that open
   */
  send(mail: OutgoingMail): Promise<void>
}

/** Work for the function that sends; each job arrives at least once, and comes again when it fails. */
export type MessageQueue = { send(jobs: readonly MailJob[]): Promise<void> }

/** Who has subscribed to which timed kind: an index beside the user documents, which alone decide. Entries too many do no harm. */
export type SubscriberStore = {
  /** @throws AccountClosed, nothing being stored then */
  add(userId: string, kinds: readonly TimedKind[]): Promise<void>
  remove(userId: string, kinds: readonly TimedKind[]): Promise<void>
  /** The ids of all subscribers of a kind in one shard, a page at a time. */
  pages(kind: TimedKind, shard: number): AsyncIterable<readonly string[]>
}

/** What a mail is made from and sent by, as it stands in the user document. */
export type Recipient = {
  readonly userId: string
  /** Confirmed: an account has no other. */
  readonly email: string
  readonly name: string
  readonly notifications: Notifications
  readonly messages: MessageSettings
  readonly mailedAt: MailedAt
  readonly learning: LearningRecord
}

/** Which browsers a person has signed in from, and which security mails have gone. */
export type SecurityStore = OwnItemStore<SecurityRecord>

/** The right to send one mail. */
export type Claim = {
  /** Gives it back, where the mail was not sent, or a second copy does no harm. */
  release(): Promise<void>
}

export type RecipientStore = {
  /** By id; who has no account, has closed it, or whose document cannot be read is left out. */
  find(userIds: readonly string[]): Promise<Map<string, Recipient>>
  /**
   * Claims the one mail of a kind and period in one conditional write, which holds only while the account is there, mails are
   * wanted, the switch is on and none was sent since `from`.
   * @param now when the mail counts as sent; not before `from`
   * @returns undefined when any of that is not so
   */
  claim(userId: string, kind: TimedKind, from: Date, now: Date): Promise<Claim | undefined>
  /** Turns the switch of a kind off, whatever else changes meanwhile. False when there is no account. */
  turnOff(userId: string, kind: MessageKind): Promise<boolean>
  /**
   * Stops all mail because of what happened at a time. Nothing happens where there is no account, where mail is stopped already, or
   * was asked for since.
   * @returns whether it is stopped by this
   */
  stop(userId: string, because: StoppedBecause, at: Date): Promise<boolean>
}

/** Signs what a link says, so that nobody else can make one. */
export type LinkSigner = {
  /** @returns a signature of URL-safe characters */
  sign(text: string): Promise<string>
  /** Whether a signature was made for the text, with the present secret or the one before. */
  isSigned(text: string, signature: string): Promise<boolean>
}
