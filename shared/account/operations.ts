// Profile: the user document from the first sign-in to the end (spec sections 4, 7 and 8).
import { AccountClosed } from '../operation/problem.ts'
import type { AnalysisStore } from '../educator/ports.ts'
import { profile as contract } from './contract.ts'
import { fail } from '../operation/problem.ts'
import {
  changeUser,
  needsOnboarding,
  newUser,
  onboard,
  type SignUpInput,
  userDocument,
  type UserRecord,
} from './user.ts'
import { type Caller, implement, Repeated } from '../operation/implement.ts'
import { type AccountData, type Accounts, type Identity, type UserStore } from './ports.ts'
import type { Clock } from '../operation/ports.ts'
import type { HoldingsStore, LedgerStore } from '../portfolio/ports.ts'

export type ProfilePorts = {
  users: UserStore & Pick<AnalysisStore, 'findAnalysis'>
  holdings: HoldingsStore
  ledgers: Pick<LedgerStore, 'list'>
  data: AccountData
  accounts: Accounts
  clock: Clock
}

/** How long the minimal account record stays after closure (spec section 1, legal pages). */
const closingRecordYears = 2

const notFound = 'User profile not found'
const changedElsewhere =
  'Your profile was changed on another device in the meantime. Nothing was overwritten: reload to see that change, then make yours again.'

async function identify(accounts: Accounts, accessToken: string): Promise<Identity> {
  return (await accounts.identify(accessToken)) ?? fail('unauthenticated', 'Your session has ended. Sign in again.')
}

/** The caller's document, made now if this is the first sign-in; the e-mail address only ever comes from the token's owner. */
async function openUser(
  { userId, accessToken, body }: Caller & { body: SignUpInput },
  { users, accounts, clock }: ProfilePorts,
): Promise<{ user: UserRecord; isNew: boolean }> {
  const known = await users.find(userId)
  if (known !== undefined) return { user: known, isNew: false }
  const { email, name } = await identify(accounts, accessToken)
  const user = newUser({ uid: userId, email, ...(name === undefined ? {} : { name }) }, body, clock.now().toISOString())
  if (await users.create(user)) return { user, isNew: true }
  // Two first requests at once: the other one made it.
  return { user: (await users.find(userId)) ?? fail('conflict', changedElsewhere), isNew: false }
}

/** Changes the document in one conditional write; an edit made from an older document is refused, never mixed in. */
async function rewrite(
  { users }: ProfilePorts,
  userId: string,
  basedOn: number | undefined,
  change: (user: UserRecord) => UserRecord,
): Promise<UserRecord> {
  const before = (await users.find(userId)) ?? fail('not_found', notFound)
  if (basedOn !== undefined && basedOn !== before.revision) fail('conflict', changedElsewhere)
  return (await users.replaceProfile(before, change(before))) ?? fail('conflict', changedElsewhere)
}

/** Erases what is stored and the sign-in, and once more at the end what was under way meanwhile. */
async function eraseAccount({ userId, accessToken }: Caller, { data, accounts }: ProfilePorts): Promise<void> {
  await data.erase(userId)
  await accounts.remove(accessToken)
  await data.erase(userId)
}

export const profileOperations = implement<ProfilePorts>()(contract, {
  async open(request, ports) {
    try {
      const { user, isNew } = await openUser(request, ports)
      return isNew ? userDocument(user) : new Repeated(userDocument(user))
    } catch (error) {
      // Whoever can still sign in to a closed account wanted it gone, and the deletion was cut off: it is finished now.
      if (error instanceof AccountClosed) await eraseAccount(request, ports)
      throw error
    }
  },

  async read({ userId }, { users }) {
    return userDocument((await users.find(userId)) ?? fail('not_found', notFound))
  },

  async onboard({ userId, accessToken, body }, ports) {
    const { user: before } = await openUser({ userId, accessToken, body: {} }, ports)
    const now = ports.clock.now().toISOString()
    // Somebody whose profile could not be read is shown the wizard too: what they have is answered, and never overwritten.
    if (!needsOnboarding(before)) return userDocument(before)
    return userDocument(await rewrite(ports, userId, before.revision, (user) => onboard(user, body, now)))
  },

  async update({ userId, body }, ports) {
    const now = ports.clock.now().toISOString()
    return userDocument(await rewrite(ports, userId, body.revision, (user) => changeUser(user, body, now)))
  },

  async download({ userId }, { users, holdings, ledgers, data, clock }) {
    const [user, analysis, stored, trades, otherItems] = await Promise.all([
      users.find(userId),
      users.findAnalysis(userId),
      holdings.list(userId),
      ledgers.list(userId),
      data.otherItems(userId),
    ])
    return {
      exportedAt: clock.now().toISOString(),
      user: userDocument(user ?? fail('not_found', notFound)),
      holdings: stored.map(({ pendingLedger: _pending, ...holding }) => holding),
      ledgers: [...trades].map(([holdingId, transactions]) => ({ holdingId, transactions: [...transactions] })),
      aiAnalysis: analysis ?? null,
      otherItems,
    }
  },

  // Each step can be repeated, so a deletion that failed half-way is finished by asking again. The account is closed
  // first, so that nothing new is stored behind the eraser.
  async close(caller, ports) {
    const closedAt = ports.clock.now()
    const expiresAt = new Date(closedAt)
    expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + closingRecordYears)
    await ports.data.close(caller.userId, closedAt.toISOString(), expiresAt)
    await eraseAccount(caller, ports)
  },
})
