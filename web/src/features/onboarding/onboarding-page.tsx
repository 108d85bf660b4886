// Onboarding page: the wizard between the first sign-in and the app (spec section 2, Onboarding wizard).
import { ArrowLeft, ArrowRight, LogOut } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { onboardingSteps } from '#shared/person/onboarding.ts'
import { defaultName } from '#shared/account/user.ts'
import { useAuth } from '../../data/use-auth.ts'
import { readStored, userKey, writeStored } from '../../lib/stored.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './onboarding.module.css'
import {
  answersOf,
  lastStep,
  missingOn,
  type OnboardingDraft,
  resumeOnboarding,
  startOnboarding,
} from './onboarding-state.ts'
import { onboardingScreens } from './onboarding-screens.tsx'

/** The answers so far, kept for this tab, so that a reload loses nothing. */
function useOnboardingDraft(uid: string, name: string) {
  const key = userKey(uid, 'onboarding')
  const [{ step, draft }, setProgress] = useState(
    () => resumeOnboarding(readStored('session', key)) ?? startOnboarding(name),
  )
  useEffect(() => {
    writeStored('session', key, JSON.stringify({ step, draft }))
  }, [key, step, draft])
  return {
    step,
    draft,
    goTo: (next: number) => setProgress({ step: next, draft }),
    change: (changed: Partial<OnboardingDraft>) =>
      setProgress((before) => ({ ...before, draft: { ...before.draft, ...changed } })),
    forget: () => writeStored('session', key, null),
  }
}

export default function OnboardingPage() {
  const { identity, user, userError, completeOnboarding, retry, signOut } = useAuth()
  const showToast = useToast()
  const accountName = user?.profile.name === defaultName ? '' : (user?.profile.name ?? '')
  const { step, draft, goTo, change, forget } = useOnboardingDraft(identity?.uid ?? '', accountName)
  const [isSaving, setSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [step])

  const save = async (): Promise<void> => {
    const answers = answersOf(draft)
    if (answers === null) return
    const { isSaved } = await completeOnboarding(answers)
    if (isSaved) forget()
    else {
      showToast({
        text: 'Your answers could not be saved. They are kept in this tab for now.',
        tone: 'error',
        action: { label: 'Try again', onPress: () => void save() },
      })
    }
  }

  const missing = missingOn(step, draft)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (missing !== null || isSaving) return
    if (step < lastStep) return goTo(step + 1)
    setSaving(true)
    void save().finally(() => setSaving(false))
  }

  const name = onboardingSteps[step - 1] ?? ''
  const { title, Screen } = onboardingScreens[step - 1] ?? onboardingScreens[0]
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <Button
          variant="quiet"
          size="small"
          icon={<LogOut size={18} aria-hidden="true" />}
          onClick={() => void signOut()}
        >
          Sign Out
        </Button>
      </header>
      <main className={styles.main}>
        <title>{`${name}: step ${step} of ${lastStep} · Gumnut`}</title>
        {userError !== null && user === null && (
          <Banner
            tone="notice"
            title="Your saved details could not be loaded"
            action={
              <Button size="small" variant="quiet" onClick={retry}>
                Try again
              </Button>
            }
          >
            If you have set up Gumnut before, try again instead of answering anew.
          </Banner>
        )}
        <div className={styles.steps} aria-hidden="true">
          {onboardingSteps.map((label, index) => (
            <span key={label} className={index < step ? styles.reached : undefined} />
          ))}
        </div>
        <p className={styles.step} aria-live="polite">
          Step {step} of {lastStep}
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>: </VisuallyHidden>
          <strong>{name}</strong>
        </p>
        <form className={styles.card} noValidate onSubmit={onSubmit}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Screen draft={draft} onChange={change} />
          <div className={styles.actions}>
            {step > 1 && (
              <Button
                variant="secondary"
                icon={<ArrowLeft size={18} aria-hidden="true" />}
                onClick={() => goTo(step - 1)}
                disabled={isSaving}
              >
                Back
              </Button>
            )}
            <Button
              type="submit"
              className={styles.next}
              disabled={missing !== null}
              isPending={isSaving}
              pendingText="Saving"
              aria-describedby={missing === null ? undefined : 'onboarding-missing'}
            >
              {step === lastStep ? 'Start Investing!' : 'Continue'}
              {step < lastStep && <ArrowRight size={18} aria-hidden="true" />}
            </Button>
          </div>
          {step > 1 && step < lastStep && (
            <p className={styles.missing} id="onboarding-missing" aria-live="polite">
              {missing}
            </p>
          )}
        </form>
      </main>
    </div>
  )
}
