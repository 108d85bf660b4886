// The function behind Cognito's pre-sign-up trigger.
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { userPool } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { federatedUser, linkFederatedUser } from '#shared/account/sign-in-linking.ts'

export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event
  const federated = federatedUser(event.userName)
  if (federated === undefined) return event
  const { email, email_verified: verified } = event.request.userAttributes
  const outcome = await linkFederatedUser(
    { ...federated, email, isEmailVerified: verified === 'true' },
    userPool()(event.userPoolId),
  )
  log.info('federated sign-up', { outcome })
  return event
}
