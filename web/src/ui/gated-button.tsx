// Gated button: an action that is not open yet. It looks and reads as disabled, but keeps the focus and can be asked why.
import type { ReactNode } from 'react'
import buttonStyles from './button.module.css'
import { classNames } from './class-names.ts'
import styles from './gated-button.module.css'

type GatedButtonProps = {
  /** What still has to happen, as the button's own words. */
  children: ReactNode
  icon?: ReactNode
  /** Somebody pressed it all the same: tell them the reason. */
  onAsk: () => void
}

export const GatedButton = ({ children, icon, onAsk }: GatedButtonProps) => (
  <button type="button" aria-disabled="true" className={classNames(buttonStyles.button, styles.gated)} onClick={onAsk}>
    {icon}
    {children}
  </button>
)
