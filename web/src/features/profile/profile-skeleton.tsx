// Profile skeleton: the page while the profile is loading.
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { NoAchievements } from './achievements-card.tsx'
import styles from './profile.module.css'
import { ProfileHeaderSkeleton } from './profile-header.tsx'

const FactsSkeleton = ({ count }: { count: number }) => (
  <div className={styles.facts}>
    {Array.from({ length: count }, (_, index) => (
      <Stack key={index} gap={2}>
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="9rem" height="1.25rem" />
      </Stack>
    ))}
  </div>
)

/**
 * Six places of the size of an achievement. What stands above them is there from the start: what comes in later would push the page away
 * from under a press.
 * @param hasNone as far as is known yet
 */
export const AchievementsSkeleton = ({ hasNone }: { hasNone: boolean }) => (
  <Card title="Achievements">
    {hasNone && <NoAchievements />}
    <Loading label="Loading your achievements" className={styles.medals}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="11.5rem" />
      ))}
    </Loading>
  </Card>
)

export const ProfileSkeleton = () => (
  <Loading label="Loading your profile">
    <ProfileHeaderSkeleton />
    <div className={styles.columns}>
      <Stack gap={6}>
        <Card>
          <Stack gap={6}>
            <Skeleton width="11rem" height="1.4rem" />
            <FactsSkeleton count={3} />
          </Stack>
        </Card>
        <Card>
          <Stack gap={6}>
            <Skeleton width="12rem" height="1.4rem" />
            <FactsSkeleton count={6} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={6}>
        <Card>
          <Stack gap={4}>
            <Skeleton width="10rem" height="1.4rem" />
            {[1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} height="1.5rem" />
            ))}
          </Stack>
        </Card>
      </Stack>
    </div>
  </Loading>
)
