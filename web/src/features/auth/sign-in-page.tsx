// Sign-in page: all a signed-out visitor sees (P7), one step at a time.
import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { aroundKey } from '../../lib/around.ts'
import { hasUnsent } from '../../lib/has-unsent.ts'
import { sharedKept } from '../../lib/paths.ts'
import { readStored } from '../../lib/stored.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { Banner } from '../../ui/banner.tsx'
import { WombatReading } from '../../ui/illustrations.tsx'
import { Logo } from '../../ui/logo.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { useNextAnnounced } from '../../ui/page-heading.tsx'
import './amplify-theme.css'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm, type Mode } from './credentials-form.tsx'
import { CarriedNotice, ClosedNotice, EndedNotice, RedirectNotice, SharedNotice } from './sign-in-notices.tsx'
import { keepPending, pendingStep } from './pending-step.ts'
import { loadIdentity } from './use-auth-form.ts'

const AppCodeForm = lazy(() => import('./app-code-form.tsx'))
const ForgotForm = lazy(() => import('./forgot-form.tsx'))
const ResetForm = lazy(() => import('./reset-form.tsx'))
const RecoveryScreen = lazy(() => import('./recovery-screen.tsx'))
const LegalModal = lazy(() => import('./legal-modal.tsx'))

/** What Gumnut is, beside the promise on a laptop and below the logo on a phone. */
const about = 'A portfolio tracker, short lessons and an educator, in one place.'

/** Fetches the flows while somebody is still typing. */
const prepare = (): void => void loadIdentity().catch(() => undefined)
/** The heading has the focus after a sign-out, before anybody has touched the form. */
const prepareAtTouch = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLHeadingElement)) prepare()
}

type Step =
  | { name: Mode | 'forgot' | 'app-code' | 'recovery' }
  | { name: 'code'; password: string | null }
  | { name: 'reset'; isConfirmed?: true }
type Texts = { privacy: ReactNode; terms: ReactNode }

type SignInPageProps = { legalTexts: Texts; onLookAround: () => Promise<void> }

