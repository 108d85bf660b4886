// Suggestions: what to ask when nothing comes to mind: the overview, and three quick questions (spec section 2).
import { GraduationCap, RefreshCw } from 'lucide-react'
import type { InvestmentExperience } from '#shared/person/finances.ts'
import { PillButton } from '../../ui/pill-button.tsx'
import type { Ask } from './conversation.ts'
import { educationLabels } from './educator-texts.ts'
import { quickQuestionsFor } from './quick-questions.ts'
import styles from './suggestions.module.css'

type SuggestionsProps = {
  experience: InvestmentExperience
  hasEducation: boolean
  isBlocked: boolean
  onAsk: (ask: Ask) => void
}

export const Suggestions = ({ experience, hasEducation, isBlocked, onAsk }: SuggestionsProps) => (
  <div className={styles.suggestions} role="group" aria-label="Suggestions">
    {!hasEducation && (
      <PillButton
        tone="primary"
        icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden="true" />}
        isBlocked={isBlocked}
        onClick={() => onAsk({ kind: 'learn' })}
      >
        {educationLabels.learn}
      </PillButton>
    )}
    <PillButton
      tone="primary"
      icon={<RefreshCw size={16} aria-hidden="true" />}
      isBlocked={isBlocked}
      onClick={() => onAsk({ kind: 'refresh' })}
    >
      {educationLabels.refresh}
    </PillButton>
    {quickQuestionsFor(experience).map(({ label, question }) => (
      <PillButton key={label} isBlocked={isBlocked} onClick={() => onAsk({ kind: 'question', text: question })}>
        {label}
      </PillButton>
    ))}
  </div>
)
