// Token scopes: what the access tokens of each client may do.
import { expect, test } from 'vitest'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { scopeChange } from '#shared/account/token-scopes.ts'

/** As Cognito applies it. */
function granted(scopes: string[], request: Parameters<typeof scopeChange>[0], securityClientId?: string): string[] {
  const { suppress, add } = scopeChange(request, securityClientId)
  return [...new Set([...scopes, ...add])].filter((scope) => !suppress.includes(scope))
}
const byPassword = [tokenScopes.selfService]
const byGoogle = ['openid', 'email', 'profile']

test.each([
  ['a sign-in by password', byPassword, false, [tokenScopes.api]],
  ['a renewal of it', byPassword, true, [tokenScopes.api]],
  ['a sign-in with Google', byGoogle, false, [...byGoogle, tokenScopes.api]],
  ['a renewal of that', byGoogle, true, [...byGoogle, tokenScopes.api]],
  ['an old session with Google', [...byGoogle, tokenScopes.selfService], true, [...byGoogle, tokenScopes.api]],
])('everyday use, %s: the API, and nothing of the account', (_what, scopes, isRenewal, expected) => {
  expect(granted(scopes, { clientId: 'web', isRenewal }, 'security')).toEqual(expected)
})

test('a security session: the account, and nothing of the API', () => {
  const request = { clientId: 'security', isRenewal: false }
  expect(granted(byPassword, request, 'security')).toEqual([tokenScopes.selfService])
  expect(granted([...byPassword, tokenScopes.api], request, 'security')).toEqual([tokenScopes.selfService])
})

test('a security session is never renewed', () => {
  expect(() => scopeChange({ clientId: 'security', isRenewal: true }, 'security')).toThrow(/not renewed/)
})

test('where no client is named for security sessions, and for a client that nobody knows, every token is an everyday one', () => {
  for (const isRenewal of [false, true]) {
    expect(granted(byPassword, { clientId: 'security', isRenewal }, undefined)).toEqual([tokenScopes.api])
    expect(granted(byPassword, { clientId: 'another', isRenewal }, 'security')).toEqual([tokenScopes.api])
  }
})
