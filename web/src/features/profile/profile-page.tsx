// Profile page: who is signed in, and the way out (spec section 2, Profile screen). Editing comes with a later issue.
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { defaultExperience } from '#shared/domain/finances.ts'
import { levelProgress, xpToNextLevel } from '#shared/domain/learning.ts'
import { defaultName } from '#shared/domain/user.ts'
import { useAuth } from '../../data/use-auth.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { currentTheme, setTheme, type Theme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './profile.module.css'

const themes: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function Appearance() {
  const [theme, setChosen] = useState(currentTheme)
  const choose = (next: Theme): void => {
    setTheme(next)
    setChosen(next)
  }
  return <SegmentedControl label="Appearance" options={themes} value={theme} onChange={choose} />
}

export default function ProfilePage() {
  const { user, identity, signOut } = useAuth()
  const email = user?.profile.email || identity?.email || ''
  const name = user?.profile.name || email || defaultName
  const xp = user?.profile.xp ?? 0
  return (
    <>
      <PageHeading title={name} tabTitle="Profile">
        <p>{user?.finances.investmentExperience ?? defaultExperience} Investor</p>
        {user !== null && <p>Member since {formatDate(user.profile.createdAt)}</p>}
      </PageHeading>
      <Stack gap={6}>
        <Card title="Profile Information">
          <dl className={styles.facts}>
            <div>
              <dt>Name</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{email}</dd>
            </div>
            <div>
              <dt>Level</dt>
              <dd>{user?.profile.level ?? 1}</dd>
            </div>
          </dl>
          <ProgressBar
            label="Progress to the next level"
            percent={levelProgress(xp)}
            valueText={`${xp} XP, ${xpToNextLevel(xp)} XP to go`}
            tone="accent"
          />
        </Card>
        <Card title="Appearance">
          <Appearance />
        </Card>
        <Card title="Account Actions">
          <Button variant="secondary" icon={<LogOut size={18} aria-hidden="true" />} onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Card>
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms} />
    </>
  )
}
