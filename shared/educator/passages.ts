// Passages: a lesson's text by its headings, each as the sentences that may be quoted. Which of them go along with a question is
// decided in excerpt.ts.

/** What may be quoted: a sentence, or an entry of a list. */
export type Sentence = {
  readonly text: string
  /** Says what it means only after the sentence before it: a quotation cannot begin with it. */
  readonly isLeaning: boolean
  /** Announces what follows, up to this place: it is quoted with all of that or not at all. */
  readonly announcesTo?: number
}

export type Passage = {
  readonly id: string
  readonly lessonId: number
  readonly title: string
  readonly heading: string
  /** It leads up to the lesson, under its title. */
  readonly isIntroduction: boolean
  /** What stands in bold: the words that are explained here. */
  readonly labels: string
  /** What is searched, worked examples included. */
  readonly text: string
  readonly sentences: readonly Sentence[]
}

/** Links as their words, without addresses: so a passage is quoted. */
export const linksAsWords = (markdown: string): string => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')

const plain = (markdown: string): string =>
  linksAsWords(markdown)
    .replaceAll('**', '')
    .replace(/^[-*] |^\d+\. /gm, '')

/** The example and its steps. */
const workedExample = /^\*\*Worked example:\*\*[^\n]*\n\n(?:\d+\. [^\n]*\n?)*/gm
const cut = '\u0000'

const month = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Finds what speaks of what only a worked example shows: its steps, its cases, and who is in it. */
function exampleMentions(body: string): RegExp {
  const examples = (body.match(workedExample) ?? []).join('\n')
  const isName = (word: string): boolean =>
    !month.test(word) &&
    examples.split(new RegExp(`\\b${word}\\b`)).length > 2 &&
    !new RegExp(`\\b${word.toLowerCase()}\\b`).test(body)
  const names = [...new Set(examples.match(/\b[A-Z][a-z]{2,}\b/g))].filter(isName).map((name) => `\\b${name}\\b`)
  return new RegExp(
    [
      String.raw`\b[Ss]tep \d|\bexample (?:only|shows)|\b(?:numbers|sum) below|\b(?:first|third) (?:buyer|claim)\b|\byear \d`,
      ...names,
    ].join('|'),
  )
}

const amount = /[$€£]|\b\d[\d,.]* ?(?:dollars|cents|AUD)\b/i
/** What a law or a scheme sets. */
const threshold = /\b(?:up to|no more than|less than|cap\b[^.$]{0,30}) \$\d/
/** What happened to companies and countries: sums of millions, prices of a day. */
const record = /[$€£]\d[\d,.]* (?:million|billion)|\b(?:19|20)\d\d\b/
const supposed = /^(?:An?|If|Say|Suppose|Take|For an?)\b/

/** What somebody's money comes to is not for the educator to tell; what the law sets is, and what history records. */
const isWorkedSum = (sentence: string): boolean =>
  amount.test(sentence) &&
  !threshold.test(sentence) &&
  (supposed.test(sentence) || !(record.test(sentence) || month.test(sentence)))

/** How a sentence begins that goes on from the one before it. */
const goingOn =
  /^\W*(?:And|But|So|Or|Nor|Then|Also|Yet|Still|Only|That|This|These|Those|It|Its|They|Their|Them|He|She|His|Her|Both|Neither|Either|None|Another|Others?|Here|Hence|Instead|Same|Which|Look at|Nice|A (?:second|minority)|Two other|The (?:first|second|third|last|others?|same|gap|reverse|rungs|half|newer|older|reason|cure|sum|trick|lot)|(?:In|Over) (?:the|a) (?:first|second|other|day))\b/
/** Concludes from everything before it, whatever of that is left out. */
const concluding = /^(?:This|That) is why\b/
/** Soon speaks of what stands before it. */
const lookingBack = /^\W*(?:\S+ ){0,4}(?:it|its|there|that|this|those|these|them|they|she|he|both)\b/i
/** Says that something comes, and not what. */
const pointing = /\bhere\.$/
const counting = /\b(?:two|three|four|five|few|several)\b[^.]*\.$/i

const isUnfinished = (text: string): boolean =>
  /\b(?:Mt|St|Dr|No|vs)\.$/.test(text) || text.split('(').length > text.split(')').length

