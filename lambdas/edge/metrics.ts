// Metrics: figures for the alarms and the dashboard, in CloudWatch's embedded format on the log.
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import type { PublishMetrics } from '#shared/operation/ports.ts'

const metrics = new Metrics()

const units = {
  count: MetricUnit.Count,
  seconds: MetricUnit.Seconds,
  milliseconds: MetricUnit.Milliseconds,
  none: MetricUnit.NoUnit,
} as const

export const publish: PublishMetrics = (figures) => {
  for (const { name, value, unit } of figures) metrics.addMetric(name, units[unit], value)
  metrics.publishStoredMetrics()
}
