// Functions: the real Lambda functions of the project, loaded when they are first asked for.
import type {
  Context,
  CustomMessageTriggerEvent,
  EventBridgeEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda'
import type { ApiFunction } from '#lambdas/edge/lambda.ts'
import type { Clock } from '#shared/operation/ports.ts'
import type { TimedKind } from '#shared/messages/kinds.ts'
import type { AreaName } from '#shared/contract/index.ts'
import type { PoolCallEvent, SeePoolCall } from './cognito/pool-calls.ts'
import type { PreTokenEvent, Triggers } from './cognito/triggers.ts'

/** Where each area's function is; the deployment bundles the same files. */
export const handlerFiles: Record<AreaName, string> = {
  health: 'lambdas/health/handler.ts',
  profile: 'lambdas/profile/handler.ts',
  holdings: 'lambdas/holdings/handler.ts',
  transactions: 'lambdas/transactions/handler.ts',
  learning: 'lambdas/learning/handler.ts',
  ai: 'lambdas/ai/handler.ts',
  market: 'lambdas/market-data/handler.ts',
  performance: 'lambdas/performance/handler.ts',
  tax: 'lambdas/tax/handler.ts',
  watchlist: 'lambdas/watchlist/handler.ts',
  messages: 'lambdas/messages/handler.ts',
  recovery: 'lambdas/recovery/handler.ts',
}
const refreshFile = 'lambdas/price-refresh/handler.ts'
const historyFile = 'lambdas/price-history/handler.ts'
const fanOutFile = 'lambdas/message-fan-out/handler.ts'
const recoveryRunFile = 'lambdas/recovery-run/handler.ts'
const poolCallsFile = 'lambdas/pool-calls/handler.ts'
const senderFile = 'lambdas/message-sender/handler.ts'
/** As deployed (infra/function-sizing.ts). */
const senderTimeoutMs = 120_000
const dependenciesFile = 'lambdas/dependencies.ts'

/** Loads a module of the project by its path from the root: Node's own import, or Vite's with hot reload. */
export type ModuleLoader = (file: string) => Promise<Record<string, unknown>>

export type ScheduledRun = EventBridgeEvent<'Scheduled Event', Record<string, never>>

export type Functions = {
  api(area: AreaName): Promise<ApiFunction>
  refreshPrices(): Promise<unknown>
  appendHistories(): Promise<unknown>
  /** Puts the mails of a kind into the queue; null when they are not due. */
  fanOutMails(kind: TimedKind): Promise<unknown>
  /** Turns off the authenticator apps whose day of waiting is over. */
  carryOutRecoveries(): Promise<unknown>
  /** Hands a call of the user pool to the function behind the rule for such events. */
  seePoolCall(event: PoolCallEvent): Promise<unknown>
  sendMails(event: SQSEvent): Promise<SQSBatchResponse>
  /** The time that the functions see. */
  now(): Date
  setClock(now: Date | null): Promise<void>
}

const scheduledEvent = (rule: string): ScheduledRun => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'ap-southeast-2',
  resources: [`arn:aws:events:ap-southeast-2:000000000000:rule/gumnut-local-${rule}`],
  detail: {},
})

export function loadFunctions(load: ModuleLoader): Functions {
  let setTo: Date | null = null
  return {
    async api(area) {
      await applyClock()
      return (await load(handlerFiles[area]))['handler'] as ApiFunction
    },
    refreshPrices: () => runScheduled(refreshFile, 'price-refresh'),
    carryOutRecoveries: () => runScheduled(recoveryRunFile, 'recovery-run'),
    appendHistories: () => runScheduled(historyFile, 'price-history'),
    async fanOutMails(kind) {
      await applyClock()
      const { handler } = (await load(fanOutFile)) as { handler: (event: { kind: string }) => Promise<unknown> }
      return handler({ kind })
    },
    async seePoolCall(event) {
      await applyClock()
      const { handler } = (await load(poolCallsFile)) as { handler: (event: PoolCallEvent) => Promise<unknown> }
      return handler(structuredClone(event))
    },
    async sendMails(event) {
      await applyClock()
      const { handler } = (await load(senderFile)) as {
        handler: (event: SQSEvent, context: Pick<Context, 'getRemainingTimeInMillis'>) => Promise<SQSBatchResponse>
      }
      return handler(event, { getRemainingTimeInMillis: () => senderTimeoutMs })
    },
    now: () => (setTo === null ? new Date() : new Date(setTo)),
    async setClock(now) {
      setTo = now
      await applyClock()
    },
  }

  async function runScheduled(file: string, rule: string): Promise<unknown> {
    await applyClock()
    const { handler } = (await load(file)) as { handler: (event: ScheduledRun) => Promise<unknown> }
    return handler(scheduledEvent(rule))
  }

  /** The functions read the time from this one object; a reloaded module has a new one. */
  async function applyClock(): Promise<void> {
    const { clock } = (await load(dependenciesFile)) as { clock: Clock }
    const fixed = setTo
    clock.now = fixed === null ? () => new Date() : () => new Date(fixed)
  }
}

/** The rule on the event bus: what only reads is not handed on, and somebody else's failure is not the caller's. */
export function ruleForPoolCalls({ seePoolCall }: Functions): SeePoolCall {
  return (event) => {
    if (event.detail.readOnly) return
    seePoolCall(event).catch((error: unknown) => console.error('The function for calls of the pool failed:', error))
  }
}

type TriggerEvent =
  | PreSignUpTriggerEvent
  | CustomMessageTriggerEvent
  | PreTokenEvent
  | PostAuthenticationTriggerEvent
  | PostConfirmationTriggerEvent

/** The pool's triggers: the real identity function, called where the user pool would call it. */
export function identityTriggers(load: ModuleLoader): Required<Triggers> {
  async function call<Event extends TriggerEvent>(event: Event): Promise<Event> {
    const { handler } = (await load('lambdas/identity/handler.ts')) as { handler: (event: Event) => Promise<Event> }
    // A deployed function gets its event as JSON: nothing it does to it is seen but what it returns.
    return handler(structuredClone(event))
  }
  return {
    preSignUpExternal: call,
    customMessage: call,
    preTokenGeneration: call,
    postAuthentication: call,
    postConfirmation: call,
  }
}
