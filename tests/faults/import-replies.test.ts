// Replies lost within an import and within its undo, one write after the other: what is asked again comes to the same end, every
// trade stands once, and what was there before comes back.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import { type FaultStack, faultStack } from '#tests/support/faults/fault-stack.ts'
import type { Answer } from '#tests/support/faults/open-api.ts'
import { expectSound } from '#tests/support/faults/stored-items.ts'
import { isWrite } from '#tests/support/faults/unruly-dynamo.ts'

let stack: FaultStack
beforeAll(async () => {
  stack = await faultStack()
})
afterEach(() => stack.dynamo.behave(undefined))
afterAll(() => stack.close())

const bought = (row: number) => ({
  id: crypto.randomUUID(),
  type: 'buy',
  date: `2024-01-1${row}`,
  units: row,
  price: 100,
  createdAt: '2026-11-20T01:00:00.000Z',
  source: { format: 'selfwealth', key: `h:${row}`, row },
})

/** Loses the reply of one write about a person, counted from now, or breaks the connection before it is done. */
function spoil(nth: number, how: 'lose-reply' | 'cut'): void {
  let writes = 0
  stack.dynamo.behave((passing) =>
    isWrite(passing) && JSON.stringify(passing.input).includes('USER#') && ++writes === nth ? how : undefined,
  )
}

async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  const first = await ask()
  stack.dynamo.behave(undefined)
  return first.status === 503 ? ask() : first
}

const everyWrite = Array.from({ length: 12 }, (_, index) => index + 1)
/** Every third, and at night each: tests/shared/portfolio/import-kills.test.ts goes through all of them in any case. */
const writes = everyWrite.filter((nth) => nth % amount({ few: 6, full: 1 }) === 0)

test.each(writes)('write %i of an import, and of its undo', { timeout: 60_000 }, async (nth) => {
  const person = await stack.aPerson()
  const old = crypto.randomUUID()
  await stack.ask(person, 'POST /api/holdings', {
    id: old,
    type: 'stock',
    symbol: 'CBA',
    quantity: 10,
    costBasis: 90,
  })
  const importId = crypto.randomUUID()
  const groups = [
    { holding: { id: old, type: 'stock', symbol: 'CBA' }, existing: 'replace', transactions: [bought(1)] },
    {
      holding: { id: crypto.randomUUID(), type: 'etf', symbol: 'VAS' },
      existing: 'keep',
      transactions: [bought(2), bought(3)],
    },
  ]
  const held = async () => {
    const { holdings } = (await stack.ask(person, 'GET /api/holdings')).body as {
      holdings: { symbol: string; quantity: number }[]
    }
    return Object.fromEntries(holdings.map(({ symbol, quantity }) => [symbol, quantity]))
  }
  const send = () => stack.ask(person, 'POST /api/transactions/import', { importId, label: 'File', groups })
  for (const how of ['lose-reply', 'cut'] as const) {
    spoil(nth, how)
    expect(await untilAnswered(send)).toMatchObject({ status: 200 })
  }
  expect(((await send()).body as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome)).toEqual([
    'exists',
    'exists',
    'exists',
  ])
  expect(await held()).toEqual({ CBA: 1, VAS: 5 })
  expectSound(await stack.stored(person))
  spoil(nth, 'lose-reply')
  const undo = () => stack.ask(person, `POST /api/transactions/imports/${importId}/undo`, {})
  expect(await untilAnswered(undo)).toMatchObject({ status: 200 })
  expect(await undo()).toMatchObject({ body: { state: 'undone' } })
  expect(await held()).toEqual({ CBA: 10 })
  expect(await send()).toMatchObject({ status: 409 })
  expectSound(await stack.stored(person))
})
