// Recovery of a lost authenticator app: who gets how far, what stops it, and that no answer tells whether there is an account.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newUser } from '#shared/account/user-record.ts'
import type { MailJob, SecurityJob } from '#shared/messages/job.ts'
import { cancelPath, readCancelToken } from '#shared/recovery/cancel-link.ts'
import { carryOutRecoveries } from '#shared/recovery/carry-out.ts'
import { noteOwnerMailed } from '#shared/recovery/owner-mailed.ts'
import { RecoveryProof } from '#shared/recovery/contract.ts'
import { recoveryOperations } from '#shared/recovery/operations.ts'
import { Problem } from '#shared/operation/problem.ts'
import type { PasswordClaim, RecoveryPorts } from '#shared/recovery/ports.ts'
import { stopBySignIn, stopRecovery } from '#shared/recovery/stop-recovery.ts'
import { testSigner } from '#tests/support/messages.ts'
import { newId, random, silentLog } from '#tests/support/runtime.ts'
import { closeAccount, memoryStores, type Stores } from '#tests/support/stores.ts'

const caller = { userId: '', username: '', params: undefined, query: undefined }
const hourMs = 3_600_000
let stores: Stores
let jobs: SecurityJob[]
let now: Date
let pauses: number[]
/** The identity service, as far as recovery asks it: accounts by address, their passwords, and who has an app on. */
let accounts: Map<string, { userId: string; password: string; hasApp: boolean }>
let turnedOff: string[]
let tried: string[]

beforeEach(() => {
  stores = memoryStores()
  jobs = []
  now = new Date('2026-11-22T06:00:00.000Z')
  pauses = []
  accounts = new Map()
  turnedOff = []
  tried = []
})

/** A queue from which nothing is sent. */
const queueAlone = { send: async (sent: readonly MailJob[]) => void jobs.push(...(sent as SecurityJob[])) }

/** Over a queue whose mails the mail service takes at once. */
const ports = (more: Partial<RecoveryPorts> = {}): RecoveryPorts => ({
  signIn: {
    async find(email) {
      const account = accounts.get(email)
      return account && { userId: account.userId, username: account.userId, hasAuthenticator: account.hasApp }
    },
    challenge: async (email) => ({
      salt: 'aa',
      serverPublic: 'bb',
      secretBlock: Buffer.from(email).toString('base64'),
      userIdForSrp: accounts.get(email)?.userId ?? 'made-up',
    }),
    async prove(username, { signature }) {
      tried.push(username)
      const account = [...accounts.values()].find(({ userId }) => userId === username)
      if (account?.password !== signature) return 'wrong'
      return account.hasApp ? 'second-factor' : 'no-factor'
    },
    async turnOff(userId) {
      turnedOff.push(userId)
      for (const account of accounts.values()) if (account.userId === userId) account.hasApp = false
    },
  },
  recoveries: stores.recoveries,
  queue: {
    send: async (sent) => {
      await queueAlone.send(sent)
      for (const job of sent as SecurityJob[]) await noteOwnerMailed(ports(), job)
    },
  },
  signer: testSigner,
  clock: { now: () => now },
  timer: {
    elapsedMs: () => 0,
    pause: async (ms) => void pauses.push(ms),
    within: (promise) => promise,
  },
  random,
  newId,
  answersAfterMs: 700,
  ...more,
})

async function somebody(hasApp = true): Promise<{ userId: string; email: string }> {
  const userId = crypto.randomUUID()
  const email = `${userId}@example.test`
  await stores.users.create(newUser({ uid: userId, email, isEmailVerified: true }, {}, now.toISOString()))
  accounts.set(email, { userId, password: 'right', hasApp })
  return { userId, email }
}
const ask = (email: string, more?: Partial<RecoveryPorts>) =>
  recoveryOperations.request({ ...caller, body: { email } }, ports(more))