/** Sentences as they stand; what is in brackets stays together. */
const sentencesIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?][)"']?)\s+(?=[A-Z"'(])/)
    .reduce<string[]>((whole, part) => {
      const last = whole.at(-1)
      return last !== undefined && isUnfinished(last) ? [...whole.slice(0, -1), `${last} ${part}`] : [...whole, part]
    }, [])
    .filter((sentence) => sentence !== '')
    // Entries of a list often end without a stop; side by side they need one.
    .map((sentence) => (/[.!?:"')]$/.test(sentence) ? sentence : `${sentence}.`))

/** A sentence in its line, which is a paragraph or an entry of a list. */
type Placed = {
  readonly text: string
  readonly line: number
  readonly isEntry: boolean
  /** Begins what a sentence before the line may announce: an entry, or a paragraph that begins in bold. */
  readonly isAnnounced: boolean
  /** The line tells of what it begins with: an entry's name, the day of a rule. */
  readonly isBound: boolean
  readonly isLeaning: boolean
  readonly isUnsaid: boolean
}

function placed(markdown: string, isUnsaid: (sentence: string) => boolean): Placed[] {
  const lines = markdown
    .replace(workedExample, cut)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.flatMap((markup, line) => {
    const isEntry = /^(?:-|\d+\.) /.test(markup)
    const isDated = /^\*\*[^*]*as at /i.test(markup)
    const isNamed = /^\*\*[^*]+:\*\*/.test(markup)
    return sentencesIn(plain(markup)).map((text, place) => ({
      text,
      line,
      isEntry,
      isAnnounced: place === 0 && (isEntry || (markup.startsWith('**') && !isDated)),
      isBound: place > 0 && (isEntry || isDated || isNamed),
      isLeaning: isEntry ? place > 0 || !markup.startsWith('- **') : (place > 0 && isDated) || goingOn.test(text),
      isUnsaid: markup === cut || isUnsaid(text),
    }))
  })
}

/** The place of the last sentence that the one here announces; undefined where it announces none. */
function announcedTo(row: readonly Placed[], at: number): number | undefined {
  const [here, next] = [row[at]!, row[at + 1]]
  if (here.isEntry || next === undefined || !next.isAnnounced) return undefined
  if (!here.text.endsWith(':') && !counting.test(here.text)) return undefined
  const end = row.findIndex(
    ({ line, isAnnounced }, place) => place > at && row[place - 1]!.line !== line && !isAnnounced,
  )
  return (end < 0 ? row.length : end) - 1
}

/** What may be quoted of a section: without worked sums, what is told of them, and what leans on either. */
function quotable(markdown: string, isUnsaid: (sentence: string) => boolean): Sentence[] {
  const row = placed(markdown, isUnsaid)
  const ends = row.map((_, at) => announcedTo(row, at))
  const said: number[] = []
  for (const [at, { text, line, isEntry, isBound, isLeaning, isUnsaid: isCut }] of row.entries()) {
    const end = ends[at]
    const lacksEntries =
      end !== undefined && row.slice(at + 1, end + 1).some((each) => each.isAnnounced && each.isUnsaid)
    const lacksNext = pointing.test(text) && row[at + 1]?.line === line && row[at + 1]?.isUnsaid
    const head = row.findIndex((each) => each.line === line)
    const before = isEntry && at === head ? row.findLastIndex((each) => each.line < line && each.isAnnounced) : at - 1
    const isAfterLast = said.includes(at - 1) || (before >= 0 && said.includes(before))
    const hasGround = isBound
      ? said.includes(head) && (isAfterLast || !goingOn.test(text))
      : isAfterLast ||
        (said.length > 0 && concluding.test(text)) ||
        !(isLeaning || (at > head && lookingBack.test(text)))
    if (!isCut && !lacksEntries && !lacksNext && (at === 0 || hasGround)) said.push(at)
  }
  return said.map((at) => {
    const end = ends[at]
    return {
      text: row[at]!.text,
      // What a section begins with leans on its heading at most.
      isLeaning: at > 0 && row[at]!.isLeaning,
      ...(end === undefined ? {} : { announcesTo: said.filter((each) => each <= end).length - 1 }),
    }
  })
}

/** The pieces of a lesson, in order: one for each heading. What is left without a sentence is left out. */
export function passagesOf(lesson: { id: number; title: string; body: string }): Passage[] {
  const ofExample = exampleMentions(lesson.body)
  const isUnsaid = (sentence: string): boolean => isWorkedSum(sentence) || ofExample.test(sentence)
  const sections = lesson.body.split(/^#{1,2} /m).filter((section) => section.trim() !== '')
  return sections.flatMap((section, index) => {
    const [heading = '', ...lines] = section.split('\n')
    const markdown = lines.join('\n')
    const sentences = quotable(markdown, isUnsaid)
    if (sentences.length === 0) return []
    return [
      {
        id: `${lesson.id}.${index}`,
        lessonId: lesson.id,
        title: lesson.title,
        heading: heading.trim(),
        isIntroduction: index === 0,
        labels: (markdown.match(/\*\*[^*]+\*\*/g) ?? []).join(' '),
        text: plain(markdown).trim(),
        sentences,
      },
    ]
  })
}
