// Fan-out: puts everybody who subscribed to a timed kind into the queue, a page of people for each message. It reads the lists a
// page at a time and keeps none, so that a million people take no more memory than a thousand.
import { type MailJob, peoplePerJob, type TimedJob } from './job.ts'
import type { TimedKind } from './kinds.ts'
import type { MessageQueue, SubscriberStore } from './ports.ts'
import { shardCount } from './shards.ts'

export type FanOutPorts = { subscribers: Pick<SubscriberStore, 'pages'>; queue: MessageQueue }
export type FanOutReport = { kind: TimedKind; from: string; people: number; jobs: number }

/** Messages handed over at once; a queue takes ten in one request. */
const jobsAtOnce = 20

/**
 * Repeatable: whoever is listed twice, or run twice, still gets one mail.
 * @param from when the period began (schedule.ts)
 */
export async function fanOut({ subscribers, queue }: FanOutPorts, kind: TimedKind, from: Date): Promise<FanOutReport> {
  const report: FanOutReport = { kind, from: from.toISOString(), people: 0, jobs: 0 }
  let people: string[] = []
  let waiting: MailJob[] = []

  async function handOver(): Promise<void> {
    await queue.send(waiting)
    report.jobs += waiting.length
    waiting = []
  }
  async function close(): Promise<void> {
    const job: TimedJob = { job: 'timed', kind, from: report.from, people }
    report.people += people.length
    waiting.push(job)
    people = []
    if (waiting.length === jobsAtOnce) await handOver()
  }

  for (let shard = 0; shard < shardCount; shard++) {
    for await (const page of subscribers.pages(kind, shard)) {
      for (const userId of page) {
        people.push(userId)
        if (people.length === peoplePerJob) await close()
      }
    }
  }
  if (people.length > 0) await close()
  if (waiting.length > 0) await handOver()
  return report
}
