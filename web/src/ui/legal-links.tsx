// Legal links: the footer that leads to the two legal texts.
import type { ReactNode } from 'react'
import { Link } from '../router/router.tsx'
import styles from './legal-links.module.css'

type LegalLinksProps = { privacyPath: string; termsPath: string; children?: ReactNode }

export const LegalLinks = ({ privacyPath, termsPath, children }: LegalLinksProps) => (
  <footer className={styles.footer}>
    <p className={styles.links}>
      <Link to={privacyPath}>Privacy Policy</Link>
      <Link to={termsPath}>Terms of Service</Link>
    </p>
    {children}
  </footer>
)
