// The function behind the rule for calls of the user pool: tells people of a changed password or factor.
import type { EventBridgeEvent } from 'aws-lambda'
import { securityQueue, toldOf } from '../dependencies.ts'

export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const told = toldOf(event)
  if (told === undefined) return
  const { what, ...of } = told
  await securityQueue()?.send([{ job: 'security', ...of, event: { what } }])
}
