// Local inbox link: where the emails of the local stack are. Rendered in local mode only.
import { paths } from '../../lib/paths.ts'
import styles from './auth.module.css'

export const LocalInboxLink = ({ email }: { email: string }) => (
  <a
    className={styles.link}
    href={`${paths.localInbox}?to=${encodeURIComponent(email)}`}
    target="_blank"
    rel="noreferrer"
  >
    Open the local inbox
  </a>
)
