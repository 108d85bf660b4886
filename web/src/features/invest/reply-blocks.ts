// Reply blocks: the little formatting that a reply has, read out of its text: paragraphs, lists, bold, lesson references.
// Nothing else is read: HTML, links and the rest stay the characters they are.

export type Span =
  { kind: 'text'; text: string } | { kind: 'bold'; spans: readonly Span[] } | { kind: 'lesson'; id: number }
export type Line = readonly Span[]
export type Block =
  | { kind: 'paragraph'; lines: readonly Line[] }
  | { kind: 'bullets'; items: readonly Line[] }
  | { kind: 'numbers'; start: number; items: readonly Line[] }

const marked = /(\*\*[^*\n]+\*\*|\[lesson \d{1,3}\])/i
const reference = /(\[lesson \d{1,3}\])/i
const bold = /^\*\*([^*\n]+)\*\*$/
const lesson = /^\[lesson (\d{1,3})\]$/i
const bullet = /^\s*[-*•]\s+(.*)$/
const numbered = /^\s*(\d{1,3})[.)]\s+(.*)$/
const heading = /^#{1,6}\s+(\S.*)$/

const plainSpan = (part: string): Span => {
  const id = lesson.exec(part)?.[1]
  return id === undefined ? { kind: 'text', text: part } : { kind: 'lesson', id: Number(id) }
}
const split = (text: string, at: RegExp): readonly string[] => text.split(at).filter((part) => part !== '')

const spansOf = (text: string): Line =>
  split(text, marked).map((part): Span => {
    const words = bold.exec(part)?.[1]
    return words === undefined ? plainSpan(part) : { kind: 'bold', spans: split(words, reference).map(plainSpan) }
  })

type Draft =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; start: number; items: string[] }

function finished(draft: Draft): Block {
  if (draft.kind === 'paragraph') return { ...draft, lines: draft.lines.map(spansOf) }
  return { ...draft, items: draft.items.map(spansOf) }
}

/** Adds a line to the block it belongs to, or opens a new one. An empty line ends a paragraph, but not a list. */
function add(drafts: Draft[], line: string, isAfterGap: boolean): void {
  const last = drafts.at(-1)
  const [, bulletText] = bullet.exec(line) ?? []
  const [, number, numberText] = numbered.exec(line) ?? []
  const [, headingText] = heading.exec(line) ?? []
  if (bulletText !== undefined) {
    if (last?.kind === 'bullets') last.items.push(bulletText)
    else drafts.push({ kind: 'bullets', items: [bulletText] })
  } else if (numberText !== undefined) {
    if (last?.kind === 'numbers') last.items.push(numberText)
    else drafts.push({ kind: 'numbers', start: Number(number), items: [numberText] })
  } else if (headingText !== undefined) {
    drafts.push({ kind: 'paragraph', lines: [`**${headingText.replaceAll('*', '')}**`] })
  } else if (last?.kind === 'paragraph' && !isAfterGap) {
    last.lines.push(line)
  } else if (last !== undefined && last.kind !== 'paragraph' && !isAfterGap) {
    last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`)
  } else {
    drafts.push({ kind: 'paragraph', lines: [line] })
  }
}

export function blocksOf(text: string): readonly Block[] {
  const drafts: Draft[] = []
  let isAfterGap = false
  for (const line of text.split(/\r?\n/)) {
    const isEmpty = line.trim() === ''
    if (!isEmpty) add(drafts, line, isAfterGap)
    isAfterGap = isEmpty
  }
  return drafts.map(finished)
}
