// Profile page: who the person is, what they have learned, and what they may do with their account.
import { lazy, useEffect, useRef } from 'react'
import { defaultName, type User } from '#shared/account/user.ts'
import { useAuth } from '../../data/use-auth.ts'
import { useProfile } from '../../data/use-profile.ts'
import { useProgress } from '../../data/use-progress.ts'
import { useUnsentEdits } from '../../data/use-unsent-edits.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/gum-sprig.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { AchievementsCard } from './achievements-card.tsx'
import { AppInfoCard } from './app-info-card.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { learningOf } from './learning-record.ts'
import { NotificationsCard } from './notifications-card.tsx'
import { FinancesFacts, PersonalFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { editButtonId, ProfileHeader } from './profile-header.tsx'
import styles from './profile.module.css'
import { AchievementsSkeleton, ProfileSkeleton } from './profile-skeleton.tsx'
import { SigningInCard } from './signing-in-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { useProfileEditor } from './use-profile-editor.ts'

const DiscardDialog = lazy(() => import('../../ui/discard-dialog.tsx'))

/** The focus goes back to where editing began. */
function useFocusReturn(isEditing: boolean): void {
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) document.getElementById(editButtonId)?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
}

export default function ProfilePage() {
  const { data: user, error, isFetching, refetch } = useProfile()
  if (user !== undefined) return <Profile user={user} />
  if (error === null) {
    return (
      <>
        <title>Profile · Gumnut</title>
        <ProfileSkeleton />
      </>
    )
  }
  const isMissing = error instanceof ApiProblem && error.code === 'not_found'
  return (
    <>
      <PageHeading title="Profile" />
      <Card>
        <EmptyState
          illustration={<GumSprig />}
          title={isMissing ? 'User profile not found' : 'Failed to fetch user profile'}
          actions={
            <Button isPending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </EmptyState>
      </Card>
    </>
  )
}

function Profile({ user }: { user: User }) {
  const { identity } = useAuth()
  const progress = useProgress()
  const { begin, editor, unsaved } = useProfileEditor(user)
  useFocusReturn(editor !== null)
  useUnsentEdits(useToast())

  const email = user.profile.email || identity?.email || ''
  const name = user.profile.name || email || defaultName
  // The user document knows it too, as of the last time it was read.
  const learning = progress.data ?? (progress.isPending ? undefined : learningOf(user))
  return (
    <>
      <ProfileHeader user={user} name={name} learning={learning} onEdit={editor === null ? begin : undefined} />
      {progress.isError && progress.data === undefined && (
        <div className={styles.failure}>
          <RetryBanner
            title="Failed to fetch learning progress"
            isPending={progress.isFetching}
            onRetry={() => void progress.refetch()}
          >
            Your progress is safe. What you see may be a little out of date.
          </RetryBanner>
        </div>
      )}
      <div className={styles.frame}>
        <div className={styles.columns}>
          <Stack gap={6}>
            {editor === null ? (
              <>
                <PersonalFacts user={user} email={email} />
                <FinancesFacts user={user} />
              </>
            ) : (
              <ProfileForm editor={editor} email={email} />
            )}
            {learning === undefined ? (
              <AchievementsSkeleton hasNone={user.achievements.unlocked.length === 0} />
            ) : (
              <AchievementsCard achievements={learning.achievements} />
            )}
            <NotificationsCard user={user} />
          </Stack>
          <Stack gap={6}>
            <StatisticsCard user={user} learning={learning} />
            <AppearanceCard />
            <SigningInCard user={user} email={email} />
            <AccountCard email={email} />
            <AppInfoCard />
          </Stack>
        </div>
        {unsaved.isAsking && (
          <OverPage onFailed={unsaved.stay}>
            <DiscardDialog onDiscard={unsaved.discard} onStay={unsaved.stay} />
          </OverPage>
        )}
        <div className={styles.licence}>
          <LicenceNote />
        </div>
      </div>
    </>
  )
}
