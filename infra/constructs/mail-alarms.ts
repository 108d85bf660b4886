// Mail alarms: what could not be sent, what nobody takes out of its queue, and how SES judges the account.
import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { AlarmDefinition } from './alarm-definition.ts'
import type { MailQueues } from './monitored.ts'

/** Of the account, as SES counts: at 10 % of bounces or 0.5 % of complaints it may pause sending. */
const bounceShare = 0.05
const complaintShare = 0.001

/** Of our mails. A share, because one of a few may be a security mail, and one of thousands is an address that is no more. */
const refusedPercent = 1

/** @param failed mails that SES did not take, or of which nobody knows */
export const mailAlarms = (deadLetters: IQueue, sent: IMetric, failed: IMetric): AlarmDefinition[] => [
  {
    name: 'mails-failed',
    means:
      'A page of mails, a run that queues them, a bounce, a call of the user pool that somebody is told of, or a run of recoveries failed and lies in the dead-letter queue: read it there. docs/operate.md says for each what to do when the cause is gone. Nobody gets a mail twice.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: Stats.MAXIMUM,
    }),
    threshold: 0,
  },
  {
    name: 'mails-refused',
    means: `SES refuses more than ${refusedPercent} % of our mails or did not answer: the sandbox, a paused account, or a sender that is not verified.`,
    metric: new MathExpression({
      expression: 'IF(failed > 0, 100 * failed / (failed + sent), 0)',
      usingMetrics: { sent, failed },
      label: 'refused in %',
      period: Duration.minutes(5),
    }),
    threshold: refusedPercent,
  },
  ...(
    [
      ['mail-bounces', 'Reputation.BounceRate', bounceShare],
      ['mail-complaints', 'Reputation.ComplaintRate', complaintShare],
    ] as const
  ).map(([name, metricName, threshold]) => ({
    name,
    means: `More than ${threshold * 100} % of the account's mails came back as ${name.slice(5)}. SES pauses an account that goes on like that.`,
    metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) }),
    threshold,
  })),
]

/** After four tries, which take three quarters of an hour, a message lies among the dead letters: what is older was never taken. */
const longestSecurityWaitHours = 1
/** A million reports take 20 hours at the rate that many accounts begin with; those that are 36 hours late are not sent. */
const longestWaitHours = 24

/** A message that waits too long in a queue is deleted there, and is then among no dead letters. */
export const waitingAlarms = (queues: MailQueues | undefined): AlarmDefinition[] =>
  queues === undefined
    ? []
    : [
        {
          name: 'security-mails-waiting',
          means: `A mail about somebody's sign-in has waited for more than ${longestSecurityWaitHours} hour: nothing takes it out of its queue. See whether the trigger of message-sender is enabled, and its throttles.`,
          metric: oldest(queues.securityMails),
          threshold: longestSecurityWaitHours * 3600,
        },
        {
          name: 'mails-waiting',
          means: `A page of mails has waited for more than ${longestWaitHours} hours, and after 36 it is not sent: the rate of SES is too low for so many people, or nothing takes it out of its queue.`,
          metric: oldest(queues.mails),
          threshold: longestWaitHours * 3600,
        },
      ]

const oldest = (queue: IQueue): IMetric =>
  queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: Stats.MAXIMUM })
