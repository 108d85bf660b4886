// Security mails: who is told of what, once, and which browsers count as known.
import { beforeEach, describe, expect, test } from 'vitest'
import type { SecurityJob } from '#shared/messages/job.ts'
import { MailRefused } from '#shared/messages/ports.ts'
import { BrowserMark, PlainSecurityEvent, type SecurityEvent } from '#shared/messages/security-event.ts'
import { securityMail } from '#shared/messages/security-mail.ts'
import { withSignIn, withTold } from '#shared/messages/security-record.ts'
import { sendSecurity } from '#shared/messages/send-security.ts'
import { spokenTime } from '#shared/messages/words.ts'
import { aMailAddress, pagePorts, testMailer, type TestMailer } from '#tests/support/messages.ts'
import { closeAccount, memoryStores, type Stores } from '#tests/support/stores.ts'

const at = '2026-11-22T06:04:00.000Z'
const [phone, laptop] = ['phone-mark-0123456789', 'laptop-mark-0123456789']
let stores: Stores
let mailer: TestMailer
beforeEach(() => {
  stores = memoryStores()
  mailer = testMailer()
})

const somebody = () => aMailAddress(stores)
const job = (userId: string, event: SecurityEvent, more: Partial<SecurityJob> = {}): SecurityJob => ({
  job: 'security',
  id: crypto.randomUUID(),
  userId,
  at,
  event,
  ...more,
})
const ports = () => ({
  ...pagePorts(stores, mailer, new Date(at)),
  securities: stores.securities,
  digest: async (userId: string, mark: string) => `${userId}:${mark}`,
})
const send = (...of: Parameters<typeof job>) => sendSecurity(ports(), job(...of), 60_000)
const signIn = (userId: string, browser: string | null, when = at) =>
  send(userId, { what: 'signed-in', browser }, { at: when })
const subjects = () => mailer.mails.map(({ subject }) => subject)