async function proofOf(email: string, code: string, password = 'right') {
  const answer = await recoveryOperations.challenge({ ...caller, body: { email, clientPublic: 'cc' } }, ports())
  const { secretBlock, ticket } = answer as { secretBlock: string; ticket: string }
  const claim: PasswordClaim = { secretBlock, timestamp: 'Sun Nov 22 06:00:00 UTC 2026', signature: password }
  return { email, code, ticket, ...claim }
}
const confirm = async (email: string, code: string, password?: string) =>
  recoveryOperations.confirm({ ...caller, body: await proofOf(email, code, password) }, ports())
const sentCode = (): string => {
  const last = jobs.findLast(({ event }) => event.what === 'recovery-code')?.event
  return last?.what === 'recovery-code' ? last.code : ''
}
const told = (): string[] => jobs.map(({ event }) => event.what)
const run = () => carryOutRecoveries({ ...ports(), log: silentLog })
const pass = (ms: number): void => void (now = new Date(now.getTime() + ms))
async function waiting(): Promise<{ userId: string; email: string; token: string }> {
  const person = await somebody()
  await ask(person.email)
  await confirm(person.email, sentCode())
  const last = jobs.at(-1)?.event
  const path = last?.what === 'recovery-waiting' ? last.cancelPath : ''
  return { ...person, token: decodeURIComponent(path.split('token=')[1] ?? '') }
}
const cancel = (token: string) => recoveryOperations.cancel({ ...caller, body: undefined, query: { token } }, ports())

