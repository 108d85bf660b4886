// Suggestions: what to ask when nothing comes to mind: three quick questions first, then the overview.
import { GraduationCap, RefreshCw } from 'lucide-react'
import type { InvestmentExperience } from '#shared/person/finances.ts'
import { classNames } from '../../ui/class-names.ts'
import { PillButton } from '../../ui/pill-button.tsx'
import type { Ask } from './conversation.ts'
import { educationLabels } from './educator-texts.ts'
import { quickQuestionsFor } from './quick-questions.ts'
import styles from './suggestions.module.css'

type SuggestionsProps = {
  experience: InvestmentExperience
  hasEducation: boolean
  isBlocked: boolean
  /** Nothing has been asked yet: on a phone the questions get the room that the conversation does not need. */
  isOpening: boolean
  onAsk: (ask: Ask) => void
}

export const Suggestions = ({ experience, hasEducation, isBlocked, isOpening, onAsk }: SuggestionsProps) => (
  <div className={classNames(styles.suggestions, isOpening && styles.opening)} role="group" aria-label="Suggestions">
    <div className={styles.row}>
      {quickQuestionsFor(experience).map(({ label, question }) => (
        <PillButton
          key={label}
          tone="primary"
          isBlocked={isBlocked}
          onClick={() => onAsk({ kind: 'question', text: question })}
        >
          {label}
        </PillButton>
      ))}
    </div>
    <div className={styles.row}>
      {!hasEducation && (
        <PillButton
          icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden="true" />}
          isBlocked={isBlocked}
          onClick={() => onAsk({ kind: 'learn' })}
        >
          {educationLabels.learn}
        </PillButton>
      )}
      <PillButton
        icon={<RefreshCw size={16} aria-hidden="true" />}
        isBlocked={isBlocked}
        onClick={() => onAsk({ kind: 'refresh' })}
      >
        {educationLabels.refresh}
      </PillButton>
    </div>
  </div>
)
