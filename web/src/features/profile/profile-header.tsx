// Profile header: who this is, since when, and how far along.
import { Pencil } from 'lucide-react'
import { defaultExperience } from '#shared/person/finances.ts'
import { levelProgress, xpPerLevel, xpToNextLevel } from '#shared/learning/progress.ts'
import type { User } from '#shared/account/user.ts'
import { formatDate, formatQuantity } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { GumLeaves } from './gum-leaves.tsx'
import type { LearningShown } from './learning-record.ts'
import { LevelAvatar } from './level-avatar.tsx'
import styles from './profile-header.module.css'

/** The button gets the focus back when editing ends. */
export const editButtonId = 'edit-profile'

const LearningBar = ({ xp, level }: LearningShown) => (
  <ProgressBar
    label={`Level ${level}`}
    percent={(levelProgress(xp) / xpPerLevel) * 100}
    valueText={`${formatQuantity(xp)} XP`}
    tone="accent"
    hint={`${xpToNextLevel(xp)} XP to next level`}
  />
)

/** The same height as the bar. */
const LearningBarSkeleton = () => (
  <Loading label="Loading your progress" className={styles.barSkeleton}>
    <Skeleton width="40%" height="1.3125rem" />
    <Skeleton height="0.5rem" isRound />
    <Skeleton width="25%" height="1.125rem" />
  </Loading>
)

type ProfileHeaderProps = {
  user: User
  name: string
  /** Undefined while it is loading. */
  learning: LearningShown | undefined
  /** Undefined while the profile is being edited. */
  onEdit: (() => void) | undefined
}

export const ProfileHeader = ({ user, name, learning, onEdit }: ProfileHeaderProps) => (
  <div className={styles.header}>
    <GumLeaves />
    <LevelAvatar name={name} xp={learning?.xp} />
    <div className={styles.heading}>
      <PageHeading
        title={name}
        tabTitle="Profile"
        actions={
          onEdit !== undefined && (
            <Button
              id={editButtonId}
              variant="secondary"
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={onEdit}
            >
              Edit Profile
            </Button>
          )
        }
      >
        <p className={styles.kind}>{user.finances.investmentExperience || defaultExperience} Investor</p>
        <p>
          Member since <time dateTime={user.profile.createdAt}>{formatDate(user.profile.createdAt)}</time>
        </p>
      </PageHeading>
    </div>
    <div className={styles.bar}>{learning === undefined ? <LearningBarSkeleton /> : <LearningBar {...learning} />}</div>
  </div>
)

/** The same header while the profile is loading. */
export const ProfileHeaderSkeleton = () => (
  <div className={styles.header}>
    <GumLeaves />
    <Skeleton width="5.5rem" height="5.5rem" isRound />
    <div className={styles.heading}>
      <Skeleton width="12rem" height="2.1875rem" />
      <div className={styles.lines}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="11rem" height="1.25rem" />
      </div>
    </div>
    <div className={styles.bar}>
      <div className={styles.barSkeleton}>
        <Skeleton width="40%" height="1.3125rem" />
        <Skeleton height="0.5rem" isRound />
        <Skeleton width="25%" height="1.125rem" />
      </div>
    </div>
  </div>
)
