// Owns the local stand-in for Amazon Cognito: puts its parts together and answers what arrives below its prefix.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import { accountPageCss } from './account-page.ts'
import { appClients } from './app-clients.ts'
import { createCodeLimit, createPasswordLimit } from './attempt-limits.ts'
import { CognitoError } from './cognito-error.ts'
import { createMailWriter } from './code-mail.ts'
import { createCodes } from './mailed-codes.ts'
import { createExpiringMap } from './expiring-map.ts'
import { createGoogleAccounts } from './google-accounts.ts'
import { handleAuthorize, handleLogout } from './hosted-sign-in.ts'
import { reply, replyJson } from './http-exchange.ts'
import type { Mailer } from './inbox.ts'
import { handleRevoke, handleToken, handleUserInfo } from './oauth-endpoints.ts'
import { handleOperation } from './operations.ts'
import type { Pool } from './pool.ts'
import type { SeePoolCall } from './pool-calls.ts'
import { createSessions } from './sessions.ts'
import { loadSigningKeys } from './signing-keys.ts'
import { newSalt } from './srp.ts'
import { createTokenCustomiser } from './token-trigger.ts'
import { createTokens } from './tokens.ts'
import type { AccessClaims } from './tokens.ts'
import type { Triggers } from './triggers.ts'
import { createUserDirectory } from './user-directory.ts'

export type CognitoOptions = {
  dataDir: string
  region: string
  /** As in AWS: the region, an underscore, a name without another underscore. */
  userPoolId: string
  clientId: string
  /** The client of security sessions, which the OAuth pages do not know. */
  securityClientId: string
  mail: Mailer
  /** Where sign-in and sign-out may return to, compared to the letter. */
  allowedRedirects: readonly string[]
  issuer?: string
  accessTokenMinutes?: number
  /** How long the previous refresh token still works after its successor was handed out. */
  refreshGraceSeconds?: number
  /** Decides when codes expire and locks end. Tokens always follow the real clock. */
  now?: () => number
  newSalt?: () => Uint8Array
  /** The access key that signed admin requests must name; random unless given. */
  adminAccessKeyId?: string
  triggers?: Triggers
  /** Hears of every call that concerns one person, as EventBridge does through CloudTrail. */
  seeCall?: SeePoolCall
  /** The domain that passkeys belong to; localhost unless given. */
  relyingPartyId?: string
  /** Default true: end the sign-in that made a link in "Already found an entry for username", as Cognito may. */
  failsFirstLinkedSignIn?: boolean
  /** Default true. A pool that sends through Cognito's own account takes no mail text from its trigger. */
  sendsThroughSes?: boolean
}

export type Cognito = {
  /** Answers a request below the prefix and returns true, or leaves it alone and returns false. */
  handle: (request: IncomingMessage, response: ServerResponse, pathBelowPrefix: string) => Promise<boolean>
  /** Rejects whatever is not a valid access token of this pool and its client of everyday use. */
  verifyAccessToken: (token: string) => Promise<AccessClaims>
  jwks: () => JSONWebKeySet
  issuer: string
  /** For an AWS SDK client of the admin operations. */
  adminCredentials: { accessKeyId: string; secretAccessKey: string }
  /** Forgets sign-ins that are half done. Users and sessions are on disk already, always. */
  close: () => void
}

const minuteMs = 60_000

