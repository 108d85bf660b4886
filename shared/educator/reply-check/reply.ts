// A reply prepared for judging: its forms, its sentences, its lines.
import { normaliseReply } from './normalise.ts'
import { markAssets } from './vocabulary.ts'
import { findSecurities } from './securities.ts'
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

const isTopic = (words: string): boolean =>
  !/\b(?:buy|sell|hold|grab|dump|invest)\b/i.test(words) &&
  findSecurities(words).every(({ isTechnology }) => isTechnology)

/**
 * References to the app's own lessons name a topic, they do not recommend it: "the ETFs lesson" becomes "the lesson".
 * A security or an order in the place of the topic stays, and is judged.
 */
const withoutLessons = (text: string): string =>
  text
    .replace(/\[\s?lessons?\b[\d\s,&and]{0,40}\]/gi, '')
    .replace(
      /\b(the|our|a|this|that|gumnut's)((?: [\w'&-]+){1,4}?) (lessons?|quiz|module)\b/gi,
      (whole, article: string, topic: string, noun: string) => (isTopic(topic) ? `${article} ${noun}` : whole),
    )
    .replace(
      /\b(lessons?)(?: \d{1,2})? (?:on|about|called|titled|named) (?!how)["']?((?:[\w'&-]+ ?){1,4})/gi,
      (whole, noun: string, topic: string) => (isTopic(topic) ? `${noun} ` : whole),
    )

export function prepareReply(raw: string): Reply {
  const { plain, folded, isSpelledOut } = normaliseReply(raw)
  const sentences = new Map<string, Sentence>()
  for (const form of [plain, ...folded]) {
    for (const sentence of sentencesOf(withoutLessons(form)))
      if (!sentences.has(sentence.text)) sentences.set(sentence.text, sentence)
  }
  const low = plain.toLowerCase()
  return { raw, plain, low, isSpelledOut, sentences: [...sentences.values()], lines: markAssets(low).split('\n') }
}
