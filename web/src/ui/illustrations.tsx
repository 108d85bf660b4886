// Illustrations: simple two-colour line drawings for empty states. They say nothing that the words beside them do not.
import type { ReactNode } from 'react'
import styles from './illustrations.module.css'

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} width="168" height="120" viewBox="0 0 168 120" aria-hidden="true">
    {children}
  </svg>
)

/** A sprig of gum leaves with two nuts: nothing here yet, something can grow. */
export const GumSprig = () => (
  <Drawing>
    <path className={styles.line} d="M14 30C44 18 88 22 150 62" />
    <path className={styles.soft} d="M44 22c-3 22-16 40-34 50-2-22 10-42 34-50Z" />
    <path className={styles.line} d="M42 27C36 46 26 60 13 68" />
    <path className={styles.soft} d="M70 23c4 24-2 48-18 66-10-22-4-48 18-66Z" />
    <path className={styles.line} d="M68 30c-1 22-6 40-15 54" />
    <path className={styles.soft} d="M122 45c16 14 24 36 22 60-20-12-28-36-22-60Z" />
    <path className={styles.line} d="M124 52c4 20 10 36 19 48" />
    <path className={styles.soft} d="M96 30c14-18 34-26 56-22-10 18-32 28-56 22Z" />
    <path className={styles.line} d="M102 28c14-8 30-14 46-18" />
    <path className={styles.line} d="M90 29c2 10 2 16 0 24M108 37c2 8 2 14 1 22" />
    <path className={styles.nut} d="M82 60c-4 12-1 22 8 24 10-2 13-12 8-24-5 3-11 3-16 0Z" />
    <ellipse className={styles.nut} cx="90" cy="58" rx="9.5" ry="4.5" />
    <path className={styles.nut} d="M102 66c-4 11-1 20 7 22 9-2 12-11 8-22-5 3-10 3-15 0Z" />
    <ellipse className={styles.nut} cx="109.5" cy="64" rx="9" ry="4.2" />
    <path className={styles.line} d="M90 55.500v5M86 57l8 2.500M109.5 61.500v5M105.5 63l8 2.5" />
  </Drawing>
)

/** A wombat with glasses and an open book: take your time. */
export const WombatReading = () => (
  <Drawing>
    <path className={styles.soft} d="M44 112c-8-28 6-52 40-52s48 24 40 52Z" />
    <path className={styles.soft} d="M56 31c-5-6-4-13 2-15 5-1 9 2 10 7M112 31c5-6 4-13-2-15-5-1-9 2-10 7" />
    <path className={styles.soft} d="M47 50c0-18 16-30 37-30s37 12 37 30-16 27-37 27-37-9-37-27Z" />
    <circle className={styles.glass} cx="70" cy="44" r="9" />
    <circle className={styles.glass} cx="98" cy="44" r="9" />
    <path className={styles.line} d="M79 43c3-3 7-3 10 0M61 42l-11-3M107 42l11-3" />
    <path className={styles.dark} d="M68 46a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0ZM95 46a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0ZM72 58c0-5 5-7 12-7s12 2 12 7-6 8-12 8-12-3-12-8Z" />
    <path className={styles.line} d="M84 66v3c-3 3-6 3-9 1M84 69c3 3 6 3 9 1" />
    <path className={styles.page} d="M84 88c-10-6-24-7-38-3v26c14-4 28-3 38 3 10-6 24-7 38-3V85c-14-4-28-3-38 3Z" />
    <path className={styles.line} d="M84 88v26M54 92c8-1 15-1 22 2M54 99c8-1 15-1 22 2M114 92c-8-1-15-1-22 2M114 99c-8-1-15-1-22 2" />
    <path className={styles.soft} d="M42 94c-4 1-6 5-4 9 2 3 6 4 10 2M126 94c4 1 6 5 4 9-2 3-6 4-10 2" />
  </Drawing>
)
