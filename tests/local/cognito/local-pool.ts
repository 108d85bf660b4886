// Owns a real stand-in on a real port for one test, and the shortest ways to talk to it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { onTestFinished } from 'vitest'
import { createInbox } from '#local/cognito/inbox.ts'
import type { Inbox } from '#local/cognito/inbox.ts'
import { createCognito } from '#local/cognito/server.ts'
import type { Cognito, CognitoOptions } from '#local/cognito/server.ts'

export const poolId = 'ap-southeast-2_GumnutLocal'
export const clientId = 'gumnutlocalclient00000000'
const securityClientId = 'gumnutsecurityclient00000'
export const appUrl = 'http://localhost:5173/'
export const password = 'correct horse battery'

export type Answer = { status: number; type: string; message: string; body: Record<string, unknown> }

export type LocalPool = {
  origin: string
  dataDir: string
  cognito: Cognito
  inbox: Inbox
  /** Sends one operation the way any AWS client does, without one. */
  call(operation: string, input: object, headers?: Record<string, string>): Promise<Answer>
  lastCode(address: string): string
  /** A confirmed account, made through the public operations. */
  addUser(email: string): Promise<string>
  stop(): Promise<void>
}

let madeKeys: string | undefined

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-cognito-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Without a `dataDir` of its own, a pool starts empty but for the key pair, which takes long to make. */
export async function startPool(options: Partial<CognitoOptions> = {}): Promise<LocalPool> {
  const dataDir = options.dataDir ?? temporaryFolder()
  const keyFile = join(dataDir, 'signing-key.json')
  if (!options.dataDir && madeKeys !== undefined) writeFileSync(keyFile, madeKeys)
  const inbox = createInbox({ dataDir })
  const cognito = await createCognito({
    region: 'ap-southeast-2',
    userPoolId: poolId,
    clientId,
    securityClientId,
    mail: inbox,
    allowedRedirects: [appUrl],
    ...options,
    dataDir,
  })
  madeKeys ??= readFileSync(keyFile, 'utf8')
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/_cognito/, '')
    void cognito.handle(request, response, path).then((isHandled) => isHandled || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(stop)

  const call = (operation: string, input: object, headers?: Record<string, string>) =>
    callOperation(origin, operation, input, headers)
  const lastCode = (address: string) => inbox.list(address).at(-1)?.code ?? ''
  return {
    origin,
    dataDir,
    cognito,
    inbox,
    call,
    lastCode,
    stop,
    async addUser(email) {
      const { body } = await call('SignUp', { ClientId: clientId, Username: email, Password: password })
      await call('ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: lastCode(email) })
      return String(body['UserSub'])
    },
  }
}

export async function callOperation(
  origin: string,
  operation: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/_cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: JSON.stringify(input),
  })
  const body = (await response.json()) as Record<string, unknown> & { __type?: string; message?: string }
  return { status: response.status, type: body.__type ?? '', message: body.message ?? '', body }
}

/** The AWS SDK of the backend, pointed at a test's pool. */
export function adminClient({ origin, cognito }: LocalPool): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient({
    region: 'ap-southeast-2',
    endpoint: `${origin}/_cognito/`,
    credentials: cognito.adminCredentials,
  })
  onTestFinished(() => client.destroy())
  return client
}
