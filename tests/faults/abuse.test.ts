// Abuse that stays within the limits: what one person asks for costs everybody else nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultStack, faultStack } from '#tests/support/faults/fault-stack.ts'
import { itemsIn } from '#tests/support/faults/stored-items.ts'

let stack: FaultStack
beforeAll(async () => {
  stack = await faultStack()
})
afterAll(() => stack.close())

const tracked = async (): Promise<string[]> => (await itemsIn(stack.database().says, 'TRACKED')).map(({ sk }) => sk)

test('securities that nobody knows, asked for by the hundred, do not crowd the scheduled refresh', async () => {
  const person = await stack.aPerson()
  for (let round = 0; round < 5; round++) {
    const coins = Array.from({ length: 50 }, (_, index) => `junk-${round}-${index}`)
    const codes = Array.from({ length: 50 }, (_, index) => `0${round}${String(index).padStart(2, '0')}`)
    const { status } = await stack.ask(
      person,
      `GET /api/market/quotes?symbols=${codes.join(',')}&coins=${coins.join(',')}`,
    )
    expect(status).toBe(200)
  }
  stack.provider.on('/', 'reset')
  expect(await stack.ask(person, 'GET /api/market/quotes?symbols=ZZ9,CBA&coins=junk')).toMatchObject({ status: 200 })
  expect(await tracked()).toEqual(['asx#CBA'])
})
