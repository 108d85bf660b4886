// Account use cases: the user document from the first sign-in to the deletion of the account.
import * as z from 'zod/mini'
import { AccountClosed } from '../operation/problem.ts'
import { profile as contract } from './contract.ts'
import type { ExportedParts } from './export-contract.ts'
import { fail } from '../operation/problem.ts'
import { needsOnboarding, type SignUpInput } from './user.ts'
import {
  asksForMails,
  changeUser,
  newUser,
  onboard,
  userDocument,
  type UserRecord,
  withAddress,
} from './user-record.ts'
import { type Caller, implement, Repeated } from '../operation/implement.ts'
import type { OpenAccounts } from '../market/ports.ts'
import type { TimedKind } from '../messages/kinds.ts'
import { timedKindsSent } from '../messages/settings.ts'
import type { SubscriberStore } from '../messages/ports.ts'
import type { AccountData, Accounts, ExportParts, Identity, UserStore } from './ports.ts'
import type { Clock } from '../operation/ports.ts'

export type ProfilePorts = {
  users: UserStore
  subscribers: SubscriberStore
  exports: ExportParts
  data: AccountData
  openAccounts: OpenAccounts
  accounts: Accounts
  clock: Clock
}

/** How long the minimal account record stays after closure (P36). */
const closingRecordYears = 2

const notFound = 'User profile not found'
const changedElsewhere =
  'Your profile was changed on another device in the meantime. Nothing was overwritten: reload to see that change, then make yours again.'

async function identify(accounts: Accounts, caller: Caller): Promise<Identity> {
  return (await accounts.identify(caller)) ?? fail('unauthenticated', 'Your session has ended. Sign in again.')
}

/** The caller's document, made now if this is the first sign-in; the email address comes from the identity service, never from the request. */
async function openUser(
  { userId, username, body }: Caller & { body: SignUpInput },
  { users, subscribers, accounts, clock }: ProfilePorts,
): Promise<{ user: UserRecord; isNew: boolean }> {
  const known = await users.find(userId)
  if (known !== undefined) return { user: known, isNew: false }
  const { email, name, isEmailVerified } = await identify(accounts, { userId, username })
  const identity = { uid: userId, email, isEmailVerified, ...(name === undefined ? {} : { name }) }
  const user = newUser(identity, body, clock.now().toISOString())
  await subscribers.add(userId, timedKindsSent({ ...user.preferences, messages: user.messages }))
  if (await users.create(user)) return { user, isNew: true }
  // Two first requests at once: the other one created it.
  return { user: (await users.find(userId)) ?? fail('conflict', changedElsewhere), isNew: false }
}

/**
 * Changes the document in one conditional write; an edit made from an older document is refused, never mixed in. Subscriptions
 * are added before and removed after it, so that whoever is cut off in between is listed once too often, never forgotten. Of two edits
 * at once, one that adds and one that removes, the later word on the lists is that of the document: the first adds again after its
 * write, the second looks again after it has removed.
 */
async function rewrite(
  { users, subscribers }: ProfilePorts,
  userId: string,
  basedOn: number | undefined,
  change: (user: UserRecord) => UserRecord,
): Promise<UserRecord> {
  const before = (await users.find(userId)) ?? fail('not_found', notFound)
  if (basedOn !== undefined && basedOn !== before.revision) fail('conflict', changedElsewhere)
  const wanted = change(before)
  const [were, are] = [kindsOf(before), kindsOf(wanted)]
  const added = are.filter((kind) => !were.includes(kind))
  const gone = were.filter((kind) => !are.includes(kind))
  await subscribers.add(userId, added)
  const after = (await users.replaceProfile(before, wanted)) ?? fail('conflict', changedElsewhere)
  await subscribers.add(userId, added)
  if (gone.length > 0) {
    await subscribers.remove(userId, gone)
    const current = await users.find(userId)
    const sent = current === undefined ? [] : kindsOf(current)
    await subscribers.add(
      userId,
      gone.filter((kind) => sent.includes(kind)),
    )
  }
  return after
}

const kindsOf = ({ preferences, messages }: UserRecord): TimedKind[] => timedKindsSent({ ...preferences, messages })

