// Stack: things below one another with an even rhythm.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

type StackProps = { children: ReactNode; gap?: 2 | 3 | 4 | 6 | 8; className?: string | undefined }

export const Stack = ({ children, gap = 4, className }: StackProps) => (
  <div className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</div>
)
