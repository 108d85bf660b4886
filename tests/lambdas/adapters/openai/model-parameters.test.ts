// What each family of models is sent, by its name alone.
import { expect, test } from 'vitest'
import { parametersFor } from '#lambdas/adapters/openai/model-parameters.ts'
import { priceOf } from '#lambdas/adapters/openai/token-price.ts'

const wanted = { maxTokens: 400, temperature: 0.7 }
const ours = { store: false, safety_identifier: 'code' }
const unreasoned = { ...ours, max_completion_tokens: 400, reasoning_effort: 'none', temperature: 0.7 }
const classic = { ...ours, max_tokens: 400, temperature: 0.7 }

test.each([
  ['gpt-6-luna', unreasoned],
  ['gpt-6', unreasoned],
  ['gpt-7-mini', unreasoned],
  ['gpt-10', unreasoned],
  ['gpt-5.1', unreasoned],
  ['gpt-5.6-luna', unreasoned],
  ['openai/gpt-6-luna', unreasoned],
  ['GPT-6-Luna', unreasoned],
  ['gpt-5', { ...ours, max_completion_tokens: 400, reasoning_effort: 'minimal' }],
  ['gpt-5-mini', { ...ours, max_completion_tokens: 400, reasoning_effort: 'minimal' }],
  ['gpt-5-2025-08-07', { ...ours, max_completion_tokens: 400, reasoning_effort: 'minimal' }],
  ['o4-mini', { ...ours, max_completion_tokens: 400, reasoning_effort: 'low' }],
  ['gpt-4.1-mini', classic],
  ['gpt-4o', classic],
  ['gpt-3.5-turbo', classic],
  ['llama-3.3-70b', { max_tokens: 400, temperature: 0.7 }],
  ['mistral-small-latest', { max_tokens: 400, temperature: 0.7 }],
  ['stub', { max_tokens: 400, temperature: 0.7 }],
])('%s', (model, parameters) => {
  expect(parametersFor(model, wanted, 'code')).toEqual(parameters)
})

test('a model that can be held to a form is, others are left to be read', () => {
  const answerSchema = { name: 'opinion', schema: { type: 'object' } }
  expect(parametersFor('gpt-6-luna', { ...wanted, answerSchema }, 'code')).toMatchObject({
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'opinion', strict: true, schema: { type: 'object' } },
    },
  })
  expect(parametersFor('mistral-small-latest', { ...wanted, answerSchema }, 'code')).toEqual({
    max_tokens: 400,
    temperature: 0.7,
  })
})

test('a model whose price is unknown is counted as a dear one', () => {
  expect(priceOf('gpt-6-luna')).toEqual({ input: 0.1, output: 0.5 })
  expect(priceOf('openai/gpt-6-luna-2026-10')).toEqual({ input: 0.1, output: 0.5 })
  expect(priceOf('somebody-elses').output).toBeGreaterThan(1)
})
