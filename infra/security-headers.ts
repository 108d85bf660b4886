// Security headers of the site, plain data: CloudFront sends them in the cloud, the front door of the local stack here.

/** Hosts the page may call besides its own origin; the identity provider's sign-in API and its token endpoint. */
export type AllowedOrigins = { readonly connect: readonly string[] }

/**
 * The Content-Security-Policy. No inline script, no inline style sheet, nothing from elsewhere.
 * Sign-in with Google is a top-level navigation and needs no entry. Text never becomes script, and an address only through the
 * one policy of web/src/lib/own-script.ts (Trusted Types; browsers without them ignore both directives).
 */
export const contentSecurityPolicy = ({ connect }: AllowedOrigins): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types gumnut`,
  ].join('; ')

/** Headers beside the policy, by lower-case name. */
export const siteHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Two years, for https only; browsers ignore it on http. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true, preload: true } as const

/** Cache rules by path: hashed assets never change, the page and its configuration are always asked for. */
export const cacheControlFor = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
