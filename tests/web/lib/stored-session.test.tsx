// Stored session: good tokens are used as they are kept; what has ended, is missing or cannot be read is left to Amplify.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInBefore } from '#tests/web/app/app-screen.tsx'
import { aToken, tokenKeys as keys } from '#tests/web/kept-session.ts'
import { areFresh, keptTokens, mayBeSignedIn, needsRefresh } from '#web/lib/stored-session.ts'

beforeEach(() => {
  localStorage.clear()
  signInBefore('sam')
})
afterEach(() => localStorage.clear())

const isFresh = (): boolean => {
  const tokens = keptTokens('client1')
  return tokens !== null && areFresh(tokens, 'client1')
}
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

test('good tokens say who it is and need no refresh', () => {
  expect(keptTokens('client1')).toMatchObject({ access: { sub: 'sam' }, id: { email: 'sam@example.com' } })
  expect(isFresh()).toBe(true)
  expect(mayBeSignedIn()).toBe(true)
  expect(needsRefresh()).toBe(false)
})

test.each(['accessToken', 'idToken'])('an %s that has ended, or is about to, needs one', (name) => {
  for (const seconds of [-1, 3]) {
    localStorage.setItem(`${keys}.sam.${name}`, aToken({ sub: 'sam', exp: inSeconds(seconds) }))
    expect(isFresh()).toBe(false)
    expect(needsRefresh()).toBe(true)
  }
  localStorage.setItem(`${keys}.sam.${name}`, aToken({ sub: 'sam', exp: inSeconds(60) }))
  expect(isFresh()).toBe(true)
})

test('a clock that is wrong is taken into account as Amplify found it', () => {
  localStorage.setItem(`${keys}.sam.clockDrift`, String(7_200_000))
  expect(isFresh()).toBe(false)
  localStorage.setItem(`${keys}.sam.clockDrift`, 'nonsense')
  expect(isFresh()).toBe(true)
})

test.each([
  ['missing', null],
  ['no token', 'abc'],
  ['garbled', 'a.###.c'],
  ['without an end', `x.${btoa(JSON.stringify({ sub: 'sam' }))}.y`],
])('a token that is %s is no good one', (_what, token) => {
  if (token === null) localStorage.removeItem(`${keys}.sam.accessToken`)
  else localStorage.setItem(`${keys}.sam.accessToken`, token)
  expect(isFresh()).toBe(false)
  expect(needsRefresh()).toBe(true)
})

test('nobody signed in is nothing to refresh, and another client’s tokens are not this one’s', () => {
  expect(keptTokens('client2')).toBeNull()
  localStorage.clear()
  expect(mayBeSignedIn()).toBe(false)
  expect(needsRefresh()).toBe(false)
})
