// Kept session: the pool that people of these tests sign in to, and what Amplify leaves in their browser.
import { type Env, loadEnv } from '#web/lib/env.ts'

export const configuration = {
  region: 'ap-southeast-2',
  userPoolId: 'ap-southeast-2_TestPool1',
  userPoolClientId: 'client1',
  stage: 'test',
}

/** Loads the configuration as the page does, with more in it. */
export const configureApp = (more: object = {}): Promise<Env> =>
  loadEnv(() => Promise.resolve(Response.json({ ...configuration, ...more })))

/** What the names of all tokens in the browser begin with. */
export const tokenKeys = `CognitoIdentityServiceProvider.${configuration.userPoolClientId}`

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')

/** A token that was made now and is good for an hour, unless its claims say otherwise. */
export function aToken(claims: object): string {
  const now = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'RS256' })}.${part({ iat: now, exp: now + 3600, ...claims })}.signature`
}

/** As after a sign-in. */
export function keepSession(uid: string, { both = {}, id = {} }: { both?: object; id?: object } = {}): void {
  const stored = {
    LastAuthUser: uid,
    [`${uid}.accessToken`]: aToken({ sub: uid, token_use: 'access', ...both }),
    [`${uid}.idToken`]: aToken({ sub: uid, token_use: 'id', ...both, ...id }),
    [`${uid}.refreshToken`]: 'refresh',
    [`${uid}.clockDrift`]: '0',
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`${tokenKeys}.${key}`, value)
}
