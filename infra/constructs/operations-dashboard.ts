// OperationsDashboard: one page that answers "is it up, is it fast, are prices fresh, what does it cost".
import { Duration } from 'aws-cdk-lib'
import {
  type Alarm,
  AlarmStatusWidget,
  type CfnDashboard,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  PeriodOverride,
  Row,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { metricNames } from '#shared/operation/metric-names.ts'
import { nameOf } from '../config.ts'
import { gumnutMetric, type Monitored } from './monitored.ts'

const fiveMinutes = Duration.minutes(5)
const perDay = Duration.days(1)

type Shown = Monitored & { readonly alarms: readonly Alarm[]; readonly distributionId: string }

export function operationsDashboard(scope: Construct, shown: Shown): Dashboard {
  const { environment, alarms } = shown
  const dashboard = new Dashboard(scope, 'Dashboard', {
    dashboardName: nameOf(environment, 'operations'),
    defaultInterval: Duration.days(1),
    periodOverride: PeriodOverride.AUTO,
  })
  // cfn-lint up to 1.51 does not know yet that a dashboard can have tags (CloudFormation's own schema does).
  const resource = dashboard.node.defaultChild as CfnDashboard
  resource.addMetadata('cfn-lint', { config: { ignore_checks: ['E3002'] } })
  dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 5 }))
  dashboard.addWidgets(new Row(...edgeAndApi(shown)))
  dashboard.addWidgets(new Row(...functions(shown)))
  dashboard.addWidgets(new Row(...pricesAndAi(shown)))
  return dashboard
}

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left: [...left], right: [...right], width: 8, height: 6 })

function edgeAndApi({ api, distributionId }: Shown): IWidget[] {
  const edge = (metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      region: 'us-east-1',
      period: fiveMinutes,
    })
  const options = { period: fiveMinutes }
  return [
    graph('Edge: requests, 5xx %', [edge('Requests', Stats.SUM)], [edge('5xxErrorRate', Stats.AVERAGE)]),
    graph(
      'API: requests, errors',
      [api.metricCount({ ...options, statistic: Stats.SUM })],
      [
        api.metricServerError({ ...options, statistic: Stats.SUM }),
        api.metricClientError({ ...options, statistic: Stats.SUM }),
      ],
    ),
    graph(
      'API: latency ms',
      [50, 95, 99].map((percentile) =>
        api.metricLatency({ ...options, statistic: Stats.percentile(percentile), label: `p${percentile}` }),
      ),
    ),
  ]
}

/**
 * Runs on a schedule have graphs of their own, the health check answers a constant, and throttles are among the alarms: a dashboard
 * is free up to 50 metrics.
 */
const ofMail = ['messages', 'message-fan-out', 'message-sender', 'message-feedback', 'pool-calls'] as const
const ofRecovery = ['recovery', 'recovery-run'] as const
const notDrawn = new Set<string>([
  'price-refresh',
  'price-history',
  'health',
  'identity',
  'watchlist',
  ...ofMail,
  ...ofRecovery,
])
/**
 * Crashes of mail and of the run of recoveries lead to dead letters, which have an alarm, and to failed mails, which are drawn; those of
 * messages and recovery are among the 5xx of the API. The health check has none to draw.
 */
const crashesNotDrawn = new Set<string>(['health', ...ofMail, ...ofRecovery])

function functions({ functions: all }: Shown): IWidget[] {
  const entries = [...all]
  type Make = (name: string, fn: (typeof entries)[number][1]['function']) => Metric
  const each = (make: Make): Metric[] =>
    entries.filter(([name]) => !crashesNotDrawn.has(name)).map(([name, { function: fn }]) => make(name, fn))
  const answering = (make: Make): Metric[] =>
    entries.filter(([name]) => !notDrawn.has(name)).map(([name, { function: fn }]) => make(name, fn))
  const options = { period: fiveMinutes }
  return [
    graph(
      'Functions: calls',
      answering((label, fn) => fn.metricInvocations({ ...options, label })),
    ),
    graph(
      'Functions: p95 ms',
      answering((label, fn) => fn.metricDuration({ ...options, label, statistic: Stats.percentile(95) })),
    ),
    graph(
      'Functions: crashes',
      each((label, fn) => fn.metricErrors({ ...options, label })),
    ),
  ]
}

function pricesAndAi({ environment, deadLetters, table }: Shown): IWidget[] {
  const own = (name: string, statistic: string, period = fiveMinutes): Metric =>
    gumnutMetric(environment, name, statistic, period)
  const capacity = (metricName: string): Metric =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: Stats.SUM,
      period: fiveMinutes,
    })
  return [
    graph(
      'Prices: age s, symbols, failures',
      [own(metricNames.quoteAgeSeconds, Stats.MAXIMUM)],
      [
        own(metricNames.quotesTracked, Stats.MAXIMUM),
        own(metricNames.quotesFailed, Stats.SUM),
        own(metricNames.quotesSkipped, Stats.SUM),
        deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }),
      ],
    ),
    graph(
      'AI: US$ a day, breaker',
      [own(metricNames.aiCostUsd, Stats.SUM, perDay)],
      [own(metricNames.breakerOpen, Stats.SUM)],
    ),
    graph(
      'Refresh: writes, calls, ms',
      [own(metricNames.quotesWritten, Stats.SUM), own(metricNames.providerCalls, Stats.SUM)],
      [own(metricNames.refreshDuration, Stats.MAXIMUM)],
    ),
    graph(
      'Histories a day: writes, symbols missed',
      [own(metricNames.historyWrites, Stats.SUM, perDay)],
      [own(metricNames.historyUnreached, Stats.SUM, perDay)],
    ),
    graph(
      'Mails a day: sent, failed',
      [own(metricNames.mailsSent, Stats.SUM, perDay)],
      [own(metricNames.mailsFailed, Stats.SUM, perDay)],
    ),
    graph('Table: units', [capacity('ConsumedReadCapacityUnits'), capacity('ConsumedWriteCapacityUnits')]),
  ]
}