export default function SignInPage({ legalTexts, onLookAround }: SignInPageProps) {
  const { redirectError, closedAccount, endedOf, hasLeft = false } = useAuth()
  const [pending] = useState(pendingStep)
  const [email, setEmail] = useState(pending?.email ?? '')
  const isKeeping = readStored('session', aroundKey) === 'keep'
  // Begun with an account, it goes on with that one alone (data/looked-around.ts, which is not fetched for this).
  const isBegun = isKeeping && readStored('session', `${aroundKey}.carried`) !== null
  const carried = isKeeping && <CarriedNotice isBegun={isBegun} />
  const [step, setStep] = useState<Step>(pending?.step ?? { name: isKeeping && !isBegun ? 'sign-up' : 'sign-in' })
  const [isNext, setNext] = useState(false)
  useNextAnnounced(() => setNext(true))
  const [notice, setNotice] = useState<ReactNode>(() => {
    if (closedAccount !== undefined)
      return <ClosedNotice closed={closedAccount} onSignUp={() => go({ name: 'sign-up' }, '')} />
    if (redirectError !== null) return <RedirectNotice reason={redirectError} />
    if (endedOf !== undefined) return <EndedNotice hasLeft={hasLeft} isKept={hasUnsent(endedOf)} />
    if (window.location.search === sharedKept) return <SharedNotice />
    return carried
  })
  const [openText, setOpenText] = useState<keyof Texts | null>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  // What lay over the page goes with whoever left it: a form that was saved as their session ended would come back empty.
  const clearEntry = useEffectEvent(() => navigate({ search, hash }, { replace: true }))
  useEffect(() => {
    clearEntry()
  }, [])
  const go = (next: Step, address: string, say: ReactNode = null): void => {
    keepPending(next.name, address)
    setEmail(address)
    setNotice(say)
    setNext(true)
    setStep(next)
  }
  const toSignIn = (say: ReactNode = null): void => go({ name: 'sign-in' }, email, say)

  const agreement = (
    <p className={styles.agreement}>
      {step.name === 'sign-up' ? 'By creating an account you agree to the ' : 'Read the '}
      <button type="button" className={styles.link} onClick={() => setOpenText('terms')}>
        Terms of Service
      </button>
      {step.name === 'sign-up' ? ' and have read the ' : ' and the '}
      <button type="button" className={styles.link} onClick={() => setOpenText('privacy')}>
        Privacy Policy
      </button>
      .
      {step.name === 'sign-up' &&
        ' We’ll email you a weekly report and what you unlock. Every mail has a link that stops it, and your profile has switches.'}
    </p>
  )

  return (
    <div className={styles.page}>
      <header className={styles.aside}>
        <Logo size={40} />
        <p className={styles.about}>{about}</p>
        <div className={styles.promise}>
          <WombatReading />
          <p className={styles.tagline}>Learn investing. Grow steadily.</p>
          <p>{about}</p>
        </div>
      </header>
      <main className={styles.main}>
        {/* Not for whoever only looks, and there when it is needed: what signs in comes with the first touch of a form. */}
        <div className={styles.card} onFocus={prepareAtTouch} onPointerEnter={prepare}>
          <Suspense>
            {(step.name === 'sign-in' || step.name === 'sign-up') && (
              <CredentialsForm
                key={step.name}
                mode={step.name}
                email={email}
                notice={notice}
                isNext={isNext}
                agreement={agreement}
                onLookAround={onLookAround}
                onMode={(mode, address) => go({ name: mode }, address, carried)}
                onForgot={(address) => go({ name: 'forgot' }, address)}
                onDone={({ next }, draft) => {
                  if (next === 'app-code') go({ name: 'app-code' }, draft.email)
                  if (next === 'confirm-email') go({ name: 'code', password: draft.password }, draft.email)
                  if (next === 'reset-password') go({ name: 'reset' }, draft.email)
                  if (next === 'sign-in')
                    go(
                      { name: 'sign-in' },
                      draft.email,
                      <Banner tone="success">Your account is ready. Sign in.</Banner>,
                    )
                }}
              />
            )}
            {step.name === 'code' && (
              <CodeForm
                email={email}
                password={step.password}
                notice={notice}
                onDone={({ next }) => {
                  if (next === 'app-code') go({ name: 'app-code' }, email)
                  if (next === 'sign-in')
                    toSignIn(<Banner tone="success">Your email is confirmed. Sign in to continue.</Banner>)
                }}
                onSignIn={() => toSignIn()}
                onBack={() => go({ name: 'sign-up' }, '')}
              />
            )}
            {step.name === 'forgot' && (
              <ForgotForm
                email={email}
                onDone={(address) => go({ name: 'reset' }, address)}
                onBack={() => toSignIn()}
              />
            )}
            {step.name === 'reset' && (
              <ResetForm
                key={String(step.isConfirmed)}
                email={email}
                notice={notice}
                onDone={({ next }) => {
                  if (next === 'app-code') go({ name: 'app-code' }, email)
                  if (next === 'sign-in') toSignIn(<Banner tone="success">Your new password is set. Sign in.</Banner>)
                  if (next === 'reset-password')
                    go(
                      { name: 'reset', isConfirmed: true },
                      email,
                      <Banner tone="success">
                        Your email is confirmed. One more code is on its way: enter that one with your new password.
                      </Banner>,
                    )
                }}
                onBack={() => toSignIn()}
              />
            )}
            {step.name === 'app-code' && (
              <AppCodeForm email={email} onLost={() => go({ name: 'recovery' }, email)} onBack={() => toSignIn()} />
            )}
            {step.name === 'recovery' && <RecoveryScreen email={email} onBack={() => toSignIn()} />}
          </Suspense>
        </div>
        <p className={styles.disclaimer}>{disclaimer.short}</p>
      </main>
      {openText !== null && (
        <OverPage onFailed={() => setOpenText(null)}>
          <LegalModal
            title={openText === 'terms' ? 'Terms of Service' : 'Privacy Policy'}
            onClose={() => setOpenText(null)}
          >
            {legalTexts[openText]}
          </LegalModal>
        </OverPage>
      )}
    </div>
  )
}
