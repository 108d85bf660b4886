// Figure parts: what the cards of one's own figures are made of.
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './answer.module.css'

type FigureProps = { label: string; children: ReactNode }
export const Figure = ({ label, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

export const Waiting = () => (
  <Loading label="Working out your figures">
    <Skeleton height="3rem" />
  </Loading>
)