export async function createCognito(options: CognitoOptions): Promise<Cognito> {
  const { dataDir, region, userPoolId: poolId, clientId, securityClientId, now = Date.now } = options
  const issuer = options.issuer ?? `https://cognito-idp.${region}.amazonaws.com/${poolId}`
  const adminAccessKeyId = options.adminAccessKeyId ?? `LOCAL${randomBytes(10).toString('hex').toUpperCase()}`
  const keys = await loadSigningKeys(dataDir)
  const directory = createUserDirectory(dataDir)
  const codeLimit = createCodeLimit(now)
  const clients = appClients({ clientId, securityClientId, everydayMinutes: options.accessTokenMinutes })
  const customise = createTokenCustomiser({ region, poolId }, options.triggers?.preTokenGeneration)
  const writeMail = createMailWriter({
    region,
    poolId,
    clientId,
    trigger: options.triggers?.customMessage,
    sendsThroughSes: options.sendsThroughSes ?? true,
  })

  const pool: Pool = {
    region,
    poolId,
    clients,
    issuer,
    allowedRedirects: options.allowedRedirects,
    directory,
    googleAccounts: createGoogleAccounts(dataDir),
    sessions: createSessions(directory, options.refreshGraceSeconds ?? 10, clientId),
    tokens: createTokens({ keys, issuer, poolId, customise }),
    codes: createCodes({ directory, mail: options.mail, writeMail, limit: codeLimit, now }),
    passwordLimit: createPasswordLimit(now),
    codeLimit,
    appCodeLimit: createPasswordLimit(now),
    halfSignedIn: createExpiringMap({ ttlMs: 5 * minuteMs, now }),
    registrations: createExpiringMap({ ttlMs: 5 * minuteMs, now }),
    relyingPartyId: options.relyingPartyId ?? 'localhost',
    challenges: createExpiringMap({ ttlMs: 3 * minuteMs, now: Date.now }),
    authorizationCodes: createExpiringMap({ ttlMs: 5 * minuteMs, now: Date.now }),
    decoyResets: createExpiringMap({ ttlMs: 60 * minuteMs, now }),
    decoySeed: keys.decoySeed,
    newSalt: options.newSalt ?? newSalt,
    now,
    preSignUpExternal: options.triggers?.preSignUpExternal,
    failsFirstLinkedSignIn: options.failsFirstLinkedSignIn ?? true,
    seeCall: options.seeCall,
    triggers: options.triggers ?? {},
  }

  async function answer(request: IncomingMessage, response: ServerResponse, pathBelowPrefix: string) {
    const query = new URL(request.url ?? '/', 'http://local').searchParams
    const isOperation = request.headers['x-amz-target'] !== undefined
    const path = pathBelowPrefix.replace(/\?.*$/, '') || '/'
    switch (`${request.method} ${path}`) {
      case 'POST /':
        if (!isOperation) return false
        await handleOperation(pool, adminAccessKeyId, request, response)
        return true
      case 'GET /.well-known/jwks.json':
      case `GET /${poolId}/.well-known/jwks.json`:
        replyJson(response, 200, keys.jwks)
        return true
      case 'GET /oauth2/authorize':
      case 'POST /oauth2/authorize':
        await handleAuthorize(pool, request, response, query)
        return true
      case 'GET /oauth2/account-page.css':
        reply(response, 200, 'text/css;charset=UTF-8', accountPageCss)
        return true
      case 'POST /oauth2/token':
        await handleToken(pool, request, response)
        return true
      case 'GET /oauth2/userInfo':
        await handleUserInfo(pool, request, response)
        return true
      case 'POST /oauth2/revoke':
        await handleRevoke(pool, request, response)
        return true
      case 'GET /logout':
        handleLogout(pool, response, query)
        return true
      default:
        return false
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse, pathBelowPrefix: string) {
    try {
      return await answer(request, response, pathBelowPrefix)
    } catch (problem) {
      const isRefusal = problem instanceof CognitoError
      if (!isRefusal) console.error('The Cognito stand-in failed:', problem)
      replyJson(response, isRefusal ? 400 : 500, { error: isRefusal ? 'invalid_request' : 'server_error' })
      return true
    }
  }

  return {
    handle,
    verifyAccessToken: (token) => pool.tokens.verifyAccessToken(token, [clientId]),
    jwks: () => keys.jwks,
    issuer,
    adminCredentials: { accessKeyId: adminAccessKeyId, secretAccessKey: 'local' },
    close() {
      pool.challenges.clear()
      pool.halfSignedIn.clear()
      pool.registrations.clear()
      pool.authorizationCodes.clear()
    },
  }
}
