// Accounts over the stand-in with real sessions: the same suite that the deployed adapter keeps.
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { accountsSuite } from '#tests/ports/accounts.ts'
import { useAmplify } from './amplify-client.ts'
import { clientId, poolId, startPool } from './local-pool.ts'

accountsSuite(async () => {
  const pool = await startPool()
  const settings = { region: 'ap-southeast-2', userPoolId: poolId, endpoint: `${pool.origin}/_cognito/` }
  const refreshTokens = new Map<string, string>()
  return {
    accounts: cognitoAccounts({ ...settings, credentials: () => pool.cognito.adminCredentials }),
    async signIn(email, name) {
      const sub = await pool.addUser(email)
      // A client for each person: one client has one person signed in.
      const { accessToken: AccessToken, refreshToken } = await useAmplify(pool).signIn(email)
      const UserAttributes = [{ Name: 'name', Value: name }]
      if (name !== undefined) await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes })
      refreshTokens.set(sub, refreshToken)
      return { userId: sub, username: sub }
    },
    async isSignedIn({ userId }) {
      const RefreshToken = refreshTokens.get(userId)
      return (await pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })).status === 200
    },
    goAway: () => pool.stop(),
  }
})
