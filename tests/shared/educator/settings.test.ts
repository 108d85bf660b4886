// What the environment says about the AI: no key, no AI; the kill switch; a judge of its own, or the educator's model.
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '#lambdas/settings.ts'

const names = ['API_KEY', 'API_KEY_SECRET_ID', 'BASE_URL', 'MODEL', 'INPUT_USD_PER_MILLION', 'OUTPUT_USD_PER_MILLION']
function environment(given: Record<string, string>): ReturnType<typeof settings.ai> {
  for (const name of names) for (const prefix of ['OPENAI', 'AI_JUDGE']) vi.stubEnv(`${prefix}_${name}`, undefined)
  for (const name of ['AI_ENABLED', 'AI_DAILY_COST_CAP_USD', 'AWS_REGION']) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  return settings.ai()
}
afterEach(() => void vi.unstubAllEnvs())

const key = { kind: 'value', value: 'sk-1' } as const
const openai = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-6-luna' }

test.each([
  ['nothing', {}, undefined],
  ['an empty key', { OPENAI_API_KEY: ' ' }, undefined],
  ['a key', { OPENAI_API_KEY: 'sk-1' }, { ...openai, key }],
  [
    'the name of a secret',
    { OPENAI_API_KEY_SECRET_ID: 'gumnut/dev/openai' },
    {
      ...openai,
      key: {
        kind: 'secret',
        id: 'gumnut/dev/openai',
        region: 'ap-southeast-2',
        endpoint: 'https://secretsmanager.ap-southeast-2.amazonaws.com',
        credentials: settings.awsCredentials,
      },
    },
  ],
  [
    'another endpoint and model',
    { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'http://localhost:1/v1', OPENAI_MODEL: 'llama' },
    { key, baseUrl: 'http://localhost:1/v1', model: 'llama' },
  ],
  [
    'prices',
    { OPENAI_API_KEY: 'sk-1', OPENAI_INPUT_USD_PER_MILLION: '0', OPENAI_OUTPUT_USD_PER_MILLION: '1.5' },
    { ...openai, key, price: { input: 0, output: 1.5 } },
  ],
  ['the switch on', { OPENAI_API_KEY: 'sk-1', AI_ENABLED: 'true' }, { ...openai, key }],
  ['the switch off', { OPENAI_API_KEY: 'sk-1', AI_ENABLED: 'false' }, undefined],
  ['the switch anywhere else', { OPENAI_API_KEY: 'sk-1', AI_ENABLED: '0' }, undefined],
])('%s decides the educator', (_what, given, expected) => {
  expect(environment(given).educator).toEqual(expected)
})

const judge = { AI_JUDGE_API_KEY: 'sk-2', AI_JUDGE_BASE_URL: 'https://judge.example/v1', AI_JUDGE_MODEL: 'small' }
test.each([
  ['nothing of its own', {}, 'gpt-6-luna'],
  ['no key of its own', { ...judge, AI_JUDGE_API_KEY: '' }, 'gpt-6-luna'],
  ['no endpoint of its own', { ...judge, AI_JUDGE_BASE_URL: '' }, 'gpt-6-luna'],
  ['no model of its own', { ...judge, AI_JUDGE_MODEL: '' }, 'gpt-6-luna'],
  ['all of its own', judge, 'small'],
  ['the kill switch', { ...judge, AI_ENABLED: 'false' }, undefined],
])('a judge with %s', (_what, given, model) => {
  const found = environment({ OPENAI_API_KEY: 'sk-1', ...given })
  expect(found.judge?.model).toBe(model)
  // A key goes where it was given for, and nowhere else.
  if (model === 'gpt-6-luna') expect(found.judge).toEqual(found.educator)
})

test('where nobody answers, nobody judges', () => {
  expect(environment(judge).judge).toBeUndefined()
})

test('the cap is an amount, or the function does not start', () => {
  expect(environment({}).dailyCostCapUsd).toBe(2)
  expect(environment({ AI_DAILY_COST_CAP_USD: '20' }).dailyCostCapUsd).toBe(20)
  for (const value of ['lots', '-1', 'Infinity', 'NaN']) {
    expect(() => environment({ AI_DAILY_COST_CAP_USD: value })).toThrow('AI_DAILY_COST_CAP_USD')
  }
})
