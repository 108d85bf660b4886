// Response headers: what CloudFront adds to every answer, from infra/security-headers.ts, so that local and cloud agree.
import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'
import { contentSecurityPolicy, siteHeaders, strictTransportSecurity } from '../security-headers.ts'

/** CloudFront has fields of their own for these and refuses them as custom headers. */
const ownFields = new Set(['referrer-policy', 'x-content-type-options', 'x-frame-options'])

const customHeaders = Object.entries(siteHeaders)
  .filter(([header]) => !ownFields.has(header))
  .map(([header, value]) => ({ header, value, override: true }))

const securityHeaders = (policy: string): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(strictTransportSecurity.maxAgeSeconds),
    includeSubdomains: strictTransportSecurity.includeSubdomains,
    preload: strictTransportSecurity.preload,
    override: true,
  },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: frameOption(siteHeaders['x-frame-options']), override: true },
  referrerPolicy: { referrerPolicy: referrerPolicy(siteHeaders['referrer-policy']), override: true },
})

const frameOption = (value: 'DENY'): HeadersFrameOption => HeadersFrameOption[value]
const referrerPolicy = (value: 'no-referrer'): HeadersReferrerPolicy =>
  ({ 'no-referrer': HeadersReferrerPolicy.NO_REFERRER })[value]

/** @param connect hosts that the page may call besides its own origin */
export const sitePolicy = (
  scope: Construct,
  environment: Environment,
  connect: readonly string[],
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SiteHeaders', {
    responseHeadersPolicyName: nameOf(environment, 'site'),
    // The cloud is https only, so old links are too; the local stack is http and leaves this part out.
    securityHeadersBehavior: securityHeaders(`${contentSecurityPolicy({ connect })}; upgrade-insecure-requests`),
    customHeadersBehavior: { customHeaders },
  })

/**
 * For JSON, and the page behind a link in a mail, which has a style sheet and a form: nothing may run, frame or be kept, not even
 * the gateway's own 401.
 */
export const apiPolicy = (scope: Construct, environment: Environment): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    responseHeadersPolicyName: nameOf(environment, 'api'),
    securityHeadersBehavior: securityHeaders(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    customHeadersBehavior: {
      customHeaders: [...customHeaders, { header: 'cache-control', value: 'no-store', override: true }],
    },
  })
