// Identity triggers: run the real function where the real user pool would call it.
import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import type { Triggers } from './cognito/triggers.ts'
import type { ModuleLoader } from './functions.ts'

export function identityTriggers(load: ModuleLoader): Required<Triggers> {
  async function call<Event extends PreSignUpTriggerEvent | CustomMessageTriggerEvent>(event: Event): Promise<Event> {
    const { handler } = (await load('lambdas/identity/handler.ts')) as { handler: (event: Event) => Promise<Event> }
    // A deployed function gets its event as JSON: nothing it does to it is seen but what it returns.
    return handler(structuredClone(event))
  }
  return { preSignUpExternal: call, customMessage: call }
}
