// Recovery: what a lost authenticator app needs of AWS: who may ask the user pool what, and the run that carries out what is due
// (ADR 037).
import { Duration } from 'aws-cdk-lib'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { GumnutFunction } from './gumnut-function.ts'
import { maySecurityMail } from './security-mails.ts'

const everyMinutes = 5
/** Older than this a run is dropped: the next one does the same. */
const oldestRunMinutes = 4

type Props = {
  readonly environment: Environment
  readonly table: ITable
  readonly userPool: UserPool
  /** The app client whose sign-in is handed on: no OAuth, and what it gives cannot be renewed. */
  readonly client: UserPoolClient
  /** The function of the area. */
  readonly area: GumnutFunction
  /** Stops a recovery when somebody signs in, and says so. */
  readonly sender: GumnutFunction
  readonly deadLetters: IQueue
}

export class Recovery extends Construct {
  readonly runner: GumnutFunction

  constructor(
    scope: Construct,
    id: string,
    { environment, table, userPool, client, area, sender, deadLetters }: Props,
  ) {
    super(scope, id)
    this.runner = new GumnutFunction(this, 'Runner', { environment, name: 'recovery-run', table })
    // What fails is not tried again: the next run is the next try.
    this.runner.function.configureAsyncInvoke({
      retryAttempts: 0,
      maxEventAge: Duration.minutes(oldestRunMinutes),
      onFailure: new SqsDestination(deadLetters),
    })
    maySecurityMail(this, environment, [area, this.runner, sender])
    for (const { function: fn } of [area, this.runner]) {
      fn.addEnvironment('USER_POOL_ID', userPool.userPoolId)
      fn.addEnvironment('RECOVERY_CLIENT_ID', client.userPoolClientId)
    }
    const allow = ({ role }: GumnutFunction, action: string): void =>
      void role.addToPolicy(new PolicyStatement({ actions: [action], resources: [userPool.userPoolArn] }))
    allow(area, 'cognito-idp:AdminGetUser')
    allow(this.runner, 'cognito-idp:AdminSetUserMFAPreference')
    // Without a sender nobody would get a code: nothing can be due.
    if (environment.settings.emailFrom === undefined) return
    new Rule(this, 'Run', {
      ruleName: nameOf(environment, 'recovery-run'),
      description: 'Turns off lost authenticator apps whose day of waiting is over',
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [
        new LambdaFunction(this.runner.function, {
          retryAttempts: 2,
          maxEventAge: Duration.minutes(oldestRunMinutes),
          deadLetterQueue: deadLetters,
        }),
      ],
    })
  }
}
