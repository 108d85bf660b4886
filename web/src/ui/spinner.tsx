// Spinner: something is under way and its length is not known.
import styles from './spinner.module.css'

/** Decorative: say in words beside it what is under way. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
