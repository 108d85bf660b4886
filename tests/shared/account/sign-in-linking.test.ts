// A Google account is linked to an e-mail account only when both sides are proven.
import { expect, test } from 'vitest'
import type { NativeUser, UserPool } from '#shared/account/ports.ts'
import { federatedUser, linkFederatedUser } from '#shared/account/sign-in-linking.ts'

const kim = { provider: 'Google', subject: '1_2', email: 'kim@example.test', isEmailVerified: true }
function aPool(users: NativeUser[]): Pick<UserPool, 'findByEmail' | 'link'> & { linked: unknown[] } {
  const linked: unknown[] = []
  return { linked, findByEmail: async () => users, link: async (...about) => void linked.push(about) }
}
const proven = { username: 'kim', isConfirmed: true, isEmailVerified: true }

test('the confirmed owner of the address is linked, whoever else used it', async () => {
  const pool = aPool([{ ...proven, username: 'other', isConfirmed: false }, proven])
  expect(await linkFederatedUser(kim, pool)).toBe('linked')
  expect(pool.linked).toEqual([['kim', { provider: 'Google', subject: '1_2' }]])
})

test.each([
  ['no address', { ...kim, email: undefined }, [proven], 'unverified'],
  ['an address Google has not verified', { ...kim, isEmailVerified: false }, [proven], 'unverified'],
  ['nobody with that address', kim, [], 'no-account'],
  ['an account that was never confirmed', kim, [{ ...proven, isConfirmed: false }], 'unverified'],
  ['an account whose address is not verified', kim, [{ ...proven, isEmailVerified: false }], 'unverified'],
] as const)('with %s nothing is linked', async (_what, signUp, users, outcome) => {
  const pool = aPool([...users])
  expect(await linkFederatedUser(signUp, pool)).toBe(outcome)
  expect(pool.linked).toEqual([])
})

test('a federated user is one of Google with a subject', () => {
  expect(federatedUser('google_1_2')).toEqual({ provider: 'Google', subject: '1_2' })
  for (const name of ['google_', 'google', 'facebook_1', 'kim']) expect(federatedUser(name)).toBeUndefined()
})
