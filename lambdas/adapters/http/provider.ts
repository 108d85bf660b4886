// Provider: HTTP client of one market-data service with retries, a circuit breaker and back-off when it limits us.
import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  type IBackoffFactory,
  retry,
  wrap,
} from 'cockatiel'
import type { Clock } from '#shared/operation/ports.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import { FailedTry, getJson, type HttpLimits, type JsonAnswer } from './http-json.ts'

export type ProviderLimits = HttpLimits & {
  /** Everything about one call, retries and waiting included. */
  callTimeoutMs: number
  retries: number
  firstRetryDelayMs: number
  /** Failed calls in a row that open the circuit for `openMs`; then one call probes the provider. */
  failuresToOpen: number
  openMs: number
  /** Back-off when it limits us: doubled each time in a row, up to `maxCoolDownMs`. */
  coolDownMs: number
  maxCoolDownMs: number
  /** Calls under way at once; providers block bursts sooner than a steady rate. */
  concurrency: number
}

export const providerLimits: ProviderLimits = {
  tryTimeoutMs: 3000,
  callTimeoutMs: 5000,
  maxBodyBytes: 2 * 1024 * 1024,
  retries: 2,
  firstRetryDelayMs: 300,
  failuresToOpen: 5,
  openMs: 60_000,
  coolDownMs: 60_000,
  maxCoolDownMs: 15 * 60_000,
  concurrency: 2,
}

export type ProviderSettings = {
  /** Where the paths begin; a path prefix is kept. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** Headers that have to be fetched first, such as a key; none when that fails: the keyless limits apply then. */
  secretHeaders?: (() => Promise<Readonly<Record<string, string>>>) | undefined
  limits: ProviderLimits
  clock: Clock
  /** Whether an answer with a good status says in its body that it limits us. */
  isLimitInDisguise?: (json: unknown) => boolean
}

export type Provider = {
  /** @param path beginning with a slash, every part of it validated and encoded by the caller */
  get(path: string): Promise<JsonAnswer>
}

const waitingCalls = 200

/**
 * Time that has passed by either clock. The handlers' clock can be set by a test or the local stack; the provider's
 * limits are in real time. In the cloud they are the same.
 */
function stopwatch(clock: Clock): () => number {
  const [byClock, byReal] = [clock.now().getTime(), performance.now()]
  return () => Math.max(clock.now().getTime() - byClock, performance.now() - byReal)
}

/** An open circuit that half-opens when either clock says so; the library reads `duration` at each call. */
function openFor(openMs: number, clock: Clock): IBackoffFactory<unknown> {
  const next = () => {
    const elapsed = stopwatch(clock)
    return {
      get duration() {
        return elapsed() >= openMs ? 0 : openMs
      },
      next,
    }
  }
  return { next }
}

export function createProvider({
  baseUrl,
  headers,
  secretHeaders,
  limits,
  clock,
  isLimitInDisguise,
}: ProviderSettings): Provider {
  const base = baseUrl.replace(/\/+$/, '')
  let coolDown: { elapsed: () => number; forMs: number } | undefined
  let throttledInARow = 0

  const isThrottled = (error: unknown): boolean => error instanceof FailedTry && error.because === 'throttled'

  const isCoolingDown = (): boolean => coolDown !== undefined && coolDown.elapsed() < coolDown.forMs

  function startCoolDown(retryAfterSeconds: number): void {
    // Calls that were under way together are limited together: that is once.
    if (isCoolingDown()) return
    const ownMs = limits.coolDownMs * 2 ** throttledInARow++
    const forMs = Math.min(Math.max(ownMs, retryAfterSeconds * 1000), limits.maxCoolDownMs)
    coolDown = { elapsed: stopwatch(clock), forMs }
  }

  const queue = bulkhead(limits.concurrency, waitingCalls)
  const breaker = circuitBreaker(
    // Being limited is no failure of the provider: the cool-down handles it.
    handleWhen((error) => !isThrottled(error)),
    { breaker: new ConsecutiveBreaker(limits.failuresToOpen), halfOpenAfter: openFor(limits.openMs, clock) },
  )
  const retries = retry(
    handleWhen((error) => error instanceof FailedTry && error.isWorthRetrying),
    {
      maxAttempts: limits.retries,
      backoff: new ExponentialBackoff({
        initialDelay: limits.firstRetryDelayMs,
        maxDelay: 4 * limits.firstRetryDelayMs,
        generator: fullJitterGenerator,
      }),
    },
  )
  const guarded = wrap(breaker, retries)

  async function call(path: string, askedAt: number, signal: AbortSignal): Promise<JsonAnswer> {
    if (isCoolingDown()) throw new SourceUnavailable('circuit-open')
    // After a long wait for its turn a call could be cut short, and the provider would be blamed for our queue.
    if (performance.now() - askedAt > limits.callTimeoutMs - limits.tryTimeoutMs) throw new SourceUnavailable('timeout')
    const answer = await guarded.execute(async () => {
      const got = await getJson(new URL(base + path), { ...headers, ...(await secretHeaders?.()) }, limits, signal)
      if (isLimitInDisguise?.(got.json) === true) throw new FailedTry('throttled')
      return got
    }, signal)
    throttledInARow = 0
    return answer
  }

  return {
    async get(path) {
      const askedAt = performance.now()
      const signal = AbortSignal.timeout(limits.callTimeoutMs)
      try {
        return await queue.execute(() => call(path, askedAt, signal))
      } catch (error) {
        if (error instanceof FailedTry && isThrottled(error)) startCoolDown(error.retryAfterSeconds)
        if (error instanceof SourceUnavailable) throw error
        throw new SourceUnavailable(error instanceof BrokenCircuitError ? 'circuit-open' : 'failing', { cause: error })
      }
    },
  }
}
