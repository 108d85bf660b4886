// Accounts over the identity service that the operations' tests speak for; the stand-in keeps the same suite in tests/local.
import { expect, onTestFinished, test } from 'vitest'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { accountsSuite } from '#tests/ports/accounts.ts'
import { identityService } from '#tests/support/identity-service.ts'

async function aService() {
  const service = await identityService()
  onTestFinished(() => service.close())
  return { service, accounts: cognitoAccounts(service.settings) }
}

const kim = { userId: 'kim', username: 'kim' }

accountsSuite(async () => {
  const { service, accounts } = await aService()
  return {
    accounts,
    async signIn(email, name) {
      service.users.set(email, { email, ...(name === undefined ? {} : { name }) })
      return { userId: email, username: email }
    },
    isSignedIn: async ({ username }) => !service.signedOut.includes(username),
    goAway: () => service.close(),
  }
})

test('a service that fails instead of refusing says nothing about anybody either', async () => {
  const { service, accounts } = await aService()
  service.users.set('kim', { email: 'kim@example.test' })
  service.setFailing(true)
  await expect(accounts.identify(kim)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await expect(accounts.remove(kim)).rejects.toMatchObject({ code: 'unavailable' })
  service.setFailing(false)
  expect(await accounts.identify(kim)).toMatchObject({ email: 'kim@example.test' })
})

test('an account that was disabled opens nothing, and can still be removed', async () => {
  const { service, accounts } = await aService()
  service.users.set('kim', { email: 'kim@example.test', isDisabled: true })
  expect(await accounts.identify(kim)).toBeUndefined()
  await accounts.remove(kim)
  expect(service.users.has('kim')).toBe(false)
})

test('somebody who began with Google has a name that is not their id', async () => {
  const { service, accounts } = await aService()
  service.users.set('google_1', { email: 'kim@example.test', sub: 'kim' })
  expect(await accounts.identify({ userId: 'kim', username: 'google_1' })).toMatchObject({ email: 'kim@example.test' })
})
