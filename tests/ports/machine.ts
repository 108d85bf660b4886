// What every Timer, RandomSource and NewId does, in a Lambda, in a browser or in a test.
import { expect, test } from 'vitest'
import type { NewId, RandomSource, Timer } from '#shared/operation/ports.ts'

export function machineSuite({ timer, random, newId }: { timer: Timer; random: RandomSource; newId: NewId }): void {
  test('elapsed time goes on while something is waited for, and never goes back', async () => {
    const before = timer.elapsedMs()
    await timer.pause(20)
    const after = timer.elapsedMs()
    // A timer of the event loop may come a millisecond early by the other clock.
    expect(after - before).toBeGreaterThanOrEqual(19)
    expect(timer.elapsedMs()).toBeGreaterThanOrEqual(after)
  })

  test('what comes in time is the answer, a failure stays a failure, and what is late goes on without being waited for', async () => {
    expect(await timer.within(Promise.resolve('here'), 10_000)).toBe('here')
    await expect(timer.within(Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no')
    let arrive = (_value: string): void => undefined
    const late = new Promise<string>((resolve) => (arrive = resolve))
    expect(await timer.within(late, 5)).toBeUndefined()
    arrive('later')
    expect(await late).toBe('later')
  })

  test('random bytes are as many as asked for and not the same twice, fractions are from 0 to below 1', () => {
    expect(random.bytes(14)).toHaveLength(14)
    expect(random.bytes(16)).not.toEqual(random.bytes(16))
    const fractions = Array.from({ length: 1000 }, () => random.fraction())
    expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true)
    expect(new Set(fractions).size).toBeGreaterThan(900)
  })

  test('every id is a UUID of its own', () => {
    const ids = Array.from({ length: 1000 }, () => newId())
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
}
