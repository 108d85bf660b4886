// The function behind Cognito's triggers: before a sign-up through Google, before each mail with a code, before each token, and after
// what a person is told of by mail: a sign-in and a reset password, which ends every session. After a sign-up that somebody else may have begun
// it takes the password away.
import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda'
import { clock, newId, triggerQueue, userPool } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { settings } from '../settings.ts'
import { isForgottenSignUp } from '#shared/account/forgotten-sign-up.ts'
import { codeMail } from '#shared/account/code-messages.ts'
import { isPasswordReset } from '#shared/account/password-reset.ts'
import { federatedUser, linkFederatedUser } from '#shared/account/sign-in-linking.ts'
import { signInEvent } from '#shared/account/sign-in-event.ts'
import { scopeChange } from '#shared/account/token-scopes.ts'
import { errorFacts } from '#shared/operation/ports.ts'

type AfterEvent = PostAuthenticationTriggerEvent | PostConfirmationTriggerEvent
type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PreTokenGenerationV2TriggerEvent | AfterEvent

const isMessage = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')
const isToken = (event: TriggerEvent): event is PreTokenGenerationV2TriggerEvent =>
  event.triggerSource.startsWith('TokenGeneration_')
const isAfter = (event: TriggerEvent): event is AfterEvent => event.triggerSource.startsWith('Post')

export async function handler(event: TriggerEvent): Promise<TriggerEvent> {
  if (isMessage(event)) return withCodeMail(event)
  if (isToken(event)) return withScopes(event)
  if (isAfter(event)) {
    // An error refuses the confirmation: the page asks for a new code, which sets the password.
    if (isForgottenSignUp(event.triggerSource, event.request.clientMetadata)) {
      await userPool()(event.userPoolId).forgetPassword(event.userName)
    }
    const told = tell(event)
    try {
      // The password is set by now. An error makes the page ask for a new code, and its mail says to set it once more.
      if (isPasswordReset(event.triggerSource)) await userPool()(event.userPoolId).endSessions(event.userName)
    } finally {
      await told
    }
    return told
  }
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

/** An error here would refuse the sign-in: a queue that takes nothing costs the mail, never the person's way in. */
async function tell(event: AfterEvent): Promise<AfterEvent> {
  const { userAttributes, clientMetadata } = event.request
  const happened = signInEvent(event.triggerSource, userAttributes, clientMetadata)
  const userId = userAttributes['sub']
  if (happened === undefined || userId === undefined) return event
  try {
    const at = clock.now().toISOString()
    await triggerQueue()?.send([{ job: 'security', id: newId(), userId, at, event: happened }])
  } catch (error) {
    log.error('a sign-in cannot be told by mail', errorFacts(error))
  }
  return event
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
