// Stored session: what Amplify has kept in this browser of whoever is signed in, read without Amplify. Whether a token is still
// good is for the service to say; when it ends it says itself.
import { bytesOf } from './base64url.ts'

const prefix = 'CognitoIdentityServiceProvider.'
/** As Amplify: a token that ends this soon has ended. */
const toleranceMs = 5000

type Claims = Readonly<Record<string, unknown>>
/** @property accessToken as it is sent; `access` and `id` are what both tokens say */
export type KeptTokens = { accessToken: string; access: Claims; id: Claims }

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function claimsOf(token: string): Claims {
  return JSON.parse(new TextDecoder().decode(bytesOf(token.split('.')[1] ?? ''))) as Claims
}

/** The names of what is kept for any client; none where storage is blocked. */
function keptKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export const isSessionKey = (key: string, clientId = ''): boolean => key.startsWith(`${prefix}${clientId}`)

/** Whether anything of a session is kept here. Known before the configuration is; false only when surely nobody is signed in. */
export const mayBeSignedIn = (): boolean => keptKeys().length > 0

export const hasStoredSession = (clientId: string): boolean => stored(`${prefix}${clientId}.LastAuthUser`) !== null

/** Null when nothing is kept, or nothing that can be read. */
export function keptTokens(clientId: string): KeptTokens | null {
  const keys = `${prefix}${clientId}.${stored(`${prefix}${clientId}.LastAuthUser`)}`
  const [accessToken, idToken] = [stored(`${keys}.accessToken`), stored(`${keys}.idToken`)]
  try {
    return accessToken === null || idToken === null
      ? null
      : { accessToken, access: claimsOf(accessToken), id: claimsOf(idToken) }
  } catch {
    return null
  }
}

const endsAfter = ({ exp }: Claims, ms: number): boolean => typeof exp === 'number' && exp * 1000 > ms

/** Whether both tokens are still to be used, by this computer's clock and what Amplify found out about it. */
export function areFresh({ access, id }: KeptTokens, clientId: string): boolean {
  const user = stored(`${prefix}${clientId}.LastAuthUser`)
  const drift = Number(stored(`${prefix}${clientId}.${user}.clockDrift`) ?? 0)
  const until = Date.now() + (Number.isFinite(drift) ? drift : 0) + toleranceMs
  return endsAfter(access, until) && endsAfter(id, until)
}

/** Whether somebody is signed in here with tokens that have ended: known before the configuration is. */
export const needsRefresh = (): boolean =>
  keptKeys().some((key) => {
    const clientId = /^[^.]+\.([^.]+)\.LastAuthUser$/.exec(key)?.[1]
    const tokens = clientId === undefined ? null : keptTokens(clientId)
    return clientId !== undefined && (tokens === null || !areFresh(tokens, clientId))
  })
