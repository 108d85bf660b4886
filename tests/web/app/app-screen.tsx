// The whole app over the real router and Amplify session, with a network that a test answers for.
import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import { App } from '#web/app/app.tsx'
import { env, loadEnv } from '#web/lib/env.ts'
import type { RedirectOutcome } from '#web/lib/leaving.ts'
import { configureSession } from '#web/lib/session.ts'
// Loaded when a session is renewed or ends; ahead of time here, so that no test waits for the compiler.
import '#web/lib/amplify-session.ts'
import '#web/app/signing-out.ts'

const configuration = {
  region: 'ap-southeast-2',
  userPoolId: 'ap-southeast-2_TestPool1',
  userPoolClientId: 'client1',
  userPoolEndpoint: 'http://localhost:3000/pool/',
  stage: 'test',
}

export async function configure(): Promise<void> {
  await loadEnv(() => Promise.resolve(Response.json(configuration)))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  configureSession(env())
}

export function tidyUp(): void {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
}

export const aToken = (claims: object): string => {
  const part = (value: object): string =>
    btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')
  const now = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'RS256' })}.${part({ iat: now, exp: now + 3600, ...claims })}.signature`
}

/** What Amplify leaves in the browser after a sign-in. */
export function signInBefore(uid: string): void {
  const keys = 'CognitoIdentityServiceProvider.client1'
  localStorage.setItem(`${keys}.LastAuthUser`, uid)
  localStorage.setItem(`${keys}.${uid}.accessToken`, aToken({ sub: uid, token_use: 'access' }))
  localStorage.setItem(`${keys}.${uid}.idToken`, aToken({ sub: uid, email: `${uid}@example.com` }))
  localStorage.setItem(`${keys}.${uid}.refreshToken`, 'refresh')
  localStorage.setItem(`${keys}.${uid}.clockDrift`, '0')
}

const now = '2026-11-20T00:00:00.000Z'
export const aUser = (changed: Partial<User> = {}): User => ({
  ...userDocument(
    newUser({ uid: 'sam', email: 'sam@example.com', name: 'Sam' }, { finances: { monthlyIncome: 5000 } }, now),
  ),
  ...changed,
})

/** The network: one answer per method and path, refused otherwise. */
export function answer(answers: Record<string, () => Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const name = `${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : String(input), 'http://localhost').pathname}`
    asked.push(name)
    const reply = answers[name]
    return reply === undefined ? Promise.reject(new TypeError(`No network for ${name}`)) : Promise.resolve(reply())
  })
  return asked
}

export function openApp(path: string, redirect: RedirectOutcome = { kind: 'none' }): void {
  window.history.replaceState(null, '', path)
  render(<App redirect={redirect} />)
}
