// Session: who is signed in. What every page needs is read from the tokens that Amplify has kept; Amplify itself comes when they
// have ended, and with the flows of signing in and out.
import type { AmplifyEvent } from './amplify-session.ts'
import { around } from './around.ts'
import type { Env } from './env.ts'
import { isOffline } from './offline.ts'
import { writeStored } from './stored.ts'
import { areFresh, hasStoredSession, isSessionKey, type KeptTokens, keptTokens } from './stored-session.ts'

/** The signed-in person as the identity service knows them. */
export type Identity = { uid: string; email: string }
export type SessionChange = 'signed-in' | 'signed-out' | 'other-tab' | 'left'
type Tell = (change: SessionChange, uid?: string | null) => void

type AmplifySession = typeof import('./amplify-session.ts')
let settings: Env | undefined
let amplifySession: Promise<AmplifySession> | undefined
let stopListening = (): void => undefined
const listeners = new Set<Tell>()

/** Says which user pool it is. Must run before anything else here. */
export function configureSession(env: Env): void {
  settings = env
  amplifySession = undefined
}

const clientId = (): string => settings?.userPoolClientId ?? ''

function follow(event: AmplifyEvent): void {
  if (event === 'tokenRefresh_failure' && hasStoredSession(clientId())) return
  for (const tell of listeners) tell(event === 'signedIn' ? 'signed-in' : 'signed-out')
}

async function loadAmplify(): Promise<AmplifySession> {
  const loaded = await import('./amplify-session.ts')
  if (settings === undefined) throw new Error('The session is not configured yet')
  loaded.configureAmplify(settings)
  stopListening()
  stopListening = loaded.listenToAmplify(follow)
  return loaded
}

/** Amplify, pointed at the user pool: to be waited for before any of its calls. What fails is tried again the next time. */
export function amplify(): Promise<AmplifySession> {
  amplifySession ??= loadAmplify().catch((error: unknown) => {
    amplifySession = undefined
    throw error
  })
  return amplifySession
}

function freshTokens(): KeptTokens | null {
  const tokens = keptTokens(clientId())
  return tokens !== null && areFresh(tokens, clientId()) ? tokens : null
}

function identityOf({ sub }: Readonly<Record<string, unknown>>, email: unknown): Identity | null {
  return typeof sub === 'string' ? { uid: sub, email: typeof email === 'string' ? email : '' } : null
}

/** Who was signed in when this browser was last online: what they have seen can be read on. */
function lastIdentity(): Identity {
  const tokens = keptTokens(clientId())
  const identity = tokens === null ? null : identityOf(tokens.access, tokens.id['email'])
  if (identity === null) throw new Error('The stored session names nobody')
  return identity
}

/**
 * Who is signed in, or null. Looks at the stored tokens first, so that a signed-out visitor waits for nothing.
 * @throws when the session has to be refreshed and the identity service cannot be reached, unless the browser is offline
 */
export async function currentIdentity(): Promise<Identity | null> {
  const here = around()
  if (here !== undefined) return here.identity
  if (!hasStoredSession(clientId())) return null
  const kept = freshTokens()
  if (kept !== null) return identityOf(kept.access, kept.id['email'])
  try {
    const tokens = await (await amplify()).fetchTokens({ forceRefresh: false })
    return tokens === undefined ? null : identityOf(tokens.accessToken.payload, tokens.idToken?.payload['email'])
  } catch (error) {
    if (!(await isOffline())) throw error
    return lastIdentity()
  }
}

/** Whether somebody else has signed in at this browser, maybe in another tab: what is here is theirs by now. */
export function isSomebodyElse(uid: string): boolean {
  const tokens = around() === undefined ? keptTokens(clientId()) : null
  return tokens !== null && tokens.access['sub'] !== uid
}

/** The access token for the API; null when nobody is signed in any more. */
export async function accessToken({ refresh }: { refresh: boolean }): Promise<string | null> {
  if (!hasStoredSession(clientId())) return null
  const kept = refresh ? null : freshTokens()
  if (kept !== null) return kept.accessToken
  const tokens = await (await amplify()).fetchTokens({ forceRefresh: refresh })
  return tokens?.accessToken.toString() ?? null
}

const settleMs = 100
/** Passed on to other tabs, and kept by none (app/signing-out.ts). */
const leftKey = 'gumnut.left'

/** Tells about sign-in and sign-out, here and in other tabs of this browser, and who has left there. Returns a function that stops it. */
export function onSessionChange(tell: Tell): () => void {
  listeners.add(tell)
  // Another tab writes its tokens one by one: look when it is done.
  let settled: ReturnType<typeof setTimeout> | undefined
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === leftKey) tell('left', newValue)
    if (key !== null && !isSessionKey(key)) return
    clearTimeout(settled)
    settled = setTimeout(() => tell('other-tab'), settleMs)
  }
  window.addEventListener('storage', onStorage)
  // While the browser kept the page for Back, no event reached it.
  const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && tell('other-tab'))
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(tell)
    clearTimeout(settled)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

function forgetTokens(): void {
  for (const key of Object.keys(window.localStorage))
    if (isSessionKey(key, `${clientId()}.`)) writeStored('local', key, null)
}

const patienceMs = 4000

/** Signs out here and revokes the refresh token. However slow the network is, this browser forgets the tokens. */
export async function endSession(): Promise<void> {
  const patience = new Promise<'too slow'>((resolve) => setTimeout(() => resolve('too slow'), patienceMs))
  const signedOut = amplify()
    .then(({ signOutOfAmplify }) => signOutOfAmplify())
    .catch(() => undefined)
  const outcome = await Promise.race([signedOut, patience])
  forgetTokens()
  // What is still under way must not touch the tokens of whoever signs in next: a fresh page ends it.
  if (outcome === 'too slow') window.location.replace('/')
}
