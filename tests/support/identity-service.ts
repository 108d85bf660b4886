// An identity service of a test's own: answers GetUser and DeleteUser in Cognito's words, or fails when told to. The
// stand-in with real tokens has its own tests; here each access token is simply the user's id.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type IdentityService = {
  endpoint: string
  users: Map<string, { email: string; name?: string; isUnconfirmed?: true }>
  setFailing(isFailing: boolean): void
  close(): Promise<void>
}

export async function identityService(): Promise<IdentityService> {
  const users: IdentityService['users'] = new Map()
  let isFailing = false
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const { AccessToken = '' } = JSON.parse(text) as { AccessToken?: string }
      const user = users.get(AccessToken)
      const reply = (status: number, body: object): void => {
        response.statusCode = status
        response.end(JSON.stringify(body))
      }
      if (isFailing) return reply(500, { __type: 'InternalErrorException' })
      if (user === undefined) return reply(400, { __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
      if (String(request.headers['x-amz-target']).endsWith('.DeleteUser')) {
        users.delete(AccessToken)
        return reply(200, {})
      }
      const attributes = {
        email: user.email,
        email_verified: String(user.isUnconfirmed !== true),
        ...(user.name === undefined ? {} : { name: user.name }),
      }
      return reply(200, { UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) })
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    users,
    setFailing(failing) {
      isFailing = failing
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
