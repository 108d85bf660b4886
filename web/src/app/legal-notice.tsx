// Legal notice: tells once that a legal text has changed, with the way to it. Loaded only when there may be something to tell.
import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '../router/router.tsx'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { lastLegalRevision, legalRevisions, type LegalText } from '#shared/person/legal/legal-revisions.ts'
import { paths } from '../lib/paths.ts'
import { legalSeenKey, readStored, writeStored } from '../lib/stored.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './status-bar.module.css'

const texts: ReadonlyArray<{ id: LegalText; name: string }> = [
  { id: 'privacy', name: 'Privacy Policy' },
  { id: 'terms', name: 'Terms of Service' },
]

/** Nothing is news until the next revision. */
const remember = (): void => writeStored('local', legalSeenKey, lastLegalRevision)

/**
 * The texts that were revised after the day on which news of them was last dismissed here or, where none was, after the
 * day on which the account was made: who signed up later agreed to the newer text.
 * @param accountCreatedAt ISO instant
 */
function newsSince(accountCreatedAt: string): typeof texts {
  const seen = readStored('local', legalSeenKey) ?? sydneyDay(new Date(accountCreatedAt))
  return texts.filter(({ id }) => legalRevisions[id] > seen)
}

type LegalNoticeProps = { accountCreatedAt: string }

export default function LegalNotice({ accountCreatedAt }: LegalNoticeProps) {
  const [news, setNews] = useState(() => newsSince(accountCreatedAt))
  const isOver = news.length === 0
  useEffect(() => {
    if (isOver) remember()
  }, [isOver])
  if (isOver) return null
  return (
    <div className={styles.bar}>
      <FileText size={18} aria-hidden="true" />
      <span className={styles.text}>
        We’ve updated our{' '}
        {news.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ' and '}
            <Link className={styles.link} to={paths[id]}>
              {name}
            </Link>
          </span>
        ))}
        .
      </span>
      <IconButton className={styles.action} label="Dismiss" icon={<X size={18} />} onClick={() => setNews([])} />
    </div>
  )
}
