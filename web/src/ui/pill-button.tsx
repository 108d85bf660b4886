// Pill button: one of several things that could be done next, offered as a short word or two.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './pill-button.module.css'

type PillButtonProps = {
  children: ReactNode
  icon?: ReactNode
  tone?: 'plain' | 'primary'
  /** It does nothing for now, but keeps its place and the focus. */
  isBlocked?: boolean
  /** For one of several that can be chosen: whether it is. */
  isPressed?: boolean
  onClick: () => void
}

export const PillButton = ({
  children,
  icon,
  tone = 'plain',
  isBlocked = false,
  isPressed,
  onClick,
}: PillButtonProps) => (
  <button
    type="button"
    className={classNames(styles.pill, styles[tone])}
    aria-disabled={isBlocked || undefined}
    aria-pressed={isPressed}
    onClick={isBlocked ? undefined : onClick}
  >
    {icon}
    {children}
  </button>
)
