// Function alarms: errors, throttles, duration and concurrency of one Lambda function.
import { Duration } from 'aws-cdk-lib'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Environment } from '../config.ts'
import { type FunctionName, reservedConcurrency, sizing } from '../function-sizing.ts'
import type { AlarmDefinition } from './alarm-definition.ts'
import { startedDaily } from './run-alarms.ts'

const timeoutSharePercent = 80
/** Who ends by a clock of their own, and goes on the next time, may use the time that they give themselves: that is no alarm. */
const ownTimeoutSharePercent: Partial<Record<FunctionName, number>> = {
  // 240 s of calls, 5 for the last of them, 30 for alerts, and the writes behind each; of 290.
  'price-refresh': 98,
  // 480 s; of 600.
  'price-history': 90,
  // 100 s of mails at the rate of SES; of 120.
  'message-sender': 90,
}
const concurrencySharePercent = 80
const fiveMinutes = Duration.minutes(5)

export function functionAlarms(environment: Environment, name: FunctionName, fn: LambdaFunction): AlarmDefinition[] {
  const { timeoutSeconds } = sizing[name]
  const reservedCount = reservedConcurrency(environment, name)
  const isDaily = startedDaily.has(name)
  return [
    {
      name: `${name}-errors`,
      means: `${name} crashed or ran out of time. What it answers itself, 5xx included, is in api-5xx.`,
      metric: fn.metricErrors({ period: fiveMinutes }),
      threshold: 0,
    },
    {
      name: `${name}-throttles`,
      means: `${name} was refused a place to run: the account's concurrency or the function's own share is used up.`,
      metric: fn.metricThrottles({ period: fiveMinutes }),
      threshold: 0,
      // A tick that finds the last one still running is expected once; ai and market are throttled on purpose when flooded.
      of: reservedCount === undefined ? [1, 1] : [3, 3],
    },
    {
      name: `${name}-duration`,
      means: `${name} comes near its ${timeoutSeconds} s limit.`,
      metric: fn.metricDuration({ period: fiveMinutes, statistic: Stats.percentile(99) }),
      threshold: (timeoutSeconds * 1000 * (ownTimeoutSharePercent[name] ?? timeoutSharePercent)) / 100,
      of: isDaily ? [1, 1] : [2, 3],
    },
    ...(reservedCount === undefined || reservedCount === 1
      ? []
      : [
          {
            name: `${name}-concurrency`,
            means: `${name} uses more than ${concurrencySharePercent} % of its ${reservedCount} places.`,
            metric: fn.metric('ConcurrentExecutions', { period: fiveMinutes, statistic: Stats.MAXIMUM }),
            threshold: (reservedCount * concurrencySharePercent) / 100,
            of: [2, 3],
          } as const,
        ]),
  ]
}
