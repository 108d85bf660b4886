// Sign-in event: what the triggers of the user pool see that a person is told of.
import { browserMarkField } from '../messages/browser-mark-field.ts'
import { BrowserMark, type SecurityEvent } from '../messages/security-event.ts'
import { isPasswordReset } from './password-reset.ts'

/**
 * @param userAttributes of the person, as the pool hands them to the trigger
 * @param clientMetadata what the page sent along with the answer to the last challenge; nobody has checked it
 * @returns undefined for what is not told: a confirmed sign-up, and a sign-in of an account that Google alone opens, which tells its
 *   people itself
 */
export function signInEvent(
  triggerSource: string,
  userAttributes: Readonly<Record<string, string>>,
  clientMetadata: Readonly<Record<string, string>> | undefined,
): SecurityEvent | undefined {
  if (isPasswordReset(triggerSource)) return { what: 'password-reset' }
  if (triggerSource !== 'PostAuthentication_Authentication') return undefined
  if (userAttributes['cognito:user_status'] === 'EXTERNAL_PROVIDER') return undefined
  const browser = BrowserMark.safeParse(clientMetadata?.[browserMarkField])
  return { what: 'signed-in', browser: browser.success ? browser.data : null }
}
