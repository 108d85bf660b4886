// Send: one request over the network with the person's token, a time limit, and the word when the session is over.
import * as z from 'zod/mini'
import { accountClosed } from '#shared/operation/problem.ts'
import { AnyProblem, ApiProblem, ApiUnreachable, type Send } from './api.ts'
import { claimsOf } from './stored-session.ts'

const requestTimeoutMs = 20_000

export type TokenSource = {
  /** The access token, freshly refreshed when asked; null when nobody is signed in any more. */
  accessToken: (options: { refresh: boolean }) => Promise<string | null>
  /** Called when the session is over: the API refuses even a fresh token, or the account is closed. */
  onRejected: (why: Rejection) => void
}
export type Rejection = 'session ended' | 'account closed'

async function rejectionOf(response: Response | null): Promise<Rejection> {
  const body = z.safeParse(
    AnyProblem,
    await response
      ?.clone()
      .json()
      .catch(() => null),
  )
  return body.success && body.data.code === 'account_closed' ? 'account closed' : 'session ended'
}

/** The gateway's own refusal: of a token that has ended, or of one from before it got the scope of this API. */
const isRefused = ({ status, headers }: Response): boolean =>
  status === 401 || (status === 403 && headers.get('content-type')?.includes('json') === true)

const sessionEnded = (): ApiProblem =>
  new ApiProblem('unauthenticated', 401, 'Your session has ended. Sign in to continue.')

/** Ends when the caller gives up or the time is over. */
function limited(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal !== undefined && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Sends with a bearer token and a time limit; a refused token is refreshed once, then the session is over. */
export function createSend(
  { accessToken, onRejected }: TokenSource,
  get: typeof fetch = (...given) => fetch(...given),
): Send {
  return async ({ method, url, body, isPublic, options: { signal, as, timeoutMs = requestTimeoutMs } }) => {
    const attempt = async (refresh: boolean): Promise<Response | null> => {
      const token = isPublic ? null : await accessToken({ refresh })
      if (token === null && !isPublic) return null
      // Somebody else signed in meanwhile, maybe in another tab: nothing is over for them.
      if (token !== null && as !== undefined && claimsOf(token)['sub'] !== as) throw sessionEnded()
      return get(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
        signal: limited(signal, timeoutMs),
      })
    }
    let response: Response | null
    let why: Rejection = 'session ended'
    try {
      response = await attempt(false)
      if (response !== null && isRefused(response)) {
        why = await rejectionOf(response)
        if (why === 'session ended') response = await attempt(true)
      }
      if (response !== null && response.status !== 401) return response
      if (why === 'session ended') why = await rejectionOf(response)
    } catch (error) {
      if (signal?.aborted || error instanceof ApiProblem) throw error
      throw new ApiUnreachable(error)
    }
    onRejected(why)
    if (why === 'account closed') throw new ApiProblem('account_closed', 401, accountClosed)
    throw sessionEnded()
  }
}
