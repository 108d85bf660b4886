// Owns the real Amplify client of the web app, pointed at a test's pool, with its tokens kept in memory.
import { Amplify } from 'aws-amplify'
import { signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { clientId, password, poolId } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'
import '#tests/support/quick-powers.ts'

type Tokens = { accessToken: string; idToken: string; refreshToken: string }

export type AmplifyClient = {
  /** What Amplify has stored; the public API never shows the refresh token. */
  storedTokens(): Tokens
  hasTokens(): boolean
  signIn(email: string, withPassword?: string): Promise<Tokens>
}

// Amplify warns at each sign-in that the endpoint is not AWS. It is not, on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Amplify is one object per test file: the last call decides which pool it talks to. */
export function useAmplify(pool: Pick<LocalPool, 'origin'>): AmplifyClient {
  const stored = new Map<string, string>()
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: `${pool.origin}/_cognito/` },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  const valueOf = (name: string) => [...stored].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? ''
  const storedTokens = () => ({
    accessToken: valueOf('accessToken'),
    idToken: valueOf('idToken'),
    refreshToken: valueOf('refreshToken'),
  })
  return {
    storedTokens,
    hasTokens: () => valueOf('accessToken') !== '',
    async signIn(email, withPassword = password) {
      await signIn({ username: email, password: withPassword })
      return storedTokens()
    },
  }
}
