// Identity trigger: runs the real linking function where the real user pool would call it.
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import type { PreSignUpExternal } from './cognito/pool.ts'
import type { ModuleLoader } from './functions.ts'

export const linkGoogleAccounts =
  (load: ModuleLoader): PreSignUpExternal =>
  async (event) => {
    const { handler } = (await load('lambdas/identity/handler.ts')) as {
      handler: (event: PreSignUpTriggerEvent) => Promise<unknown>
    }
    return handler(event)
  }
