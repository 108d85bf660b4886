// SecurityMails: what tells people of their sign-in: a queue of its own, so that no Sunday of reports is in front of it, and the rule
// that hears of changed passwords and factors through CloudTrail (ADR 037).
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { securitySenders } from '../function-environment.ts'
import { sizing } from '../function-sizing.ts'
import { repeatFailures, waitingDays } from './dead-letters.ts'
import { GumnutFunction } from './gumnut-function.ts'

const mostReceives = 4
const oldestEventHours = 12
/** Calls of the user pool that people are told of, as lambdas/adapters/cognito/pool-call.ts reads them; a test compares. */
const toldCalls = [
  'ChangePassword',
  'VerifySoftwareToken',
  'SetUserMFAPreference',
  'CompleteWebAuthnRegistration',
  'DeleteWebAuthnCredential',
]

const queueName = (environment: Environment): string => nameOf(environment, 'security-mails')

/**
 * The queue by its name, for a function in a stack that is there first: naming the queue itself would be a circle between stacks.
 * Nothing where nobody sends.
 */
export function maySecurityMail(scope: Construct, environment: Environment, fns: readonly GumnutFunction[]): void {
  if (environment.settings.emailFrom === undefined) return
  const { account, partition, region, urlSuffix } = Stack.of(scope)
  const name = queueName(environment)
  for (const { function: fn } of fns) {
    fn.addEnvironment('SECURITY_QUEUE_URL', `https://sqs.${region}.${urlSuffix}/${account}/${name}`)
  }
  new Policy(scope, 'SecurityQueueing', {
    roles: fns.map(({ role }) => role),
    statements: [
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [`arn:${partition}:sqs:${region}:${account}:${name}`],
      }),
    ],
  })
}

type Props = {
  readonly environment: Environment
  readonly sender: GumnutFunction
  readonly deadLetters: IQueue
}

export class SecurityMails extends Construct {
  readonly poolCalls: GumnutFunction
  /** Undefined where nobody sends. */
  readonly queue: Queue | undefined

  constructor(scope: Construct, id: string, { environment, sender, deadLetters }: Props) {
    super(scope, id)
    this.poolCalls = new GumnutFunction(this, 'PoolCalls', { environment, name: 'pool-calls' })
    repeatFailures(this.poolCalls, deadLetters)
    if (environment.settings.emailFrom === undefined) return
    maySecurityMail(this, environment, [this.poolCalls])
    this.queue = new Queue(this, 'Queue', {
      queueName: queueName(environment),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * sizing['message-sender'].timeoutSeconds),
      retentionPeriod: Duration.days(waitingDays),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: mostReceives },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    sender.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, maxConcurrency: securitySenders, reportBatchItemFailures: true }),
    )
    new Rule(this, 'PoolCallsRule', {
      ruleName: nameOf(environment, 'pool-calls'),
      description: 'Tells people of a changed password or factor',
      // The record of such a call names no user pool; whoever is not ours has no document, and is told nothing.
      eventPattern: {
        source: ['aws.cognito-idp'],
        detailType: ['AWS API Call via CloudTrail'],
        detail: { eventSource: ['cognito-idp.amazonaws.com'], eventName: toldCalls },
      },
      targets: [
        new LambdaFunction(this.poolCalls.function, {
          retryAttempts: 10,
          maxEventAge: Duration.hours(oldestEventHours),
          deadLetterQueue: deadLetters,
        }),
      ],
    })
  }
}
