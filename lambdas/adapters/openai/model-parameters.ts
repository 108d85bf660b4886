// Model parameters: how each family of models is told the length of a text and how free it may be, decided by the model's
// name alone. Trying names out on the endpoint would cost one of the two calls that a request may make.
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import type { GenerationRequest } from '#shared/educator/ports.ts'

type Parameters = Omit<ChatCompletionCreateParamsNonStreaming, 'model' | 'messages'>
type Wanted = Pick<GenerationRequest, 'maxTokens' | 'temperature' | 'answerSchema'>

/** Models that reason unless told not to, and take a temperature only then: gpt-5.1 and later, gpt-6 and later. */
const canSkipReasoning = /^gpt-(?:5\.\d|[6-9]|\d\d)/
/** Models that cannot help reasoning and take no temperature: the o family and the first gpt-5. */
const alwaysReasons = /^(?:o\d|gpt-5(?!\d))/
const isOpenAi = /^(?:gpt-|chatgpt-|o\d)/

/** Kept to by the provider, every field required and none beside them. Others may refuse the whole call for it, and are not asked. */
const formOf = (answerSchema: Wanted['answerSchema']): Parameters =>
  answerSchema === undefined
    ? {}
    : {
        response_format: {
          type: 'json_schema',
          json_schema: { name: answerSchema.name, strict: true, schema: { ...answerSchema.schema } },
        },
      }

/** @param model as configured; routers put the maker in front: openai/gpt-6-luna */
export function parametersFor(model: string, wanted: Wanted, safetyIdentifier: string): Parameters {
  const { maxTokens, temperature, answerSchema } = wanted
  const name = model.toLowerCase().split('/').at(-1) ?? ''
  // Nothing is stored for later use, and abuse can be told apart by person without naming one. Other makers know neither.
  const ours: Parameters = isOpenAi.test(name)
    ? { store: false, safety_identifier: safetyIdentifier, ...formOf(answerSchema) }
    : {}
  if (canSkipReasoning.test(name)) {
    return { ...ours, max_completion_tokens: maxTokens, reasoning_effort: 'none', temperature }
  }
  if (alwaysReasons.test(name)) {
    // They think on the same tokens, so an answer may come out empty. All of them are switched off by the end of 2026.
    const effort = name.startsWith('o') ? 'low' : 'minimal'
    return { ...ours, max_completion_tokens: maxTokens, reasoning_effort: effort }
  }
  return { ...ours, max_tokens: maxTokens, temperature }
}
