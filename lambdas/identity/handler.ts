// The function behind Cognito's triggers: before a sign-up through Google, before each mail with a code, and before each token.
import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { userPool } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { settings } from '../settings.ts'
import { codeMail } from '#shared/account/code-messages.ts'
import { federatedUser, linkFederatedUser } from '#shared/account/sign-in-linking.ts'
import { scopeChange } from '#shared/account/token-scopes.ts'

type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PreTokenGenerationV2TriggerEvent

const isMessage = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')
const isToken = (event: TriggerEvent): event is PreTokenGenerationV2TriggerEvent =>
  event.triggerSource.startsWith('TokenGeneration_')

export async function handler(event: TriggerEvent): Promise<TriggerEvent> {
  if (isMessage(event)) return withCodeMail(event)
  if (isToken(event)) return withScopes(event)
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

function withCodeMail(event: CustomMessageTriggerEvent): CustomMessageTriggerEvent {
  const mail = codeMail(event.triggerSource, event.request.codeParameter)
  // A pool that sends through Cognito's own account refuses a text of ours, and with it the request of the person.
  if (mail === undefined || !settings.mayWriteMails()) return event
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.text } }
}

function withScopes(event: PreTokenGenerationV2TriggerEvent): PreTokenGenerationV2TriggerEvent {
  const { suppress, add } = scopeChange(
    { clientId: event.callerContext.clientId, isRenewal: event.triggerSource === 'TokenGeneration_RefreshTokens' },
    settings.securityClientId(),
  )
  const claimsAndScopeOverrideDetails = {
    accessTokenGeneration: { scopesToSuppress: [...suppress], scopesToAdd: [...add] },
    // Left out, it would take the groups out of the tokens.
    groupOverrideDetails: event.request.groupConfiguration,
  }
  return { ...event, response: { claimsAndScopeOverrideDetails } }
}
