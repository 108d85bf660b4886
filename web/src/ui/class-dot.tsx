// Class dot: the colour of an asset class beside its name; never the only sign of it.
import styles from './class-dot.module.css'

export const ClassDot = ({ type }: { type: 'stock' | 'etf' | 'crypto' | 'other' }) => (
  <span className={`${styles.dot} ${styles[type]}`} aria-hidden="true" />
)
