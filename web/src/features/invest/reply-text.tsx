// Reply text: what the educator said as React elements. It was written by a machine that reads what people type: it is
// only ever text, and the only links are to lessons of our own.
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { LessonLink, lessonName } from './lesson-link.tsx'
import { type Block, blocksOf, type Line, type Span } from './reply-blocks.ts'
import styles from './reply-text.module.css'

/** Elements side by side. A reply never changes, so that they need no keys. */
const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

function span(part: Span): ReactNode {
  if (part.kind === 'bold') return <strong>{line(part.spans)}</strong>
  return part.kind === 'lesson' ? <LessonLink id={part.id} /> : part.text
}
const line = (spans: Line): ReactNode => together(spans.map(span))
const withBreaks = (lines: readonly Line[]): ReactNode =>
  together(lines.flatMap((one, at) => (at === 0 ? [line(one)] : [createElement('br'), line(one)])))

function block(one: Block): ReactNode {
  if (one.kind === 'paragraph') return <p>{withBreaks(one.lines)}</p>
  const items = one.items.map((item) => createElement('li', null, line(item)))
  return one.kind === 'bullets'
    ? createElement('ul', { className: styles.bullets }, ...items)
    : createElement('ol', { className: styles.numbers, start: one.start }, ...items)
}

/** The reply without the sentence that the server ends every one with, which is set smaller. */
function withoutDisclaimer(text: string): { body: string; hasDisclaimer: boolean } {
  const trimmed = text.trimEnd()
  const hasDisclaimer = trimmed.endsWith(educatorDisclaimer)
  return { body: hasDisclaimer ? trimmed.slice(0, -educatorDisclaimer.length) : trimmed, hasDisclaimer }
}

type ReplyTextProps = {
  text: string
  /** Of several replies the newest says it for all. */
  hasDisclaimer?: boolean
}

export const ReplyText = memo(({ text, hasDisclaimer: isWanted = true }: ReplyTextProps) => {
  const { body, hasDisclaimer } = withoutDisclaimer(text)
  return (
    <div className={styles.reply}>
      {together(blocksOf(body).map(block))}
      {hasDisclaimer && isWanted && <p className={styles.disclaimer}>{educatorDisclaimer}</p>}
    </div>
  )
})

/** The reply as plain text, for a screen reader and to copy: without the marks, with the lessons by name. */
export const spokenReply = (text: string): string =>
  text
    .replaceAll('**', '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[lesson (\d{1,3})\]/gi, (whole, id: string) => lessonName(Number(id)) ?? whole)
