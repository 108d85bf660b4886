// Price refresh: the schedule, the function and the dead-letter queue that keep tracked prices current (P17, P18).
import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { deadLetters } from './dead-letters.ts'
import { GumnutFunction } from './gumnut-function.ts'

const everyMinutes = 5
/** Older than this a tick is dropped: the next one does the same work with newer prices. */
const oldestTickMinutes = 4

export class PriceRefresh extends Construct {
  readonly refresher: GumnutFunction
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { environment, table }: { environment: Environment; table: ITable }) {
    super(scope, id)
    this.deadLetters = deadLetters(this, environment, 'price-refresh')
    this.refresher = new GumnutFunction(this, 'Refresher', { environment, name: 'price-refresh', table })
    // What the function itself fails at: not tried again, the next tick is the next try.
    this.refresher.function.configureAsyncInvoke({
      retryAttempts: 0,
      maxEventAge: Duration.minutes(oldestTickMinutes),
      onFailure: new SqsDestination(this.deadLetters),
    })

    new Rule(this, 'Tick', {
      ruleName: nameOf(environment, 'price-refresh'),
      description: 'Fetches new prices for all tracked symbols',
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [
        new LambdaFunction(this.refresher.function, {
          // What EventBridge fails to hand over.
          retryAttempts: 2,
          maxEventAge: Duration.minutes(oldestTickMinutes),
          deadLetterQueue: this.deadLetters,
        }),
      ],
    })
  }
}
