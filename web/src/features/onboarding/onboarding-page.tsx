// Onboarding page: the wizard between the first sign-in and the app.
import { ArrowLeft, ArrowRight, LogOut } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { onboardingSteps } from '#shared/person/onboarding.ts'
import { defaultName } from '#shared/account/user.ts'
import { useAuth } from '../../data/use-auth.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useNextAnnounced } from '../../ui/page-heading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './onboarding.module.css'
import { onboardingScreens } from './onboarding-screens.tsx'
import { answersOf, lastStep, missingOn } from './onboarding-state.ts'
import { useOnboardingSteps } from './use-onboarding-steps.ts'

export default function OnboardingPage() {
  const { identity, user, userError, completeOnboarding, retry, signOut } = useAuth()
  const showToast = useToast()
  const accountName = user?.profile.name === defaultName ? '' : (user?.profile.name ?? '')
  const { step, draft, change, goOn, goBack, forget, leave } = useOnboardingSteps(identity?.uid ?? '', accountName)
  const [isSaving, setSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useNextAnnounced(() => heading.current?.focus())

  useEffect(() => {
    // The end of the wizard must work without a network too.
    import('../../data/complete-onboarding.ts').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [step])

  const save = async (): Promise<void> => {
    const answers = answersOf(draft)
    if (answers === null) return
    const outcome = await completeOnboarding(answers)
    if (outcome !== 'not saved') forget()
    leave()
    if (outcome === 'found') {
      showToast({ text: 'You’ve set up Gumnut before, so we kept what you saved then. Change it in your profile.' })
    }
    if (outcome === 'not saved') {
      showToast({
        text: 'Your answers couldn’t be saved. They’re kept in this tab for now.',
        tone: 'error',
        action: { label: 'Try again', onPress: () => void save() },
      })
    }
  }

  const missing = missingOn(step, draft)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (missing !== null || isSaving) return
    if (step < lastStep) return goOn()
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
            title="We couldn’t load your saved details"
            action={
              <Button size="small" variant="quiet" onClick={retry}>
                Try again
              </Button>
            }
          >
            If you’ve set up Gumnut before, try again before you re-enter anything.
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
        <Form className={styles.card} onSubmit={onSubmit}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Screen draft={draft} onChange={change} />
          <div className={styles.actions}>
            {step > 1 && (
              <Button
                variant="secondary"
                icon={<ArrowLeft size={18} aria-hidden="true" />}
                onClick={goBack}
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
        </Form>
        <div className={styles.licence}>
          <LicenceNote />
        </div>
      </main>
    </div>
  )
}
