// A coin's history over more days than its provider has, from provider to table: the real adapters, the embedded DynamoDB.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { aCoinPast } from '#tests/support/market/history-documents.ts'
import { aHistoryStack } from '#tests/support/market/history-stack.ts'
import { coin } from '#tests/support/market/market-stack.ts'

const wombat = coin('wombatcoin')
const price = (day: string): number => dayNumber(day) / 7

let stack: Awaited<ReturnType<typeof aHistoryStack>>
beforeEach(async () => {
  stack = await aHistoryStack()
})
afterEach(() => stack.close())

async function askedOn(day: string, answer = price) {
  stack.clock.set(`${day}T08:00:00Z`)
  stack.server.on('/api/v3/coins/', aCoinPast(answer))
  const found = await stack.container().service.histories([{ instrument: wombat, from: dayNumber('2024-01-01') }])
  const { history } = found.get('coin:wombatcoin')!
  return new Map(Array.from(history!.days, (day, at) => [dayOf(day), history!.closes[at]]))
}

test('a close that the provider corrects costs none of the closes that it no longer has', async () => {
  await askedOn('2025-01-01')
  await askedOn('2025-12-01')
  const before = await askedOn('2026-11-18')
  expect([...before.keys()][0]).toBe('2024-01-03')
  const corrected = (day: string): number => price(day) * (day === '2026-11-12' ? 1.001 : 1)
  const after = await askedOn('2026-11-19', corrected)
  expect(after.get('2026-11-12')).toBe(corrected('2026-11-12'))
  expect(after).toEqual(
    new Map([...before, ['2026-11-12', corrected('2026-11-12')], ['2026-11-18', price('2026-11-18')]]),
  )
  // As it is read back.
  expect(await askedOn('2026-11-19')).toEqual(after)
})
