// What is: a term, or the (i) beside a heading, that opens what the words mean, fetched when it is asked for.
import { type ReactNode, useEffect, useState } from 'react'
import { Explain } from './explain.tsx'
import styles from './what-is.module.css'

type Meaning = { term: string; meaning: string }
/** Where meanings come from. @throws when they cannot be fetched */
export type LoadMeaning = (id: string) => Promise<Meaning | undefined>

function Meanings({ ids, load }: { ids: readonly string[]; load: LoadMeaning }) {
  const [found, setFound] = useState<readonly Meaning[] | 'failed' | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    let isWanted = true
    Promise.all(key.split(' ').map(load)).then(
      (meanings) => isWanted && setFound(meanings.filter((one) => one !== undefined)),
      () => isWanted && setFound('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [key, load])
  if (found === null) return 'Looking it up…'
  if (found === 'failed') return 'This couldn’t be loaded. Check your connection, then open it again.'
  return found.map(({ term, meaning }) => (
    <span key={term} className={styles.meaning}>
      <strong>{term}:</strong> {meaning}
    </span>
  ))
}

type WhatIsProps = {
  /** Terms of the glossary. */
  ids: readonly string[]
  /** The heading it stands beside, which the button is named by; left out for a word in a text. */
  heading?: string
  /** The word in a text; an (i) when left out. */
  children?: ReactNode
  load: LoadMeaning
}

export const WhatIs = ({ ids, heading = '', children, load }: WhatIsProps) =>
  children === undefined ? (
    <Explain label={`What is this? ${heading}`}>
      <Meanings ids={ids} load={load} />
    </Explain>
  ) : (
    <Explain label="what this means" trigger={<span className={styles.term}>{children}</span>}>
      <Meanings ids={ids} load={load} />
    </Explain>
  )
