// Stat card: one figure with what it means and what stands behind it.
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './stat-card.module.css'

type StatCardProps = { label: string; value: ReactNode; detail?: ReactNode; icon?: ReactNode }

/** Goes into a `StatGrid`. */
export const StatCard = ({ label, value, detail, icon }: StatCardProps) => (
  <div className={styles.card}>
    <dt className={styles.label}>
      {label}
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    </dt>
    <dd className={styles.value}>{value}</dd>
    {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
  </div>
)

/** The same card while its figure is loading. */
export const StatCardSkeleton = ({ label }: { label: string }) => (
  <StatCard
    label={label}
    value={<Skeleton width="7rem" height="1.25em" />}
    detail={<Skeleton width="5rem" height="1.5em" />}
  />
)

export const StatGrid = ({ children }: { children: ReactNode }) => <dl className={styles.grid}>{children}</dl>
