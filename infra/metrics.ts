// Metrics: where the figures of shared/contract/metrics.ts are found in CloudWatch, for alarms and the dashboard.
import type { Stage } from './environments.ts'
