// Query client: which failures are worth another try, and after how long.
import { expect, test } from 'vitest'
import { ApiProblem, ApiUnreachable } from '#web/lib/api.ts'
import { isWorthRetrying, retryDelayMs } from '#web/lib/query-client.ts'

test('only what may pass by itself is tried again', () => {
  expect(isWorthRetrying(new ApiUnreachable(new TypeError('Failed to fetch')))).toBe(true)
  expect(isWorthRetrying(new ApiProblem('unavailable', 503, ''))).toBe(true)
  expect(isWorthRetrying(new ApiUnreachable(new DOMException('', 'TimeoutError')))).toBe(false)
  expect(isWorthRetrying(new ApiProblem('not_found', 404, ''))).toBe(false)
  expect(isWorthRetrying(new ApiProblem('too_many_requests', 429, ''))).toBe(false)
  expect(isWorthRetrying(new RangeError('a mistake of ours'))).toBe(false)
})

test('the wait grows, has some luck in it, and what the server asks for goes first', () => {
  const error = new ApiProblem('unavailable', 503, '')
  expect([retryDelayMs(0, error, 0.5), retryDelayMs(1, error, 0.5)]).toEqual([500, 1500])
  expect(retryDelayMs(0, error, 0)).toBeLessThan(retryDelayMs(0, error, 1))
  expect(retryDelayMs(0, new ApiProblem('unavailable', 503, '', [], 2))).toBe(2000)
  expect(retryDelayMs(0, new ApiProblem('unavailable', 503, '', [], 3600))).toBe(10_000)
})
