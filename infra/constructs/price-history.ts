// PriceHistory: every day after the time of the ASX's close, the closes that are missing of all symbols that are held or looked at.
import { type CfnElement, Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { deadLetters } from './dead-letters.ts'
import { GumnutFunction } from './gumnut-function.ts'

/** Older than this a run is dropped: the next one appends its day as well. */
const oldestRunHours = 2

export class PriceHistory extends Construct {
  readonly appender: GumnutFunction
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { environment, table }: { environment: Environment; table: ITable }) {
    super(scope, id)
    this.deadLetters = deadLetters(this, environment, 'price-history')
    this.appender = new GumnutFunction(this, 'Appender', { environment, name: 'price-history', table })
    // Once more after a crash: a day that is there already costs no call and no write.
    this.appender.function.configureAsyncInvoke({
      retryAttempts: 1,
      maxEventAge: Duration.hours(oldestRunHours),
      onFailure: new SqsDestination(this.deadLetters),
    })

    const starter = new Role(this, 'Starter', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      description: 'Starts the run after the close',
    })
    const { function: fn } = this.appender
    const name = Stack.of(this).getLogicalId(fn.node.defaultChild as CfnElement)
    Validations.of(starter).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${name}.Arn>:*]`,
      reason: 'CDK grants the versions and aliases of the one function with it; the scheduler may start nothing else.',
    })

    new Schedule(this, 'AfterTheClose', {
      scheduleName: nameOf(environment, 'price-history'),
      description: 'Appends the day to all price histories; at weekends and on holidays the coins alone',
      // Sydney time, which plain rules do not know: the closing price is out at 16:42, winter and summer.
      schedule: ScheduleExpression.cron({
        minute: '45',
        hour: '16',
        // Coins never rest, and the weekly report wants their Friday, which ends on Saturday in Sydney.
        day: '*',
        timeZone: TimeZone.of('Australia/Sydney'),
      }),
      target: new LambdaInvoke(fn, {
        role: starter,
        retryAttempts: 2,
        maxEventAge: Duration.hours(oldestRunHours),
        deadLetterQueue: this.deadLetters,
      }),
    })
  }
}
