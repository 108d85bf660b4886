// Table scroller: a box that scrolls around a table that may be wider than its room.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table-scroller.module.css'

type TableScrollerProps = { label: string; className?: string | undefined; children: ReactNode }

export const TableScroller = ({ label, className, children }: TableScrollerProps) => (
  // A box that scrolls has to be reachable for the keys that scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={classNames(styles.scroller, className)} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
