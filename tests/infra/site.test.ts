// The site as CDK makes it: one origin, its headers and caching, and what the edge does to a request.
import { expect, test } from 'vitest'
import {
  cacheControlFor,
  contentSecurityPolicy,
  siteHeaders,
  strictTransportSecurity,
} from '#infra/security-headers.ts'
import { at, fullSettings, ofType, referenced, synthesise, theOnly } from './synthesis.ts'

const { app } = synthesise('dev')
const full = synthesise('prod', { settings: fullSettings })
const distribution = at(theOnly(app, 'AWS::CloudFront::Distribution'), 'Properties', 'DistributionConfig')
const site = at(distribution, 'DefaultCacheBehavior')
const api = at(distribution, 'CacheBehaviors', 0)

const headersOf = (behavior: unknown, template = app): unknown =>
  at(
    template.Resources[referenced(at(behavior, 'ResponseHeadersPolicyId'))[0] ?? ''],
    'Properties',
    'ResponseHeadersPolicyConfig',
  )
const cacheOf = (behavior: unknown): unknown =>
  at(app.Resources[referenced(at(behavior, 'CachePolicyId'))[0] ?? ''], 'Properties', 'CachePolicyConfig')

/** A response headers policy as the headers that a browser gets. */
function asHeaders(policy: unknown): Record<string, unknown> {
  const secure = at(policy, 'SecurityHeadersConfig')
  const hsts = at(secure, 'StrictTransportSecurity')
  const custom = (at(policy, 'CustomHeadersConfig', 'Items') ?? []) as {
    Header: string
    Value: string
    Override: boolean
  }[]
  expect(custom.every(({ Override }) => Override)).toBe(true)
  for (const name of [
    'ContentSecurityPolicy',
    'ContentTypeOptions',
    'FrameOptions',
    'ReferrerPolicy',
    'StrictTransportSecurity',
  ]) {
    expect(at(secure, name, 'Override')).toBe(true)
  }
  return {
    'content-security-policy': at(secure, 'ContentSecurityPolicy', 'ContentSecurityPolicy'),
    'x-frame-options': at(secure, 'FrameOptions', 'FrameOption'),
    'referrer-policy': at(secure, 'ReferrerPolicy', 'ReferrerPolicy'),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': {
      maxAgeSeconds: at(hsts, 'AccessControlMaxAgeSec'),
      includeSubdomains: at(hsts, 'IncludeSubdomains'),
      preload: at(hsts, 'Preload'),
    },
    ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
  }
}

const cognito = 'https://cognito-idp.ap-southeast-2.amazonaws.com'

test('every page carries the headers of security-headers.ts, with HSTS and https-only links beside them', () => {
  expect(asHeaders(headersOf(site))).toEqual({
    ...siteHeaders,
    'content-security-policy': `${contentSecurityPolicy({ connect: [cognito] })}; upgrade-insecure-requests`,
    'strict-transport-security': strictTransportSecurity,
  })
})

test('with Google the page may also call the pool’s token endpoint', () => {
  const config = at(
    theOnly(full.app, 'AWS::CloudFront::Distribution'),
    'Properties',
    'DistributionConfig',
    'DefaultCacheBehavior',
  )
  expect(JSON.stringify(headersOf(config, full.app))).toMatch(
    /connect-src 'self' https:\/\/cognito-idp[^ ]+ https:\/\/.*auth\.ap-southeast-2\.amazoncognito\.com/,
  )
})

test('every API answer, the gateway’s own included, is never kept and can do nothing in a browser', () => {
  expect(asHeaders(headersOf(api))).toEqual({
    ...siteHeaders,
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'strict-transport-security': strictTransportSecurity,
    'cache-control': 'no-store',
  })
})

test('the site and /api/* share one origin, over https, HTTP/2 and HTTP/3, compressed', () => {
  expect(distribution).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, DefaultRootObject: 'index.html' })
  expect(site).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' })
  expect(api).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'https-only', PathPattern: '/api/*' })
  for (const behavior of [site, api]) {
    expect(at(cacheOf(behavior), 'ParametersInCacheKeyAndForwardedToOrigin')).toMatchObject({
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    })
  }
})

