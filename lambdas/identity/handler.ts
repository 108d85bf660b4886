// The function behind Cognito's triggers: before a sign-up through Google, and before each mail with a code.
import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { userPool } from '../dependencies.ts'
import { log } from '../edge/log.ts'
import { settings } from '../settings.ts'
import { codeMail } from '#shared/account/code-messages.ts'
import { federatedUser, linkFederatedUser } from '#shared/account/sign-in-linking.ts'

type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent

const isMessage = (event: TriggerEvent): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_')

export async function handler(event: TriggerEvent): Promise<TriggerEvent> {
  if (isMessage(event)) return withCodeMail(event)
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
