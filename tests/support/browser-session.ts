// A browser's part in a session, for the functions of the web app that run without a page: storage with what Amplify keeps there,
// and the configuration of a running stack.
import { vi } from 'vitest'
import { loadEnv } from '#web/lib/env.ts'
import { configureSession } from '#web/lib/session.ts'
import type { Person } from './local-stack.ts'

/**
 * Makes this process the browser of a person, until `vi.unstubAllGlobals()`.
 * @returns what is stored there
 */
export async function browserOf(
  url: string,
  { session }: Pick<Person, 'session'>,
  changed: Record<string, unknown> = {},
): Promise<Map<string, string>> {
  const stored = new Map(Object.entries(session))
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('window', { location: new URL(url), localStorage, sessionStorage: localStorage })
  const configuration = { ...((await (await fetch(`${url}/config.json`)).json()) as object), ...changed }
  configureSession(await loadEnv(() => Promise.resolve(Response.json(configuration))))
  return stored
}
