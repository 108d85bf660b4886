// Accounts over the stand-in with real tokens: the same suite that the deployed adapter keeps.
import { updateUserAttributes } from 'aws-amplify/auth'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { accountsSuite } from '#tests/ports/accounts.ts'
import { useAmplify } from './amplify-client.ts'
import { startPool } from './local-pool.ts'

accountsSuite(async () => {
  const pool = await startPool()
  return {
    accounts: cognitoAccounts(`${pool.origin}/_cognito/`),
    async signIn(email, name) {
      await pool.addUser(email)
      // A client for each person: one client has one person signed in.
      const { accessToken } = await useAmplify(pool).signIn(email)
      if (name !== undefined) await updateUserAttributes({ userAttributes: { name } })
      return accessToken
    },
    goAway: () => pool.stop(),
  }
})
