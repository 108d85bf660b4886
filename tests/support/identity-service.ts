// An identity service of a test's own: answers the admin operations on an account in Cognito's words, or fails when told to. The
// stand-in with real tokens has its own tests; here each person's name is simply their id.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AccountsSettings } from '#lambdas/adapters/cognito/accounts.ts'

export type IdentityService = {
  endpoint: string
  /** For the adapter that asks it. */
  settings: AccountsSettings
  users: Map<string, { email: string; name?: string; isUnconfirmed?: true; isDisabled?: true; sub?: string }>
  /** Whose sessions were ended, in order. */
  signedOut: string[]
  setFailing(isFailing: boolean): void
  close(): Promise<void>
}

/** How the adapter asks an identity service at an address of the test's. */
export const accountsAt = (endpoint: string): AccountsSettings => ({
  endpoint,
  region: 'ap-southeast-2',
  userPoolId: 'ap-southeast-2_Test',
  credentials: () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
})

export async function identityService(): Promise<IdentityService> {
  const users: IdentityService['users'] = new Map()
  const signedOut: string[] = []
  let isFailing = false
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const { Username = '' } = JSON.parse(text) as { Username?: string }
      const user = users.get(Username)
      const reply = (status: number, body: object): void => {
        response.statusCode = status
        response.end(JSON.stringify(body))
      }
      const operation = String(request.headers['x-amz-target']).split('.')[1]
      if (isFailing) return reply(500, { __type: 'InternalErrorException' })
      // Of everybody, known or not; the proof that follows never fits.
      if (operation === 'InitiateAuth') {
        const numbers = { SALT: 'ab', SRP_B: 'cd', SECRET_BLOCK: 'ef', USER_ID_FOR_SRP: 'nobody' }
        return reply(200, { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: numbers })
      }
      if (operation === 'RespondToAuthChallenge') return reply(400, { __type: 'NotAuthorizedException' })
      if (user === undefined) return reply(400, { __type: 'UserNotFoundException', message: 'User does not exist.' })
      if (operation === 'AdminDeleteUser') users.delete(Username)
      if (operation === 'AdminUserGlobalSignOut') signedOut.push(Username)
      if (operation !== 'AdminGetUser') return reply(200, {})
      const attributes = {
        sub: user.sub ?? Username,
        email: user.email,
        email_verified: String(user.isUnconfirmed !== true),
        ...(user.name === undefined ? {} : { name: user.name }),
      }
      return reply(200, {
        Username,
        Enabled: user.isDisabled !== true,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      })
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    endpoint,
    settings: accountsAt(endpoint),
    users,
    signedOut,
    setFailing(failing) {
      isFailing = failing
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
