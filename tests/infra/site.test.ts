// The site as CDK makes it: one origin for the page and the API, and what is cached on the way.
import { expect, test } from 'vitest'
import { at, fullSettings, ofType, referenced, synthesise, theOnly } from './synthesis.ts'

const { app } = synthesise('dev')
const full = synthesise('prod', { settings: fullSettings })
const distribution = at(theOnly(app, 'AWS::CloudFront::Distribution'), 'Properties', 'DistributionConfig')
const site = at(distribution, 'DefaultCacheBehavior')
const api = at(distribution, 'CacheBehaviors', 0)

const cacheOf = (behavior: unknown): unknown =>
  at(app.Resources[referenced(at(behavior, 'CachePolicyId'))[0] ?? ''], 'Properties', 'CachePolicyConfig')

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

test('every header that the edge function has set goes on to the API, and Host does not', () => {
  // CloudFront's AllViewerExceptHostHeader: all headers of the viewer's request but Host (ADR 019).
  expect(at(api, 'OriginRequestPolicyId')).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac')
  expect(at(api, 'FunctionAssociations', 0, 'EventType')).toBe('viewer-request')
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

test('while the origin key is changed the edge sends both and the API reads the first', () => {
  const changing = synthesise('dev', { settings: { originKeys: [2, 1] } }).app
  const sent = JSON.stringify(
    ofType(changing, 'AWS::CloudFront::Function').map(([, { Properties }]) => Properties['FunctionCode']),
  )
  const keys = ofType(changing, 'AWS::SecretsManager::Secret')
    .map(([id]) => id)
    .filter((id) => id.startsWith('OriginKey'))
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
