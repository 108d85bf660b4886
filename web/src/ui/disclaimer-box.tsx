// Disclaimer box: quiet, always there where figures or replies are shown (P2). Its words come from one place, by way of the caller.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclaimer-box.module.css'

type DisclaimerBoxProps = { heading: string; children: ReactNode; isCompact?: boolean }

export const DisclaimerBox = ({ heading, children, isCompact = false }: DisclaimerBoxProps) => (
  <div className={classNames(styles.box, isCompact && styles.compact)} role="note" aria-label={heading}>
    <p className={styles.heading}>{heading}</p>
    <div>{children}</div>
  </div>
)
