// The unsubscribe link: whose and which switch it turns, what looking at it does, and that forged ones do nothing.
import { beforeEach, describe, expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { hmacLinkSigner } from '#lambdas/adapters/secrets/link-signer.ts'
import { givenSecret } from '#lambdas/adapters/secrets/secret.ts'
import { contract } from '#shared/contract/index.ts'
import { allKinds, messageKinds, TimedKind } from '#shared/messages/kinds.ts'
import { messagesOperations } from '#shared/messages/operations.ts'
import { changeMessages, timedKindsSent, noMessages } from '#shared/messages/settings.ts'
import { shardOf } from '#shared/messages/shards.ts'
import { stopMail } from '#shared/messages/stop-mail.ts'
import { readToken, unsubscribeToken, unsubscribeUrl } from '#shared/messages/unsubscribe-link.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { aMailAddress, testSigner } from '#tests/support/messages.ts'
import { closeAccount, memoryStores, type Stores } from '#tests/support/stores.ts'

const now = '2026-11-22T06:00:00.000Z'
let stores: Stores
beforeEach(() => {
  stores = memoryStores()
})

async function somebody(): Promise<string> {
  const uid = await aMailAddress(stores, now)
  await stores.subscribers.add(uid, TimedKind.options)
  return uid
}

async function call(method: 'GET' | 'POST', token: string | undefined, signer = testSigner) {
  const serve = lambda(contract.messages, messagesOperations, () => ({ ...stores, signer }))
  const event = anApiEvent(`${method} /api/messages/unsubscribe`, {
    claims: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(token === undefined ? {} : { queryStringParameters: { token } }),
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  })
  const { statusCode, body = '', headers } = await serve(event, lambdaContext)
  return { status: statusCode, body, type: headers?.['content-type'] }
}
const switches = async (person: string) => (await stores.users.find(person))?.preferences.notifications

async function isListed(kind: TimedKind, person: string): Promise<boolean> {
  for await (const page of stores.subscribers.pages(kind, shardOf(person))) if (page.includes(person)) return true
  return false
}

describe.each(allKinds)('the link of %s', (kind) => {
  test('turns its own switch off and takes the person off its list, once and for good, and nobody else', async () => {
    const [kim, lee] = [await somebody(), await somebody()]
    const before = await switches(kim)
    const token = await unsubscribeToken(testSigner, kim, kind)
    const first = await call('POST', token)
    expect(first).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    expect(await call('POST', token)).toEqual(first)
    expect(await switches(kim)).toEqual({ ...before, [messageKinds[kind].notification]: false })
    expect(await Promise.all(TimedKind.options.map((each) => isListed(each, kim)))).toEqual(
      TimedKind.options.map((each) => each !== kind),
    )
    expect(await switches(lee)).toEqual(before)
    expect(await Promise.all(TimedKind.options.map((each) => isListed(each, lee)))).not.toContain(false)
  })

  test('shows a page with one button that names it, and looking changes nothing', async () => {
    const person = await somebody()
    const before = await switches(person)
    const token = await unsubscribeToken(testSigner, person, kind)
    const { status, body } = await call('GET', token)
    expect(status).toBe(200)
    expect(body.match(/<button[^>]*>([^<]+)</g)).toHaveLength(1)
    expect(body).toContain(`Stop ${messageKinds[kind].name}`)
    expect(body).toContain('method="post"')
    expect(body).not.toContain('<script')
    expect(await switches(person)).toEqual(before)
  })
})

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['not one of ours', 'hello'],
  ['markup', '"><script>alert(1)</script>'],
  ['too many parts', 'u1.weekly.me.sig.more'],
  ['a kind there is not', 'u1.daily.me.sig'],
  ['a person there cannot be', 'u1.weekly.a b.sig'],
  ['no signature', 'u1.weekly.me'],
  ['another version', 'u2.weekly.me.sig'],
])('a token that is %s is answered like a good one and does nothing', async (_name, token) => {
  const good = await call('POST', await unsubscribeToken(testSigner, await somebody(), 'weekly'))
  expect(await call('POST', token)).toEqual(good)
  const page = await call('GET', token)
  expect(page.status).toBe(200)
  expect(page.body).not.toContain('<script')
  // Looking tells no more than the token itself says, genuine or not.
  expect(page.body).toContain(token?.includes('.weekly.') === true ? 'Stop weekly reports' : 'Stop these mails')
})

