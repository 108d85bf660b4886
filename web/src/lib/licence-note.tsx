// Licence note: that Gumnut is not licensed to advise, once on every screen that shows figures.
import { disclaimer } from './disclaimer.ts'
import styles from './licence-note.module.css'

export const LicenceNote = () => <p className={styles.note}>{disclaimer.licence}</p>
