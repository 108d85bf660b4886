// The educator as it runs: its operations behind the edge, over the embedded DynamoDB and a scripted provider.
import { dynamoAiUsage } from '#lambdas/adapters/dynamo/ai-usage.ts'
import { dynamoFeedbackStore } from '#lambdas/adapters/dynamo/own-items.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { type EducatorSettings, openAiEducator } from '#lambdas/adapters/openai/openai.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { loadEncoder } from '#lambdas/adapters/encoder/encoder.ts'
import { givenSecret } from '#lambdas/adapters/secrets/secret.ts'
import { type EducatorAreaPorts, educatorOperations } from '#shared/educator/operations.ts'
import type { Educator, Limits } from '#shared/educator/ports.ts'
import { newId, random, timer } from '#lambdas/adapters/runtime/runtime.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { log } from '#lambdas/edge/log.ts'
import { publish } from '#lambdas/edge/metrics.ts'
import { contract } from '#shared/contract/index.ts'
import type { EducationReply, EducationStatus } from '#shared/educator/analysis.ts'
import type { ChatReply } from '#shared/educator/question.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { newUser, type UserRecord } from '#shared/account/user-record.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'

/** Where nothing hangs, a busy computer has all the time it needs, to load the reply check too. */
export const testLimits: Limits = {
  requestMs: 110_000,
  callMs: { chat: 50_000, education: 50_000 },
  minCallMs: 50,
  judgeMs: 50_000,
  encoderMs: 20_000,
  retryPauseMs: 1,
}
/** For a model that hangs: small enough to be waited for. */
export const impatient: Limits = { ...testLimits, callMs: { chat: 1500, education: 1500 }, judgeMs: 500 }

export const testKey = 'sk-test-canary-key'

/** Leaves the provider alone only where a test is about that. */
export const anEducator = (baseUrl: string, about: Partial<EducatorSettings> = {}): Educator =>
  openAiEducator({ baseUrl, model: 'gpt-6-luna', key: givenSecret(testKey), failuresToOpen: 1000, ...about })

type Answered<Body> = { status: number; headers: Record<string, unknown>; body: Body }
/** A reply, or a problem in its place. */
type Told<Body> = Body & { detail: string; code: string }

export type EducatorStack = {
  ports: EducatorAreaPorts
  clock: { now: Date }
  aPerson(about?: Partial<UserRecord>, ...holdings: Partial<StoredHolding>[]): Promise<string>
  ask(userId: string, message: unknown): Promise<Answered<Told<ChatReply>>>
  giveFeedback(userId: string, body: object): Promise<Answered<Told<object>>>
  educationStatus(userId: string): Promise<Answered<EducationStatus>>
  educate(userId: string, body?: object): Promise<Answered<Told<EducationReply>>>
}

/** Its index is made once for all stacks, as a container makes it once. */
const lessons = lessonSearch()

export function educatorStack(
  table: TestTable,
  educator: Educator | undefined,
  more: Partial<EducatorAreaPorts> = {},
): EducatorStack {
  const clock = { now: new Date('2026-11-21T01:00:00.000Z') }
  const users = dynamoUserStore(table)
  const ports: EducatorAreaPorts = {
    users,
    holdings: dynamoHoldingsStore(table),
    quotes: dynamoQuoteStore(table),
    usage: dynamoAiUsage(table),
    feedback: dynamoFeedbackStore(table),
    lessons,
    educator,
    judge: undefined,
    encoder: loadEncoder,
    dailyCostCapUsd: 1000,
    clock: { now: () => clock.now },
    timer,
    random,
    newId,
    log,
    publish,
    limits: testLimits,
    ...more,
  }
  const serve = lambda(contract.ai, educatorOperations, () => ports)

  async function send<Body>(route: string, sub: string, body?: object): Promise<Answered<Body>> {
    const claims = { sub, token_use: 'access' }
    const result = await serve(
      anApiEvent(route, { claims, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      lambdaContext,
    )
    return {
      status: Number(result.statusCode),
      headers: result.headers ?? {},
      body: JSON.parse(result.body || 'null') as Body,
    }
  }

  return {
    ports,
    clock,
    async aPerson(about = {}, ...holdings) {
      const uid = crypto.randomUUID()
      await users.create({
        ...newUser({ uid, email: `${uid}@example.test` }, {}, clock.now.toISOString()),
        ...about,
        uid,
      })
      for (const holding of holdings.map(aStoredHolding)) await ports.holdings.add(uid, holding, requestFor(holding))
      return uid
    },
    ask: (userId, message) => send('POST /api/ai/chat', userId, { message }),
    giveFeedback: (userId, body) => send('POST /api/ai/feedback', userId, body),
    educate: (userId, body = {}) => send('POST /api/ai/education', userId, body),
    educationStatus: (userId) => send('GET /api/ai/education', userId, undefined),
  }
}

const ending = ' This is general education only, not advice; a licensed financial adviser can help with your situation.'
/** Replies that pass, with and without a citation. */
export const goodReply = `Diversification means spreading money across many investments, so that no single one decides the outcome [Lesson 3]. It does not stop losses when most markets fall together.${ending}`
export const plainReply = `Compounding means that returns earn returns of their own, so time does much of the work.${ending}`
/** Replies that must never be seen. */
export const badReply = `You should buy BHP today, it is going to double.${ending}`
export const amountReply = `Put $430 into a broad ETF every month.${ending}`
