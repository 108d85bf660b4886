// Alarm definitions: every alarm of an environment, with what it means and why the threshold is where it is.
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { metricNames } from '#shared/operation/metric-names.ts'
import type { Environment } from '../config.ts'
import { functionAlarms } from './function-alarms.ts'
import { mailAlarms, waitingAlarms } from './mail-alarms.ts'
import { gumnutMetric, type Monitored } from './monitored.ts'
import { historyAlarms, refreshAlarms, silentAlarms } from './run-alarms.ts'
import type { AlarmDefinition } from './alarm-definition.ts'

/** Our service level: 99 % of answers are not our failure, 95 % within 300 ms; alarms ring at the first clear miss. */
const serverErrorPercent = 1
const slowMs = 1000
/** With fewer requests in five minutes a single failure would exceed the percentage. */
const minRequests = 20
const spendSharePercent = 80
/** Several school classes at once. */
const maxSignUpsPerHour = 300

export const alarmDefinitions = (monitored: Monitored): AlarmDefinition[] => [
  ...apiAlarms(monitored.api),
  ...[...monitored.functions].flatMap(([name, { function: fn }]) => functionAlarms(monitored.environment, name, fn)),
  ...refreshAlarms(monitored),
  ...historyAlarms(monitored),
  ...silentAlarms(monitored),
  ...mailAlarms(
    monitored.mailDeadLetters,
    gumnutMetric(monitored.environment, metricNames.mailsSent, Stats.SUM, fiveMinutes),
    gumnutMetric(monitored.environment, metricNames.mailsFailed, Stats.SUM, fiveMinutes),
  ),
  ...waitingAlarms(monitored.mailQueues),
  aiSpendAlarm(monitored.environment),
  tableAlarm(monitored.table),
  signInAlarm(monitored),
  signUpAlarm(monitored),
]

const fiveMinutes = Duration.minutes(5)

function apiAlarms(api: HttpApi): AlarmDefinition[] {
  const errors = api.metricServerError({ period: fiveMinutes, statistic: 'sum' })
  const requests = api.metricCount({ period: fiveMinutes, statistic: 'sum' })
  return [
    {
      name: 'api-5xx',
      means: `More than ${serverErrorPercent} % of the answers are 5xx. Look at the failing function's log for "request failed".`,
      metric: new MathExpression({
        expression: `IF(requests >= ${minRequests}, 100 * errors / requests, 0)`,
        usingMetrics: { errors, requests },
        label: '5xx in %',
        period: fiveMinutes,
      }),
      threshold: serverErrorPercent,
      of: [2, 3],
    },
    {
      name: 'api-latency',
      means: `One request in twenty takes longer than ${slowMs} ms. AI answers are slow by nature: see whether the others are.`,
      metric: new MathExpression({
        expression: `IF(requests >= ${minRequests}, slow, 0)`,
        usingMetrics: { requests, slow: api.metricLatency({ period: fiveMinutes, statistic: Stats.percentile(95) }) },
        label: 'p95 in ms',
        period: fiveMinutes,
      }),
      threshold: slowMs,
      of: [3, 3],
    },
  ]
}

const aiSpendAlarm = (environment: Environment): AlarmDefinition => ({
  name: 'ai-spend',
  means: `The AI provider cost more than ${spendSharePercent} % of the daily cap of US$${environment.aiDailyCostCapUsd}. At the cap the educator falls back to its built-in texts.`,
  metric: gumnutMetric(environment, metricNames.aiCostUsd, Stats.SUM, Duration.days(1)),
  threshold: (environment.aiDailyCostCapUsd * spendSharePercent) / 100,
})

/**
 * The sum of several counters as one line. Each is written only when it counts something: filled, one without a number takes none from
 * the others, and the alarm ends when all are quiet. An alarm on metrics of DynamoDB would else stay as it is while they have none,
 * whatever it says of missing data (CloudWatch API Reference, "PutMetricAlarm", TreatMissingData, checked 2026-11-29).
 */
function total(
  namespace: string,
  names: readonly string[],
  dimensionsMap: Record<string, string>,
  label: string,
): MathExpression {
  const counters = names.map((metricName, index) => [
    `m${index}`,
    new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, period: fiveMinutes }),
  ])
  return new MathExpression({
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: Object.fromEntries(counters),
    label,
    period: fiveMinutes,
  })
}

const tableAlarm = (table: ITable): AlarmDefinition => ({
  name: 'table-throttles',
  means:
    'DynamoDB refuses requests: one partition is hotter than it can be (3,000 reads or 1,000 writes a second), or growth outran it.',
  metric: total(
    'AWS/DynamoDB',
    ['ReadThrottleEvents', 'WriteThrottleEvents'],
    { TableName: table.tableName },
    'throttled',
  ),
  threshold: 0,
  of: [2, 3],
})

const signInAlarm = ({ userPoolId, userPoolClientId }: Monitored): AlarmDefinition => ({
  name: 'sign-in-throttles',
  means:
    'Cognito refuses sign-ins, sign-ups or refreshes: its quota of requests a second is reached, or passwords are being guessed.',
  metric: total(
    'AWS/Cognito',
    ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'],
    { UserPool: userPoolId, UserPoolClient: userPoolClientId },
    'throttled',
  ),
  threshold: 0,
  of: [2, 3],
})

const signUpAlarm = ({ userPoolId, userPoolClientId }: Monitored): AlarmDefinition => ({
  name: 'sign-ups',
  means: `More than ${maxSignUpsPerHour} people signed up within an hour: a launch, or a program that makes accounts. See the addresses in the pool's firewall log; lower mail-rate in pool-firewall.ts if it is the latter.`,
  metric: new Metric({
    namespace: 'AWS/Cognito',
    metricName: 'SignUpSuccesses',
    dimensionsMap: { UserPool: userPoolId, UserPoolClient: userPoolClientId },
    statistic: Stats.SUM,
    period: Duration.hours(1),
  }),
  threshold: maxSignUpsPerHour,
})
