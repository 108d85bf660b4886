// The headers of the site and of the API as CloudFront sends them.
import { expect, test } from 'vitest'
import { contentSecurityPolicy, siteHeaders, strictTransportSecurity } from '#infra/security-headers.ts'
import { at, fullSettings, referenced, synthesise, theOnly } from './synthesis.ts'

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

test('every API answer, the gateway’s own included, is never kept, and can do nothing in a browser but send the form that ends a kind of mail', () => {
  expect(asHeaders(headersOf(api))).toEqual({
    ...siteHeaders,
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': strictTransportSecurity,
    'cache-control': 'no-store',
  })
})

test('the policy runs no inline script, and lets the page have its own worker and manifest', () => {
  const policy = contentSecurityPolicy({ connect: [] })
  const directives = new Map(policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part]))
  expect(directives.get('script-src')).toBe("script-src 'self'")
  expect(directives.get('worker-src')).toBe("worker-src 'self'")
  expect(directives.get('manifest-src')).toBe("manifest-src 'self'")
  expect(policy).not.toMatch(/unsafe-|\*|https?:/)
  // Text becomes no script, and an address only through the policy of web/src/lib/own-script.ts.
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directives.get('trusted-types')).toBe('trusted-types gumnut')
})
