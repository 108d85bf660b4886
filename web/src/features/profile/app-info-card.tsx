// App info card: which version this is and for whom.
import { Link } from '../../router/router.tsx'
import { contactEmail } from '../../data/contact-email.ts'
import { buildOf } from '../../lib/build.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './profile.module.css'

const version = '1.0.0 MVP'
const lastUpdated = 'August 2025'

export function AppInfoCard() {
  const email = contactEmail()
  const build = buildOf(document)
  return (
    <Card title="App Info">
      <div className={styles.appInfo}>
        <Logo size={28} />
        <p className={styles.appFacts}>
          <span>Version {version}</span>
          <span>Last updated {lastUpdated}</span>
        </p>
        {build !== undefined && (
          <p className={styles.appNote}>
            This build: {build.commit !== '' && <code>{build.commit}</code>}
            {build.commit !== '' && ', '}
            <time dateTime={build.at}>{formatDate(build.at)}</time>
          </p>
        )}
        <p className={styles.appLinks}>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.terms}>Terms of Service</Link>
          <a href={`mailto:${email}`}>Contact support</a>
        </p>
        <p className={styles.appNote}>Made for Australian investors. Educational content only.</p>
        <p className={styles.appNote}>© 2025 Gumnut</p>
      </div>
    </Card>
  )
}
