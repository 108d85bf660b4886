// Profile facts: what is known of a person, as it is saved.
import type { ReactNode } from 'react'
import { safeToInvestPercent } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'
import { Money } from '../../lib/amount.tsx'
import { exampleSum } from '../../lib/example-sum.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Explain } from '../../ui/explain.tsx'
import styles from './profile.module.css'

const notSet = <span className={styles.unset}>Not set</span>

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

type FactProps = { term: string; isWide?: boolean; children: ReactNode }

const Fact = ({ term, isWide = false, children }: FactProps) => (
  <div className={classNames(styles.fact, isWide && styles.wide)}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Amount = ({ aud }: { aud: number | undefined }) => (aud === undefined ? notSet : <Money aud={aud} />)

export const PersonalFacts = ({ user: { profile }, email }: { user: User; email: string }) => (
  <Card title="Profile Information">
    <Facts>
      <Fact term="Name">{profile.name || notSet}</Fact>
      <Fact term="Age">{profile.age ?? notSet}</Fact>
      <Fact term="Email" isWide>
        {email || notSet}
      </Fact>
    </Facts>
  </Card>
)

/** The example for learning, on a line of its own. */
export const SafeToInvest = ({ aud }: { aud: number }) => (
  <p className={styles.example}>
    Safe to invest (example)
    <Explain label="How is this worked out?">
      {safeToInvestPercent}% of monthly income less monthly expenses, never below $0. It leaves out debts, savings and
      everything else about you. An example for learning, not advice.
    </Explain>
    <strong>
      <Money aud={aud} />
    </strong>
    <span className={styles.sum}>{exampleSum()}</span>
  </p>
)

export const FinancesFacts = ({ user: { finances } }: { user: User }) => (
  <Card title="Financial Information">
    <Facts>
      <Fact term="Monthly income">
        <Amount aud={finances.monthlyIncome} />
      </Fact>
      <Fact term="Monthly expenses">
        <Amount aud={finances.monthlyExpenses} />
      </Fact>
      <Fact term="Emergency fund">
        <Amount aud={finances.emergencyFund} />
      </Fact>
      <Fact term="Investment goal">{finances.investmentGoal || notSet}</Fact>
      <Fact term="Risk tolerance">{finances.riskTolerance}</Fact>
      <Fact term="Investment experience">{finances.investmentExperience}</Fact>
    </Facts>
    <SafeToInvest aud={finances.safeToInvest} />
  </Card>
)
