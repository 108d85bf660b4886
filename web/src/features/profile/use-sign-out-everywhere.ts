// Sign out everywhere: ends every session of the person at the identity service, then this one.
import { useState } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { env } from '../../lib/env.ts'
import { accessToken } from '../../lib/session.ts'
import { useToast } from '../../ui/toast.tsx'

const timeoutMs = 10_000

/** What it does, where it is offered. A token that was handed out already stays good for its 15 minutes. */
export const signOutEverywhereHint =
  'Ends your sign-in on every device, this one too. A device in use can stay signed in for up to 15 minutes.'

/**
 * Asked directly: Amplify's own global sign-out says nothing when it fails, and then other devices would stay signed in
 * unnoticed.
 * @throws when the sessions may still be there
 */
async function endAllSessions(): Promise<void> {
  const token = await accessToken({ refresh: false })
  if (token === null) return
  const { region, userPoolEndpoint = `https://cognito-idp.${region}.amazonaws.com/` } = env()
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: token }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return
  const { __type: type } = (await response.json().catch(() => ({}))) as { __type?: unknown }
  // Another device was quicker: this session has ended with all the others.
  if (!String(type).includes('NotAuthorizedException')) throw new Error(`GlobalSignOut answered ${response.status}`)
}

export function useSignOutEverywhere() {
  const { signOut } = useAuth()
  const showToast = useToast()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')
  const start = async (): Promise<void> => {
    setState('pending')
    try {
      await endAllSessions()
    } catch {
      return setState('failed')
    }
    await signOut()
    showToast({ text: 'You are signed out on every device.', tone: 'success' })
  }
  return { isPending: state === 'pending', hasFailed: state === 'failed', start }
}
