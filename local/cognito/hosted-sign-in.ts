// Owns GET and POST /oauth2/authorize: the way from the app to the account page and back with a code or an error.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterSignIn } from './after-triggers.ts'
import { isEmail } from './account-rules.ts'
import { renderAccountPage, renderRefusal } from './account-page.ts'
import type { AccountPage } from './account-page.ts'
import { CognitoError } from './cognito-error.ts'
import type { GoogleAccount } from './google-accounts.ts'
import { FederationError, userOfGoogleAccount } from './google-federation.ts'
import { readForm, redirect, reply } from './http-exchange.ts'
import type { Pool } from './pool.ts'

type AuthorizeRequest = {
  redirectUri: string
  state: Record<string, string>
  codeChallenge: string
  scope: string
  nonce: string | undefined
}

/** Those that the client of everyday use may ask for. */
const knownScopes = ['openid', 'email', 'profile']
const maxNameLength = 100

export async function handleAuthorize(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const redirectUri = query.get('redirect_uri') ?? ''
  // No redirect without a known client and a known address: it would be an open redirect.
  if (query.get('client_id') !== pool.clients.everyday.id) return refusePage(response, 'Client does not exist.')
  if (!pool.allowedRedirects.includes(redirectUri)) return refusePage(response, 'redirect_mismatch')

  const state: Record<string, string> = query.has('state') ? { state: query.get('state') ?? '' } : {}
  const goBack = (parameters: Record<string, string>) => redirect(response, redirectUri, { ...parameters, ...state })
  const problem = problemOf(query)
  if (problem) return goBack(problem)

  const authorize: AuthorizeRequest = {
    redirectUri,
    state,
    codeChallenge: query.get('code_challenge') ?? '',
    scope: query.get('scope') ?? knownScopes.join(' '),
    nonce: query.get('nonce') ?? undefined,
  }
  if (request.method === 'GET') return showPage(pool, response, redirectUri, { problem: null, email: '', name: '' })
  // Another site may link to this page, but not fill it in.
  if (request.headers['sec-fetch-site'] === 'cross-site') return refusePage(response, 'Cross-site request')

  const form = await readForm(request)
  if (form.get('action') === 'cancel') {
    return goBack({ error: 'access_denied', error_description: 'The user cancelled the sign-in.' })
  }
  const choice =
    form.get('action') === 'add' ? addedAccount(pool, form) : pool.googleAccounts.find(form.get('account') ?? '')
  if (choice === undefined) {
    return showPage(pool, response, redirectUri, { problem: 'Choose an account.', email: '', name: '' })
  }
  if ('problem' in choice) return showPage(pool, response, redirectUri, choice)
  return finish(pool, authorize, choice, goBack)
}

async function finish(
  pool: Pool,
  { redirectUri, codeChallenge, scope, nonce }: AuthorizeRequest,
  account: GoogleAccount,
  goBack: (parameters: Record<string, string>) => void,
) {
  try {
    const isKnown = pool.directory.byGoogleId(account.id) !== undefined
    const user = await userOfGoogleAccount(pool, account)
    const { username } = user
    // The first sign-in of a Google user is a sign-up, which has other triggers.
    if (isKnown) await afterSignIn(pool, pool.clients.everyday.id, user, {})
    const code = randomBytes(32).toString('base64url')
    pool.authorizationCodes.set(code, { username, redirectUri, codeChallenge, scope, nonce })
    goBack({ code })
  } catch (problem) {
    if (!(problem instanceof FederationError || problem instanceof CognitoError)) throw problem
    goBack({ error: 'invalid_request', error_description: problem.message })
  }
}

function problemOf(query: URLSearchParams): Record<string, string> | null {
  const refuse = (error: string, description: string) => ({ error, error_description: description })
  const scopes = (query.get('scope') ?? 'openid').split(' ')
  if (query.get('response_type') !== 'code') return refuse('unauthorized_client', 'Only the code flow is enabled.')
  if (scopes.some((scope) => !knownScopes.includes(scope))) return refuse('invalid_scope', 'Unknown scope.')
  if ((query.get('identity_provider') ?? 'Google') !== 'Google') {
    return refuse('invalid_request', 'The identity provider does not exist.')
  }
  // Cognito would let a client go without; ours never does, and a lost code_challenge is a mistake to hear about.
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')) {
    return refuse('invalid_request', 'A code_challenge with method S256 is required.')
  }
  // There is no session to resume in silence: the account is asked for each time.
  if (query.get('prompt') === 'none') return refuse('login_required', 'No session to resume.')
  return null
}

function addedAccount(pool: Pool, form: URLSearchParams): GoogleAccount | Omit<AccountPage, 'accounts'> {
  const email = (form.get('email') ?? '').trim()
  const name = (form.get('name') ?? '').trim()
  if (!isEmail(email)) return { problem: 'Enter an email address.', email, name }
  if (name === '' || name.length > maxNameLength) return { problem: 'Enter a name.', email, name }
  return pool.googleAccounts.remember({ email, name, isEmailVerified: form.get('isEmailVerified') === 'yes' })
}

function showPage(pool: Pool, response: ServerResponse, redirectUri: string, page: Omit<AccountPage, 'accounts'>) {
  // The form ends in a redirect to the app, which browsers hold against form-action as well.
  const formTargets = `'self' ${new URL(redirectUri).origin}`
  sendPage(
    response,
    page.problem === null ? 200 : 400,
    formTargets,
    renderAccountPage({ ...page, accounts: pool.googleAccounts.list() }),
  )
}

function refusePage(response: ServerResponse, reason: string) {
  sendPage(response, 400, "'none'", renderRefusal(reason))
}

function sendPage(response: ServerResponse, status: number, formTargets: string, html: string) {
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  )
  response.setHeader('referrer-policy', 'no-referrer')
  reply(response, status, 'text/html;charset=UTF-8', html)
}

/** GET /logout: only to an address on the list; there is no session of the page's own to end. */
export function handleLogout(pool: Pool, response: ServerResponse, query: URLSearchParams): void {
  const target = query.get('logout_uri') ?? ''
  if (query.get('client_id') !== pool.clients.everyday.id) return refusePage(response, 'Client does not exist.')
  if (!pool.allowedRedirects.includes(target)) return refusePage(response, 'Invalid logout_uri')
  redirect(response, target, {})
}
