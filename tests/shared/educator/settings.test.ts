// What the environment says about the AI: no key, no AI; the kill switch; a judge only of its own.
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
    { ...openai, key: { kind: 'secret', id: 'gumnut/dev/openai', region: 'ap-southeast-2' } },
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
  ['nothing of its own', {}, false],
  ['no key of its own', { ...judge, AI_JUDGE_API_KEY: '' }, false],
  ['no endpoint of its own', { ...judge, AI_JUDGE_BASE_URL: '' }, false],
  ['no model of its own', { ...judge, AI_JUDGE_MODEL: '' }, false],
  ['all of its own', judge, true],
  ['the kill switch', { ...judge, AI_ENABLED: 'false' }, false],
])('a judge with %s', (_what, given, isThere) => {
  expect(environment({ OPENAI_API_KEY: 'sk-1', ...given }).judge !== undefined).toBe(isThere)
})

test('the cap is an amount, or the function does not start', () => {
  expect(environment({}).dailyCostCapUsd).toBe(2)
  expect(environment({ AI_DAILY_COST_CAP_USD: '20' }).dailyCostCapUsd).toBe(20)
  for (const value of ['lots', '-1', 'Infinity', 'NaN']) {
    expect(() => environment({ AI_DAILY_COST_CAP_USD: value })).toThrow('AI_DAILY_COST_CAP_USD')
  }
})