describe('a sign-in', () => {
  test('the first of an account is not told, nor one from a known browser; one from another browser is', async () => {
    const person = await somebody()
    expect(await signIn(person, phone)).toBe('nothing')
    expect(await signIn(person, phone)).toBe('nothing')
    expect(await signIn(person, laptop)).toBe('sent')
    expect(await signIn(person, laptop)).toBe('nothing')
    expect(await signIn(person, phone)).toBe('nothing')
    expect(subjects()).toEqual(['New sign-in to your Gumnut account'])
    expect(mailer.mails[0]?.text).toContain('22 Nov 2026 at 5:04 pm, Sydney time')
    expect(mailer.mails[0]?.text).toContain('has not signed in before')
  })

  test('from a known browser costs one read and one write, and looks at nobody’s address', async () => {
    const person = await somebody()
    await signIn(person, phone)
    const calls: string[] = []
    const counting = {
      ...ports(),
      recipients: {
        find: async (ids: readonly string[]) => (calls.push('recipient'), stores.recipients.find(ids)),
      },
      securities: {
        find: async (id: string) => (calls.push('read'), stores.securities.find(id)),
        replace: async (...of: Parameters<typeof stores.securities.replace>) => (
          calls.push('write'),
          stores.securities.replace(...of)
        ),
      },
    }
    await sendSecurity(counting, job(person, { what: 'signed-in', browser: phone }), 60_000)
    expect(calls.splice(0)).toEqual(['read', 'write'])
    await sendSecurity(counting, job(person, { what: 'signed-in', browser: laptop }), 60_000)
    expect(calls).toEqual(['read', 'recipient', 'read', 'write'])
  })

  test('one that names no browser is told each time, but not twice within ten minutes', async () => {
    const person = await somebody()
    await signIn(person, phone)
    expect(await signIn(person, null)).toBe('sent')
    expect(await signIn(person, null, '2026-11-22T06:13:59.000Z')).toBe('nothing')
    expect(await signIn(person, null, '2026-11-22T06:14:00.000Z')).toBe('sent')
    expect(mailer.mails[0]?.text).toContain('with a passkey, with Google, or not on our page')
  })

  test('a browser that hides behind the mail of another is told at its next sign-in', async () => {
    const person = await somebody()
    await signIn(person, phone)
    await signIn(person, null)
    expect(await signIn(person, laptop)).toBe('nothing')
    expect(await signIn(person, laptop, '2026-11-22T07:00:00.000Z')).toBe('sent')
  })

  test('is told whatever the switches say, without a link to stop it', async () => {
    const person = await somebody()
    await stores.recipients.stop(person, 'complaint', new Date(at))
    await signIn(person, phone)
    expect(await signIn(person, laptop)).toBe('sent')
    expect(mailer.mails[0]?.unsubscribeUrl).toBeUndefined()
    expect(mailer.mails[0]?.about).toEqual({ userId: person, kind: 'security' })
    expect(mailer.mails[0]?.html).not.toContain('unsubscribe')
    expect(mailer.mails[0]?.text).not.toContain('unsubscribe')
  })

  test('the same message twice, or at the same time, is one mail', async () => {
    const person = await somebody()
    await signIn(person, phone)
    const twice = job(person, { what: 'signed-in', browser: laptop })
    const outcomes = await Promise.all([sendSecurity(ports(), twice, 60_000), sendSecurity(ports(), twice, 60_000)])
    expect(outcomes.toSorted()).toEqual(['done', 'sent'])
    expect(await sendSecurity(ports(), twice, 60_000)).toBe('done')
    expect(mailer.mails).toHaveLength(1)
  })

  test('where the service takes no mail, the same message tells of it later', async () => {
    const person = await somebody()
    await signIn(person, phone)
    const again = job(person, { what: 'signed-in', browser: laptop })
    mailer.failWith = () => new MailRefused(true)
    await expect(sendSecurity(ports(), again, 60_000)).rejects.toThrow(MailRefused)
    mailer.failWith = () => undefined
    expect(await sendSecurity(ports(), again, 60_000)).toBe('sent')
    expect(await signIn(person, phone)).toBe('nothing')
  })

  test('an account that is closed while the service takes no mail keeps no record of it', async () => {
    const person = await somebody()
    await signIn(person, phone)
    const again = job(person, { what: 'signed-in', browser: laptop })
    const closing = {
      ...mailer,
      send: async () => {
        await closeAccount(stores, person)
        throw new MailRefused(true)
      },
    }
    await expect(sendSecurity({ ...ports(), mailer: closing }, again, 60_000)).rejects.toThrow(MailRefused)
    expect(await stores.securities.find(person)).toBeUndefined()
    expect(await sendSecurity(ports(), again, 60_000)).toBe('unwanted')
    expect(mailer.mails).toEqual([])
  })

  test('without time for its turn at the service nothing is claimed, and the same message tells of it later', async () => {
    const person = await somebody()
    await signIn(person, phone)
    const late = job(person, { what: 'signed-in', browser: laptop })
    expect(await sendSecurity(ports(), late, 0)).toBe('unreached')
    expect(await sendSecurity(ports(), late, 60_000)).toBe('sent')
  })

  test('before there is a document nobody is mailed, and the browser is known later', async () => {
    const nobody = crypto.randomUUID()
    expect(await signIn(nobody, phone)).toBe('nothing')
    expect(await signIn(nobody, laptop)).toBe('nothing')
    expect(await send(nobody, { what: 'password-changed' })).toBe('unwanted')
    expect(mailer.mails).toEqual([])
  })

  test('of a closed account is neither told nor kept', async () => {
    const person = await somebody()
    await signIn(person, phone)
    await closeAccount(stores, person)
    expect(await signIn(person, laptop)).toBe('unwanted')
    expect(await stores.securities.find(person)).toBeUndefined()
    expect(mailer.mails).toEqual([])
  })
})

test('every other happening is told once, and again only where the mail was surely not sent', async () => {
  const person = await somebody()
  for (const what of PlainSecurityEvent.options) {
    const one = job(person, { what })
    mailer.failWith = () => new MailRefused(true)
    await expect(sendSecurity(ports(), one, 60_000)).rejects.toThrow(MailRefused)
    mailer.failWith = () => undefined
    expect(await sendSecurity(ports(), one, 60_000)).toBe('sent')
    expect(await sendSecurity(ports(), one, 60_000)).toBe('done')
  }
  expect(new Set(subjects()).size).toBe(PlainSecurityEvent.options.length)
})

test.each([
  [{ what: 'passkey-added' }, 'A new password doesn’t stop a passkey.'],
  [{ what: 'signed-in', browser: null }, 'A new password doesn’t stop a passkey.'],
  [{ what: 'authenticator-added' }, 'choose “Lost your authenticator?”'],
] satisfies [SecurityEvent, string][])('%j: the mail says how to undo what a new password leaves', (event, words) => {
  const { blocks } = securityMail(event, at)
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []))
  const place = (part: string) => texts.findIndex((text) => text.includes(part))
  expect(place(words)).toBeGreaterThan(place('set a new password now'))
})

test('what a passkey opened between the new password and its removal is ended as well', () => {
  const { blocks } = securityMail({ what: 'passkey-added' }, at)
  const text = blocks.map((block) => ('text' in block ? block.text : '')).join(' ')
  expect(text.indexOf('choose “Sign out everywhere”')).toBeGreaterThan(text.indexOf('remove any passkey'))
})

