// SES and SQS over HTTP: what is sent, at what rate, and what each refusal means; and the signature by AWS's own example.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sesMailer } from '#lambdas/adapters/mail/ses-mailer.ts'
import { signedHeaders } from '#lambdas/adapters/http/signed-request.ts'
import { sqsQueue } from '#lambdas/adapters/mail/sqs-queue.ts'
import type { TimedJob } from '#shared/messages/job.ts'
import type { Timer } from '#shared/operation/ports.ts'
import { type Mailer, MailRefused, type OutgoingMail } from '#shared/messages/ports.ts'
import { random, timer } from '#tests/support/runtime.ts'

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: Record<string, never> }
type Answer = { status: number; body?: object; type?: string } | 'cut'

const asked: Asked[] = []
let answer: (request: Asked) => Answer
let endpoint: string
const server = createServer((request, response) => {
  void (async () => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { method = '', url: path = '', headers } = request
    const given: Asked = { method, path, headers, body: text === '' ? {} : (JSON.parse(text) as Asked['body']) }
    asked.push(given)
    const reply = answer(given)
    if (reply === 'cut') return void request.socket.destroy()
    response.statusCode = reply.status
    if (reply.type !== undefined) response.setHeader('x-amzn-errortype', reply.type)
    response.end(JSON.stringify(reply.body ?? {}))
  })()
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answer = ({ path }) => (path === '/v2/email/account' ? quota(1000) : { status: 200, body: { MessageId: 'm' } })
})

const quota = (MaxSendRate: number): Answer => ({ status: 200, body: { SendQuota: { MaxSendRate } } })
const credentials = () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' })
const mail: OutgoingMail = {
  to: 'kim@example.test',
  subject: 'Your week',
  text: 'Text',
  html: '<p>Text</p>',
  unsubscribeUrl: 'https://gumnut.test/api/messages/unsubscribe?token=t',
  about: { userId: '7a4a1c9e', kind: 'weekly' },
}
const mailerOf = (more: { senders?: number; configurationSet?: string; replyTo?: string; timer?: Timer } = {}) =>
  sesMailer({
    region: 'ap-southeast-2',
    endpoint,
    from: 'hello@example.test',
    senders: 1,
    credentials,
    timer,
    random,
    ...more,
  })
const sendInTurn = async (mailer: Mailer): Promise<void> => {
  expect(await mailer.turn(10_000)).toBe(true)
  await mailer.send(mail)
}

