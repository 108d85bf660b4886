// Mail service: Amazon SES and Amazon SQS on this computer, as far as sending mail needs them. Mails go to the local inbox; the
// queue calls the real sender function, again where it fails, as SQS would.
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Inbox } from './cognito/inbox.ts'

/** As deployed: after so many tries a message goes to the dead letters. */
const tries = 4
/** Mails a second: as fast as this computer is. */
const maxSendRate = 1000
export const mailQueueUrl = 'https://sqs.ap-southeast-2.amazonaws.com/000000000000/gumnut-local-mails'

export const securityQueueUrl = 'https://sqs.ap-southeast-2.amazonaws.com/000000000000/gumnut-local-security-mails'

const Headers = z.array(z.object({ Name: z.string(), Value: z.string() }))
const Email = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.minLength(1)) }),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: z.string() }),
      Body: z.object({ Text: z.object({ Data: z.string() }), Html: z.object({ Data: z.string() }) }),
      Headers: z._default(Headers, []),
    }),
  }),
})
const Batch = z.object({ Entries: z.array(z.object({ Id: z.string(), MessageBody: z.string() })) })

type Sender = (event: SQSEvent) => Promise<SQSBatchResponse>

export type MailService = {
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>
  /** Settles when everything that was in the queue is done or given up. */
  drained(): Promise<{ messages: number; dead: number }>
}

function answer(response: ServerResponse, status: number, body: object): true {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
  return true
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}

const eventOf = (messageId: string, body: string): SQSEvent => ({
  Records: [
    {
      messageId,
      receiptHandle: messageId,
      body,
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: String(Date.now()),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: String(Date.now()),
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:ap-southeast-2:000000000000:gumnut-local-mails',
      awsRegion: 'ap-southeast-2',
    },
  ],
})

export function createMailService(inbox: Inbox, sender: Sender): MailService {
  let work: Promise<void> = Promise.resolve()
  let count = { messages: 0, dead: 0 }

  async function receive(body: string): Promise<void> {
    count.messages++
    const id = randomUUID()
    for (let attempt = 1; attempt <= tries; attempt++) {
      try {
        const { batchItemFailures } = await sender(eventOf(id, body))
        if (batchItemFailures.length === 0) return
      } catch (error) {
        console.error('The mail sender failed:', error instanceof Error ? error.message : error)
      }
    }
    count.dead++
    console.error(`A message of the mail queue failed ${tries} times and is given up.`)
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const email = Email.safeParse(await readJson(request))
    if (!email.success) return answer(response, 400, { __type: 'BadRequestException' })
    const { Destination, Content } = email.data
    const { Subject, Body, Headers: sent } = Content.Simple
    for (const to of Destination.ToAddresses) {
      await inbox.send({
        to,
        subject: Subject.Data,
        text: Body.Text.Data,
        html: Body.Html.Data,
        headers: Object.fromEntries(sent.map(({ Name, Value }) => [Name, Value])),
        code: '',
      })
    }
    return answer(response, 200, { MessageId: randomUUID() })
  }

  async function enqueue(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { Entries } = Batch.parse(await readJson(request))
    for (const { MessageBody } of Entries) work = work.then(() => receive(MessageBody))
    return answer(response, 200, { Successful: Entries.map(({ Id }) => ({ Id, MessageId: randomUUID() })), Failed: [] })
  }

  return {
    async handle(request, response, path) {
      switch (`${request.method} ${path}`) {
        case 'GET /v2/email/account':
          return answer(response, 200, { SendQuota: { MaxSendRate: maxSendRate } })
        case 'POST /v2/email/outbound-emails':
          return take(request, response)
        case 'POST /':
          return enqueue(request, response)
        default:
          return false
      }
    },
    async drained() {
      await work
      const done = count
      count = { messages: 0, dead: 0 }
      return done
    },
  }
}

/** What signs the links in mails: made once for a data folder, so that a link works after a restart. */
export function mailLinkKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'mail-link-key')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}
