// Run alarms: of what the clock starts. Each tells of a run that failed, that does not keep up, or that never began.
import { Duration } from 'aws-cdk-lib'
import { Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { metricNames } from '#shared/operation/metric-names.ts'
import type { FunctionName } from '../function-sizing.ts'
import type { AlarmDefinition } from './alarm-definition.ts'
import { gumnutMetric, type Monitored } from './monitored.ts'

const staleQuoteSeconds = 15 * 60
const fiveMinutes = Duration.minutes(5)

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
      means: `The oldest tracked price of an open market is older than ${staleQuoteSeconds / 60} minutes. People see it marked as stale.`,
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
        'A provider (prices or AI) keeps failing and is not asked any more for a while. People get last known prices or built-in texts.',
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
      'On two of three days the run after the close did not reach every symbol: the provider limits us, or there are more than one run can ask for. Charts carry the last close on.',
    metric: gumnutMetric(environment, metricNames.historyUnreached, Stats.MAXIMUM, Duration.days(1)),
    threshold: 0,
    of: [2, 3],
  },
]

type Quiet = {
  readonly name: FunctionName
  readonly period: Duration
  readonly periods: number
  readonly means: string
}

/** Who starts, and how long nothing may have been heard of them. A day more than a day: one of the year has 25 hours. */
const scheduled: readonly Quiet[] = [
  {
    name: 'price-refresh',
    period: Duration.minutes(15),
    periods: 1,
    means: 'No price refresh ran for 15 minutes although one starts every 5.',
  },
  {
    name: 'price-history',
    period: Duration.days(1),
    periods: 2,
    means: 'No run after the close began for two days although one starts every day: look at its schedule.',
  },
  {
    name: 'recovery-run',
    period: Duration.minutes(15),
    periods: 2,
    means:
      'No run of recovery began for half an hour although one starts every 5 minutes: whoever has waited their day waits on.',
  },
]

export const silentAlarms = ({ functions }: Monitored): AlarmDefinition[] =>
  scheduled.flatMap(({ name, period, periods, means }) => {
    const runs = functions.get(name)?.function.metricInvocations({ period })
    return runs === undefined
      ? []
      : [
          {
            name: `${name}-silent`,
            means,
            metric: runs,
            threshold: 1,
            of: [periods, periods],
            below: true,
            missing: TreatMissingData.BREACHING,
          } as const,
        ]
  })
