// Empty state: what this place is for, and the one thing to do.
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  illustration?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({ illustration, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      {illustration}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
