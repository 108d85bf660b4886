// Onboarding screens: what is asked on each of the five steps.
import { Calculator, GraduationCap, Target } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import { zeroHint } from '#shared/person/field-problems.ts'
import { investmentGoals, type RiskTolerance } from '#shared/person/finances.ts'
import { maxAge, minAge } from '#shared/person/onboarding.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { exampleSum } from '../../lib/example-sum.ts'
import { formatWholeMoney } from '../../lib/format.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './onboarding.module.css'
import { fieldErrors, leftOverOf, monthlyTarget, type OnboardingDraft } from './onboarding-state.ts'

type ScreenProps = { draft: OnboardingDraft; onChange: (change: Partial<OnboardingDraft>) => void }

const Benefit = ({ icon, children, about }: { icon: ReactNode; children: ReactNode; about?: string }) => (
  <li className={styles.benefit}>
    <span className={styles.benefitIcon}>{icon}</span>
    <span>
      {children}
      {about !== undefined && <span className={styles.about}>{about}</span>}
    </span>
  </li>
)

const WelcomeScreen = () => (
  <>
    <p className={styles.lead}>A few questions, so Gumnut can fit what it shows you. About 2 minutes.</p>
    <ul className={styles.benefits}>
      <Benefit icon={<Calculator size={22} aria-hidden="true" />} about={exampleSum()}>
        Calculate a safe investment amount
      </Benefit>
      <Benefit icon={<Target size={22} aria-hidden="true" />}>Set personalised goals</Benefit>
      <Benefit icon={<GraduationCap size={22} aria-hidden="true" />}>
        Get educational content about portfolio concepts
      </Benefit>
    </ul>
    <DisclaimerBox heading={disclaimer.heading} isCompact>
      {disclaimer.short}
    </DisclaimerBox>
  </>
)

/** Not while the second digit is still to come. */
const ageErrorOnceTyped = (draft: OnboardingDraft): string | undefined =>
  draft.age.trim().length < 2 ? undefined : fieldErrors(draft).age

const BasicScreen = ({ draft, onChange }: ScreenProps) => (
  <Stack gap={4}>
    <TextInput
      label="Nickname"
      hint="What Gumnut should call you."
      value={draft.nickname}
      error={fieldErrors(draft).nickname}
      onChange={(nickname) => onChange({ nickname })}
      autoComplete="nickname"
      autoCapitalize="words"
      required
    />
    <NumberInput
      label="Age"
      hint={`From ${minAge} to ${maxAge}.`}
      isWhole
      min={minAge}
      max={maxAge}
      value={draft.age}
      error={ageErrorOnceTyped(draft)}
      onChange={(age) => onChange({ age })}
      required
    />
  </Stack>
)

type AmountProps = {
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Amount = ({ hint, value, ...rest }: AmountProps) => (
  <AmountInput {...rest} value={value} hint={zeroHint(value) ?? hint} required />
)

const FinancesScreen = ({ draft, onChange }: ScreenProps) => {
  const errors = fieldErrors(draft)
  const isKnown = draft.income.trim() !== '' && draft.expenses.trim() !== '' && !errors.income && !errors.expenses
  return (
    <Stack gap={4}>
      <Amount
        label="Monthly income"
        hint="After tax, a rough figure is fine."
        value={draft.income}
        error={errors.income}
        onChange={(income) => onChange({ income })}
      />
      <Amount
        label="Monthly expenses"
        hint="Rent, food, bills, fun."
        value={draft.expenses}
        error={errors.expenses}
        onChange={(expenses) => onChange({ expenses })}
      />
      <div className={styles.suggestion} aria-live="polite">
        <p>
          Suggested monthly investment: <strong>{isKnown ? formatWholeMoney(monthlyTarget(draft)) : '--'}</strong>
        </p>
        <p className={styles.small}>{exampleSum(isKnown ? leftOverOf(draft) : undefined)}</p>
      </div>
    </Stack>
  )
}

const riskHints: Record<RiskTolerance, string> = {
  Conservative: 'I’d rather go slow and steady',
  Moderate: 'Some ups and downs are fine',
  Aggressive: 'Big swings wouldn’t keep me awake',
}
const risks = (['Conservative', 'Moderate', 'Aggressive'] as const).map((value) => ({
  value,
  label: value,
  hint: riskHints[value],
}))
const goals = investmentGoals.map((value) => ({ value, label: value }))

const GoalsScreen = ({ draft, onChange }: ScreenProps) => (
  <Stack gap={6}>
    <ChoiceGroup
      legend="Investment goal"
      choices={goals}
      value={draft.investmentGoal}
      onChange={(investmentGoal) => onChange({ investmentGoal })}
    />
    <ChoiceGroup
      legend="Risk tolerance"
      choices={risks}
      columns={1}
      value={draft.riskTolerance}
      onChange={(riskTolerance) => onChange({ riskTolerance })}
    />
  </Stack>
)

const SummaryScreen = ({ draft }: ScreenProps) => (
  <>
    <p className={styles.lead}>Here is what you told us. You can change it later in your profile.</p>
    <dl className={styles.summary}>
      <div>
        <dt>Monthly investment target</dt>
        <dd>{formatWholeMoney(monthlyTarget(draft))}</dd>
        <dd className={styles.small}>{exampleSum(leftOverOf(draft))}</dd>
      </div>
      <div>
        <dt>Risk level</dt>
        <dd>{draft.riskTolerance}</dd>
      </div>
      <div>
        <dt>Primary goal</dt>
        <dd>{draft.investmentGoal}</dd>
      </div>
    </dl>
    <p className={styles.later}>
      Already investing? Your trades from CommSec, SelfWealth, Stake, CoinSpot and others can come along: choose Import
      under Portfolio once you’re in.
    </p>
    <DisclaimerBox heading={disclaimer.heading} isCompact>
      {disclaimer.short}
    </DisclaimerBox>
  </>
)

type OnboardingScreen = { title: string; Screen: FunctionComponent<ScreenProps> }

/** In the order of `onboardingSteps`. */
export const onboardingScreens: readonly [OnboardingScreen, ...OnboardingScreen[]] = [
  { title: 'Welcome to Gumnut', Screen: WelcomeScreen },
  { title: 'Tell us about you', Screen: BasicScreen },
  { title: 'Your money each month', Screen: FinancesScreen },
  { title: 'What are you aiming for?', Screen: GoalsScreen },
  { title: "You're all set", Screen: SummaryScreen },
]
