// Token scopes: what an access token may do, decided each time the identity service makes one (P103).
//
// By itself Cognito puts the scope of its self-service operations into every access token of a sign-in by password. With such a
// token alone one can change the password's recovery, enrol factors and delete the account, so a stolen one would become the
// account. Everyday tokens are for our API and for nothing else; the other kind comes from a client of its own, after a sign-in
// that is new each time, and is never renewed.
import { tokenScopes } from './identity-rules.ts'

/** @property isRenewal made from a refresh token, not by a sign-in */
export type TokenRequest = { clientId: string; isRenewal: boolean }

/** In the order in which Cognito applies them: what is taken out, then what is put in. */
export type ScopeChange = { suppress: readonly string[]; add: readonly string[] }

const everyday: ScopeChange = { suppress: [tokenScopes.selfService], add: [tokenScopes.api] }
const security: ScopeChange = { suppress: [tokenScopes.api], add: [] }

/**
 * What changes in the scopes of a new access token.
 * @param securityClientId undefined where there is none: every token is then an everyday one
 * @throws Error when a security session is to be renewed, which gives it no token at all
 */
export function scopeChange({ clientId, isRenewal }: TokenRequest, securityClientId: string | undefined): ScopeChange {
  if (clientId !== securityClientId) return everyday
  if (isRenewal) throw new Error('A security session is not renewed.')
  return security
}
