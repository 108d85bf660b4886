// Provider client: one call through the OpenAI SDK, and what its failures mean to us. Loaded when the first call is made:
// the SDK is a third of everything this function consists of.
import { createHmac } from 'node:crypto'
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import type { Generation, GenerationRequest, NoTextBecause, TokenUsage } from '#shared/educator/ports.ts'
import { BodyTooLarge, cappedFetch } from './capped-fetch.ts'
import { readCompletion } from './completion.ts'
import { parametersFor } from './model-parameters.ts'

const nothing: TokenUsage = { inputTokens: 0, outputTokens: 0 }

type Failure = Extract<Generation, { kind: 'failure' }>

const failure = (because: NoTextBecause, more: Partial<Failure> = {}): Failure => ({
  kind: 'failure',
  because,
  retryAfterSeconds: 0,
  usage: undefined,
  ...more,
})

/** Seconds of a Retry-After header; OpenAI sends milliseconds in one of its own as well. */
function retryAfterOf(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

/** By these codes providers decline a question for what it says; nothing is wrong with the key, the model or the request. */
const declines: ReadonlySet<string> = new Set(['content_filter', 'content_policy_violation', 'invalid_prompt'])

function failureOfStatus({ status, headers, code }: APIError & { status: number }): Failure {
  // An error status is never billed.
  const facts = { status, usage: nothing, retryAfterSeconds: retryAfterOf(headers) }
  // Out of credit comes as 429 too, and no waiting helps.
  if (status === 429) return failure(code === 'insufficient_quota' ? 'refused' : 'throttled', facts)
  if (status < 500 && declines.has(code ?? '')) return failure('filtered', facts)
  return failure(status >= 500 || status === 408 || status === 409 ? 'failing' : 'refused', facts)
}

function failureOf(error: unknown): Failure {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return failure('timeout')
  if (error instanceof APIConnectionError) {
    return error.cause instanceof BodyTooLarge ? failure('garbled') : failure('failing')
  }
  if (error instanceof APIError && typeof error.status === 'number') {
    return failureOfStatus(error as APIError & { status: number })
  }
  // A body that is no JSON where JSON was announced is a SyntaxError, not one of the SDK's own.
  return failure('garbled')
}

/**
 * A code for a person that only holders of the key could tie to an id, and ids are random. 64 letters, without a digit, so
 * that tests can look for a person's figures in a request without false hits.
 */
const codeFor = (userId: string, key: string): string =>
  createHmac('sha256', key)
    .update(`safety-identifier:${userId}`)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

export type ProviderClient = { generate(request: GenerationRequest): Promise<Generation> }

export function providerClient({
  baseUrl,
  model,
  key,
}: {
  baseUrl: string
  model: string
  key: string
}): ProviderClient {
  const openai = new OpenAI({
    apiKey: key,
    baseURL: baseUrl,
    // A request may make two calls in all; who tries again is decided where they are counted.
    maxRetries: 0,
    fetch: cappedFetch,
    // Nothing of these comes from the environment by accident.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
  })

  return {
    async generate({ system, user, userId, timeoutMs, ...wanted }) {
      try {
        const answer: unknown = await openai.chat.completions.create(
          {
            model,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
            ...parametersFor(model, wanted, codeFor(userId, key)),
          },
          { timeout: Math.ceil(timeoutMs), signal: AbortSignal.timeout(Math.ceil(timeoutMs)) },
        )
        return readCompletion(answer)
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}