test('a request is signed as in AWS’s example of Signature Version 4', () => {
  // "get-vanilla" of the test suite that AWS publishes with the specification.
  const headers = signedHeaders(
    { method: 'GET', url: 'https://example.amazonaws.com/', service: 'service' as 'ses', region: 'us-east-1' },
    { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
    new Date('2015-08-30T12:36:00.000Z'),
  )
  expect(headers).toEqual({
    host: 'example.amazonaws.com',
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  })
})

describe('SES', () => {
  test('a mail goes out as text and HTML, tagged, with both headers of a one-click unsubscribe', async () => {
    await mailerOf({ configurationSet: 'gumnut-dev-mails', replyTo: 'help@example.test' }).send(mail)
    const [sent] = asked
    expect(sent).toMatchObject({ method: 'POST', path: '/v2/email/outbound-emails' })
    expect(sent?.headers).toMatchObject({ 'x-amz-security-token': 'session' })
    expect(sent?.headers['authorization']).toMatch(/Credential=AKID\/\d{8}\/ap-southeast-2\/ses\/aws4_request/)
    expect(sent?.body).toEqual({
      FromEmailAddress: 'Gumnut <hello@example.test>',
      ReplyToAddresses: ['help@example.test'],
      ConfigurationSetName: 'gumnut-dev-mails',
      Destination: { ToAddresses: ['kim@example.test'] },
      EmailTags: [
        { Name: 'person', Value: '7a4a1c9e' },
        { Name: 'kind', Value: 'weekly' },
      ],
      Content: {
        Simple: {
          Subject: { Data: 'Your week', Charset: 'UTF-8' },
          Body: { Text: { Data: 'Text', Charset: 'UTF-8' }, Html: { Data: '<p>Text</p>', Charset: 'UTF-8' } },
          Headers: [
            { Name: 'List-Unsubscribe', Value: '<https://gumnut.test/api/messages/unsubscribe?token=t>' },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
        },
      },
    })
  })

  test('mails keep to this function’s share of the account’s rate, asked once, however many wait', async () => {
    answer = ({ path }) => (path === '/v2/email/account' ? quota(40) : { status: 200 })
    const mailer = mailerOf({ senders: 2 })
    const began = performance.now()
    await Promise.all(Array.from({ length: 11 }, () => sendInTurn(mailer)))
    // Ten waits of a twentieth of a second.
    expect(performance.now() - began).toBeGreaterThan(480)
    expect(asked.filter(({ path }) => path === '/v2/email/account')).toHaveLength(1)
  })

  /** A timer whose time passes by waiting alone. */
  function patience() {
    const waits: number[] = []
    let now = 0
    const pause = async (ms: number): Promise<void> => {
      waits.push(ms)
      now += ms
    }
    return { waits, pass: (ms: number) => void (now += ms), timer: { ...timer, elapsedMs: () => now, pause } }
  }

  test('a turn that would come too late is not had, and uses up none', async () => {
    answer = () => quota(10)
    const { waits, timer: patient } = patience()
    const mailer = mailerOf({ timer: patient })
    expect(await mailer.turn(1000)).toBe(true)
    expect(await mailer.turn(99)).toBe(false)
    expect(await mailer.turn(99)).toBe(false)
    expect(waits).toEqual([])
    expect(await mailer.turn(100)).toBe(true)
    expect(waits).toEqual([100])
  })

  test('whoever waits for an answer about the rate waits no longer than it may', async () => {
    answer = () => ({ status: 429 })
    const mailer = mailerOf({ timer: { ...timer, pause: () => new Promise(() => undefined) } })
    expect(await mailer.turn(20)).toBe(false)
  })

  test('a service that does not tell its rate is asked again, and what was guessed is soon forgotten', async () => {
    const { waits, pass, timer: patient } = patience()
    let refusals = 3
    answer = () => (refusals-- > 0 ? { status: 429 } : quota(100))
    const mailer = mailerOf({ senders: 10, timer: patient })
    expect(await mailer.turn(60_000)).toBe(true)
    expect(asked).toHaveLength(4)
    expect(waits).toHaveLength(3)
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(1000)
      expect(wait).toBeLessThanOrEqual(10_000)
    }
    expect(await mailer.turn(1000)).toBe(true)
    expect(waits.at(-1)).toBeCloseTo(100)
    // Five minutes later it is asked anew; where it never answers, the least that there is holds for a moment.
    pass(301_000)
    refusals = 6
    expect(await mailer.turn(60_000)).toBe(true)
    expect(asked).toHaveLength(10)
    expect(await mailer.turn(10_000)).toBe(true)
    expect(waits.at(-1)).toBe(10_000)
    expect(await mailer.turn(10_000)).toBe(true)
    expect(asked).toHaveLength(11)
    expect(await mailer.turn(1000)).toBe(true)
    expect(waits.at(-1)).toBeCloseTo(100)
  })

  test.each([
    ['too fast', { status: 429, type: 'TooManyRequestsException' }, true],
    ['paused', { status: 400, type: 'SendingPausedException:http://x' }, true],
    ['not allowed', { status: 403, body: { __type: 'com.amazon#AccessDeniedException' } }, true],
    ['no reason given', { status: 404 }, true],
    ['this mail is not taken', { status: 400, type: 'MessageRejected' }, false],
    ['this mail is malformed', { status: 400, body: { __type: 'BadRequestException' } }, false],
  ] as const)('a refusal is one, and passes or not: %s', async (_name, reply, isPassing) => {
    answer = ({ path }) => (path === '/v2/email/account' ? quota(1000) : reply)
    const sending = mailerOf().send(mail)
    await expect(sending).rejects.toBeInstanceOf(MailRefused)
    await expect(sending).rejects.toMatchObject({ isPassing })
  })

  const unverified = (...identities: string[]): string =>
    `Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-2: ${identities.join(', ')}`

  test.each([
    ['the sender', { message: unverified('Gumnut <hello@example.test>') }],
    ['a recipient in the sandbox', { message: unverified('kim@example.test') }],
    ['in the other spelling', { Message: unverified('kim@example.test', 'Gumnut <hello@example.test>') }],
  ])('an address that is not verified is a refusal that passes, of these mails alone: %s', async (_name, body) => {
    answer = ({ path }) => (path === '/v2/email/account' ? quota(1000) : { status: 400, type: 'MessageRejected', body })
    await expect(mailerOf().send(mail)).rejects.toMatchObject({ name: 'MailRefused', isPassing: true, isOfAll: false })
  })

  test.each([
    ['its own failure', { status: 500 } as const],
    ['cut off', 'cut' as const],
  ])('%s leaves open whether the mail went', async (_name, reply) => {
    answer = ({ path }) => (path === '/v2/email/account' ? quota(1000) : reply)
    await expect(mailerOf().send(mail)).rejects.not.toBeInstanceOf(MailRefused)
  })

  const cutOrBroken: [string, Answer][] = [
    ['its own failure', { status: 503 }],
    ['a connection that was cut', 'cut'],
  ]
  const outbound = () => asked.filter(({ path }) => path !== '/v2/email/account')
  const security: OutgoingMail = { ...mail, about: { userId: '7a4a1c9e', kind: 'security' } }

  test.each(cutOrBroken)(
    'after %s a mail about the account’s safety goes over a fresh connection',
    async (_name, reply) => {
      let turn = 0
      answer = () => (turn++ === 1 ? reply : { status: 200 })
      const mailer = mailerOf()
      await mailer.send(security)
      await mailer.send(security)
      expect(outbound().map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive', 'close'])
      expect(outbound()[2]?.body).toEqual(outbound()[1]?.body)
    },
  )

  test.each(cutOrBroken)('%s twice leaves open whether it went; any other mail has one try', async (_name, reply) => {
    answer = () => reply
    await expect(mailerOf().send(security)).rejects.not.toBeInstanceOf(MailRefused)
    expect(outbound()).toHaveLength(2)
    await expect(mailerOf().send(mail)).rejects.not.toBeInstanceOf(MailRefused)
    expect(outbound()).toHaveLength(3)
  })

  test.each([
    [{ status: 429 } as const, true],
    [{ status: 400, type: 'MessageRejected' } as const, false],
  ])('what the second try is refused with counts: %j', async (reply, isPassing) => {
    let turn = 0
    answer = () => (turn++ === 0 ? { status: 500 } : reply)
    await expect(mailerOf().send(security)).rejects.toMatchObject({ name: 'MailRefused', isPassing })
    expect(outbound()).toHaveLength(2)
  })

  test('a service that is not there has surely taken nothing', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const settings = { region: 'r', from: 'a@b.test', senders: 1, credentials, timer, random }
    const away = sesMailer({ ...settings, endpoint: `http://127.0.0.1:${port}` })
    await expect(away.send(mail)).rejects.toMatchObject({ isPassing: true })
  })
})

describe('SQS', () => {
  const queueOf = () =>
    sqsQueue({ region: 'ap-southeast-2', endpoint, queueUrl: 'https://sqs/0/mails', credentials, timer })
  const jobs = (count: number): TimedJob[] =>
    Array.from({ length: count }, (_, at) => ({
      job: 'timed',
      kind: 'weekly',
      from: '2026-11-22T06:00:00.000Z',
      people: [`p${at}`],
    }))
  type Entries = { Entries: { Id: string; MessageBody: string }[] }
  const peopleIn = ({ body }: Asked): string[] =>
    (body as unknown as Entries).Entries.flatMap(({ MessageBody }) => (JSON.parse(MessageBody) as TimedJob).people)

  test('jobs go out ten at a time, in the words of SQS', async () => {
    await queueOf().send(jobs(23))
    expect(asked.map((request) => peopleIn(request).length)).toEqual([10, 10, 3])
    expect(asked[0]?.headers['x-amz-target']).toBe('AmazonSQS.SendMessageBatch')
    expect(asked[0]?.body).toMatchObject({ QueueUrl: 'https://sqs/0/mails' })
    await queueOf().send([])
    expect(asked).toHaveLength(3)
  })

  test('what is handed back, and what got no answer, is sent again, and only that', async () => {
    let turn = 0
    answer = () =>
      [{ status: 503 }, 'cut', { status: 200, body: { Failed: [{ Id: '1' }] } }, { status: 200 }][turn++] as Answer
    await queueOf().send(jobs(3))
    expect(asked.map((request) => peopleIn(request).length)).toEqual([3, 3, 3, 1])
    expect(peopleIn(asked[3] as Asked)).toEqual(['p1'])
  })

  test('a queue that takes nothing is an error: the run is tried again as a whole', async () => {
    answer = () => ({ status: 503 })
    await expect(queueOf().send(jobs(1))).rejects.toThrow('takes no messages')
    expect(asked).toHaveLength(5)
  })
})
