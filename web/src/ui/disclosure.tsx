// Disclosure: a part of a card that opens when somebody wants to know more.
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: string
  /** It is pressed: what is inside may be drawn just now. */
  onPress?: () => void
  children: ReactNode
}

export const Disclosure = ({ summary, onPress, children }: DisclosureProps) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary} onClick={onPress}>
      <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
      {summary}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
