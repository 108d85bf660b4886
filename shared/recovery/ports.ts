// What recovery needs from outside: the identity service, the pending records with the list of when they are due, and a queue.
import type { LinkSigner, MessageQueue } from '../messages/ports.ts'
import type { Clock, NewId, OwnItemStore, RandomSource, Timer } from '../operation/ports.ts'
import type { RecoveryRecord } from './recovery-record.ts'

/** What recovery asks of the identity service. */
export type RecoverySignIn = {
  /** The account that signs in with this address by itself; undefined where there is none. */
  find(email: string): Promise<{ userId: string; username: string; hasAuthenticator: boolean } | undefined>
  /** The first half of a sign-in by password; for an address without an account too, so that it tells nothing. */
  challenge(email: string, clientPublic: string): Promise<PasswordChallenge>
  /**
   * The second half. The password is right where the service then asks for the second factor.
   * @returns `no-factor` where it asked for none, any tokens being given back; `wrong` also where too many were wrong
   */
  prove(username: string, claim: PasswordClaim): Promise<'second-factor' | 'no-factor' | 'wrong'>
  /** Turns the second factor off. Repeatable; nothing happens where there is no account any more. */
  turnOff(userId: string): Promise<void>
}

/** As the service answers it; of no use without the password. */
export type PasswordChallenge = { salt: string; serverPublic: string; secretBlock: string; userIdForSrp: string }
/** What the browser makes of it and the password. */
export type PasswordClaim = { secretBlock: string; timestamp: string; signature: string }

export type RecoveryStore = OwnItemStore<RecoveryRecord> & {
  /** Who is due by an instant, the first first, at most so many: an index; the records decide. */
  due(by: Date, most: number): Promise<readonly DueRecovery[]>
  note(due: DueRecovery): Promise<void>
  forget(due: DueRecovery): Promise<void>
}
export type DueRecovery = { readonly until: string; readonly userId: string }

export type RecoveryPorts = {
  signIn: RecoverySignIn
  recoveries: RecoveryStore
  /** Of mails about the sign-in; undefined where this deployment sends none, and then nobody can recover. */
  queue: MessageQueue | undefined
  signer: LinkSigner
  clock: Clock
  timer: Timer
  random: RandomSource
  newId: NewId
  /** In milliseconds: no request and no confirmation is answered sooner, so that how long it takes tells nothing. */
  answersAfterMs: number
}
