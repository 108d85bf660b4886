// Disclosure: a part of a card that opens when somebody wants to know more.
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
      {summary}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
