// Finances fields: amounts, goal, risk and experience, being edited.
import { InvestmentExperience, investmentGoals, RiskTolerance } from '#shared/person/finances.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { type AmountField, amountHint, draftOf, fieldLabels, safeToInvestOf } from './profile-draft.ts'
import { SafeToInvest } from './profile-facts.tsx'
import styles from './profile-form.module.css'
import type { ProfileEditor } from './use-profile-editor.ts'

const option = <V extends string>(value: V) => ({ value, label: value })
const risks = RiskTolerance.options.map(option)
const experiences = InvestmentExperience.options.map(option)

/** The four goals, and before them what is saved when it is none of these. */
function goalsFor(saved: string) {
  const goals: Array<{ value: string; label: string }> = investmentGoals.map(option)
  return goals.some(({ value }) => value === saved) ? goals : [{ value: saved, label: saved || 'Not set' }, ...goals]
}

function Amount({ editor, field }: { editor: ProfileEditor; field: AmountField }) {
  const { draft, base, errors, change } = editor
  return (
    <AmountInput
      label={fieldLabels[field]}
      hint={amountHint(field, draft, base)}
      inputMode="numeric"
      value={draft[field]}
      error={errors[field]}
      onChange={(text) => change({ [field]: text })}
    />
  )
}

export function FinancesFields({ editor }: { editor: ProfileEditor }) {
  const { draft, base, errors, change } = editor
  return (
    <Card title="Financial Information">
      <div className={styles.fields}>
        <Amount editor={editor} field="monthlyIncome" />
        <Amount editor={editor} field="monthlyExpenses" />
        <Amount editor={editor} field="emergencyFund" />
        <Select
          label={fieldLabels.investmentGoal}
          options={goalsFor(draftOf(base).investmentGoal)}
          value={draft.investmentGoal}
          error={errors.investmentGoal}
          onChange={(investmentGoal) => change({ investmentGoal })}
        />
        <Select
          label={fieldLabels.riskTolerance}
          options={risks}
          value={draft.riskTolerance}
          error={errors.riskTolerance}
          onChange={(riskTolerance) => change({ riskTolerance })}
        />
        <Select
          label={fieldLabels.investmentExperience}
          options={experiences}
          value={draft.investmentExperience}
          error={errors.investmentExperience}
          onChange={(investmentExperience) => change({ investmentExperience })}
        />
      </div>
      <SafeToInvest aud={safeToInvestOf(draft, base)} />
    </Card>
  )
}
