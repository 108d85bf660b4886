// Run alarms: of what the clock starts. Each tells of a run that failed, that does not keep up, or that never began.
import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { metricNames } from '#shared/operation/metric-names.ts'
import type { FunctionName } from '../function-sizing.ts'
import type { AlarmDefinition } from './alarm-definition.ts'
import { gumnutMetric, type Monitored } from './monitored.ts'

const staleQuoteSeconds = 15 * 60
const fiveMinutes = Duration.minutes(5)
const quarterOfAnHour = Duration.minutes(15)
const oneDay = Duration.days(1)
/** Without an address to send from nothing is mailed, and what would be mailed is not started. */
const startedWithASender: readonly FunctionName[] = ['recovery-run', 'message-fan-out']

export function refreshAlarms({ environment, deadLetters }: Monitored): AlarmDefinition[] {
  return [
    {
      name: 'price-refresh-failed',
      means: 'A price refresh failed and lies in the dead-letter queue: read it there, then purge the queue.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes, statistic: Stats.MAXIMUM }),
      threshold: 0,
    },
    {
      name: 'quotes-stale',
      means: `For ${staleQuoteSeconds / 60} minutes the provider of an open market has had no price that can be used. People see the last known ones marked as stale.`,
      metric: gumnutMetric(environment, metricNames.quoteAgeSeconds, Stats.MAXIMUM, fiveMinutes),
      threshold: staleQuoteSeconds,
      of: [2, 2],
    },
    {
      name: 'quotes-skipped',
      means:
        'More symbols are looked at than a price refresh can ask for. Each gets its turn, but later than every 5 minutes.',
      metric: gumnutMetric(environment, metricNames.quotesSkipped, Stats.MAXIMUM, fiveMinutes),
      threshold: 0,
      of: [3, 3],
    },
    {
      name: 'breaker-open',
      means:
        'A provider (prices or AI) keeps failing and is not asked any more for a while, or the AI provider refuses our key, model or credit. People get last known prices or built-in texts.',
      metric: gumnutMetric(environment, metricNames.breakerOpen, Stats.SUM, fiveMinutes),
      threshold: 0,
      of: [3, 3],
    },
  ]
}

export const historyAlarms = ({ environment, historyDeadLetters }: Monitored): AlarmDefinition[] => [
  {
    name: 'price-history-failed',
    means:
      'The run after the close failed and lies in the dead-letter queue. Nothing is lost: the next run appends its day as well. Read it there, then purge the queue.',
    metric: historyDeadLetters.metricApproximateNumberOfMessagesVisible({
      period: fiveMinutes,
      statistic: Stats.MAXIMUM,
    }),
    threshold: 0,
  },
  {
    name: 'price-history-behind',
    means:
      'On two of three days the run after the close did not reach every symbol: the provider limits us or tells no history that can be used, or there are more than one run can ask for. Charts carry the last close on.',
    metric: gumnutMetric(environment, metricNames.historyUnreached, Stats.MAXIMUM, Duration.days(1)),
    threshold: 0,
    of: [2, 3],
  },
]

type Scheduled = { readonly name: FunctionName; readonly means: string }

/** Who starts every few minutes, and for how many quarters of an hour nothing may have been heard of them. */
const frequent: readonly (Scheduled & { readonly quarters: number })[] = [
  {
    name: 'price-refresh',
    quarters: 1,
    means: 'No price refresh ran for 15 minutes although one starts every 5.',
  },
  {
    name: 'recovery-run',
    quarters: 2,
    means:
      'No run of recovery began for half an hour although one starts every 5 minutes: whoever has waited their day waits on.',
  },
]

/** Who starts once a day, and who is started every 5 minutes from the same deployment on. */
const daily: readonly (Scheduled & { readonly besides: FunctionName })[] = [
  {
    name: 'price-history',
    besides: 'price-refresh',
    means: 'No run after the close began for two days although one starts every day: look at its schedule.',
  },
  {
    name: 'message-fan-out',
    besides: 'recovery-run',
    means:
      'No run that queues mails began for two days although one starts every day, that of achievements: look at the three schedules of mails.',
  },
]

/** Who starts so seldom that no quarter of an hour has two of its runs. */
export const startedDaily: ReadonlySet<FunctionName> = new Set(daily.map(({ name }) => name))

/**
 * Runs of 20 hours. A day with fewer of a function that is started every 5 minutes is one in which the deployment was made or that is
 * not over yet: that nothing else ran by then says nothing.
 */
const runsOfADay = 20 * 12

/**
 * Filled, because CloudWatch looks further back than the alarm asks for, and where it finds a number there it goes by that one instead of
 * taking what is missing for a breach (CloudWatch User Guide, "Configuring how CloudWatch alarms treat missing data").
 */
const frequentAlarm = (runs: IMetric, { name, means, quarters }: (typeof frequent)[number]): AlarmDefinition => ({
  name: `${name}-silent`,
  means,
  metric: new MathExpression({
    expression: 'FILL(runs, 0)',
    usingMetrics: { runs },
    label: 'runs',
    period: quarterOfAnHour,
  }),
  threshold: 1,
  of: [quarters, quarters],
  below: true,
  missing: TreatMissingData.BREACHING,
})

/** Two days, because one of the year has 25 hours. */
const dailyAlarm = (runs: IMetric, ticks: IMetric, { name, means }: Scheduled): AlarmDefinition => ({
  name: `${name}-silent`,
  means,
  metric: new MathExpression({
    // Without a call Lambda writes no number at all.
    expression: `IF(ticks > ${runsOfADay}, FILL(runs, 0) < 1, 0)`,
    usingMetrics: { runs, ticks },
    label: 'days without a run',
    period: oneDay,
  }),
  threshold: 0,
  of: [2, 2],
})

/** Of what a rule or schedule starts in this environment. */
export function silentAlarms({ environment, functions }: Monitored): AlarmDefinition[] {
  const isStarted = (name: FunctionName): boolean =>
    environment.settings.emailFrom !== undefined || !startedWithASender.includes(name)
  const runsOf = (name: FunctionName, period: Duration): IMetric | undefined =>
    isStarted(name) ? functions.get(name)?.function.metricInvocations({ period }) : undefined
  return [
    ...frequent.flatMap((scheduled) => {
      const runs = runsOf(scheduled.name, quarterOfAnHour)
      return runs === undefined ? [] : [frequentAlarm(runs, scheduled)]
    }),
    ...daily.flatMap((scheduled) => {
      const [runs, ticks] = [runsOf(scheduled.name, oneDay), runsOf(scheduled.besides, oneDay)]
      return runs === undefined || ticks === undefined ? [] : [dailyAlarm(runs, ticks, scheduled)]
    }),
  ]
}
