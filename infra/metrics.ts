// Metrics: where the figures of shared/operation/metric-names.ts are found in CloudWatch, for alarms and the dashboard.
import type { Stage } from './environments.ts'

export const metricNamespace = 'Gumnut'

/** The one dimension of every metric; it carries the stage, because environments may share an account. */
export const metricService = (stage: Stage): string => `gumnut-${stage}`
