// Owns a browser's part in the Google sign-in of the tests: open the page, press a button, trade the code.
import { createHash } from 'node:crypto'
import { appUrl, clientId } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

export const verifier = 'v'.repeat(64)
export const oauthScope = 'openid email profile'

export type TokenAnswer = { status: number; body: Record<string, unknown> }

export function authorizeUrl(pool: LocalPool, changes: Record<string, string | null> = {}): string {
  const parameters: Record<string, string | null> = {
    redirect_uri: appUrl,
    response_type: 'code',
    client_id: clientId,
    identity_provider: 'Google',
    scope: oauthScope,
    prompt: 'select_account',
    state: 'state-of-the-app',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const kept = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null)
  return `${pool.origin}/_cognito/oauth2/authorize?${new URLSearchParams(kept)}`
}

/** Submits one of the page's forms and follows nothing. */
export function press(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })
}

export const whereTo = (response: Response) => new URL(response.headers.get('location') ?? 'http://nowhere/')

export async function codeFor(
  pool: LocalPool,
  account: { email: string; name: string; isEmailVerified?: string },
  changes: Record<string, string | null> = {},
): Promise<string> {
  const response = await press(authorizeUrl(pool, changes), { action: 'add', ...account })
  return whereTo(response).searchParams.get('code') ?? ''
}

export async function trade(pool: LocalPool, fields: Record<string, string>): Promise<TokenAnswer> {
  const response = await fetch(`${pool.origin}/_cognito/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export const tradeCode = (pool: LocalPool, code: string, changes: Record<string, string> = {}) =>
  trade(pool, { grant_type: 'authorization_code', code, redirect_uri: appUrl, code_verifier: verifier, ...changes })

export function claimsOf(token: unknown): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
