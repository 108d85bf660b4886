// MessageQueue on Amazon SQS.
import type { MailJob } from '#shared/messages/job.ts'
import type { MessageQueue } from '#shared/messages/ports.ts'
import type { Timer } from '#shared/operation/ports.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type SqsSettings = {
  readonly region: string
  readonly endpoint: string
  readonly queueUrl: string
  readonly credentials: () => AwsCredentials
  readonly timer: Timer
  /** For who cannot wait: one try, and so many milliseconds for the answer. */
  readonly withinMs?: number
}

/** SQS takes ten in one request. */
const batchSize = 10
const mostTries = 5
const firstPauseMs = 100

export function sqsQueue({ region, endpoint, queueUrl, credentials, timer, withinMs }: SqsSettings): MessageQueue {
  const tries = withinMs === undefined ? mostTries : 1
  /** The jobs that were not taken. */
  async function sendBatch(jobs: readonly MailJob[]): Promise<readonly MailJob[]> {
    const Entries = jobs.map((job, index) => ({ Id: String(index), MessageBody: JSON.stringify(job) }))
    const request = {
      method: 'POST',
      url: `${endpoint}/`,
      service: 'sqs',
      region,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessageBatch' },
      body: JSON.stringify({ QueueUrl: queueUrl, Entries }),
    } as const
    const { status, body } = await callAws(request, credentials(), withinMs)
    if (status !== 200) return jobs
    const failed = (body as { Failed?: { Id: string }[] } | null)?.Failed ?? []
    return failed.flatMap(({ Id }) => jobs[Number(Id)] ?? [])
  }

  return {
    async send(jobs) {
      for (let start = 0; start < jobs.length; start += batchSize) {
        let left: readonly MailJob[] = jobs.slice(start, start + batchSize)
        for (let attempt = 0; left.length > 0; attempt++) {
          if (attempt === tries) throw new Error('The queue takes no messages.')
          if (attempt > 0) await timer.pause(firstPauseMs * 2 ** attempt)
          left = await sendBatch(left).catch(() => left)
        }
      }
    },
  }
}
