// Completion: the provider's answer, read with distrust: the text of the first choice, or why there is none.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Generation, TokenUsage } from '#shared/educator/ports.ts'

const Completion = lazy.object(() => ({
  choices: z.array(
    z.object({
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
      finish_reason: z.nullish(z.string()),
    }),
  ),
}))
const Tokens = z.int().check(z.gte(0))
const Billed = lazy.object(() => ({ usage: z.object({ prompt_tokens: Tokens, completion_tokens: Tokens }) }))

function usageOf(answer: unknown): TokenUsage | undefined {
  const billed = z.safeParse(Billed, answer)
  if (!billed.success) return undefined
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = billed.data.usage
  return { inputTokens, outputTokens }
}

/** @param answer what the SDK made of the body: a string where it was no JSON */
export function readCompletion(answer: unknown): Generation {
  const usage = usageOf(answer)
  const failed = (because: 'garbled' | 'empty' | 'filtered'): Generation => ({
    kind: 'failure',
    because,
    retryAfterSeconds: 0,
    usage,
  })
  const completion = z.safeParse(Completion, answer)
  if (!completion.success) return failed('garbled')
  const first = completion.data.choices[0]
  if (first === undefined) return failed('empty')
  const { content, refusal } = first.message
  const isRefused = typeof refusal === 'string' && refusal.trim() !== ''
  if (first.finish_reason === 'content_filter' || isRefused) return failed('filtered')
  if (typeof content !== 'string' || content.trim() === '') return failed('empty')
  return { kind: 'text', text: content.trim(), isCutOff: first.finish_reason === 'length', usage }
}
