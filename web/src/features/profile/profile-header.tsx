// Profile header: who this is, since when, and how far along.
import { Pencil } from 'lucide-react'
import { defaultExperience } from '#shared/person/finances.ts'
import { levelProgress, xpPerLevel, xpToNextLevel } from '#shared/learning/level.ts'
import type { User } from '#shared/account/user.ts'
import { formatDate, formatQuantity } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { LearningShown } from './learning-record.ts'
import styles from './profile-header.module.css'

/** The quiet drawing in the corner of the header. */
const GumLeaves = () => (
  <svg className={styles.leaves} viewBox="0 0 220 150" aria-hidden="true">
    <path className={styles.stem} d="M262-34C232 14 160 26 96 10" />
    <path d="M196 18c-4 30-20 52-46 66-2-32 14-56 46-66Z" />
    <path d="M166 20c4 32-4 62-26 86-14-28-6-62 26-86Z" />
    <path d="M132 18c-18 24-42 36-72 36 12-24 38-38 72-36Z" />
    <path d="M98 10C76 6 54 8 34 20c20 12 44 8 64-10Z" />
    <path d="M212 12c14 22 16 46 6 72-20-22-22-48-6-72Z" />
    <path
      className={styles.nut}
      d="M180 60c-6 14-2 26 10 29 13-3 17-15 10-29-6 4-14 4-20 0ZM190 50a11 5.500 0 1 0 0 11 11 5.500 0 0 0 0-11Z"
    />
  </svg>
)

/** In the ring's own units, of which its drawing is 100 wide. */
const radius = 45

/**
 * The person's initial inside a ring that closes as they near the next level. The bar beside it says it in words.
 * @param xp undefined while it is loading
 */
function LevelAvatar({ name, xp }: { name: string; xp: number | undefined }) {
  const percent = xp === undefined ? 0 : (levelProgress(xp) / xpPerLevel) * 100
  return (
    <span className={styles.avatar} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 100 100">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        {percent > 0 && (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r={radius}
            pathLength={100}
            strokeDasharray={`${percent} ${100 - percent}`}
          />
        )}
      </svg>
      <span className={styles.initial}>{[...name][0]?.toUpperCase()}</span>
    </span>
  )
}

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