test('a signature is good for one person, one kind and our key alone; a key before it is still taken', async () => {
  const token = await unsubscribeToken(testSigner, 'kim', 'weekly')
  expect(await readToken(testSigner, token)).toEqual({ userId: 'kim', kind: 'weekly' })
  expect(await readToken(testSigner, token.replace('.kim.', '.lee.'))).toBeUndefined()
  expect(await readToken(testSigner, token.replace('.weekly.', '.news.'))).toBeUndefined()
  expect(await readToken(testSigner, `${token.slice(0, -2)}aa`)).toBeUndefined()
  const other = hmacLinkSigner(givenSecret('another-key'))
  expect(await readToken(other, token)).toBeUndefined()
  const newer = hmacLinkSigner(givenSecret('a-new-key\na-key-of-the-tests\n'))
  expect(await readToken(newer, token)).toEqual({ userId: 'kim', kind: 'weekly' })
  expect(await unsubscribeToken(newer, 'kim', 'weekly')).not.toBe(token)
  expect(unsubscribeUrl('https://gumnut.test', token)).toBe(
    `https://gumnut.test/api/messages/unsubscribe?token=${token}`,
  )
})

test('without its key the link says that it cannot be checked now, and does not say done', async () => {
  const lost = hmacLinkSigner({ read: () => Promise.resolve(undefined) })
  const token = await unsubscribeToken(testSigner, await somebody(), 'weekly')
  expect(await call('POST', token, lost)).toMatchObject({ status: 503 })
  expect(await call('GET', token, lost)).toMatchObject({ status: 200, body: expect.stringContaining('weekly reports') })
})

test('the link of a deleted account does nothing and is answered all the same', async () => {
  const person = await somebody()
  const token = await unsubscribeToken(testSigner, person, 'weekly')
  await closeAccount(stores, person)
  expect((await call('POST', token)).status).toBe(200)
})

test('a bounce or a complaint ends all mail until it is asked for again', async () => {
  const person = await somebody()
  const at = new Date('2026-11-22T07:00:00.000Z')
  expect(await stopMail(stores, person, 'bounce', at)).toBe(true)
  const stopped = (await stores.users.find(person))?.messages
  expect(stopped?.stopped).toEqual({ because: 'bounce', at: at.toISOString() })
  expect(await Promise.all(TimedKind.options.map((kind) => isListed(kind, person)))).toEqual([false, false, false])
  expect(await stopMail(stores, crypto.randomUUID(), 'complaint', at)).toBe(false)
})

test('a bounce that is told of twice at the same time stops mail once', async () => {
  const person = await somebody()
  const at = new Date('2026-11-22T07:00:00.000Z')
  const told = await Promise.all([stopMail(stores, person, 'bounce', at), stopMail(stores, person, 'bounce', at)])
  expect(told.toSorted()).toEqual([false, true])
  expect((await stores.users.find(person))?.messages.stopped).toEqual({ because: 'bounce', at: at.toISOString() })
})

test('a bounce that is told of late, or again, does not stop who has asked again since', async () => {
  const person = await somebody()
  const before = new Date('2026-11-22T05:59:59.999Z')
  expect(await stopMail(stores, person, 'bounce', before)).toBe(false)
  expect((await stores.users.find(person))?.messages.stopped).toBeNull()
  expect(await Promise.all(TimedKind.options.map((kind) => isListed(kind, person)))).toEqual([true, true, true])
})

describe('settings', () => {
  const on = { priceAlerts: true, marketNews: true, weeklyReports: true, achievementUpdates: true }
  const later = '2026-12-01T00:00:00.000Z'

  test('nothing is sent without consent; a consent keeps its day, and one after a stop is new', () => {
    expect(timedKindsSent({ notifications: on, messages: noMessages })).toEqual([])
    const wanted = changeMessages(noMessages, { isWanted: true }, now)
    expect(wanted).toEqual({ consentAt: now, includeAmounts: false, stopped: null })
    expect(timedKindsSent({ notifications: { ...on, marketNews: false }, messages: wanted })).toEqual([
      'weekly',
      'achievements',
    ])
    expect(changeMessages(wanted, { isWanted: true }, later).consentAt).toBe(now)
    const stopped = { ...wanted, stopped: { because: 'complaint' as const, at: now } }
    expect(timedKindsSent({ notifications: on, messages: stopped })).toEqual([])
    expect(changeMessages(stopped, {}, later)).toEqual(stopped)
    expect(changeMessages(stopped, { isWanted: true }, later)).toEqual({ ...wanted, consentAt: later })
  })

  test('amounts are asked for apart from mails', () => {
    const after = changeMessages(noMessages, { includeAmounts: true }, now)
    expect(after).toEqual({ ...noMessages, includeAmounts: true })
    expect(changeMessages(after, {}, now).includeAmounts).toBe(true)
  })
})
