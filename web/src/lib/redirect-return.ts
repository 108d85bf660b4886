// Redirect return: coming back from Google, with a session or with an error, to the page the person had asked for.
import { Hub } from 'aws-amplify/utils'
import { isJustLinked, leftFrom, type RedirectOutcome, rememberLeaving } from './leaving.ts'
import { amplify } from './session.ts'
import { readStored, writeStored } from './stored.ts'

const triedAgainKey = 'gumnut.triedGoogleAgain'
const patienceMs = 20_000
const leavingPatienceMs = 10_000

const isFlowOpen = (clientId: string): boolean =>
  readStored('local', `CognitoIdentityServiceProvider.${clientId}.inflightOAuth`) === 'true'

/** Lets Amplify trade the code for tokens. Its part for this is loaded only now: few page loads are such a return. */
async function finishFlow(): Promise<RedirectOutcome> {
  await amplify()
  const outcome = new Promise<RedirectOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'failed', reason: 'timeout' }), patienceMs)
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') resolve({ kind: 'signed-in' })
      if (payload.event === 'signInWithRedirect_failure')
        resolve({ kind: 'failed', reason: payload.data.error?.message ?? '' })
    })
  })
  await import('aws-amplify/auth/enable-oauth-listener')
  return outcome
}

/**
 * Leaves for Google a second time by itself, once in the life of this tab. Google asked for the account a moment ago, so it
 * need not ask again. Comes back only when leaving did not work.
 */
async function tryOnceMore(path: string): Promise<void> {
  if (readStored('session', triedAgainKey) !== null) return
  writeStored('session', triedAgainKey, 'yes')
  // Where nothing can be remembered it might be tried for ever.
  if (readStored('session', triedAgainKey) === null) return
  try {
    const { leaveForGoogle } = await import('./google-redirect.ts')
    rememberLeaving(path)
    await leaveForGoogle({ asksForAccount: false })
    await new Promise((resolve) => setTimeout(resolve, leavingPatienceMs))
  } catch {
    // The person is told to choose Google once more.
  }
  rememberLeaving(null)
}

/** Finishes a sign-in that left this tab for Google, cleans the address bar and puts the person back where they were. */
export async function finishRedirect(clientId: string): Promise<RedirectOutcome> {
  const query = new URLSearchParams(window.location.search)
  const path = leftFrom()
  const error = query.get('error')
  const isAnswer = error !== null || (query.has('state') && query.has('code'))
  rememberLeaving(null)
  let outcome: RedirectOutcome = { kind: 'none' }
  if (isFlowOpen(clientId)) outcome = await finishFlow()
  else if (error !== null) outcome = { kind: 'failed', reason: query.get('error_description') ?? error }
  if (isAnswer) window.history.replaceState(null, '', path ?? '/')
  if (outcome.kind === 'signed-in') writeStored('session', triedAgainKey, null)
  // Only for somebody whom this tab sent to Google: a link from elsewhere starts no sign-in.
  if (outcome.kind === 'failed' && path !== null && isJustLinked(outcome.reason)) await tryOnceMore(path)
  return outcome
}
