// Everything around one API under fire: the embedded DynamoDB in its own process on disk, an unruly door in front of it, an
// identity service and a market, and people who are signed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { type IdentityService, identityService } from '#tests/support/identity-service.ts'
import { aMarket, aYahooSearch, coinPrices } from '#tests/support/market/documents.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'
import { type Child, startChild } from './child.ts'
import { type Answer, ask, type OpenApi, openApi } from './open-api.ts'
import { type Item, itemsIn, itemsOf } from './stored-items.ts'
import { type UnrulyDynamo, unrulyDynamo } from './unruly-dynamo.ts'

export type FaultStack = {
  api: OpenApi
  dynamo: UnrulyDynamo
  identity: IdentityService
  provider: ProviderServer
  /** The embedded DynamoDB's process. */
  database(): Child
  /** Starts the database anew on the same data. */
  restartDatabase(): Promise<void>
  /** Somebody with a user document. */
  aPerson(): Promise<string>
  ask(person: string | null, route: string, body?: unknown): Promise<Answer>
  /** What is stored of a person, past every fault. */
  stored(person: string): Promise<Item[]>
  /** The rows of all alert rules on a share, past every fault. */
  alertRows(code: string): Promise<Item[]>
  /** The kept quote of an ASX code or a coin, such as `asx#CBA`. */
  quote(name: string): Promise<Item | undefined>
  close(): Promise<void>
}

export const rightAnswers = (lesson: number): number[] =>
  (lessonQuizzes.get(lesson) ?? []).map((question) => question.correctAnswer)

/** A market that works: two shares and a coin, traded 20 minutes ago. */
export function setMarket(
  provider: ProviderServer,
  prices: Record<string, number> = { CBA: 165.85, VAS: 107.28 },
): void {
  const justNow = () => Math.floor(Date.now() / 1000) - 1200
  const timed = () =>
    aMarket(
      Object.fromEntries(
        Object.entries(prices).map(([code, price]) => [
          code,
          { regularMarketPrice: price, chartPreviousClose: price, regularMarketTime: justNow() },
        ]),
      ),
    )
  provider.on('/v8/finance/chart/', (call) => timed().chart(call))
  provider.on('/v7/finance/spark', (call) => timed().spark(call))
  provider.on('/v1/finance/search', { body: aYahooSearch([]) })
  provider.on('/api/v3/search', { body: { coins: [] } })
  provider.on('/api/v3/simple/price', (call) =>
    coinPrices({ bitcoin: { aud: 163_870, aud_24h_change: 1, last_updated_at: justNow() } })(call),
  )
}

/** @param environment more of what the functions find in theirs, such as a model's address */
export async function faultStack(environment: Record<string, string> = {}): Promise<FaultStack> {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-faults-'))
  let database = await startChild('dynamo-process.ts', [folder])
  const dynamo = await unrulyDynamo(database.says)
  const identity = await identityService()
  const provider = await startProvider()
  setMarket(provider)
  const api = await openApi({
    dynamodbEndpoint: dynamo.endpoint,
    identityEndpoint: identity.endpoint,
    providerUrl: provider.url,
    environment,
  })
  const asking: FaultStack['ask'] = (person, route, body) => ask(api.url, person, route, body)
  return {
    api,
    dynamo,
    identity,
    provider,
    ask: asking,
    stored: (person) => itemsOf(database.says, person),
    alertRows: (code) => itemsIn(database.says, `ALERT#asx#${code}`),
    quote: async (name) => (await itemsIn(database.says, `QUOTE#${name}`))[0],
    database: () => database,
    async restartDatabase() {
      await database.kill()
      database = await startChild('dynamo-process.ts', [folder])
      dynamo.leadTo(database.says)
    },
    async aPerson() {
      const person = crypto.randomUUID()
      identity.users.set(person, { email: `${person}@example.test`, name: 'Kim' })
      const begin = () => asking(person, 'POST /api/profile')
      let { status } = await begin()
      // What has just been started can be too slow for its time limits on a busy computer; like the app, whoever is told so asks again.
      for (let again = 0; again < 3 && status === 503; again++) ({ status } = await begin())
      if (status !== 201 && status !== 200) throw new Error(`The profile was answered with ${status}`)
      return person
    },
    async close() {
      await api.close()
      await dynamo.close()
      await database.kill()
      await identity.close()
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
