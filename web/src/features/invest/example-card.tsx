// Example card: an example mix that the reader makes from three choices, with today's percentages beside it. It is a
// sum that teaches, never a target.
import { slicesByType } from '#shared/portfolio/summary.ts'
import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from '../../router/router.tsx'
import { sampleDates } from '#shared/market/sample-prices.ts'
import { currentAllocation, needsRebalance } from '#shared/portfolio/allocation-example.ts'
import type { User } from '#shared/account/user.ts'
import type { Portfolio } from '../../data/use-holdings.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { focusIfLost } from '../../lib/focus.ts'
import { formatCount, formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { PillButton } from '../../ui/pill-button.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import { AllocationBars } from './allocation-bars.tsx'
import styles from './example-card.module.css'
import { ageOptions, choicesOf, type ExampleChoices, exampleFor, goalOptions, riskOptions } from './example-choices.ts'
import { HowMade } from './how-made.tsx'
import { LessonLink } from './lesson-link.tsx'
import { RiskLevels } from './risk-levels.tsx'

const diversificationLesson = 3

function Controls({
  own,
  choices,
  onChange,
}: {
  own: ExampleChoices
  choices: ExampleChoices
  onChange: (choices: ExampleChoices) => void
}) {
  const isChanged = choices.risk !== own.risk || choices.age !== own.age || choices.goal !== own.goal
  const controls = useRef<HTMLFieldSetElement>(null)
  const reset = (): void => {
    onChange(own)
    focusIfLost(() => controls.current?.querySelector('select')?.focus())
  }
  return (
    <fieldset className={styles.controls} ref={controls}>
      <legend className={styles.legend}>Change these to see how the example moves. Nothing is saved.</legend>
      <Select
        label="Risk tolerance"
        options={riskOptions}
        value={choices.risk}
        onChange={(risk) => onChange({ ...choices, risk })}
      />
      <Select label="Age" options={ageOptions} value={choices.age} onChange={(age) => onChange({ ...choices, age })} />
      <div className={styles.goal}>
        <Select
          label="Goal"
          options={goalOptions(own.goal)}
          value={choices.goal}
          onChange={(goal) => onChange({ ...choices, goal })}
        />
      </div>
      {isChanged && (
        <div className={styles.reset}>
          <PillButton icon={<RotateCcw size={16} aria-hidden="true" />} onClick={reset}>
            Back to my profile’s choices
          </PillButton>
        </div>
      )}
    </fieldset>
  )
}

const RebalancingNotice = () => (
  <Banner tone="info" title="More than 10 points apart">
    <p>
      In at least one class, today’s percentage and this example differ by more than 10 percentage points. That says as
      much about the example as about what you hold.
    </p>
    <p className={styles.more}>
      <strong>Rebalancing</strong> is the idea of moving a mix back to a split that its owner chose, after prices have
      pulled it away. It can cost brokerage and tax, and people differ on how often, or whether, it is worth it. How a
      mix drifts is in <LessonLink id={diversificationLesson} />.
    </p>
  </Banner>
)

/** What a mix would depend on, and the rule has never heard of. */
const Unknown = () => (
  <div className={styles.unknown}>
    <h3 className={styles.heading}>What the rule doesn’t know</h3>
    <ul className={styles.list}>
      <li>When the money is needed. A deposit in two years isn’t forty years to retirement.</li>
      <li>What you owe, such as a credit card or HECS.</li>
      <li>What you’ve put aside for a bad month.</li>
      <li>Your income, your family, your tax and what it costs to trade.</li>
    </ul>
  </div>
)

/** What the reader has to know about today's percentages. */
function AboutNow({ portfolio: { holdings, summary } }: { portfolio: Portfolio }) {
  if (holdings.length === 0) {
    return (
      <p>
        What you hold today is shown beside the example once it is in your <Link to={paths.portfolio}>Portfolio</Link>.
      </p>
    )
  }
  const other = slicesByType(holdings).find(({ type }) => type === 'other')
  return (
    <>
      {other !== undefined && (
        <p>
          {holdings.every(({ type }) => type === 'other')
            ? 'Nothing of what you hold is in any of these classes.'
            : `The other ${formatPercent(other.sharePercent, 1)} of what you hold isn’t in any of these classes.`}
        </p>
      )}
      {/* One investment is all of its class, whatever its price. */}
      {summary.samplePriced > 0 && holdings.length > 1 && (
        <p>
          {summary.samplePriced === holdings.length ? 'All' : summary.samplePriced} of{' '}
          {formatCount(holdings.length, 'investment')} {summary.samplePriced === 1 ? 'has' : 'have'} an old built-in
          price (ASX: {sampleDates.asx}, coins: {sampleDates.coins}), so today’s percentages are off.
        </p>
      )}
    </>
  )
}

type ExampleCardProps = {
  user: User | null
  portfolio: Portfolio | undefined
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
}

export function ExampleCard({ user, portfolio, isLoading, isRetrying, onRetry }: ExampleCardProps) {
  const own = choicesOf(user)
  const [choices, setChoices] = useState(own)
  const example = exampleFor(choices)
  const count = portfolio?.holdings.length ?? 0
  const current = portfolio === undefined || count === 0 ? null : currentAllocation(portfolio.holdings)
  return (
    <Card title="Suggested allocation (educational example)">
      <Stack gap={4}>
        <p className={styles.purpose}>
          A rule, not a pick: a sum that turns three choices into a mix of asset classes, the same way for everybody. It
          isn’t advice, and nobody has picked this mix for you.
        </p>
        <Controls own={own} choices={choices} onChange={setChoices} />
        <AllocationBars example={example} current={isLoading ? 'loading' : current} />
        {portfolio === undefined && !isLoading && (
          <RetryBanner isPending={isRetrying} onRetry={onRetry}>
            We couldn’t load what you hold. The example works without it.
          </RetryBanner>
        )}
        {current !== null && needsRebalance(example, current, count) && <RebalancingNotice />}
        <RiskLevels choices={choices} own={own.risk} />
        <HowMade choices={choices} />
        <Unknown />
        <div className={styles.small}>
          {portfolio !== undefined && <AboutNow portfolio={portfolio} />}
          <p>
            <strong>Assumptions:</strong> only these four classes, each as a whole. Gumnut keeps no bank balances, so
            cash today always reads 0%.
          </p>
          <p>
            Not to be relied on for any decision about money. Consider a licensed adviser, who looks at your whole
            situation.
          </p>
        </div>
        <DisclaimerBox heading={disclaimer.heading} isCompact>
          {disclaimer.short} {disclaimer.licence}
        </DisclaimerBox>
      </Stack>
    </Card>
  )
}
