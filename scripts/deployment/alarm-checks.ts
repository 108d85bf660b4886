// Alarm checks: whether anybody hears of an environment's alarms. Notes alone: they say nothing about the deployment.
import * as z from 'zod/mini'
import { type Answer, failsWith, fine, type Finding, note, parsed, reasonOf } from './answer.ts'

/** Where no mailbox is named. */
export const checkNobodyHears = (stage: string, isProtected: boolean): readonly Finding[] =>
  isProtected
    ? note(`Nobody hears of alarms: set gumnut.${stage}.alertEmail in cdk.json to a mailbox that is read.`)
    : fine

const Subscriptions = z.object({
  Subscriptions: z.array(z.object({ Endpoint: z.optional(z.string()), SubscriptionArn: z.string() })),
})

const sameMailbox = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * `aws sns list-subscriptions-by-topic`. Whoever does not follow the link in time is taken off the topic, and no later deployment
 * notices: its template has not changed.
 */
export function checkAlarmMail(answer: Answer, mailbox: string, topic: string, region: string): readonly Finding[] {
  // Not made yet.
  if (failsWith(answer, 'NotFound')) return fine
  const found = parsed(Subscriptions, answer)
  if (found === null) return note(`Whether ${mailbox} hears of alarms could not be read (${reasonOf(answer)}).`)
  // The ARN, or a word in its place: for some days after somebody has unsubscribed it is "Deleted".
  const own = found.Subscriptions.filter(({ Endpoint = '' }) => sameMailbox(Endpoint, mailbox)).map(
    ({ SubscriptionArn }) => SubscriptionArn,
  )
  if (own.some((state) => state.startsWith('arn:'))) return fine
  if (own.includes('PendingConfirmation'))
    return note(
      `${mailbox} hears of no alarm yet: somebody has to follow the link in the mail that AWS has sent there.`,
    )
  return note(
    `${mailbox} hears of no alarm. Where the setting is new, this deployment subscribes it; where it is not, its confirmation came too late or somebody has unsubscribed it: "aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ${mailbox} --region ${region}".`,
  )
}
