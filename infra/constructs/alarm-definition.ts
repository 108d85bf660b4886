// Alarm definition: a metric with its threshold, and what it means when the alarm rings.
import type { IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'

export type AlarmDefinition = {
  readonly name: string
  readonly means: string
  readonly metric: IMetric
  readonly threshold: number
  /** How many of how many periods. */
  readonly of?: readonly [number, number]
  readonly missing?: TreatMissingData
  readonly below?: true
}
