// Recovery use cases: a code by mail, the proof of the password, a day of waiting, and how it is stopped.
import { changeOwnItem } from '../operation/change-own-item.ts'
import { type Handlers, implement } from '../operation/implement.ts'
import { AccountClosed, fail, Problem } from '../operation/problem.ts'
import type { RandomSource } from '../operation/ports.ts'
import { cancelledPage, confirmCancelPage } from './cancel-page.ts'
import { cancelPath, readCancelToken } from './cancel-link.ts'
import { recovery as contract, type RecoveryProof } from './contract.ts'
import type { RecoveryPorts } from './ports.ts'
import {
  codeExpiry,
  type Waiting,
  waitingMailId,
  waitsUntil,
  withCode,
  withOwnerTold,
  withoutWaiting,
  withTry,
  withWaiting,
} from './recovery-record.ts'
import { stopRecovery, tell } from './stop-recovery.ts'

const wrong =
  'That code or password is not right, or the code has run out. A code works for 15 minutes and five tries; you can ask for a new one.'

/** Digits from random bytes, each as likely as the others: what would favour the low ones is thrown away. */
function sixDigits(random: RandomSource): string {
  const most = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4)
    const drawn = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

/** Works at least for so long, whether it succeeds or not, so that an address with an account answers no later than one without. */
async function inSteadyTime<Value>(
  { timer, answersAfterMs }: Pick<RecoveryPorts, 'timer' | 'answersAfterMs'>,
  work: () => Promise<Value>,
): Promise<Value> {
  const began = timer.elapsedMs()
  try {
    return await work()
  } finally {
    const left = answersAfterMs - (timer.elapsedMs() - began)
    if (left > 0) await timer.pause(left)
  }
}

/** Before any address is looked at: nobody is to wait for a mail that never comes, and nothing waits of which nobody can be told. */
function needMail({ queue }: Pick<RecoveryPorts, 'queue'>): void {
  if (queue !== undefined) return
  fail(
    'unavailable',
    'Gumnut sends no emails here, so a lost authenticator app can’t be turned off this way. Please write to us.',
  )
}

const codeText = (userId: string, code: string, expiresAt: string): string => `code.${userId}.${code}.${expiresAt}`
const ticketText = (email: string, secretBlock: string): string => `srp.${email.toLowerCase()}.${secretBlock}`

async function sendCode(ports: RecoveryPorts, email: string): Promise<void> {
  // For everybody: a container loads its key with the first signature, which takes longer than anything else here.
  await ports.signer.sign('')
  const account = await ports.signIn.find(email)
  if (account === undefined || !account.hasAuthenticator) return
  const { userId } = account
  const now = ports.clock.now()
  const code = sixDigits(ports.random)
  const expiresAt = codeExpiry(now)
  const signature = await ports.signer.sign(codeText(userId, code, expiresAt))
  const counted = await changeOwnItem(ports.recoveries, userId, (before) =>
    withCode(before, { signature, expiresAt }, now),
  )
  if (counted !== undefined) await tell(ports, userId, ports.newId(), { what: 'recovery-code', code })
}

/** Whoever proves mailbox and password: their id; every failure reads the same. */
async function prove(ports: RecoveryPorts, proof: RecoveryProof): Promise<string> {
  const { email, code, ticket, ...claim } = proof
  // The challenge was made for this address: another account's password proves nothing here.
  const isOurs = await ports.signer.isSigned(ticketText(email, claim.secretBlock), ticket)
  const account = isOurs ? await ports.signIn.find(email) : undefined
  if (account === undefined) return fail('conflict', wrong)
  const { userId, username } = account
  const now = ports.clock.now()
  const tried = await changeOwnItem(ports.recoveries, userId, (before) => withTry(before, now))
  const out = tried?.after.code ?? null
  if (out === null || !(await ports.signer.isSigned(codeText(userId, code, out.expiresAt), out.signature))) {
    return fail('conflict', wrong)
  }
  // Only now, so that nobody without the mailbox tries passwords through us.
  const outcome = await ports.signIn.prove(username, claim)
  if (outcome === 'wrong') return fail('conflict', wrong)
  if (outcome === 'no-factor') {
    return fail('conflict', 'There is no authenticator app on for this account. Your password alone signs in.')
  }
  return userId
}

