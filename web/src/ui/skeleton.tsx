// Skeleton: the place of something that is still loading, of the same size.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

/** One grey shape. Sizes are CSS lengths. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  isRound = false,
}: {
  width?: string
  height?: string
  isRound?: boolean
}) => (
  <span className={classNames(styles.shape, isRound && styles.round)} style={{ width, height }} aria-hidden="true" />
)

/** Says once that something is loading, around any number of shapes: spoken at once, in sight where it takes longer. */
export const Loading = ({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string | undefined
}) => (
  <div className={classNames(styles.loading, className)} role="status" aria-busy="true">
    <span className={styles.label}>{label}</span>
    {children}
  </div>
)
