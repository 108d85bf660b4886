// Site: one origin for the page and the API: CloudFront in front of a private bucket and of the HTTP API.
import { Duration, Stack, Validations } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { handOverToken, pageFallback } from '../edge-functions.ts'
import { apiPolicy, sitePolicy } from './response-headers.ts'
import { siteAddress } from './site-address.ts'
import { fileBucket, logBucket } from './site-buckets.ts'

/**
 * CloudFront keeps these errors for 10 s, whatever the cache policy says: one person's 404 would be the next one's. Only
 * the time is set here; a page in place of the error would hide what the API says.
 */
const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

type Props = {
  readonly environment: Environment
  readonly apiDomain: string
  /** Headers in which the API may look for the caller's token. */
  readonly tokenHeaders: readonly string[]
  /** Hosts that the page may call besides its own origin. */
  readonly connect: readonly string[]
  readonly certificate?: ICertificate
  readonly firewallArn?: string
}

export class Site extends Construct {
  readonly bucket: IBucket
  /** Where CloudFront's log goes, in environments that keep one. */
  readonly logs?: IBucket
  readonly distribution: Distribution
  /** Without https://. */
  readonly domain: string

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const { environment, certificate, firewallArn } = props
    const { hasEdgeLog, settings, stage } = environment
    if (hasEdgeLog) this.logs = logBucket(this, environment)
    this.bucket = fileBucket(this, environment)
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Gumnut ${stage}`,
      defaultBehavior: this.siteBehavior(props),
      additionalBehaviors: { '/api/*': this.apiBehavior(props) },
      defaultRootObject: 'index.html',
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Only the full class has edges in Australia and New Zealand.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(firewallArn === undefined ? {} : { webAclId: firewallArn }),
      // Without an own certificate CloudFront decides the TLS version itself and ignores this.
      ...(certificate === undefined || settings.site === undefined
        ? {}
        : {
            certificate,
            domainNames: [settings.site.domain],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
          }),
    })
    siteAddress(this, settings, this.distribution)
    this.domain = settings.site?.domain ?? this.distribution.distributionDomainName
    this.acknowledge(certificate !== undefined, firewallArn !== undefined, hasEdgeLog)
  }

  private siteBehavior({ environment, connect }: Props): BehaviorOptions {
    return {
      // With the right to list, a missing file is a 404; without, S3 answers 403, which reads like a fault.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      cachePolicy: new CachePolicy(this, 'SiteCache', {
        cachePolicyName: nameOf(environment, 'site'),
        comment:
          'Does what each file says: hashed assets stay a year, the page and config.json are asked for every time',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(365),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      responseHeadersPolicy: sitePolicy(this, environment, connect),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edgeFunction('PageFallback', environment, 'page-fallback', pageFallback),
        },
      ],
    }
  }

  private apiBehavior({ environment, apiDomain, tokenHeaders }: Props): BehaviorOptions {
    return {
      origin: new HttpOrigin(apiDomain, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        // The gateway answers within 30 s or gives up itself; trying again would repeat what may have been done.
        readTimeout: Duration.seconds(31),
        connectionAttempts: 2,
        connectionTimeout: Duration.seconds(5),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      compress: true,
      cachePolicy: this.apiCache(environment),
      // Every header of the viewer's request as the function below leaves it, so the token under its secret name too, but
      // not Host, by which API Gateway finds the API.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: apiPolicy(this, environment),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edgeFunction('HandOverToken', environment, 'hand-over-token', handOverToken(tokenHeaders)),
        },
      ],
    }
  }

  /**
   * Keeps nothing: every answer is no-store, and what is without a word on it stays 0 s. Not CloudFront's own policy for
   * that, because with caching off CloudFront does not compress either, and a long list of holdings is ten times its zip.
   */
  private apiCache(environment: Environment): CachePolicy {
    return new CachePolicy(this, 'ApiCache', {
      cachePolicyName: nameOf(environment, 'api'),
      comment: 'Keeps nothing, compresses',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      // Should anything ever be kept for a moment, then for this caller alone.
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
  }

  private edgeFunction(id: string, environment: Environment, name: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      functionName: nameOf(environment, name),
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    })
  }

  private acknowledge(hasCertificate: boolean, hasFirewall: boolean, hasEdgeLog: boolean): void {
    const { distribution } = this
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'No country is locked out: Australians travel, and nothing here is licensed by place.',
      },
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'There is a default root object, and the page fallback turns / into it before the bucket is asked.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: hasEdgeLog
          ? 'There is a log, but the rule knows the older kind only, which always holds addresses and queries; ours is standard logging v2 without them (stacks/edge-log-stack.ts).'
          : 'Only its makers visit this environment; a log would need resources in us-east-1.',
      },
    )
    if (!hasFirewall) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'The firewall is an option per environment and costs US$19 a month; this one goes without (environments.ts, hasFirewall).',
      })
    }
    if (!hasCertificate) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: `Without an own domain the certificate is CloudFront's and so is the oldest TLS version; ${Stack.of(this).stackName} sets TLS 1.2 as the least as soon as a domain is configured.`,
      })
    }
  }
}
