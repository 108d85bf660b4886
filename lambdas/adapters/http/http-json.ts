// HttpJson: one GET for a JSON document from a provider we do not trust: limited in time and size, no redirects, JSON only.
import { SourceUnavailable, type UnavailableBecause } from '#shared/market/ports.ts'
import { cappedBody } from './capped-body.ts'

export type JsonAnswer = { status: number; json: unknown }

export type HttpLimits = { tryTimeoutMs: number; maxBodyBytes: number }

/** A failed try, and whether trying again at once makes sense. */
export class FailedTry extends SourceUnavailable {
  readonly isWorthRetrying: boolean
  /** The provider's Retry-After. */
  readonly retryAfterSeconds: number

  constructor(
    because: UnavailableBecause,
    more: { isWorthRetrying?: boolean; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(because, { cause: more.cause })
    this.name = 'FailedTry'
    this.isWorthRetrying = more.isWorthRetrying ?? false
    this.retryAfterSeconds = more.retryAfterSeconds ?? 0
  }
}

const transient = (cause: unknown): FailedTry => new FailedTry('failing', { isWorthRetrying: true, cause })

const saysTooMany = (text: string): boolean => /too many requests|rate limit/i.test(text.slice(0, 2000))

/** The document in a body. Text that begins like JSON and does not end like it was cut off on the way: worth a retry. */
function documentIn(text: string, status: number): unknown {
  if (!/^\s*[[{]/.test(text)) {
    // A page or a plain sentence where data should be; some providers limit us this way, with status 200.
    throw new FailedTry(saysTooMany(text) ? 'throttled' : 'garbled')
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FailedTry('failing', { isWorthRetrying: status < 400, cause })
  }
}

function refuseStatus(response: Response): void {
  const { status } = response
  if (status === 429 || status === 403) {
    const retryAfter = Number(response.headers.get('retry-after'))
    throw new FailedTry('throttled', Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {})
  }
  if (status >= 500) throw new FailedTry('failing', { isWorthRetrying: true })
  // Redirects could lead anywhere; a provider that moves needs a person to look at it.
  if (status >= 300 && status < 400) throw new FailedTry('refused')
  if (status === 401) throw new FailedTry('refused')
}

/**
 * Gets a JSON document. Statuses 2xx and the 4xx that can be about the one thing asked for (400, 404, 422) are answers.
 * @param signal ends the try early
 * @throws FailedTry for everything else
 */
export async function getJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const timeout = AbortSignal.timeout(limits.tryTimeoutMs)
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) })
    try {
      refuseStatus(response)
      if (Number(response.headers.get('content-length')) > limits.maxBodyBytes) throw new FailedTry('garbled')
    } catch (error) {
      // An unread body would keep the connection from being used again.
      await response.body?.cancel().catch(() => {})
      throw error
    }
    const body = await cappedBody(response, limits.maxBodyBytes, () => new FailedTry('garbled'))
    return { status: response.status, json: documentIn(new TextDecoder().decode(body), response.status) }
  } catch (error) {
    if (error instanceof FailedTry) throw error
    if (timeout.aborted || signal.aborted) throw new FailedTry('timeout', { cause: error })
    // Refused and reset connections, and bodies that end too soon.
    throw transient(error)
  }
}
