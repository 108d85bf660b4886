// Card: a surface that holds one thing.
import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = {
  children: ReactNode
  /** Names the card as a section with a heading of the second level. */
  title?: string
  /** Beside the title, at the end of the line. */
  action?: ReactNode
  /** Content up to the edge, such as a table. */
  isFlush?: boolean
  className?: string | undefined
}

export const Card = ({ children, title, action, isFlush = false, className }: CardProps) => (
  <section className={classNames(styles.card, isFlush && styles.flush, className)} aria-label={title}>
    {title !== undefined && (
      <header className={styles.header}>
        <h2>{title}</h2>
        {action}
      </header>
    )}
    {children}
  </section>
)
