// Google redirect: the way out to Google. A chunk of its own with Amplify's part for it: few visits need it.
import { signInWithRedirect } from 'aws-amplify/auth'

/** @param asksForAccount whether Google shows its account chooser even when it could go on by itself */
export const leaveForGoogle = ({ asksForAccount }: { asksForAccount: boolean }): Promise<void> =>
  signInWithRedirect({ provider: 'Google', ...(asksForAccount ? { options: { prompt: 'SELECT_ACCOUNT' } } : {}) })
