// What every CoinCallCounter does: calls at once stop at the most that there may be, each day and each of those counted by itself.
import { expect, test } from 'vitest'
import type { CoinCallCounter } from '#shared/market/ports.ts'

const expiresAt = new Date('2026-11-30T13:00:00.000Z')

export function coinCallSuite(open: () => CoinCallCounter): void {
  const aName = (): string => crypto.randomUUID()

  test('of many calls at once no more than the most are counted', async () => {
    const counter = open()
    const whose = aName()
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => counter.count('2026-11-28', whose, 7, expiresAt)),
    )
    expect(counted.filter(Boolean)).toHaveLength(7)
    expect(await counter.count('2026-11-28', whose, 7, expiresAt)).toBe(false)
  })

  test('each day and each name counts for itself', async () => {
    const counter = open()
    const [one, other] = [aName(), aName()]
    expect(await counter.count('2026-11-28', one, 1, expiresAt)).toBe(true)
    expect(await counter.count('2026-11-28', one, 1, expiresAt)).toBe(false)
    expect(await counter.count('2026-11-28', other, 1, expiresAt)).toBe(true)
    expect(await counter.count('2026-11-29', one, 1, expiresAt)).toBe(true)
  })

  test('of none at all there is none, and a most that was raised lets more through', async () => {
    const counter = open()
    const whose = aName()
    expect(await counter.count('2026-11-28', whose, 0, expiresAt)).toBe(false)
    expect(await counter.count('2026-11-28', whose, 1, expiresAt)).toBe(true)
    expect(await counter.count('2026-11-28', whose, 2, expiresAt)).toBe(true)
  })
}
