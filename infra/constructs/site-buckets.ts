// Site buckets: the private one with the site's files, and the one that access logs go to.
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps

/** Everything in both can be made again or has run out, so an unprotected environment takes them away with the stack. */
const life = (isProtected: boolean): BucketProps =>
  isProtected
    ? { removalPolicy: RemovalPolicy.RETAIN }
    : { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }

// The casts: CDK's classes declare optional properties a shade looser than its interfaces (exactOptionalPropertyTypes).

export const fileBucket = (scope: Construct, logs: IBucket, isProtected: boolean): IBucket =>
  new Bucket(scope, 'Files', {
    ...closed,
    ...life(isProtected),
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
  }) as IBucket

/** Where CloudFront and the file bucket write who asked for what. */
export const logBucket = (scope: Construct, days: number, isProtected: boolean): IBucket =>
  new Bucket(scope, 'Logs', {
    ...closed,
    ...life(isProtected),
    // CloudFront's standard logs still write by access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: Duration.days(days), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  }) as IBucket
