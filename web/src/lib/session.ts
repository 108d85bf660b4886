// Session: who is signed in, by way of Amplify. Only what every page needs; the sign-in flows are in features/auth.
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signOut as amplifySignOut } from 'aws-amplify/auth'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { Env } from './env.ts'
import { isOffline } from './offline.ts'
import { readStored, writeStored } from './stored.ts'

/** The signed-in person as the identity service knows them. */
export type Identity = { uid: string; email: string }

const storagePrefix = 'CognitoIdentityServiceProvider.'
let clientId = ''

/** A `/path` of the configuration as a full address on this origin. */
const onThisOrigin = (value: string): string => (value.startsWith('/') ? window.location.origin + value : value)
/** A `/path` as a domain for OAuth: Amplify puts the scheme before it itself. */
const asDomain = (value: string): string => (value.startsWith('/') ? window.location.host + value : value)

/** Points Amplify at the user pool. Must run before anything else here. */
export function configureSession(env: Env): void {
  clientId = env.userPoolClientId
  const home = `${window.location.origin}/`
  // Amplify warns of every endpoint that is not Amazon's own. The local stack's is not, on purpose; later warnings are shown.
  const levelBefore = ConsoleLogger.LOG_LEVEL
  if (env.userPoolEndpoint !== undefined) ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: env.userPoolId,
        userPoolClientId: env.userPoolClientId,
        ...(env.userPoolEndpoint === undefined ? {} : { userPoolEndpoint: onThisOrigin(env.userPoolEndpoint) }),
        loginWith: {
          email: true,
          ...(env.oauthDomain === undefined
            ? {}
            : {
                oauth: {
                  domain: asDomain(env.oauthDomain),
                  scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
                  redirectSignIn: [home],
                  redirectSignOut: [home],
                  responseType: 'code',
                },
              }),
        },
      },
    },
  })
  ConsoleLogger.LOG_LEVEL = levelBefore
}

const hasStoredSession = (): boolean => readStored('local', `${storagePrefix}${clientId}.LastAuthUser`) !== null

/** False only when surely nobody is signed in here; known before the configuration is. */
export function mayBeSignedIn(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(storagePrefix))
  } catch {
    return false
  }
}

/** The claims of a token that Amplify has kept; whether it is still valid is for the service to say. */
function storedClaims(kind: 'accessToken' | 'idToken'): Record<string, unknown> {
  const user = readStored('local', `${storagePrefix}${clientId}.LastAuthUser`)
  const claims = readStored('local', `${storagePrefix}${clientId}.${user}.${kind}`)?.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

/** Who was signed in when this browser was last online: what they have seen can be read on. */
function lastIdentity(): Identity {
  const { sub } = storedClaims('accessToken')
  const { email } = storedClaims('idToken')
  if (typeof sub !== 'string') throw new Error('The stored session names nobody')
  return { uid: sub, email: typeof email === 'string' ? email : '' }
}

/**
 * Who is signed in, or null. Looks at the stored tokens first, so that a signed-out visitor waits for nothing.
 * @throws when the session has to be refreshed and the identity service cannot be reached, unless the browser is offline
 */
export async function currentIdentity(): Promise<Identity | null> {
  if (!hasStoredSession()) return null
  const { tokens } = await fetchAuthSession().catch(async (error: unknown) => {
    if (!(await isOffline())) throw error
    return { tokens: null }
  })
  if (tokens === null) return lastIdentity()
  const uid = tokens?.accessToken.payload.sub
  if (uid === undefined) return null
  const email = tokens?.idToken?.payload['email']
  return { uid, email: typeof email === 'string' ? email : '' }
}

/** The access token for the API; null when nobody is signed in any more. */
export async function accessToken({ refresh }: { refresh: boolean }): Promise<string | null> {
  if (!hasStoredSession()) return null
  const { tokens } = await fetchAuthSession({ forceRefresh: refresh })
  return tokens?.accessToken.toString() ?? null
}

type LinkedIdentity = { primary?: unknown }

/**
 * Whether the signed-in person has a password of their own. An account that began with Google names it as its primary
 * identity; one that was only linked to Google later still has its password.
 */
export async function hasPassword(): Promise<boolean> {
  const { tokens } = await fetchAuthSession()
  const identities = tokens?.idToken?.payload['identities']
  const isPrimary = ({ primary }: LinkedIdentity): boolean => String(primary) === 'true'
  return !Array.isArray(identities) || !(identities as LinkedIdentity[]).some(isPrimary)
}

export type SessionChange = 'signed-in' | 'signed-out' | 'other-tab'

const settleMs = 100

/** Tells about sign-in and sign-out, here and in other tabs of this browser. Returns a function that stops it. */
export function onSessionChange(tell: (change: SessionChange) => void): () => void {
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') tell('signed-in')
    if (payload.event === 'signedOut') tell('signed-out')
    if (payload.event === 'tokenRefresh_failure' && !hasStoredSession()) tell('signed-out')
  })
  // Another tab writes its tokens one by one: look when it is done.
  let settled: ReturnType<typeof setTimeout> | undefined
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(storagePrefix)) return
    clearTimeout(settled)
    settled = setTimeout(() => tell('other-tab'), settleMs)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    clearTimeout(settled)
    window.removeEventListener('storage', onStorage)
  }
}

function forgetTokens(): void {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(`${storagePrefix}${clientId}.`)) writeStored('local', key, null)
}

const patienceMs = 4000

/** Signs out here and revokes the refresh token. However slow the network is, this browser forgets the tokens. */
export async function endSession(): Promise<void> {
  const patience = new Promise<'too slow'>((resolve) => setTimeout(() => resolve('too slow'), patienceMs))
  const outcome = await Promise.race([amplifySignOut().catch(() => undefined), patience])
  forgetTokens()
  // What is still under way must not touch the tokens of whoever signs in next: a fresh page ends it.
  if (outcome === 'too slow') window.location.replace('/')
}
