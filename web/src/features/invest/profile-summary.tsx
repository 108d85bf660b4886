// Profile summary: the facts that the educator hears of, and may use for its wording only.
import type { HoldingType } from '#shared/market/instrument.ts'
import { defaultExperience, defaultRiskTolerance } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'
import type { Portfolio } from '../../data/use-holdings.ts'
import { formatCount } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { defaultGoal } from './example-choices.ts'
import styles from './profile-summary.module.css'

const kinds: ReadonlyArray<[type: HoldingType, name: string]> = [
  ['etf', 'ETFs'],
  ['stock', 'stocks'],
  ['crypto', 'crypto'],
  ['other', 'other'],
]

/** Such as `5 (ETFs, stocks)`. */
function investmentsOf({ holdings }: Portfolio): string {
  const held = kinds.filter(([type]) => holdings.some((holding) => holding.type === type)).map(([, name]) => name)
  const [count = ''] = formatCount(holdings.length, 'investment').split(' ')
  return held.length === 0 ? count : `${count} (${held.join(', ')})`
}

type ProfileSummaryProps = { user: User | null; portfolio: Portfolio | undefined; isLoading: boolean }

export function ProfileSummary({ user, portfolio, isLoading }: ProfileSummaryProps) {
  const finances = user?.finances
  const investments = portfolio === undefined ? 'Not known right now' : investmentsOf(portfolio)
  const facts = [
    ['Risk tolerance', finances?.riskTolerance ?? defaultRiskTolerance],
    ['Goal', finances?.investmentGoal || defaultGoal],
    ['Experience', finances?.investmentExperience ?? defaultExperience],
    ['Investments', isLoading ? <Skeleton key="loading" width="6rem" height="1.25em" /> : investments],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.line}>
        Besides your question, only these facts are sent, to shape the wording of answers: your picks from our lists,
        and how many investments you hold and of which kinds.
      </p>
    </>
  )
}
