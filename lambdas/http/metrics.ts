// Metrics: figures for the alarms and the dashboard, in CloudWatch's embedded format on the log.
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'

const metrics = new Metrics()

export type Figure = { name: string; value: number; unit: 'count' | 'seconds' | 'milliseconds' | 'none' }

const units = {
  count: MetricUnit.Count,
  seconds: MetricUnit.Seconds,
  milliseconds: MetricUnit.Milliseconds,
  none: MetricUnit.NoUnit,
} as const

/** Writes figures out at once, so that a function that ends right after has lost none. */
export function publish(figures: readonly Figure[]): void {
  for (const { name, value, unit } of figures) metrics.addMetric(name, units[unit], value)
  metrics.publishStoredMetrics()
}
