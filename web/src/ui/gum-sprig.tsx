// Gum sprig: leaves and two nuts, for places where nothing is yet.
import { Drawing } from './drawing.tsx'
import styles from './illustrations.module.css'

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