test('API answers are kept by no edge, and never shared between callers', () => {
  expect(cacheOf(api)).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 })
  expect(at(cacheOf(api), 'ParametersInCacheKeyAndForwardedToOrigin', 'HeadersConfig')).toEqual({
    HeaderBehavior: 'whitelist',
    Headers: ['Authorization'],
  })
})

test('API errors reach the page as they are: no error page replaces them, no edge keeps them', () => {
  const errors = at(distribution, 'CustomErrorResponses') as {
    ErrorCode: number
    ErrorCachingMinTTL: number
    ResponsePagePath?: string
  }[]
  expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504])
  expect(
    errors.every(
      ({ ErrorCachingMinTTL, ResponsePagePath }) => ErrorCachingMinTTL === 0 && ResponsePagePath === undefined,
    ),
  ).toBe(true)
})

test('the bucket is private: CloudFront reads it by signed requests, https only, and nothing is public', () => {
  const [, bucket] = ofType(app, 'AWS::S3::Bucket').find(([id]) => id.startsWith('SiteFiles')) ?? []
  expect(bucket?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  })
  expect(bucket?.Properties['WebsiteConfiguration']).toBeUndefined()
  expect(theOnly(app, 'AWS::CloudFront::OriginAccessControl').Properties['OriginAccessControlConfig']).toMatchObject({
    OriginAccessControlOriginType: 's3',
    SigningBehavior: 'always',
  })
  const policies = ofType(app, 'AWS::S3::BucketPolicy')
  expect(policies.every(([, { Properties }]) => JSON.stringify(Properties).includes('aws:SecureTransport'))).toBe(true)
})

test('hashed assets are kept for a year; the page and config.json are asked for each time, and come after the assets', () => {
  const uploads = ofType(app, 'Custom::CDKBucketDeployment')
  const byPrefix = new Map(
    uploads.map(([id, { Properties, DependsOn }]) => [
      Properties['DestinationBucketKeyPrefix'] ?? '',
      { id, Properties, DependsOn },
    ]),
  )
  expect(at(byPrefix.get('assets/'), 'Properties', 'SystemMetadata', 'cache-control')).toBe(
    cacheControlFor('/assets/x.js'),
  )
  expect(at(byPrefix.get(''), 'Properties', 'SystemMetadata', 'cache-control')).toBe(cacheControlFor('/index.html'))
  expect(byPrefix.get('')?.DependsOn).toContain(byPrefix.get('assets/')?.id)
})

test('without a built web app the stack is refused by CloudFormation instead of shipping an empty site', () => {
  const empty = synthesise('dev', { context: { webBuild: '/nowhere' } }).app
  expect(ofType(empty, 'Custom::CDKBucketDeployment')).toEqual([])
  const rule = Object.entries(empty.Rules ?? {}).find(([id]) => id.startsWith('SiteFilesWebIsBuilt'))?.[1]
  expect(at(rule, 'Assertions', 0, 'Assert')).toEqual({
    'Fn::Equals': [{ Ref: 'AWS::Region' }, 'the web app is not built'],
  })
  expect(at(rule, 'Assertions', 0, 'AssertDescription')).toMatch(/web app is not built/)
})

test('while the origin key is changed the edge sends both and the API reads the first', () => {
  const changing = synthesise('dev', { settings: { originKeys: [2, 1] } }).app
  const sent = JSON.stringify(
    ofType(changing, 'AWS::CloudFront::Function').map(([, { Properties }]) => Properties['FunctionCode']),
  )
  const keys = ofType(changing, 'AWS::SecretsManager::Secret').map(([id]) => id)
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(sent).toContain(key)
  expect(referenced(theOnly(changing, 'AWS::ApiGatewayV2::Authorizer').Properties['IdentitySource'])).toEqual([
    keys.find((id) => id.startsWith('OriginKeyKey2')),
  ])
})

test('with an own domain the site is found there, by a certificate and not less than TLS 1.2', () => {
  const config = at(theOnly(full.app, 'AWS::CloudFront::Distribution'), 'Properties', 'DistributionConfig')
  expect(config).toMatchObject({
    Aliases: ['app.example.com.au'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2025', SslSupportMethod: 'sni-only' },
  })
  const records = ofType(full.app, 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties['Type'])
  expect(records.map(String).sort()).toEqual(['A', 'AAAA', 'HTTPS'])
})
