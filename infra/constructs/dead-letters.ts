// Dead letters: the queue of what a scheduled function could not do. An alarm watches it, and a person reads it.
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import type { GumnutFunction } from './gumnut-function.ts'

/**
 * So long a message waits in a queue that has dead letters. What is older SQS deletes without a word, and not as a dead letter: so it is
 * longer than a mail may be late (shared/messages/schedule.ts), and leaves the dead letters, whose days count from the same moment, most of theirs.
 */
export const waitingDays = 4

/** A run that was handed over and failed is repeated so long at most. */
const oldestRepeatHours = 6

/** Who calls the function does not wait: what it fails at is for Lambda to repeat, and to keep in the end. */
export const repeatFailures = ({ function: fn }: GumnutFunction, keptIn: IQueue): void =>
  fn.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.hours(oldestRepeatHours),
    onFailure: new SqsDestination(keptIn),
  })

/**
 * @param job such as `price-refresh`, for the queue's name
 * @param isOfQueue whether another queue names it as its own, by which the rules know what it is
 */
export function deadLetters(scope: Construct, environment: Environment, job: string, isOfQueue = false): Queue {
  const queue = new Queue(scope, 'DeadLetters', {
    queueName: nameOf(environment, `${job}-failed`),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const reason = 'This is the dead-letter queue itself. An alarm watches it, and a person reads it.'
  Validations.of(queue).acknowledge({ id: 'Serverless-SQSRedrivePolicy', reason })
  if (!isOfQueue) Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason })
  return queue
}
