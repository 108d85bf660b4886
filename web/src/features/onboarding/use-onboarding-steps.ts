// Onboarding steps: the step somebody is on and the answers so far. Every step is an entry of the browser's history, so
// that Back goes one step back; the answers are kept for this tab, so that a reload loses nothing.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { readStored, userKey, writeStored } from '../../lib/stored.ts'
import { lastStep, missingOn, type OnboardingDraft, resumeOnboarding, startOnboarding } from './onboarding-state.ts'

/** Kept with a history entry: the step on it, and how many steps of this visit lie below it. */
type EntryState = { onboardingStep?: number; stepsBelow?: number } | null

/** A history entry may outlive its answers, such as when somebody else signs in: no step comes before what it builds on. */
function reachable(wanted: number, draft: OnboardingDraft): number {
  const within = Math.min(lastStep, Math.max(1, wanted))
  for (let step = 1; step < within; step++) if (missingOn(step, draft) !== null) return step
  return within
}

export function useOnboardingSteps(uid: string, name: string) {
  const storageKey = userKey(uid, 'onboarding')
  const navigate = useNavigate()
  const location = useLocation()
  const [first] = useState(() => resumeOnboarding(readStored('session', storageKey)) ?? startOnboarding(name))
  const [draft, setDraft] = useState(first.draft)
  const { onboardingStep, stepsBelow = 0 } = (location.state as EntryState) ?? {}
  const step = reachable(onboardingStep ?? first.step, draft)

  const isForgotten = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    // On the way out the history passes earlier steps: what is kept stays at the step that was left.
    if (!isForgotten.current && !isLeft.current) writeStored('session', storageKey, JSON.stringify({ step, draft }))
  }, [storageKey, step, draft])

  const show = (next: number, below: number, replace: boolean): void => {
    const state: EntryState = { onboardingStep: next, stepsBelow: below }
    // The address stays the one that was asked for before the wizard came.
    navigate({ pathname: location.pathname, search: location.search }, { state, replace })
  }
  return {
    step,
    draft,
    change: (changed: Partial<OnboardingDraft>) => setDraft((before) => ({ ...before, ...changed })),
    goOn: () => show(step + 1, stepsBelow + 1, false),
    goBack: () => (stepsBelow > 0 ? navigate(-1) : show(step - 1, 0, true)),
    /** The answers are saved: this tab need not keep them. */
    forget() {
      isForgotten.current = true
      writeStored('session', storageKey, null)
    },
    /** The wizard is over: Back from the app leads to what was before it. */
    leave() {
      if (isLeft.current) return
      isLeft.current = true
      if (stepsBelow > 0) navigate(-stepsBelow)
    },
  }
}
