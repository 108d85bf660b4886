// Cases in the shapes in which the tax office explains its rules, through the API of the whole local stack: trades go in over HTTP,
// the year comes back. Each figure was worked out on paper before; the sum stands beside it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownTaxOnGains } from '#shared/tax/income-tax.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import type { Entered, Held, Trade } from '#tests/support/tax-cases/case.ts'
import { gains } from '#tests/support/tax-cases/gains.ts'
import { income } from '#tests/support/tax-cases/income.ts'
import { change, straddles } from '#tests/support/tax-cases/straddles.ts'
import { setLocalClock } from '#tests/support/local-controls.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'

let stack: TestStack
let kim: Person
beforeAll(async () => {
  stack = await localStack()
  kim = await stack.addPerson()
  await setClock('2028-08-01T02:00:00.000Z')
  await call('POST', '/api/profile')
}, 120_000)
afterAll(async () => {
  await setClock(null)
  await stack.close()
})

const setClock = (now: string | null) => setLocalClock(stack.url, now)

async function call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await stack.api(kim.accessToken, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

let row = 0
const made: string[] = []
const trade = (facts: Trade) => ({
  id: crypto.randomUUID(),
  ...facts,
  createdAt: '2026-11-01T00:00:00.000Z',
  source: { format: 'mapped', key: `h:${++row}`, row },
})

/** A year of these holdings alone: what was there before is deleted. */
async function yearOf(endsIn: number, all: readonly Held[], entered: Readonly<Record<number, Entered>> = {}) {
  for (const id of made.splice(0)) await call('DELETE', `/api/holdings/${id}`)
  const groups = all.map(({ type = 'stock', symbol = 'CBA', trades }) => ({
    holding: { id: crypto.randomUUID(), type, symbol },
    existing: 'keep',
    transactions: trades.map(trade),
  }))
  made.push(...groups.map(({ holding }) => holding.id))
  await call('POST', '/api/transactions/import', { importId: crypto.randomUUID(), label: 'By hand', groups })
  for (const [at, { value, facts, statements = {} }] of all.entries()) {
    const path = `/api/holdings/${groups[at]?.holding.id}`
    if (value !== undefined) await call('PUT', `${path}/value-at-change`, { value })
    if (facts !== undefined) await call('PUT', `${path}/tax-facts`, facts)
    for (const [year, statement] of Object.entries(statements))
      await call('PUT', `${path}/statements/${year}`, { statement })
  }
  const nothing = { carriedLosses: null, creditsElsewhere: null }
  for (const year of [2025, 2026, 2027, 2028])
    await call('PUT', `/api/tax/${year}/entries`, { ...nothing, ...entered[year] })
  return call<TaxYearAnswer>('GET', `/api/tax/${endsIn}`)
}

test.each([...gains, ...straddles, ...income])(
  '%s',
  async (_name, endsIn, held, expected, entered) => {
    expect(await yearOf(endsIn, held, entered)).toMatchObject(expected)
  },
  60_000,
)

test('the minimum tax tops up the later 2,000 alone: 30 % are 600, at 14 % they were 280', async () => {
  const { ladder } = await yearOf(2028, [change('2024-01-10', 700, '2027-08-10', 900)])
  const at = (income: number) => shownTaxOnGains(2028, { income, isExempt: false }, ladder)
  // 1,000 of the older gain at 14 % stay 140.
  expect(at(30_000)).toMatchObject({ onOther: 140, onLater: 280, topUp: 320 })
  expect(at(200_000)).toMatchObject({ onOther: 450, onLater: 900, topUp: 0 })
  // 45,000 lies within the 2,000 later dollars: 1,000 at 14 % and 1,000 at 30 %, topped up to 600.
  expect(at(43_000)).toMatchObject({ onOther: 140, onLater: 440, topUp: 160 })
}, 60_000)
