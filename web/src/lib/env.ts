// Env: what the deployment (or the local stack) tells the web app in /config.json.
import * as z from 'zod/mini'
import { ApiUnreachable } from './api.ts'
import { Operator } from '#shared/person/operator.ts'

const PathOrUrl = z.string().check(z.minLength(1))

/** The file a deployment writes. A `/path` for an endpoint or the OAuth domain means: on this origin. */
export const Env = z.object({
  region: z.string(),
  userPoolId: z.string().check(z.regex(/^[\w-]+_\w+$/)),
  userPoolClientId: z.string().check(z.minLength(1)),
  /** Of security sessions; missing in a configuration that an older release has left in the browser. */
  securityClientId: z.optional(z.string()),
  userPoolEndpoint: z.optional(PathOrUrl),
  oauthDomain: z.optional(PathOrUrl),
  /** Where passkeys belong to; absent where there are none. */
  passkeyDomain: z.optional(z.string()),
  stage: z.string(),
  contactEmail: z.optional(z.string()),
  operator: z.optional(Operator),
})
export type Env = z.infer<typeof Env>

let loaded: Env | undefined

/** What was loaded at boot. */
export function env(): Env {
  if (loaded === undefined) throw new Error('The configuration is not loaded yet')
  return loaded
}

export const isLocal = (): boolean => env().stage === 'local'

const unreachable = (cause: unknown): Promise<never> => Promise.reject(new ApiUnreachable(cause))

/**
 * Loads and checks the configuration; the page cannot start without it.
 * @throws ApiUnreachable when nothing answers, or something in between; another error when the file itself is wrong
 */
export async function loadEnv(get: typeof fetch = fetch): Promise<Env> {
  const response = await get('/config.json', { credentials: 'same-origin' }).catch(unreachable)
  if (response.status >= 500) return unreachable(response.status)
  if (!response.ok) throw new Error(`The configuration answered ${response.status}`)
  loaded = Env.parse(await response.json().catch(unreachable))
  return loaded
}
