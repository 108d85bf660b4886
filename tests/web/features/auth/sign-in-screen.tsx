// The sign-in page as somebody sees it who is not signed in.
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type Auth, AuthContext } from '#web/data/use-auth.ts'
import SignInPage from '#web/features/auth/sign-in-page.tsx'
import { Router } from '#web/router/router.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

export function showSignIn(redirectError: string | null = null, terms: ReactNode = <p>The terms</p>): UserEvent {
  const nobody: Auth = {
    status: 'signed-out',
    identity: null,
    user: null,
    userError: null,
    needsOnboarding: false,
    redirectError,
    retry: () => undefined,
    signOut: () => Promise.resolve(true),
    completeOnboarding: () => Promise.reject(new Error('No authenticated user')),
  }
  render(
    <ToastProvider>
      <Router>
        <AuthContext value={nobody}>
          <SignInPage onLookAround={() => Promise.resolve()} legalTexts={{ privacy: <p>The privacy text</p>, terms }} />
        </AuthContext>
      </Router>
    </ToastProvider>,
  )
  return userEvent.setup()
}
