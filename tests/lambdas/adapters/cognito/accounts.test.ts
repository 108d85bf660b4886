// Accounts over the identity service that the operations' tests speak for; the stand-in keeps the same suite in tests/local.
import { expect, onTestFinished, test } from 'vitest'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { accountsSuite } from '#tests/ports/accounts.ts'
import { identityService } from '#tests/support/identity-service.ts'

async function aService() {
  const service = await identityService()
  onTestFinished(() => service.close())
  return { service, accounts: cognitoAccounts(service.endpoint) }
}

accountsSuite(async () => {
  const { service, accounts } = await aService()
  return {
    accounts,
    async signIn(email, name) {
      service.users.set(email, { email, ...(name === undefined ? {} : { name }) })
      return email
    },
    goAway: () => service.close(),
  }
})

test('a service that fails instead of refusing says nothing about a token either', async () => {
  const { service, accounts } = await aService()
  service.users.set('kim', { email: 'kim@example.test' })
  service.setFailing(true)
  await expect(accounts.identify('kim')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await expect(accounts.remove('kim')).rejects.toMatchObject({ code: 'unavailable' })
  service.setFailing(false)
  expect(await accounts.identify('kim')).toMatchObject({ email: 'kim@example.test' })
})
