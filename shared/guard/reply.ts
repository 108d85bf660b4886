// A reply prepared for judging: its forms, its sentences, its lines (ai-safety.md section 3, L5).
import { normaliseReply } from './normalise.ts'
import { markAssets } from './vocabulary.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

export interface Reply {
  /** As the model returned it. */
  readonly raw: string
  readonly plain: string
  readonly low: string
  readonly isSpelledOut: boolean
  /** Every sentence once, and again in each disguise-free form that reads differently. */
  readonly sentences: readonly Sentence[]
  /** Plain lines, lower case, products marked: tables, lists and code are read by line. */
  readonly lines: readonly string[]
}

/** References to the app's own lessons name a topic, they do not recommend it: "the ETFs lesson" becomes "the lesson". */
const withoutLessons = (text: string): string =>
  text
    .replace(/\[\s?lessons?\b[^[\]\n]{0,60}\]/gi, '')
    .replace(/\b(the|our|a|this|that|gumnut's) (?:[\w'&-]+ ){1,4}?(lessons?|quiz|module)\b/gi, '$1 $2')
    .replace(/\b(lessons?)(?: \d{1,2})? (?:on|about|called|titled|named) (?!how)["']?(?:[\w'&-]+ ?){1,4}/gi, '$1 ')

export function prepareReply(raw: string): Reply {
  const { plain, folded, isSpelledOut } = normaliseReply(raw)
  const sentences = sentencesOf(withoutLessons(plain))
  const seen = new Set(sentences.map((sentence) => sentence.text))
  for (const form of folded) {
    for (const sentence of sentencesOf(withoutLessons(form))) {
      if (seen.has(sentence.text)) continue
      seen.add(sentence.text)
      sentences.push(sentence)
    }
  }
  const low = plain.toLowerCase()
  return { raw, plain, low, isSpelledOut, sentences, lines: markAssets(low).split('\n') }
}
