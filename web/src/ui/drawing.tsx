// Drawing: the frame of an illustration. Drawings say nothing that the words beside them do not.
import type { ReactNode } from 'react'
import styles from './illustrations.module.css'

export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} width="168" height="120" viewBox="0 0 168 120" aria-hidden="true">
    {children}
  </svg>
)
