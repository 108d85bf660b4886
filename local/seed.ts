// Seed: the demo account, made once, so that a visitor sees Gumnut full within a minute. What was cut off is made anew.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoInstruments, demoName, storeDemoPerson } from '#shared/account/demo-person.ts'
import type { AccountData, Accounts, UserPool, UserStore } from '#shared/account/ports.ts'
import type { HistoryService } from '#shared/market/history-service.ts'
import type { PriceService } from '#shared/market/ports.ts'
import type { Clock, NewId } from '#shared/operation/ports.ts'
import type { HoldingsStore, LedgerStore } from '#shared/portfolio/ports.ts'
import type { Inbox } from './cognito/inbox.ts'
import type { ModuleLoader } from './functions.ts'

export const demo = { email: 'demo@gumnut.test', password: 'grow steadily 2026', name: demoName }
async function callCognito(endpoint: string, operation: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  })
  const reply = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${operation} of the demo account failed: ${String(reply['__type'])}`)
  return reply
}

type Seeding = {
  identityEndpoint: string
  userPoolId: string
  clientId: string
  inbox: Inbox
  load: ModuleLoader
  dataDir: string
}

type Dependencies = {
  accounts: () => Accounts
  accountData: () => AccountData
  userPool: () => (userPoolId: string) => UserPool
  userStore: () => UserStore
  holdingsStore: () => HoldingsStore
  ledgerStore: () => LedgerStore
  priceService: () => PriceService
  historyService: () => HistoryService
  clock: Clock
  newId: NewId
}

/** A start may end at any moment, also between the sign-up and the note that all of it is stored. */
async function removeUnfinished({ accounts, accountData, userPool }: Dependencies, userPoolId: string): Promise<void> {
  for (const { username } of await userPool()(userPoolId).findByEmail(demo.email)) {
    await accountData().erase(username)
    // Whoever signed up with a password has one id for both.
    await accounts().remove({ userId: username, username })
  }
}

export async function seedDemoAccount({
  identityEndpoint,
  userPoolId,
  clientId,
  inbox,
  load,
  dataDir,
}: Seeding): Promise<{ email: string; password: string }> {
  const marker = join(dataDir, 'demo-account')
  if (existsSync(marker)) return demo
  const dependencies = (await load('lambdas/dependencies.ts')) as Dependencies
  await removeUnfinished(dependencies, userPoolId)
  const credentials = { ClientId: clientId, Username: demo.email }
  const attributes = [
    { Name: 'email', Value: demo.email },
    { Name: 'name', Value: demo.name },
  ]
  const { UserSub } = await callCognito(identityEndpoint, 'SignUp', {
    ...credentials,
    Password: demo.password,
    UserAttributes: attributes,
  })
  const ConfirmationCode = inbox.list(demo.email).at(-1)?.code
  await callCognito(identityEndpoint, 'ConfirmSignUp', { ...credentials, ConfirmationCode })

  const { userStore, holdingsStore, ledgerStore, priceService, historyService, clock, newId } = dependencies
  await storeDemoPerson(
    {
      users: userStore(),
      holdings: holdingsStore(),
      ledgers: ledgerStore(),
      histories: historyService(),
      clock,
      newId,
    },
    { uid: String(UserSub), email: demo.email },
  )
  // In the background: without a network this fails quickly, and the demo shows sample prices, labelled as such.
  priceService()
    .priceAll(demoInstruments, 'fresh')
    .catch(() => undefined)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(marker, `${new Date().toISOString()}\n`)
  return demo
}
