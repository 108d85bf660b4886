// Wombat reading: for places where there is something to learn.
import { Drawing } from './drawing.tsx'
import styles from './illustrations.module.css'

/** A wombat with glasses and an open book: take your time. */
export const WombatReading = () => (
  <Drawing>
    <path className={styles.soft} d="M44 112c-8-28 6-52 40-52s48 24 40 52Z" />
    <path className={styles.soft} d="M56 31c-5-6-4-13 2-15 5-1 9 2 10 7M112 31c5-6 4-13-2-15-5-1-9 2-10 7" />
    <path className={styles.soft} d="M47 50c0-18 16-30 37-30s37 12 37 30-16 27-37 27-37-9-37-27Z" />
    <circle className={styles.glass} cx="70" cy="44" r="9" />
    <circle className={styles.glass} cx="98" cy="44" r="9" />
    <path className={styles.line} d="M79 43c3-3 7-3 10 0M61 42l-11-3M107 42l11-3" />
    <path
      className={styles.dark}
      d="M68 46a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0ZM95 46a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0ZM72 58c0-5 5-7 12-7s12 2 12 7-6 8-12 8-12-3-12-8Z"
    />
    <path className={styles.line} d="M84 66v3c-3 3-6 3-9 1M84 69c3 3 6 3 9 1" />
    <path className={styles.page} d="M84 88c-10-6-24-7-38-3v26c14-4 28-3 38 3 10-6 24-7 38-3V85c-14-4-28-3-38 3Z" />
    <path
      className={styles.line}
      d="M84 88v26M54 92c8-1 15-1 22 2M54 99c8-1 15-1 22 2M114 92c-8-1-15-1-22 2M114 99c-8-1-15-1-22 2"
    />
    <path className={styles.soft} d="M42 94c-4 1-6 5-4 9 2 3 6 4 10 2M126 94c4 1 6 5 4 9-2 3-6 4-10 2" />
  </Drawing>
)
