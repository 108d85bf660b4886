// Passages: a lesson's text cut by its headings into pieces small enough to go along with a question.

export type Passage = {
  readonly id: string
  readonly lessonId: number
  readonly title: string
  readonly heading: string
  /** What is searched. */
  readonly text: string
  /** What goes along: whole sentences, at most `maxExcerptLength`. */
  readonly excerpt: string
}

/** Three of these stay within 1,800 characters, which is what grounding may cost a call. */
export const maxExcerptLength = 600

/** Links as their words, without addresses: so a passage is quoted. */
export const linksAsWords = (markdown: string): string => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')

const plain = (markdown: string): string =>
  linksAsWords(markdown)
    .replaceAll('**', '')
    .replace(/^[-*] |^\d+\. /gm, '')

/** Worked examples are about amounts, which an educator may not name: the example, its steps and the remark on it stay behind. */
const withoutExamples = (markdown: string): string =>
  markdown.replace(/^\*\*Worked example:\*\*[^\n]*\n\n(?:\d+\. [^\n]*\n?)*(?:\n+[^\n]+)?/gm, '')

/** Paragraphs and list entries without those that name an amount, sentence by sentence. What remarks on an amount goes with it. */
const sentencesWithoutAmounts = (text: string): string[] =>
  text
    .split(/\n+/)
    .filter((paragraph) => !/[$€£]|\b\d[\d,.]* ?(?:dollars|cents|AUD)\b/i.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][)"']?)\s+(?=[A-Z"'(])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    // Entries of a list often end without a stop; side by side they need one.
    .map((sentence) => (/[.!?:"')]$/.test(sentence) ? sentence : `${sentence}.`))

function excerptOf(text: string): string {
  let excerpt = ''
  for (const sentence of sentencesWithoutAmounts(text)) {
    if (excerpt.length + 1 + sentence.length > maxExcerptLength) break
    excerpt += (excerpt === '' ? '' : ' ') + sentence
  }
  return excerpt
}

/** Begins a passage of its own: a heading, and a dated rule of tax, so that a question about tax is answered from the rule. */
const beginning = /^#{1,2} |^(?=\*\*[\w ]*tax, as at )/im

/** The pieces of a lesson, in order: one for each heading and dated rule. What is left without an excerpt is left out. */
export function passagesOf(lesson: { id: number; title: string; body: string }): Passage[] {
  const sections = lesson.body.split(beginning).filter((section) => section.trim() !== '')
  return sections.flatMap((section, index) => {
    const isRule = section.startsWith('**')
    const [first = '', ...lines] = section.split('\n')
    const heading = isRule ? first.slice(2, first.indexOf(',')) : first
    const markdown = isRule ? section : lines.join('\n')
    const text = plain(markdown).trim()
    const excerpt = excerptOf(plain(withoutExamples(markdown)))
    if (excerpt === '') return []
    return [
      { id: `${lesson.id}.${index}`, lessonId: lesson.id, title: lesson.title, heading: heading.trim(), text, excerpt },
    ]
  })
}
