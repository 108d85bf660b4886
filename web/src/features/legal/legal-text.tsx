// Legal text: how a legal text is set: its date, then something that can be read.
import type { ReactNode } from 'react'
import styles from './legal-text.module.css'

export const LegalText = ({ lastUpdated, children }: { lastUpdated: string; children: ReactNode }) => (
  <div className={styles.text}>
    <p className={styles.date}>Last updated: {lastUpdated}</p>
    {children}
  </div>
)