/** Mail goes to a confirmed address only: the one that the identity service has when mails are asked for. */
async function confirmedIdentity({ accounts }: ProfilePorts, caller: Caller): Promise<Identity> {
  const identity = await identify(accounts, caller)
  if (!identity.isEmailVerified) {
    fail('conflict', 'Your email address is not confirmed yet, so Gumnut can’t send mails to it.')
  }
  return identity
}

/**
 * A known person's document with the address that the identity service has by now: support may have corrected it, or Google changed it.
 * What cannot be asked, or is written by something else meanwhile, is left to the next sign-in.
 */
async function readdressed(
  { userId, username }: Caller,
  user: UserRecord,
  { users, accounts, clock }: ProfilePorts,
): Promise<UserRecord> {
  const identity = await accounts.identify({ userId, username }).catch(() => undefined)
  const after = identity === undefined ? user : withAddress(user, identity, clock.now().toISOString())
  if (after === user) return user
  return (await users.replaceProfile(user, after)) ?? (await users.find(userId)) ?? user
}

/** Erases what is stored and the sign-in, and once more at the end what was under way meanwhile. */
async function eraseAccount({ userId, username }: Caller, { data, accounts }: ProfilePorts): Promise<void> {
  await data.erase(userId)
  await accounts.remove({ userId, username })
  await data.erase(userId)
}

async function readParts(parts: ExportParts, userId: string): Promise<ExportedParts> {
  const read = Object.values(parts).map(
    async (part) => [part.name, z.parse<z.core.$ZodType>(part.schema, await part.read(userId))] as const,
  )
  // The type of `parts` says that every part is among them, and its schema what it holds.
  return Object.fromEntries(await Promise.all(read)) as ExportedParts
}

export const profileOperations = implement<ProfilePorts>()(contract, {
  async open(request, ports) {
    try {
      const { user, isNew } = await openUser(request, ports)
      if (isNew) return userDocument(user)
      // A deletion that was cut off early has left the document.
      const [after, isClosed] = await Promise.all([
        readdressed(request, user, ports),
        ports.openAccounts.isClosed(request.userId),
      ])
      if (isClosed) throw new AccountClosed()
      return new Repeated(userDocument(after))
    } catch (error) {
      // A sign-in to a closed account means that its deletion was interrupted: finish it now.
      if (error instanceof AccountClosed) await eraseAccount(request, ports)
      throw error
    }
  },

  async read({ userId }, { users }) {
    return userDocument((await users.find(userId)) ?? fail('not_found', notFound))
  },

  async onboard({ userId, username, body }, ports) {
    const { user: before } = await openUser({ userId, username, body: {} }, ports)
    const now = ports.clock.now().toISOString()
    // The wizard is also shown when the profile could not be read: answer with what exists, never overwrite it (P11).
    if (!needsOnboarding(before)) return userDocument(before)
    return userDocument(await rewrite(ports, userId, before.revision, (user) => onboard(user, body, now)))
  },

  async update({ userId, username, body }, ports) {
    const identity = asksForMails(body) ? await confirmedIdentity(ports, { userId, username }) : undefined
    const now = ports.clock.now().toISOString()
    const change = (user: UserRecord): UserRecord =>
      changeUser(identity === undefined ? user : withAddress(user, identity, now), body, now)
    return userDocument(await rewrite(ports, userId, body.revision, change))
  },

  async download({ userId }, { users, exports, data, clock }) {
    const [user, parts, otherItems] = await Promise.all([
      users.find(userId),
      readParts(exports, userId),
      data.otherItems(userId),
    ])
    return {
      exportedAt: clock.now().toISOString(),
      user: userDocument(user ?? fail('not_found', notFound)),
      ...parts,
      otherItems,
    }
  },

  async signOutEverywhere({ userId, username }, { accounts }) {
    await accounts.endSessions({ userId, username })
  },

  // Each step can be repeated, so a deletion that failed half-way is finished by asking again. The account is closed
  // first, so that nothing new is stored after the erasure.
  async close(caller, ports) {
    const closedAt = ports.clock.now()
    const expiresAt = new Date(closedAt)
    expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + closingRecordYears)
    await ports.data.close(caller.userId, closedAt.toISOString(), expiresAt)
    await eraseAccount(caller, ports)
  },
})
