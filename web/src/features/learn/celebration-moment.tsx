// Celebration moment: confetti for a while, or until the first click or Escape.
import { Confetti } from '../../ui/confetti.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useTimer } from './use-timer.ts'

export function CelebrationMoment({ durationMs, onOver }: { durationMs: number; onOver: () => void }) {
  useTimer(true, durationMs, onOver)
  useDismissal(true, onOver)
  return <Confetti durationMs={durationMs} />
}
