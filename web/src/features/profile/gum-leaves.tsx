// Gum leaves: the quiet drawing in the corner of the header.
import styles from './profile-header.module.css'

export const GumLeaves = () => (
  <svg className={styles.leaves} viewBox="0 0 220 150" aria-hidden="true">
    <path className={styles.stem} d="M262-34C232 14 160 26 96 10" />
    <path d="M196 18c-4 30-20 52-46 66-2-32 14-56 46-66Z" />
    <path d="M166 20c4 32-4 62-26 86-14-28-6-62 26-86Z" />
    <path d="M132 18c-18 24-42 36-72 36 12-24 38-38 72-36Z" />
    <path d="M98 10C76 6 54 8 34 20c20 12 44 8 64-10Z" />
    <path d="M212 12c14 22 16 46 6 72-20-22-22-48-6-72Z" />
    <path
      className={styles.nut}
      d="M180 60c-6 14-2 26 10 29 13-3 17-15 10-29-6 4-14 4-20 0ZM190 50a11 5.500 0 1 0 0 11 11 5.500 0 0 0 0-11Z"
    />
  </svg>
)
