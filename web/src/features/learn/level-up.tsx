// Level up: the overlay for a new level. It covers nothing for a click: the first one anywhere takes it away.
import { createPortal } from 'react-dom'
import styles from './level-up.module.css'
import { levelUpMs } from './use-celebrations.ts'
import { useDismissal } from './use-dismissal.ts'
import { useTimer } from './use-timer.ts'

/** @param level the one just reached; null shows nothing */
export function LevelUp({ level, onOver }: { level: number | null; onOver: () => void }) {
  useTimer(level !== null, levelUpMs, onOver)
  useDismissal(level !== null, onOver)
  return createPortal(
    // Always there, so that its words are spoken when they appear; readable while a sheet hides the rest of the page.
    <div className={styles.layer} role="status" data-react-aria-top-layer="true">
      {level !== null && (
        <div className={styles.scrim}>
          <div className={styles.card}>
            <span className={styles.rays} aria-hidden="true" />
            <span className={styles.medal} aria-hidden="true">
              {level}
            </span>
            <p className={styles.title}>Level Up!</p>
            <p className={styles.text}>You reached level {level}.</p>
          </div>
        </div>
      )}
    </div>,
    document.body,
  )
}
