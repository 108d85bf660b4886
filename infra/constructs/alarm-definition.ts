// AlarmDefinition: one thing an alarm looks at, and what it means when it rings.
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
