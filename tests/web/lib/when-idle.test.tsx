// When idle: a browser that cannot tell waits a second for each, and what is no longer wanted is left out.
import { afterEach, expect, test, vi } from 'vitest'
import { eachWhenIdle } from '#web/lib/when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('things are done one by one, until nobody wants them any more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const done: string[] = []
  const end = eachWhenIdle(['1M', '3M', '6M'], (thing) => done.push(thing), 5000)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['1M'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['1M', '3M'])
  end()
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['1M', '3M'])
  eachWhenIdle([], () => done.push('none'), 5000)
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['1M', '3M'])
})
