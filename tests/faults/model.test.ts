// The language model failing behind the real functions: a person always gets an answer of ours, within the time of a request,
// no word of the provider, and the model again when it is back. (Hanging: tests/lambdas/adapters/openai, with shorter limits.)
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatTrouble } from '#shared/educator/texts.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { scriptedProvider, type ScriptedProvider, type Step } from '#tests/support/ai/scripted-provider.ts'
import { areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { ask, type OpenApi, openApi } from '#tests/support/faults/open-api.ts'
import { type IdentityService, identityService } from '#tests/support/identity-service.ts'

let table: TestTable
let model: ScriptedProvider
let identity: IdentityService
let api: OpenApi
beforeAll(async () => {
  table = await embeddedTable()
  model = await scriptedProvider()
  identity = await identityService()
  api = await openApi({
    dynamodbEndpoint: table.endpoint,
    identityEndpoint: identity.endpoint,
    environment: { OPENAI_API_KEY: 'sk-fault-suite', OPENAI_BASE_URL: model.baseUrl },
  })
})
afterAll(async () => {
  await api.close()
  await identity.close()
  await model.close()
  await table.close()
})

async function aPerson(): Promise<string> {
  const person = crypto.randomUUID()
  identity.users.set(person, { email: `${person}@example.test` })
  await ask(api.url, person, 'POST /api/profile')
  return person
}
const question = { message: 'What does compound interest mean?' }
const good = 'Compound interest is interest on interest: what was added before earns too.'

const failures: readonly (readonly [string, Step])[] = [
  ['hangs up', 'hang up'],
  ['answers 500', { status: 500 }],
  ['refuses the key', { status: 401 }],
  ['limits us', { status: 429, headers: { 'retry-after': '60' } }],
  ['knows no such model', { status: 404 }],
  ['answers with a page', { raw: '<html>sk-secret</html>', contentType: 'text/html' }],
  ['breaks off', { raw: '{"choices": [{"message": {"content": "half' }],
  ['answers with nothing', { body: {} }],
  ['has no choice', { body: { choices: [] } }],
  ['has no words', { body: { choices: [{ message: { role: 'assistant', content: null }, finish_reason: 'stop' }] } }],
]

test.each(failures)(
  'it %s: both routes answer with texts of ours, and with the model’s when it is back',
  async (_what, step) => {
    const person = await aPerson()
    model.script(step)
    const chat = await ask(api.url, person, 'POST /api/ai/chat', question)
    expect(chat).toMatchObject({ status: 200, body: { source: 'fallback' } })
    expect((chat.body as { reply: string }).reply).toContain(chatTrouble)
    const education = await ask(api.url, person, 'POST /api/ai/education', {})
    expect(education).toMatchObject({ status: 200, body: { fallback: true } })
    expect(JSON.stringify([chat.body, education.body])).not.toMatch(/sk-|html|Error/)
    if (areTimesAsserted) for (const { ms } of [chat, education]) expect(ms).toBeLessThan(20_000)
    model.script(good)
    const again = await ask(api.url, person, 'POST /api/ai/chat', question)
    expect(again).toMatchObject({ status: 200, body: { source: 'ai' } })
  },
)

test('everything else does not know that the model is away', async () => {
  const person = await aPerson()
  model.script({ status: 500 })
  const [, ...others] = await Promise.all(
    ['POST /api/ai/chat', 'GET /api/holdings', 'GET /api/profile', 'GET /api/learning/progress'].map((route) =>
      ask(api.url, person, route, route.includes('chat') ? question : undefined),
    ),
  )
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
})
