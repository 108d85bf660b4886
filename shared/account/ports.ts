// What account needs from outside: the identity service, the user documents, and everything else stored about a person.
import type * as z from 'zod/mini'
import type { Caller } from '../operation/implement.ts'
import type { ExportedParts } from './export-contract.ts'
import type { UserRecord } from './user-record.ts'

export type Identity = { email: string; name?: string; isEmailVerified: boolean }

export type Accounts = {
  /** `undefined` when the account is gone or disabled, also when another one has its name by now. */
  identify(caller: Caller): Promise<Identity | undefined>
  /** Ends every session, so that none is renewed any more; tokens that are out live on for their minutes. Repeatable. */
  endSessions(caller: Caller): Promise<void>
  /** Deletes the sign-in and ends its sessions; repeatable. */
  remove(caller: Caller): Promise<void>
}

/** What one capability has stored of a person, as their download shows it under the part's name. */
export type ExportPart<Name extends string, Part> = {
  readonly name: Name
  readonly schema: z.core.$ZodType<Part>
  /** @throws AccountClosed */
  read(userId: string): Promise<Part>
}

/** One for every part that the download promises: a forgotten one does not compile. */
export type ExportParts = { readonly [Name in keyof ExportedParts]: ExportPart<Name, ExportedParts[Name]> }

export type AccountData = {
  /** Items that are neither the user document nor in any export part, such as counters; no keys in them. */
  otherItems(userId: string): Promise<Record<string, unknown>[]>
  /** From now on the account opens nothing; what stays is this closing record, until `expiresAt`. Repeatable. */
  close(userId: string, closedAt: string, expiresAt: Date): Promise<void>
  /** Erases every item but the closing record. Repeatable. */
  erase(userId: string): Promise<void>
}

export type NativeUser = { username: string; isConfirmed: boolean; isEmailVerified: boolean }

export type UserPool = {
  /** Accounts with a password of their own that use this address. */
  findByEmail(email: string): Promise<NativeUser[]>
  link(username: string, federated: { provider: string; subject: string }): Promise<void>
  /** Puts a password that nobody knows in the place of an account's own, and ends every session. Repeatable. */
  forgetPassword(username: string): Promise<void>
  /** Ends every session; access tokens that are out live on for their minutes. Repeatable. */
  endSessions(username: string): Promise<void>
}

export type UserStore = {
  find(userId: string): Promise<UserRecord | undefined>
  /** False when there is a document already. */
  create(user: UserRecord): Promise<boolean>
  /** Stores everything of `after` but its learning; undefined when the profile changed since `before` was read. */
  replaceProfile(before: UserRecord, after: UserRecord): Promise<UserRecord | undefined>
}
