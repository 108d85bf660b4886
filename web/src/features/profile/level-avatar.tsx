// Level avatar: the person's initial inside a ring that closes as they near the next level. The bar beside it says it in words.
import { levelProgress, xpPerLevel } from '#shared/learning/progress.ts'
import styles from './profile-header.module.css'

const radius = 45

/** @param xp undefined while it is loading */
export function LevelAvatar({ name, xp }: { name: string; xp: number | undefined }) {
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
