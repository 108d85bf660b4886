// Gate: splash, sign-in, wizard or app, by the state of the session (P6). The address stays what it was.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { useAuth } from '../data/use-auth.ts'
import { holdingsQuery } from '../data/use-holdings.ts'
import { readyFormats } from '../lib/format.ts'
import { withLateStyles } from '../lib/late-styles.ts'
import { paths } from '../lib/paths.ts'
import { mayBeSignedIn } from '../lib/stored-session.ts'
import { InTurn } from '../ui/in-turn.tsx'
import { AppRoutes } from './router.tsx'
import { preloadPage } from './routes.ts'
import { Splash, Unreachable } from './splash.tsx'

const loadSignIn = () => import('../features/auth/sign-in-page.tsx')
const SignInPage = lazy(loadSignIn)
const OnboardingPage = lazy(() => import('../features/onboarding/onboarding-page.tsx'))
const PrivacyText = lazy(withLateStyles(() => import('../features/legal/privacy-text.tsx')))
const TermsText = lazy(withLateStyles(() => import('../features/legal/terms-text.tsx')))

/** Fetches the code of the first page beside the configuration, not after it. A failure is told where it is needed. */
export function preloadFirst(): void {
  if (mayBeSignedIn()) preloadPage(window.location.pathname)
  else loadSignIn().catch(() => undefined)
}

/** Fetches what the first page will need, and makes its formats, while the user document is still on its way. */
function usePreload(uid: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (uid === undefined) return
    readyFormats()
    const path = window.location.pathname
    if (path === paths.dashboard || path === paths.portfolio) void client.prefetchQuery(holdingsQuery(uid))
  }, [uid, client])
}

export function Gate() {
  const { status, identity, needsOnboarding, retry } = useAuth()
  usePreload(identity?.uid)
  if (status === 'loading') return <Splash />
  if (status === 'unreachable') return <Unreachable onRetry={retry} />
  return (
    <InTurn instead={<Splash />}>
      {status === 'signed-out' ? (
        <SignInPage
          legalTexts={{ privacy: <PrivacyText />, terms: <TermsText /> }}
          onLookAround={() => import('./around/enter.ts').then(({ enter }) => enter()).then(retry)}
        />
      ) : needsOnboarding ? (
        <OnboardingPage />
      ) : (
        <AppRoutes />
      )}
    </InTurn>
  )
}
