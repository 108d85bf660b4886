// Google button: leaves for Google's account chooser, or says why it cannot.
import { Button } from '@aws-amplify/ui-react'
import { useEffect, useState } from 'react'
import { env } from '../../lib/env.ts'
import styles from './auth.module.css'
import { withIdentity } from './use-auth-form.ts'

const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M22.6 12.3c0-.8-.1-1.5-.2-2.300H12v4.300h5.900a5 5 0 0 1-2.2 3.300v2.800h3.600c2.1-1.9 3.3-4.8 3.3-8.100Z"
    />
    <path
      fill="#34A853"
      d="M12 23c3 0 5.5-1 7.3-2.700l-3.6-2.800c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.500H2.200v2.800A11 11 0 0 0 12 23Z"
    />
    <path fill="#FBBC05" d="M5.8 14.100a6.6 6.6 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800l3.6-2.800Z" />
    <path
      fill="#EA4335"
      d="M12 5.400c1.6 0 3 .6 4.2 1.600l3.2-3.100A11 11 0 0 0 2.2 7.100l3.6 2.800C6.7 7.3 9.1 5.4 12 5.400Z"
    />
  </svg>
)

type GoogleButtonProps = { onNote: (note: string | null) => void; onFailure: (failure: string | null) => void }

export function GoogleButton({ onNote, onFailure }: GoogleButtonProps) {
  const [isPending, setPending] = useState(false)
  // Back from Google by the browser's back button: the page is as it was left.
  useEffect(() => {
    const reset = (): void => setPending(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const leave = async (): Promise<void> => {
    if (isPending) return
    onFailure(null)
    if (env().oauthDomain === undefined) return onNote('Google sign-in isn’t set up here. Use your email and password.')
    setPending(true)
    const outcome = await withIdentity((identity) => identity.signInWithGoogle())
    if (outcome.success) return
    setPending(false)
    onFailure(outcome.error)
  }
  return (
    <Button
      className={styles.google ?? ''}
      isFullWidth
      isDisabled={false}
      isLoading={isPending}
      loadingText="Opening Google"
      onClick={() => void leave()}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  )
}