describe('a lost app', () => {
  test('is turned off 24 hours after code and password were proven, once, and the person is told each step', async () => {
    const { userId, email } = await somebody()
    expect(await ask(email)).toBeUndefined()
    expect(sentCode()).toMatch(/^\d{6}$/)
    expect(await confirm(email, sentCode())).toEqual({ until: '2026-11-23T06:00:00.000Z' })
    pass(24 * hourMs - 1)
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    pass(1)
    expect(await run()).toEqual({ due: 1, turnedOff: 1, failed: 0 })
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    expect(turnedOff).toEqual([userId])
    expect(told()).toEqual(['recovery-code', 'recovery-waiting', 'recovery-done'])
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('asked for again while it waits, goes on as it was: no sooner, no later, and no second mail', async () => {
    const { email } = await waiting()
    pass(hourMs)
    await ask(email)
    expect(await confirm(email, sentCode())).toEqual({ until: '2026-11-23T06:00:00.000Z' })
    expect(told().filter((what) => what === 'recovery-waiting')).toHaveLength(1)
    await expect(confirm(email, sentCode())).rejects.toMatchObject({ code: 'conflict' })
    pass(23 * hourMs)
    expect(await run()).toMatchObject({ turnedOff: 1 })
    pass(hourMs)
    expect(await run()).toMatchObject({ due: 0 })
  })

  // A deletion finds the entry of what waits and no other, and would leave the person's id behind for a day.
  test('has one entry among what is due, however often it is asked for, and none once it could not begin', async () => {
    const entries = () => stores.recoveries.due(new Date(now.getTime() + 48 * hourMs), 100)
    const { email, userId } = await waiting()
    pass(hourMs)
    await ask(email)
    await confirm(email, sentCode())
    expect(await entries()).toEqual([{ until: '2026-11-23T06:00:00.000Z', userId }])
    // Where its mail did not go in time, the day begins anew.
    const record = (await stores.recoveries.find(userId))!
    const unmailed = { ...record, waiting: { ...record.waiting!, isMailed: false }, revision: record.revision + 1 }
    await stores.recoveries.replace(userId, record, unmailed)
    pass(1)
    await ask(email)
    await confirm(email, sentCode())
    expect(await entries()).toEqual([{ until: '2026-11-23T07:00:00.001Z', userId }])

    const other = await somebody()
    await ask(other.email)
    const queue = { send: () => Promise.reject(new Error('The queue takes no messages.')) }
    const body = await proofOf(other.email, sentCode())
    await expect(recoveryOperations.confirm({ ...caller, body }, ports({ queue }))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect((await entries()).map((entry) => entry.userId)).toEqual([userId])
  })

  test('can be carried out again where the run was cut off after the identity service', async () => {
    const { userId } = await waiting()
    pass(24 * hourMs)
    const broken = { ...ports(), queue: { send: () => Promise.reject(new Error('cut off')) }, log: silentLog }
    expect(await carryOutRecoveries(broken)).toEqual({ due: 1, turnedOff: 0, failed: 1 })
    expect(await run()).toEqual({ due: 1, turnedOff: 1, failed: 0 })
    expect(turnedOff).toEqual([userId, userId])
    expect(told().filter((what) => what === 'recovery-done')).toHaveLength(1)
  })
})

describe('what nobody was told of is not carried out', () => {
  const asked = async () => {
    const person = await somebody()
    await ask(person.email)
    return { ...person, code: sentCode() }
  }
  const confirmWith = async (email: string, code: string, more: Partial<RecoveryPorts>) =>
    recoveryOperations.confirm({ ...caller, body: await proofOf(email, code) }, ports(more))
  /** Ends the function before its `turn`th write of a record. */
  const killedAtWrite = (turn: number): Partial<RecoveryPorts> => {
    let writes = 0
    const replace: RecoveryPorts['recoveries']['replace'] = async (...call) => {
      if (++writes >= turn) throw new Error('killed')
      return stores.recoveries.replace(...call)
    }
    return { recoveries: { ...stores.recoveries, replace } }
  }

  test('where the queue takes nothing, nothing waits, and the same code works once it does', async () => {
    const { userId, email, code } = await asked()
    const queue = { send: async () => Promise.reject(new Error('The queue takes no messages.')) }
    await expect(confirmWith(email, code, { queue })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('nothing has been started'),
    })
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
    pass(6 * 60_000)
    expect(await confirm(email, code)).toEqual({ until: '2026-11-23T06:06:00.000Z' })
    expect(told()).toEqual(['recovery-code', 'recovery-waiting'])
  })

  test('begun twice at once and told by neither, it leaves no entry among what is due', async () => {
    const { userId, email, code } = await asked()
    const refusals: (() => void)[] = []
    const queue = {
      send: () =>
        new Promise<never>((_, reject) => refusals.push(() => reject(new Error('The queue takes no messages.')))),
    }
    const first = confirmWith(email, code, { queue })
    await vi.waitFor(() => expect(refusals).toHaveLength(1))
    pass(25)
    await ask(email)
    const second = confirmWith(email, sentCode(), { queue })
    await vi.waitFor(() => expect(refusals).toHaveLength(2))
    for (const [at, attempt] of [first, second].entries()) {
      refusals[at]?.()
      await expect(attempt).rejects.toMatchObject({ code: 'unavailable' })
    }
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
    expect(await stores.recoveries.due(new Date(now.getTime() + 48 * hourMs), 100)).toEqual([])
  })

  test('a function that ends between the record and the mail leaves what is never carried out', async () => {
    const { userId, email, code } = await asked()
    const never = { send: () => new Promise<never>(() => undefined) }
    void confirmWith(email, code, { queue: never })
    await vi.waitFor(async () => expect((await stores.recoveries.find(userId))?.waiting).not.toBeNull())
    pass(24 * hourMs)
    expect(await run()).toEqual({ due: 1, turnedOff: 0, failed: 0 })
    expect(await run()).toMatchObject({ due: 0 })
    expect(turnedOff).toEqual([])
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('proven again, it waits a whole day from then, and the mail of the first try has the link that stops it', async () => {
    const { userId, email, code } = await asked()
    // The try and the waiting are written; that it was told is not.
    await expect(confirmWith(email, code, killedAtWrite(3))).rejects.toThrow('killed')
    const mailed = jobs.at(-1)!
    pass(10 * 60_000)
    expect(await confirm(email, code)).toEqual({ until: '2026-11-23T06:10:00.000Z' })
    // A mail of its own, with the same link.
    expect(jobs.at(-1)!.id).not.toBe(mailed.id)
    expect(jobs.at(-1)!.event).toEqual({ ...mailed.event, until: '2026-11-23T06:10:00.000Z' })
    pass(24 * hourMs - 10 * 60_000)
    expect(await run()).toMatchObject({ due: 0 })
    pass(10 * 60_000)
    expect(await run()).toMatchObject({ due: 1, turnedOff: 1 })
    expect(turnedOff).toEqual([userId])
  })

  test('where the mail service does not take the mail, nothing is turned off, and whoever asked is told', async () => {
    const { userId, email, code } = await asked()
    expect(await confirmWith(email, code, { queue: queueAlone })).toEqual({ until: '2026-11-23T06:00:00.000Z' })
    pass(24 * hourMs)
    expect(await run()).toEqual({ due: 1, turnedOff: 0, failed: 0 })
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    expect(turnedOff).toEqual([])
    expect(told()).toEqual(['recovery-code', 'recovery-waiting', 'recovery-stopped'])
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test.each([
    ['within an hour counts', hourMs, 1],
    ['later leaves its owner too little time', hourMs + 1, 0],
  ])('a mail that goes %s', async (_which, afterMs, expected) => {
    const { email, code } = await asked()
    await confirmWith(email, code, { queue: queueAlone })
    pass(afterMs)
    await noteOwnerMailed(ports(), jobs.at(-1)!)
    pass(24 * hourMs - afterMs)
    expect(await run()).toMatchObject({ due: 1, turnedOff: expected })
  })

  test('asked for again where the mail did not go within an hour, the day begins anew with a mail of its own, and its link is that of the first', async () => {
    const { userId, email, code } = await asked()
    await confirmWith(email, code, { queue: queueAlone })
    const lost = jobs.at(-1)!
    pass(hourMs)
    await ask(email)
    expect(await confirm(email, sentCode())).toEqual({ until: '2026-11-23T06:00:00.000Z' })
    pass(1)
    await ask(email)
    expect(await confirm(email, sentCode())).toEqual({ until: '2026-11-23T07:00:00.001Z' })
    // A mail goes once by its id: the late one, which may have gone by then, must not pass for this one.
    const again = jobs.at(-1)!
    expect(again.id).not.toBe(lost.id)
    expect(again.event).toMatchObject({
      what: 'recovery-waiting',
      cancelPath: (lost.event as { cancelPath: string }).cancelPath,
    })
    pass(24 * hourMs)
    await run()
    expect(turnedOff).toEqual([userId])
  })

  test('a mail about something else, or about what was stopped meanwhile, counts for nothing', async () => {
    const { userId, email, code } = await asked()
    await confirmWith(email, code, { queue: queueAlone })
    const mailed = jobs.at(-1)!
    await noteOwnerMailed(ports(), jobs[0]!)
    await noteOwnerMailed(ports(), { ...mailed, id: 'another-waiting' })
    expect((await stores.recoveries.find(userId))?.waiting).toMatchObject({ isMailed: false })
    await stopRecovery(ports(), userId, () => true)
    await noteOwnerMailed(ports(), mailed)
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('stopped while its mail is handed over, it is not said to wait', async () => {
    const { userId, email, code } = await asked()
    const queue = { send: async () => stopRecovery(ports(), userId, () => true) }
    await expect(confirmWith(email, code, { queue })).rejects.toMatchObject({ code: 'unavailable' })
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('a second proof at the same time that was told is not taken back with the first, which was not', async () => {
    const { userId, email, code } = await asked()
    const queue = {
      send: async () => {
        await confirm(email, code)
        throw new Error('The queue takes no messages.')
      },
    }
    await expect(confirmWith(email, code, { queue })).rejects.toMatchObject({ code: 'unavailable' })
    expect((await stores.recoveries.find(userId))?.waiting).toMatchObject({ isTold: true })
  })
})

describe('what stops it', () => {
  test('the link in the mail, signed out, once, with a mail that says so', async () => {
    const { userId, token } = await waiting()
    expect(await cancel(token)).toContain('stays on')
    expect(await cancel(token)).toContain('stays on')
    expect(told().filter((what) => what === 'recovery-stopped')).toHaveLength(1)
    pass(48 * hourMs)
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('looking at the link changes nothing, and names nobody', async () => {
    const { userId, token } = await waiting()
    const page = String(
      await recoveryOperations.confirmCancel({ ...caller, body: undefined, query: { token } }, ports()),
    )
    expect(page.match(/<button/g)).toHaveLength(1)
    expect(page).toContain(`token=${encodeURIComponent(token)}`)
    expect((await stores.recoveries.find(userId))?.waiting).not.toBeNull()
  })

  test.each(['', 'r1', 'r1.a.b', 'r1.a.b.c', 'r1.a.b.c.d', 'r2.a.b.c', 'r1.a b.c.d'])(
    'the made-up token %j is answered alike and stops nothing',
    async (made) => {
      const { userId, token } = await waiting()
      // Of the last letter some bits say nothing: the one before it is changed.
      const forged = token.replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
      expect(await cancel(made)).toBe(await cancel(forged))
      expect((await stores.recoveries.find(userId))?.waiting).not.toBeNull()
    },
  )

  test('a token of one request is good for no other, and says whose it is only signed', async () => {
    const { userId, email, token } = await waiting()
    await cancel(token)
    await ask(email)
    await confirm(email, sentCode())
    await cancel(token)
    expect((await stores.recoveries.find(userId))?.waiting).not.toBeNull()
    const path = await cancelPath(testSigner, 'me', 'one')
    const made = decodeURIComponent(path.split('token=')[1] ?? '')
    expect(await readCancelToken(testSigner, made)).toEqual({ userId: 'me', id: 'one' })
    expect(await readCancelToken(testSigner, made.replace('.me.', '.you.'))).toBeUndefined()
  })

  test('a sign-in after the request; one from before it, told late, does not', async () => {
    const { userId } = await waiting()
    await stopBySignIn(ports(), { userId, at: '2026-11-22T05:59:59.000Z' })
    expect(told()).not.toContain('recovery-stopped')
    await stopBySignIn(ports(), { userId, at: '2026-11-22T06:00:01.000Z' })
    await stopBySignIn(ports(), { userId, at: '2026-11-22T06:00:02.000Z' })
    expect(told().filter((what) => what === 'recovery-stopped')).toHaveLength(1)
    pass(24 * hourMs)
    expect(await run()).toMatchObject({ turnedOff: 0 })
    let reads = 0
    const find: RecoveryPorts['recoveries']['find'] = async (who) => (reads++, stores.recoveries.find(who))
    await stopBySignIn({ ...ports(), recoveries: { ...stores.recoveries, find } }, { userId, at: now.toISOString() })
    expect(reads).toBe(1)
    await stopBySignIn(ports(), { userId: 'nobody', at: now.toISOString() })
    await stopRecovery(ports(), 'nobody', () => true)
  })

  test('closing the account: nothing is left to be carried out, and nothing can be asked for', async () => {
    const { userId, email } = await waiting()
    await closeAccount(stores, userId)
    pass(24 * hourMs)
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    const before = jobs.length
    await ask(email)
    await expect(confirm(email, '123456')).rejects.toMatchObject({ code: 'conflict' })
    expect(jobs).toHaveLength(before)
    expect(turnedOff).toEqual([])
  })

  test('closing while the run has begun wins: an entry without a record is taken away', async () => {
    const { userId } = await waiting()
    const due = (await stores.recoveries.due(new Date('2026-11-24T00:00:00.000Z'), 9))[0]!
    await closeAccount(stores, userId)
    await stores.recoveries.note(due)
    pass(24 * hourMs)
    expect(await run()).toEqual({ due: 1, turnedOff: 0, failed: 0 })
    expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
    expect(turnedOff).toEqual([])
  })

  test('nothing, once it is being carried out', async () => {
    const { userId, token } = await waiting()
    pass(24 * hourMs)
    const stopped = { ...ports(), log: silentLog }
    const slow = {
      ...stopped,
      signIn: {
        ...stopped.signIn,
        async turnOff(who: string) {
          await cancel(token)
          await stopped.signIn.turnOff(who)
        },
      },
    }
    expect(await carryOutRecoveries(slow)).toMatchObject({ turnedOff: 1 })
    expect(told()).not.toContain('recovery-stopped')
    expect(turnedOff).toEqual([userId])
  })
})

describe('who does not get there', () => {
  const refused = { code: 'conflict', message: expect.stringContaining('That code or password is not right') }

  test('without the code: no password is tried, and five tries use it up', async () => {
    const { email } = await somebody()
    await ask(email)
    const wrong = sentCode() === '000000' ? '111111' : '000000'
    for (let turn = 0; turn < 5; turn++) await expect(confirm(email, wrong)).rejects.toMatchObject(refused)
    expect(tried).toEqual([])
    await expect(confirm(email, sentCode())).rejects.toMatchObject(refused)
  })

  test('many tries at once are counted as many', async () => {
    const { email } = await somebody()
    await ask(email)
    const wrong = sentCode() === '000000' ? '111111' : '000000'
    await Promise.allSettled(Array.from({ length: 5 }, () => confirm(email, wrong)))
    await expect(confirm(email, sentCode())).rejects.toMatchObject(refused)
  })

  test('with the code but not the password, five times', async () => {
    const { userId, email } = await somebody()
    await ask(email)
    for (let turn = 0; turn < 6; turn++) {
      await expect(confirm(email, sentCode(), 'wrong')).rejects.toMatchObject(refused)
    }
    expect(tried).toHaveLength(5)
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })

  test('with an old code: after 15 minutes, after a newer one, or after it was used', async () => {
    const { email } = await somebody()
    await ask(email)
    const first = sentCode()
    await ask(email)
    if (first !== sentCode()) await expect(confirm(email, first)).rejects.toMatchObject(refused)
    pass(15 * 60_000)
    await expect(confirm(email, sentCode())).rejects.toMatchObject(refused)
    await ask(email)
    await confirm(email, sentCode())
    await expect(confirm(email, sentCode())).rejects.toMatchObject(refused)
  })

  test('with the proof of another account’s password', async () => {
    const [victim, thief] = [await somebody(), await somebody()]
    await ask(victim.email)
    const proof = { ...(await proofOf(thief.email, sentCode())), email: victim.email }
    await expect(recoveryOperations.confirm({ ...caller, body: proof }, ports())).rejects.toMatchObject(refused)
    expect(tried).toEqual([])
  })

  test('with no app on, where the right password and code say so', async () => {
    const { email } = await somebody()
    await ask(email)
    accounts.get(email)!.hasApp = false
    await expect(confirm(email, sentCode())).rejects.toMatchObject({
      message: expect.stringContaining('no authenticator'),
    })
  })
})

describe('where no mail is sent', () => {
  const untold = { queue: undefined }
  const told = { code: 'unavailable', message: expect.stringContaining('sends no emails here') }

  test('whoever asks is told so at once, before any address is looked at', async () => {
    const signIn = { ...ports().signIn, find: () => Promise.reject(new Error('looked at')) }
    await expect(ask('nobody@example.test', { ...untold, signIn })).rejects.toMatchObject(told)
    expect(pauses).toEqual([])
  })

  test('nothing begins to wait, and what waits from before is still stopped', async () => {
    const { userId, email, token } = await waiting()
    const body = await proofOf(email, sentCode())
    await expect(recoveryOperations.confirm({ ...caller, body }, ports(untold))).rejects.toMatchObject(told)
    await recoveryOperations.cancel({ ...caller, body: undefined, query: { token } }, ports(untold))
    expect((await stores.recoveries.find(userId))?.waiting).toBeNull()
  })
})

describe('nothing tells whether there is an account', () => {
  test('asking answers the same and as late for an account with an app, one without, none, and one asked for too often', async () => {
    const withApp = await somebody()
    const without = await somebody(false)
    for (const email of [withApp.email, without.email, 'nobody@example.test']) expect(await ask(email)).toBeUndefined()
    expect(pauses).toEqual([700, 700, 700])
    expect(told()).toEqual(['recovery-code'])
    for (let turn = 0; turn < 4; turn++) expect(await ask(withApp.email)).toBeUndefined()
    expect(told()).toHaveLength(3)
    pass(24 * hourMs)
    await ask(withApp.email)
    expect(told()).toHaveLength(4)
  })

  test('a proof fails the same and as late', async () => {
    const { email } = await somebody()
    const reasons = []
    for (const address of [email, 'nobody@example.test']) {
      reasons.push(await confirm(address, '123456').catch((error: unknown) => String(error)))
    }
    expect(new Set(reasons).size).toBe(1)
    expect(pauses).toEqual([700, 700])
  })

  test('an account that is closed while its code is made answers as any other', async () => {
    const { userId, email } = await somebody()
    const closing = { ...stores.recoveries, find: async () => (await closeAccount(stores, userId), undefined) }
    expect(await ask(email, { recoveries: closing })).toBeUndefined()
    expect(jobs).toEqual([])
  })

  test('the key is loaded for every address, and where it cannot be, each is refused alike', async () => {
    const { email } = await somebody()
    const broken = { ...testSigner, sign: async () => Promise.reject(new Problem('unavailable', 'No key.')) }
    for (const address of [email, 'nobody@example.test']) {
      await expect(ask(address, { signer: broken })).rejects.toMatchObject({ code: 'unavailable' })
    }
  })

  test('who is slow anyway is not made slower', async () => {
    let elapsed = 0
    const timer = { ...ports().timer, elapsedMs: () => (elapsed += 1500) }
    await ask('nobody@example.test', { timer })
    expect(pauses).toEqual([])
  })
})

test('every code is as likely as another: what would favour some is drawn again', async () => {
  const { email } = await somebody()
  const draws = [
    [255, 255, 255, 255],
    [0, 0, 0, 7],
  ]
  const drawn = { ...random, bytes: () => Uint8Array.from(draws.shift() ?? []) }
  await ask(email, { random: drawn })
  expect(sentCode()).toBe('000007')
})

test('a record that changes all the time is said to be so, so that the browser asks again', async () => {
  const { email } = await somebody()
  const busy = { ...stores.recoveries, replace: async () => false }
  await expect(ask(email, { recoveries: busy })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 1,
  })
})

test('an erasure between proof and waiting leaves nothing waiting', async () => {
  const { userId, email } = await somebody()
  await ask(email)
  const body = await proofOf(email, sentCode())
  const erased = { ...ports(), recoveries: stores.recoveries }
  const signIn = {
    ...erased.signIn,
    prove: async () => {
      await stores.data.erase(userId)
      return 'second-factor' as const
    },
  }
  await expect(recoveryOperations.confirm({ ...caller, body }, { ...erased, signIn })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(told()).toEqual(['recovery-code'])
})

test('closing in the middle of a proof reads as a wrong one', async () => {
  const { userId, email } = await somebody()
  await ask(email)
  const body = await proofOf(email, sentCode())
  const closed = {
    ...stores.recoveries,
    note: async () => {
      await closeAccount(stores, userId)
    },
    find: stores.recoveries.find,
  }
  await expect(recoveryOperations.confirm({ ...caller, body }, ports({ recoveries: closed }))).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a code that is too short is said to be', () => {
  const issues = RecoveryProof.safeParse({ code: '12' }).error?.issues ?? []
  expect(issues.find(({ path }) => path[0] === 'code')?.message).toBe('must have six digits')
})
