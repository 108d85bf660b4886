// The educator over HTTP: one call and no more, what each answer means, the key, and the circuit that opens for a provider that fails.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAiEducator } from '#lambdas/adapters/openai/openai.ts'
import type { Secret } from '#lambdas/adapters/secrets/secret.ts'
import type { GenerationRequest } from '#shared/educator/ports.ts'
import { anEducator } from '#tests/support/ai/educator-stack.ts'
import { completionOf, type ScriptedProvider, scriptedProvider } from '#tests/support/ai/scripted-provider.ts'

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await scriptedProvider()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => provider.close())

const aRequest = (about: Partial<GenerationRequest> = {}): GenerationRequest => ({
  system: 'system',
  user: 'user',
  userId: 'person-1',
  maxTokens: 400,
  temperature: 0.7,
  timeoutMs: 50_000,
  ...about,
})
const free = { inputTokens: 0, outputTokens: 0 }

test('the first choice is the text, with its usage', async () => {
  const two = [
    { message: { content: ' First. ' }, finish_reason: 'stop' },
    { message: { content: 'Second.' }, finish_reason: 'stop' },
  ]
  provider.script({ body: { choices: two, usage: { prompt_tokens: 12, completion_tokens: 3 } } })
  expect(await anEducator(provider.baseUrl).generate(aRequest())).toEqual({
    kind: 'text',
    text: 'First.',
    isCutOff: false,
    usage: { inputTokens: 12, outputTokens: 3 },
  })
})

test('a person is a code to the provider: the same for one, another for another, and no id', async () => {
  provider.script('Text.')
  const educator = anEducator(provider.baseUrl)
  for (const userId of ['person-1', 'person-1', 'person-2']) await educator.generate(aRequest({ userId }))
  const codes = provider.calls.map(({ body }) => body['safety_identifier'])
  expect(codes[0]).toBe(codes[1])
  expect(codes[0]).not.toBe(codes[2])
  for (const { raw } of provider.calls) expect(raw).not.toContain('person-')
})

test.each([
  [
    '429',
    { status: 429, headers: { 'retry-after': '7' } },
    { because: 'throttled', status: 429, retryAfterSeconds: 7, usage: free },
  ],
  [
    '429 with a date',
    { status: 429, headers: { 'retry-after': 'soon' } },
    { because: 'throttled', retryAfterSeconds: 0 },
  ],
  ['no credit', { status: 429, error: { code: 'insufficient_quota' } }, { because: 'refused' }],
  ['401', { status: 401 }, { because: 'refused', status: 401, usage: free }],
  [
    'a question declined for its content',
    { status: 400, error: { code: 'content_filter' } },
    { because: 'filtered', status: 400, usage: free },
  ],
  [
    'a question declined for its content, as OpenAI says it',
    { status: 400, error: { code: 'invalid_prompt' } },
    { because: 'filtered', status: 400, usage: free },
  ],
  ['422', { status: 422 }, { because: 'refused' }],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, { because: 'refused', status: 307 }],
  ['500', { status: 500 }, { because: 'failing', status: 500, usage: free }],
  ['a hang', 'hang', { because: 'timeout', usage: undefined }],
  ['a hang-up', 'hang up', { because: 'failing', usage: undefined }],
  ['cut JSON', { raw: '{"choices":[' }, { because: 'garbled', usage: undefined }],
  ['HTML', { raw: '<html></html>', contentType: 'text/html' }, { because: 'garbled' }],
  ['a list', { body: [] }, { because: 'garbled' }],
  ['content in parts', { body: { choices: [{ message: { content: [{ text: 'x' }] } }] } }, { because: 'garbled' }],
  [
    'no choices',
    { body: completionOf(null, { choices: [] }) },
    { because: 'empty', usage: { inputTokens: 1000, outputTokens: 200 } },
  ],
  ['null content', { body: completionOf(null) }, { because: 'empty' }],
  ['a filter', { body: completionOf('Half', {}, 'content_filter') }, { because: 'filtered' }],
  ['a refusal', { body: { choices: [{ message: { content: 'I cannot', refusal: 'No' } }] } }, { because: 'filtered' }],
  ['100 KB', { body: completionOf('x'.repeat(100 * 1024)) }, { because: 'garbled', usage: undefined }],
  ['100 KB of error', { status: 500, error: { padding: 'x'.repeat(100 * 1024) } }, { because: 'garbled' }],
] as const)('%s is a failure of its kind, after one call', async (_what, step, expected) => {
  provider.script(step)
  const request = aRequest(step === 'hang' ? { timeoutMs: 1000 } : {})
  expect(await anEducator(provider.baseUrl).generate(request)).toMatchObject({ kind: 'failure', ...expected })
  expect(provider.calls).toHaveLength(1)
})

test('an address where no server answers is a failure, not an exception', async () => {
  const educator = anEducator('http://127.0.0.1:1/v1')
  expect(await educator.generate(aRequest())).toMatchObject({ kind: 'failure', because: 'failing' })
})

test('what ran out of tokens says so', async () => {
  provider.script({ body: completionOf('Half a', {}, 'length') })
  expect(await anEducator(provider.baseUrl).generate(aRequest())).toMatchObject({ kind: 'text', isCutOff: true })
})

test('a provider that fails in a row rests, and is tried again afterwards', async () => {
  const educator = anEducator(provider.baseUrl, { failuresToOpen: 3, openMs: 30_000 })
  vi.useFakeTimers({ toFake: ['Date'] })
  provider.script({ status: 500 })
  for (let count = 0; count < 3; count++) await educator.generate(aRequest())
  expect(await educator.generate(aRequest())).toMatchObject({ kind: 'failure', because: 'circuit-open', usage: free })
  expect(provider.calls).toHaveLength(3)
  provider.script('Text.')
  vi.setSystemTime(Date.now() + 30_000)
  expect(await educator.generate(aRequest())).toMatchObject({ kind: 'text' })
})

test('being limited or refused, or an odd answer, is no reason to rest', async () => {
  const educator = anEducator(provider.baseUrl, { failuresToOpen: 2, openMs: 60_000 })
  for (const step of [{ status: 429 }, { status: 401 }, { raw: '{' }, { body: completionOf(null) }] as const) {
    provider.script(step)
    for (let count = 0; count < 3; count++) await educator.generate(aRequest())
  }
  provider.script('Text.')
  expect(await educator.generate(aRequest())).toMatchObject({ kind: 'text' })
})

test('without a key no call is made; a refused key is read anew', async () => {
  provider.script({ status: 401 })
  const keys: Array<string | undefined> = [undefined, 'old-key', 'new-key']
  let at = 0
  const key: Secret = { read: () => Promise.resolve(keys[at]), forget: () => void at++ }
  const educator = openAiEducator({ baseUrl: provider.baseUrl, model: 'gpt-6-luna', key })
  expect(await educator.generate(aRequest())).toMatchObject({ kind: 'failure', because: 'no-key', usage: free })
  expect(provider.calls).toEqual([])
  at = 1
  await educator.generate(aRequest())
  await educator.generate(aRequest())
  expect(provider.calls.map(({ authorization }) => authorization)).toEqual(['Bearer old-key', 'Bearer new-key'])
})