const events: SecurityEvent[] = [
  { what: 'password-reset' },
  { what: 'recovery-code', code: '123456' },
  { what: 'recovery-waiting', until: '2026-11-23T06:04:00.000Z', cancelPath: '/api/recovery/cancel?token=t' },
]

test.each([...events, { what: 'password-changed' } as const])(
  'a mail that the service does not take is none: the same message sends $what later',
  async (event) => {
    const person = await somebody()
    const one = job(person, event)
    mailer.failWith = () => new MailRefused(false)
    await expect(sendSecurity(ports(), one, 60_000)).rejects.toThrow(MailRefused)
    mailer.failWith = () => undefined
    expect(await sendSecurity(ports(), one, 60_000)).toBe('sent')
    expect(mailer.mails).toHaveLength(1)
  },
)

test.each(events)('no word from the service is no mail: the same message sends $what later', async (event) => {
  const person = await somebody()
  const one = job(person, event)
  mailer.failWith = () => new Error('cut off')
  await expect(sendSecurity(ports(), one, 60_000)).rejects.toThrow('cut off')
  expect((await stores.securities.find(person))?.told).toEqual([])
  mailer.failWith = () => undefined
  expect(await sendSecurity(ports(), one, 60_000)).toBe('sent')
  expect(mailer.mails).toHaveLength(1)
})

test('no word of a mail about a new browser: its next message tells of it', async () => {
  const person = await somebody()
  await signIn(person, phone)
  const one = job(person, { what: 'signed-in', browser: laptop })
  mailer.failWith = () => new Error('cut off')
  await expect(sendSecurity(ports(), one, 60_000)).rejects.toThrow('cut off')
  mailer.failWith = () => undefined
  expect(await sendSecurity(ports(), one, 60_000)).toBe('sent')
})

test('a record that changes all the time ends in an error, so that the message comes again', async () => {
  const person = await somebody()
  const busy = { ...ports(), securities: { find: async () => undefined, replace: async () => false } }
  await expect(sendSecurity(busy, job(person, { what: 'password-reset' }), 60_000)).rejects.toMatchObject({
    code: 'unavailable',
  })
})

describe('the record', () => {
  test('keeps twenty browsers, forgets the one unused for longest, and any after 400 days', () => {
    let record = withSignIn(undefined, { id: 'first', digest: 'browser-0', at })!.record
    for (let index = 1; index <= 20; index++) {
      const when = new Date(Date.parse(at) + index * 3_600_000).toISOString()
      record = withSignIn(record, { id: `id-${index}`, digest: `browser-${index}`, at: when })!.record
    }
    expect(record.browsers).toHaveLength(20)
    expect(record.browsers.map(({ digest }) => digest)).not.toContain('browser-0')
    const late = withSignIn(record, { id: 'late', digest: 'browser-9', at: '2027-12-29T00:00:00.000Z' })
    expect(late?.isTold).toBe(true)
    expect(late?.record.browsers).toEqual([{ digest: 'browser-9', lastOn: '2027-12-29' }])
  })

  test('remembers the last 40 mails', () => {
    let record = withTold(undefined, 'id-0')!
    for (let index = 1; index < 50; index++) record = withTold(record, `id-${index}`)!
    expect(record.told).toHaveLength(40)
    expect(withTold(record, 'id-49')).toBeUndefined()
    expect(record.revision).toBe(49)
  })
})

test('a mark is random text of the page, and no sentence', () => {
  expect(BrowserMark.safeParse(crypto.randomUUID()).success).toBe(true)
  for (const wrong of ['', 'short', 'with a space in it 0123456789', 'x'.repeat(65)]) {
    expect(BrowserMark.safeParse(wrong).success).toBe(false)
  }
})

test('times are those of Sydney, winter and summer', () => {
  expect(spokenTime('2026-07-01T14:05:00.000Z')).toBe('2 Jul 2026 at 12:05 am, Sydney time')
  expect(spokenTime('2026-12-31T13:00:00.000Z')).toBe('1 Jan 2027 at 12:00 am, Sydney time')
})

test('no security mail asks for anything but to set a new password or stop the request', () => {
  const all: SecurityEvent[] = [
    ...PlainSecurityEvent.options.map((what) => ({ what })),
    { what: 'signed-in', browser: null },
    { what: 'recovery-code', code: '123456' },
    { what: 'recovery-waiting', until: '2026-11-23T06:04:00.000Z', cancelPath: '/api/recovery/cancel?token=t' },
    { what: 'recovery-stopped' },
    { what: 'recovery-done' },
  ]
  for (const event of all) {
    const { subject, preview, blocks } = securityMail(event, at)
    expect(subject).not.toMatch(/\d{6}/)
    expect(preview).not.toBe('')
    expect(JSON.stringify(blocks)).not.toMatch(/[!—]/)
  }
})
