// Mails over the whole local stack: what arrives in the inbox by the clock, once, and how the link in it stops it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#shared/account/user.ts'
import { control, type LocalMail, mailsTo, setLocalClock } from '#tests/support/local-controls.ts'
import { anAccount, localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'
import { aCoinPast, aPast, risingFrom } from '#tests/support/market/history-documents.ts'
import { chart } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'

/** Sunday 22 November 2026 in Sydney, daylight saving: 17:00 is 06:00 UTC. */
const [minuteBefore, sunday] = ['2026-11-22T05:59:00.000Z', '2026-11-22T06:00:00.000Z']
/** Sunday 4 April 2027, the day it ends: 17:00 is 07:00 UTC. */
const [beforeWinter, winterSunday] = ['2027-04-04T06:59:00.000Z', '2027-04-04T07:00:00.000Z']

let provider: ProviderServer
let stack: TestStack
beforeAll(async () => {
  provider = await startProvider()
  const rising = { closes: risingFrom('2026-01-01', 100) }
  provider.on(chart, aPast({ CBA: rising, '^AXJO': rising, STW: rising, VGS: rising }))
  provider.on(
    '/api/v3/coins/',
    aCoinPast(() => 160_000),
  )
  stack = await localStack({ YAHOO_BASE_URL: provider.url, COINGECKO_BASE_URL: provider.url })
  await setClock('2026-11-16T00:00:00.000Z')
})
afterAll(async () => {
  await setClock(null)
  await stack.close()
  await provider.close()
})

const setClock = (now: string | null) => setLocalClock(stack.url, now)
const runMails = () => control<{ fanOuts: { kind: string; people: number }[]; dead: number }>(stack.url, 'messages')

/** Mails of one person that are no codes. */
const sentTo = async ({ email }: Person): Promise<LocalMail[]> =>
  (await mailsTo(stack.url, email)).filter(({ code }) => code === '')
async function profileOf(person: Person): Promise<User> {
  return (await stack.api(person.accessToken, 'GET', '/api/profile')).body
}
const change = async (person: Person, body: object) => {
  const answer = await stack.api(person.accessToken, 'PUT', '/api/profile', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const somebody = () => anAccount(stack)
const linkIn = ({ headers }: LocalMail): string => /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

describe('the weekly report', () => {
  test('comes on Sunday at 17:00 and not a minute before, once, with amounts only when asked for', async () => {
    const person = await somebody()
    const holding = { id: crypto.randomUUID(), type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 50 }
    await stack.api(person.accessToken, 'POST', '/api/holdings', holding)
    await control(stack.url, 'history')
    await setClock('2026-11-20T08:00:00.000Z')
    await control(stack.url, 'history')

    await setClock(minuteBefore)
    await runMails()
    expect(await sentTo(person)).toEqual([])

    await setClock(sunday)
    const run = await runMails()
    expect(run.fanOuts.map(({ kind }) => kind)).toEqual(['weekly', 'achievements', 'news'])
    expect(run.dead).toBe(0)
    await runMails()
    const mails = await sentTo(person)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your week to 22 Nov'])
    expect(mails[0]?.text).toMatch(/CBA: \+\d/)
    expect(mails[0]?.text + (mails[0]?.html ?? '')).not.toContain('$')
    expect((await profileOf(person)).messages.mailedAt.weekly).toBe(sunday)

    await change(person, { messages: { includeAmounts: true } })
    await setClock('2026-11-29T06:00:00.000Z')
    await runMails()
    const [, withAmounts] = await sentTo(person)
    expect(withAmounts?.text).toContain('$')
    expect(withAmounts?.subject).not.toContain('$')
  })

  test('is at 17:00 by the clock on the wall on the day daylight saving ends', async () => {
    const person = await somebody()
    await setClock(beforeWinter)
    await runMails()
    expect(await sentTo(person)).toEqual([])
    await setClock(winterSunday)
    await runMails()
    expect(await sentTo(person)).toHaveLength(1)
  })
})

describe('stopping a mail from its link', () => {
  let person: Person
  let other: Person
  let link: string
  beforeAll(async () => {
    person = await somebody()
    other = await somebody()
    await setClock('2027-05-02T07:00:00.000Z')
    await runMails()
    link = linkIn((await sentTo(person))[0] as LocalMail)
  })

  test('the mail names the link as RFC 8058 wants it, and the link tells nothing of the address', async () => {
    const [mail] = await sentTo(person)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(link).toMatch(/\/api\/messages\/unsubscribe\?token=u1\.weekly\./)
    expect(decodeURIComponent(link)).not.toContain(person.email.split('@')[0])
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain('Stop weekly reports')
  })

  test('looking at it shows a page with one button and changes nothing', async () => {
    const page = await fetch(link)
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html.match(/<button/g)).toHaveLength(1)
    await fetch(link, { method: 'HEAD' })
    expect((await profileOf(person)).preferences.notifications.weeklyReports).toBe(true)
  })

  test('one post without a session turns this switch off, for this person alone; a second changes nothing', async () => {
    const press = () =>
      fetch(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    const before = await profileOf(person)
    expect((await press()).status).toBe(200)
    expect((await press()).status).toBe(200)
    const after = await profileOf(person)
    expect(after.preferences.notifications).toEqual({ ...before.preferences.notifications, weeklyReports: false })
    expect((await profileOf(other)).preferences.notifications.weeklyReports).toBe(true)
    await setClock('2027-05-09T07:00:00.000Z')
    await runMails()
    expect(await sentTo(person)).toHaveLength(1)
    expect(await sentTo(other)).toHaveLength(2)
  })

  test.each([
    ['no token', ''],
    ['a made-up one', '?token=u1.weekly.me.c2ln'],
    ['two tokens', '?token=a&token=b'],
    ['other fields', '?person=me'],
  ])('%s is answered 200 all the same', async (_name, query) => {
    const address = `${stack.url}/api/messages/unsubscribe${query}`
    expect((await fetch(address, { method: 'POST', body: '{"not": "a form"}' })).status).toBe(200)
    expect((await fetch(address)).status).toBe(200)
  })

  test('a signature of one person or switch is good for no other', async () => {
    const token = new URL(link).searchParams.get('token') ?? ''
    for (const forged of [token.replace(person.sub, other.sub), token.replace('.weekly.', '.achievements.')]) {
      expect(forged).not.toBe(token)
      const address = `${stack.url}/api/messages/unsubscribe?token=${encodeURIComponent(forged)}`
      expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    }
    expect((await profileOf(other)).preferences.notifications.weeklyReports).toBe(true)
    expect((await profileOf(person)).preferences.notifications.achievementUpdates).toBe(true)
  })
})

test('nothing is sent once an account is deleted', async () => {
  const person = await somebody()
  expect((await stack.api(person.accessToken, 'DELETE', '/api/profile')).status).toBe(204)
  await setClock('2027-05-16T07:00:00.000Z')
  await runMails()
  expect(await sentTo(person)).toEqual([])
})

test('market news comes on Saturday morning to whoever turned it on', async () => {
  const person = await somebody()
  await change(person, { preferences: { notifications: { marketNews: true } } })
  await setClock('2027-05-21T23:00:00.000Z')
  await runMails()
  const [news] = await sentTo(person)
  expect(news?.subject).toBe('The market’s week to 22 May')
  expect(news?.text).toContain('A term: ')
})
