// Achievement toasts: each achievement just unlocked, for five seconds, or as long as it is pointed at.
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Achievement } from '#shared/learning/achievements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AchievementIcon } from './achievement-icon.tsx'
import styles from './achievement-toasts.module.css'
import { achievementMs } from './use-celebrations.ts'
import { useTimer } from './use-timer.ts'

/** Escape takes them away from wherever the focus is, and does whatever else it was meant for. */
function useEscape(isShown: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') escape()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isShown])
}

export function AchievementToasts({
  achievements,
  onOver,
}: {
  achievements: readonly Achievement[]
  onOver: () => void
}) {
  const [isHeld, setHeld] = useState(false)
  const isShown = achievements.length > 0
  const close = (): void => {
    setHeld(false)
    onOver()
  }
  useTimer(isShown && !isHeld, achievementMs, close)
  useEscape(isShown, close)
  return createPortal(
    <div className={styles.region} role="status" data-react-aria-top-layer="true">
      <div
        className={styles.toasts}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {achievements.map(({ id, name, description, icon }) => (
          <div key={id} className={styles.toast}>
            <AchievementIcon icon={icon} />
            <div className={styles.words}>
              <p className={styles.label}>Achievement unlocked</p>
              <p className={styles.name}>{name}</p>
              <p className={styles.description}>{description}</p>
            </div>
            <IconButton label="Dismiss" icon={<X size={18} />} onClick={close} />
          </div>
        ))}
      </div>
    </div>,
    document.body,
  )
}
