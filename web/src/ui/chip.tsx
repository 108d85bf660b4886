// Chip: a word or two that say what kind something is or what state it is in.
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipTone = 'neutral' | 'primary' | 'accent' | 'gain' | 'loss' | 'notice'
type ChipProps = { tone?: ChipTone; icon?: ReactNode; children: ReactNode; className?: string | undefined }

export const Chip = ({ tone = 'neutral', icon, children, className }: ChipProps) => (
  <span className={classNames(styles.chip, styles[tone], className)}>
    {icon}
    {children}
  </span>
)
