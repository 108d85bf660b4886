// Educator on any OpenAI-compatible endpoint, with a circuit breaker; the key is read when it is needed.
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel'
import type { Educator, Generation, GenerationRequest, TokenPrice } from '#shared/educator/ports.ts'
import type { Secret } from '../secrets/secret.ts'
import type { ProviderClient } from './provider-client.ts'
import { priceOf } from './token-price.ts'

export type EducatorSettings = {
  /** Where `/chat/completions` begins, such as https://api.openai.com/v1. */
  baseUrl: string
  model: string
  key: Secret
  /** Left out: what the model is known to cost. */
  price?: TokenPrice
  /** Failed calls in a row that open the circuit for `openMs`; then one call probes the provider. */
  failuresToOpen?: number
  openMs?: number
}

/** Its own failures and its silence. Limiting or refusing us, or an odd answer, says nothing about its health. */
const isOutage = (result: unknown): boolean => {
  const { kind, because } = result as { kind: Generation['kind']; because?: string }
  return kind === 'failure' && (because === 'failing' || because === 'timeout')
}

const unasked = (because: 'circuit-open' | 'no-key'): Generation => ({
  kind: 'failure',
  because,
  retryAfterSeconds: 0,
  usage: { inputTokens: 0, outputTokens: 0 },
})

export function openAiEducator(settings: EducatorSettings): Educator {
  const { baseUrl, model, key, price = priceOf(model), failuresToOpen = 5, openMs = 30_000 } = settings
  let made: { key: string; client: ProviderClient } | undefined
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: openMs,
  })

  async function clientFor(current: string): Promise<ProviderClient> {
    if (made?.key !== current) {
      const { providerClient } = await import('./provider-client.ts')
      made = { key: current, client: providerClient({ baseUrl, model, key: current }) }
    }
    return made.client
  }

  async function call(current: string, request: GenerationRequest): Promise<Generation> {
    const generation = await (await clientFor(current)).generate(request)
    if (generation.kind === 'failure' && generation.status === 401) key.forget()
    return generation
  }

  return {
    price,
    async generate(request) {
      const startedAt = performance.now()
      const current = await key.read()
      if (current === undefined) return unasked('no-key')
      const timeoutMs = Math.max(1, request.timeoutMs - (performance.now() - startedAt))
      try {
        return await breaker.execute(() => call(current, { ...request, timeoutMs }))
      } catch (error) {
        if (error instanceof BrokenCircuitError) return unasked('circuit-open')
        throw error
      }
    },
  }
}
