// The whole app over the real router and Amplify session, with a network that a test answers for.
import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import { configureApp, keepSession } from '#tests/web/kept-session.ts'
import { App } from '#web/app/app.tsx'
import { env } from '#web/lib/env.ts'
import type { RedirectOutcome } from '#web/lib/leaving.ts'
import { configureSession } from '#web/lib/session.ts'
// Loaded when a session is renewed or ends; ahead of time here, so that no test waits for the compiler.
import '#web/lib/amplify-session.ts'
import '#web/app/signing-out.ts'

export async function configure(): Promise<void> {
  await configureApp({ userPoolEndpoint: 'http://localhost:3000/pool/' })
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

/** What Amplify leaves in the browser after a sign-in. */
export const signInBefore = (uid: string): void => keepSession(uid, { id: { email: `${uid}@example.com` } })

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
