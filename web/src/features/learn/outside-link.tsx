// Outside link: a link that leaves Gumnut, in a new tab, without telling the other side where it was.
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { isHostOf, officialHosts } from '#shared/learning/official-links.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './outside-link.module.css'

/** The address, when it is one of an official host's over https; null for every other. */
export function officialAddress(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && isHostOf(url.hostname, officialHosts) ? url.href : null
}

export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <ExternalLink className={styles.icon} size={14} aria-hidden="true" />
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </a>
)