async function beginWaiting(ports: RecoveryPorts, userId: string): Promise<{ until: string }> {
  const [id, now] = [ports.newId(), ports.clock.now()]
  const noted = waitsUntil(now)
  // Before the record, so that what waits is never forgotten.
  await ports.recoveries.note({ until: noted, userId })
  const begun = await changeOwnItem(ports.recoveries, userId, (before) => before && withWaiting(before, id, now)).catch(
    async (error: unknown) => {
      if (error instanceof AccountClosed) await ports.recoveries.forget({ until: noted, userId })
      throw error
    },
  )
  // A deletion finds the entry of what waits: any other would leave the person's id behind.
  for (const until of new Set([noted, begun?.before?.waiting?.until ?? noted])) {
    if (until !== begun?.after.waiting.until) await ports.recoveries.forget({ until, userId })
  }
  if (begun === undefined) return fail('conflict', wrong)
  const { waiting } = begun.after
  if (!waiting.isTold) await tellOwner(ports, userId, waiting)
  return { until: waiting.until }
}

const notStarted = (cause?: unknown): Problem =>
  new Problem(
    'unavailable',
    'We cannot send the email that goes with this right now, so nothing has been started. Please try again in a few minutes.',
    { retryAfterSeconds: 60, cause },
  )

/** After the record, so that the link in the mail works; what waits counts only from the write behind the mail. */
async function tellOwner(
  ports: RecoveryPorts,
  userId: string,
  { id, since, until }: Pick<Waiting, 'id' | 'since' | 'until'>,
): Promise<void> {
  const path = await cancelPath(ports.signer, userId, id)
  try {
    await tell(ports, userId, waitingMailId({ id, since }), { what: 'recovery-waiting', until, cancelPath: path })
  } catch (error) {
    const undone = await changeOwnItem(ports.recoveries, userId, (before) =>
      withoutWaiting(before, (waiting) => waiting.id === id && !waiting.isTold),
    )
    // Begun again meanwhile, it has the same id and another entry.
    const due = undone?.before?.waiting?.until ?? until
    if (undone !== undefined) await ports.recoveries.forget({ until: due, userId })
    throw notStarted(error)
  }
  const isTold = await changeOwnItem(ports.recoveries, userId, (before) => withOwnerTold(before, id))
  if (isTold === undefined) throw notStarted()
}

/** A closed account has no recovery, and an answer that says so would tell that there was one. */
async function quietWhenClosed<Value>(work: () => Promise<Value>, otherwise: () => Value): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AccountClosed) return otherwise()
    throw error
  }
}

export const recoveryOperations: Handlers<typeof contract, RecoveryPorts> = implement<RecoveryPorts>()(contract, {
  async request({ body }, ports) {
    needMail(ports)
    await inSteadyTime(ports, () =>
      quietWhenClosed(
        () => sendCode(ports, body.email),
        () => undefined,
      ),
    )
  },

  async challenge({ body: { email, clientPublic } }, { signIn, signer }) {
    const challenge = await signIn.challenge(email, clientPublic)
    return { ...challenge, ticket: await signer.sign(ticketText(email, challenge.secretBlock)) }
  },

  async confirm({ body }, ports) {
    needMail(ports)
    return inSteadyTime(ports, () =>
      quietWhenClosed(
        async () => beginWaiting(ports, await prove(ports, body)),
        () => {
          throw new Problem('conflict', wrong)
        },
      ),
    )
  },

  // Mail scanners follow links: looking changes nothing, and costs no read.
  confirmCancel: async ({ query }) => confirmCancelPage(query.token),

  async cancel({ query }, ports) {
    const about = await readCancelToken(ports.signer, query.token)
    if (about !== undefined) await stopRecovery(ports, about.userId, ({ id }) => id === about.id)
    return cancelledPage
  },
})
