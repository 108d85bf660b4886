// Google redirect: the way out to Google. A chunk of its own with Amplify's part for it: few visits need it.
import { signInWithRedirect } from 'aws-amplify/auth'
import { amplify } from './session.ts'

/** @param asksForAccount whether Google shows its account chooser even when it could go on by itself */
export async function leaveForGoogle({ asksForAccount }: { asksForAccount: boolean }): Promise<void> {
  await amplify()
  return signInWithRedirect({
    provider: 'Google',
    ...(asksForAccount ? { options: { prompt: 'SELECT_ACCOUNT' } } : {}),
  })
}
