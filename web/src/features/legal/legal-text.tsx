// Legal text: a legal text as it is read: date, the short version, contents, sections.
import { type MouseEvent, useMemo, useRef } from 'react'
import type { LegalBlock, LegalDocument } from '#shared/person/legal/legal-document.ts'
import { formatDay } from '../../lib/format-day.ts'
import { classNames } from '../../ui/class-names.ts'
import { useIsWider } from '../../ui/use-is-wider.ts'
import { InlineText, type LegalLinks, LegalLinksContext } from './inline-text.tsx'
import styles from './legal-text.module.css'
import { env } from '../../lib/env.ts'

/** Who runs this deployment, where its configuration says so. */
function Operator() {
  const { operator } = env()
  if (operator === undefined) return null
  const facts = [
    ['Operated by', operator.name],
    ['ABN', operator.abn],
    ['Address', operator.address],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Block = ({ block }: { block: LegalBlock }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText>{block}</InlineText>
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <InlineText>{item}</InlineText>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={styles.facts}>
      {block.facts.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <InlineText>{meaning}</InlineText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type EntriesProps = { legal: LegalDocument; onOpen: LegalLinks['onSection'] }

const Entries = ({ legal, onOpen }: EntriesProps) => (
  <ol className={styles.entries}>
    {legal.sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} onClick={(event) => onOpen(event, id)}>
          {heading}
        </a>
      </li>
    ))}
  </ol>
)

const Revised = ({ revised: { on, what } }: { revised: NonNullable<LegalDocument['revised']> }) => (
  <>
    <p className={styles.date}>Revised {formatDay(on)}: what changed</p>
    <Block block={{ list: what }} />
  </>
)

type LegalTextProps = {
  legal: LegalDocument
  /** Of the sections: 2 on a page of its own, 3 inside a dialog. */
  headingLevel: 2 | 3
  /**
   * Goes to the address of a section. Left out, the text is in a dialog of somebody without an account: it only scrolls,
   * and leads nowhere else.
   */
  onSection?: (id: string) => void
}

/** From this width on the contents stand beside the text. */
const besidePx = 820

export function LegalText({ legal, headingLevel, onSection }: LegalTextProps) {
  const [measured, isWide] = useIsWider(besidePx)
  const text = useRef<HTMLDivElement>(null)
  const Heading = `h${headingLevel}` as const
  const links = useMemo<LegalLinks>(
    () => ({
      isInApp: onSection !== undefined,
      onSection(event: MouseEvent, id: string) {
        event.preventDefault()
        if (onSection !== undefined) return onSection(id)
        const heading = text.current?.querySelector<HTMLElement>(`#${id} > :first-child`)
        heading?.scrollIntoView()
        heading?.focus({ preventScroll: true })
      },
    }),
    [onSection],
  )
  return (
    <LegalLinksContext value={links}>
      <div ref={measured}>
        <div className={classNames(styles.layout, isWide && styles.beside)}>
          <nav className={styles.contents} aria-label="Contents">
            {isWide ? (
              <>
                <p className={styles.contentsTitle}>Contents</p>
                <Entries legal={legal} onOpen={links.onSection} />
              </>
            ) : (
              <details className={styles.fold}>
                <summary>Contents</summary>
                <Entries legal={legal} onOpen={links.onSection} />
              </details>
            )}
          </nav>
          <div className={styles.text} ref={text}>
            <div className={styles.dates}>
              <p className={styles.date}>Last updated: {legal.lastUpdated}</p>
              <Revised revised={legal.revised} />
            </div>
            <Operator />
            <div className={styles.summary}>
              <p className={styles.summaryTitle}>The short version</p>
              <Block block={{ list: legal.summary }} />
            </div>
            {legal.sections.map(({ id, heading, blocks }, index) => (
              <section key={id} id={id} className={styles.section}>
                <Heading tabIndex={-1}>
                  {index + 1}. {heading}
                </Heading>
                {blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </LegalLinksContext>
  )
}
