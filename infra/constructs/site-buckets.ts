// Site buckets: the private one with the site's files, and the one that CloudFront's log goes to.
import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '../config.ts'
import { edgeRegion } from '../environments.ts'
import { removalPolicy } from './removal.ts'

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
} as const satisfies BucketProps

/** Everything in both can be made again or has run out, so an unprotected environment takes them away with the stack. */
const life = (environment: Environment): BucketProps => ({
  removalPolicy: removalPolicy(environment),
  ...(environment.isProtected ? {} : { autoDeleteObjects: true }),
})

/** @returns the bucket; the cast: CDK's class declares optional properties a shade looser than its interface. */
function bucket(scope: Construct, id: string, props: BucketProps): IBucket {
  const made = new Bucket(scope, id, { ...closed, ...props })
  Validations.of(made).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      "S3's server access log would hold the address, path and query of each request, which ours does not keep. Only CloudFront reads the files and only AWS writes the log; who administers them is in CloudTrail.",
  })
  return made as IBucket
}

export const fileBucket = (scope: Construct, environment: Environment): IBucket =>
  bucket(scope, 'Files', {
    ...life(environment),
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })

/** In Sydney, although the delivery (stacks/edge-log-stack.ts) is made in us-east-1; only that may write to it. */
export function logBucket(scope: Construct, environment: Environment): IBucket {
  const logs = bucket(scope, 'Logs', {
    ...life(environment),
    lifecycleRules: [
      { expiration: Duration.days(environment.logDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })
  const { account, partition } = Stack.of(scope)
  logs.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:PutObject'],
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      resources: [logs.arnForObjects('*')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
        ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:${edgeRegion}:${account}:delivery-source:*` },
      },
    }),
  )
  return logs
}
