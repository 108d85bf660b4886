// Monitored: the resources that alarms and the dashboard look at, and our own metrics as they read them.
import type { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Environment } from '../config.ts'
import type { FunctionName } from '../function-sizing.ts'
import { metricNamespace, metricService } from '../metrics.ts'
import type { GumnutFunction } from './gumnut-function.ts'

/** What the sender of mails takes its work from. */
export type MailQueues = { readonly mails: IQueue; readonly securityMails: IQueue }

export type Monitored = {
  readonly environment: Environment
  readonly api: HttpApi
  readonly functions: ReadonlyMap<FunctionName, GumnutFunction>
  readonly deadLetters: IQueue
  readonly historyDeadLetters: IQueue
  readonly mailDeadLetters: IQueue
  /** Undefined where nobody sends. */
  readonly mailQueues: MailQueues | undefined
  readonly table: ITable
  readonly userPoolId: string
  readonly userPoolClientId: string
}

export const gumnutMetric = (
  { stage }: Pick<Environment, 'stage'>,
  metricName: string,
  statistic: string,
  period: Duration,
): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { service: metricService(stage) },
    statistic,
    period,
  })
