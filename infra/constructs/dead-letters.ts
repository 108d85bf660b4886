// Dead letters: the queue of what a scheduled function could not do. An alarm watches it, and a person reads it.
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'

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
