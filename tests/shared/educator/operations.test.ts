// The educator's operations side by side: what holds for each of them. What they answer is told in chat and overview.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anEducator, type EducatorStack, educatorStack, goodReply } from '../../support/ai/educator-stack.ts'
import { type ScriptedProvider, scriptedProvider } from '../../support/ai/scripted-provider.ts'
import { embeddedTable, type TestTable } from '../../support/embedded-table.ts'
import { closeAccount, dynamoStores } from '../../support/stores.ts'

let table: TestTable
let provider: ScriptedProvider
let stack: EducatorStack
beforeAll(async () => {
  ;[table, provider] = await Promise.all([embeddedTable(), scriptedProvider()])
})
afterAll(() => Promise.all([table.close(), provider.close()]))
beforeEach(() => {
  provider.script(goodReply)
  stack = educatorStack(table, anEducator(provider.baseUrl))
})

type Ask = (person: string) => Promise<{ status: number; body: object }>
const operations: ReadonlyArray<readonly [string, Ask]> = [
  ['a question', (person) => stack.ask(person, 'What is a share?')],
  ['an overview', (person) => stack.educate(person)],
  ['the state of the overview', (person) => stack.educationStatus(person)],
]

test.each(operations)('%s of a closed account is refused, and no model is called', async (_what, ask) => {
  const person = await stack.aPerson()
  await closeAccount(dynamoStores(table), person)
  expect(await ask(person)).toMatchObject({ status: 401, body: { code: 'account_closed' } })
  expect(provider.calls).toEqual([])
})

test.each(operations)('%s works for a person of whom nothing is stored yet', async (_what, ask) => {
  expect((await ask(crypto.randomUUID())).status).toBe(200)
})

test.each(operations)('%s of one person says nothing of another', async (_what, ask) => {
  const [person, other] = [await stack.aPerson({ name: 'Wilhelmina' }), await stack.aPerson()]
  await stack.educate(person)
  const { body } = await ask(other)
  expect(JSON.stringify(body)).not.toContain('Wilhelmina')
  expect(JSON.stringify(body)).not.toContain(person)
  expect((await stack.educationStatus(person)).body.lastUpdated).not.toBeNull()
})
