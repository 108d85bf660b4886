// The lists beside the documents: whatever two requests at once do to one person, and in whatever order their steps come, who is to
// get a kind of mail is listed for it.
import { describe, expect, test } from 'vitest'
import { profileOperations, type ProfilePorts } from '#shared/account/operations.ts'
import { newUser } from '#shared/account/user-record.ts'
import { messagesOperations } from '#shared/messages/operations.ts'
import { timedKindsSent } from '#shared/messages/settings.ts'
import { shardOf } from '#shared/messages/shards.ts'
import { stopMail } from '#shared/messages/stop-mail.ts'
import { unsubscribeToken } from '#shared/messages/unsubscribe-link.ts'
import { Problem } from '#shared/operation/problem.ts'
import { testSigner } from '#tests/support/messages.ts'
import { exportPartsOf, memoryStores, type Stores } from '#tests/support/stores.ts'

const consentAt = '2026-11-20T00:00:00.000Z'
const bouncedAt = new Date('2026-11-21T00:00:00.000Z')
const now = '2026-11-22T00:00:00.000Z'

/** Lets one step of one request through at a time, in the order that the choices say; then in any. */
function schedule(choices: readonly number[]) {
  const waiting = new Map<number, () => void>()
  const taken: { chosen: number; of: number[] }[] = []
  return {
    taken,
    /** A store whose calls wait for their turn. */
    gated<Store extends object>(store: Store, request: number): Store {
      return new Proxy(store, {
        get(target, name) {
          const call: unknown = Reflect.get(target, name)
          if (typeof call !== 'function' || name === 'pages') return call
          return async (...about: unknown[]) => {
            await new Promise<void>((go) => waiting.set(request, go))
            return Reflect.apply(call, target, about) as unknown
          }
        },
      })
    },
    async run(requests: Promise<unknown>[]): Promise<void> {
      let isOver = false
      const over = Promise.all(requests).then(() => (isOver = true))
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        if (isOver) break
        const of = [...waiting.keys()].toSorted((a, b) => a - b)
        const chosen = choices[taken.length] ?? of[0]!
        taken.push({ chosen, of })
        const go = waiting.get(chosen)
        waiting.delete(chosen)
        go?.()
      }
      await over
    },
  }
}

type Request = (stores: Stores, userId: string) => Promise<unknown>

const edit =
  (preferences: { weeklyReports?: boolean }, isWanted = false): Request =>
  async (stores, userId) => {
    const ports: ProfilePorts = {
      users: stores.users,
      subscribers: stores.subscribers,
      exports: exportPartsOf(stores),
      data: stores.data,
      openAccounts: stores.openAccounts,
      accounts: {
        identify: async () => ({ uid: userId, email: 'kim@example.test', isEmailVerified: true }),
        remove: async () => undefined,
        endSessions: async () => undefined,
      },
      clock: { now: () => new Date(now) },
    }
    const body = { preferences: { notifications: preferences }, ...(isWanted ? { messages: { isWanted: true } } : {}) }
    const ask = () =>
      profileOperations.update(
        { userId, username: userId, params: undefined, query: undefined, body: body as never },
        ports,
      )
    // As the app does it: what was refused is made again from the document as it is.
    await ask().catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'conflict') return ask()
      throw error
    })
  }
const link: Request = async (stores, userId) => {
  const token = await unsubscribeToken(testSigner, userId, 'weekly')
  const request = { params: undefined, query: { token }, body: undefined, userId: undefined, accessToken: undefined }
  await messagesOperations.unsubscribe(request as never, { ...stores, signer: testSigner })
}
const bounce: Request = (stores, userId) => stopMail(stores, userId, 'bounce', bouncedAt)
const bounceThenOn: Request = async (stores, userId) => {
  await bounce(stores, userId)
  await on(stores, userId)
}
const lateBounce: Request = (stores, userId) => stopMail(stores, userId, 'bounce', new Date('2026-11-19T00:00:00.000Z'))

async function outcome(requests: readonly Request[], isOn: boolean, choices: readonly number[]) {
  const stores = memoryStores()
  const userId = crypto.randomUUID()
  const user = newUser({ uid: userId, email: 'kim@example.test', isEmailVerified: true }, {}, consentAt)
  const notifications = { ...user.preferences.notifications, weeklyReports: isOn }
  await stores.users.create({ ...user, preferences: { ...user.preferences, notifications } })
  await stores.subscribers.add(userId, timedKindsSent({ notifications, messages: user.messages }))
  const steps = schedule(choices)
  const running = requests.map((request, at) => {
    const gate = <Store extends object>(store: Store): Store => steps.gated(store, at)
    const { users, subscribers, recipients } = stores
    const own = { ...stores, users: gate(users), subscribers: gate(subscribers), recipients: gate(recipients) }
    return request(own, userId)
  })
  await steps.run(running)
  const found = await stores.users.find(userId)
  const sent = found === undefined ? [] : timedKindsSent({ ...found.preferences, messages: found.messages })
  const listed: string[] = []
  for (const kind of sent) {
    for await (const page of stores.subscribers.pages(kind, shardOf(userId)))
      if (page.includes(userId)) listed.push(kind)
  }
  return { sent, listed, taken: steps.taken }
}

/** Every order in which the steps of two requests can come. */
async function everyOrder(requests: readonly Request[], isOn: boolean): Promise<number> {
  let orders = 0
  let choices: number[] | undefined = []
  while (choices !== undefined) {
    const { sent, listed, taken } = await outcome(requests, isOn, choices)
    const order: string = taken.map(({ chosen }) => chosen).join('')
    expect({ order, listed }).toEqual({ order, listed: sent })
    orders++
    const last = taken.findLastIndex(({ chosen, of }) => of.some((other) => other > chosen))
    choices =
      last < 0
        ? undefined
        : [
            ...taken.slice(0, last).map(({ chosen }) => chosen),
            taken[last]!.of.find((other) => other > taken[last]!.chosen)!,
          ]
  }
  return orders
}

const off = edit({ weeklyReports: false })
const on = edit({ weeklyReports: true }, true)

describe.each([
  ['turned off and on on two devices', [off, on]],
  ['stopped by its link and turned on', [link, on]],
  ['stopped by a bounce and asked for', [bounce, on]],
  ['left alone by a late bounce and turned on', [lateBounce, on]],
  ['stopped by its link and by a bounce', [link, bounce]],
  ['stopped by a bounce that is told of twice, and asked for in between', [bounce, bounceThenOn]],
] as const)('a kind of mail that is %s at once', (_name, requests) => {
  test.each([true, false])(
    'ends listed where it ends on, whatever comes first; on before: %s',
    async (isOn) => {
      expect(await everyOrder(requests, isOn)).toBeGreaterThan(3)
    },
    60_000,
  )
})
