// Excerpt: the sentences of a passage, side by side, that tell most of what a question asks.
import type { Sentence } from './passages.ts'

/** Three of these stay within 1,800 characters, which is what grounding may cost a call. */
export const maxExcerptLength = 600

export type Excerpt = {
  readonly text: string
  /** The words of the question that it says. */
  readonly said: ReadonlySet<string>
}

/** Saying a word again tells this part of what it told the first time. */
const repeatShare = 0.15
/** The sentence after one that tells something mostly goes on about it. */
const nextShare = 0.05
/** A passage begins with what it is about: a run gains so much by beginning there, and less the later it begins. */
const leadShare = 0.25
/** A word that every sentence of a passage says tells none of them apart: it loses this part of its weight. */
const apartShare = 0.6

/**
 * The run of whole sentences, at most `maxExcerptLength` characters and at least two where there are two, that tells most; of those
 * that tell as much, the earliest and the shortest.
 * @param words those of each sentence, in the form in which words are compared
 * @param asked the words of the question with how much each tells
 * @returns undefined where no run can be quoted
 */
export function excerptOf(
  sentences: readonly Sentence[],
  words: ReadonlyArray<ReadonlySet<string>>,
  asked: ReadonlyMap<string, number>,
): Excerpt | undefined {
  const told = sentences.map((): Array<readonly [word: string, weight: number]> => [])
  let all = 0
  for (const [word, weight] of asked) {
    const places = words.flatMap((each, at) => (each.has(word) ? [at] : []))
    const apart = weight * (1 - (apartShare * Math.max(0, places.length - 1)) / sentences.length)
    for (const at of places) told[at]!.push([word, apart])
    all += weight
  }
  const sums = told.map((each) => each.reduce((sum, [, weight]) => sum + weight, 0))
  let best: (Excerpt & { rank: number }) | undefined
  for (const [start, { isLeaning }] of sentences.entries()) {
    if (isLeaning) continue
    const said = new Set<string>()
    let [text, rank, whole] = ['', leadShare * all * (1 - start / sentences.length), start]
    for (let at = start; at < sentences.length; at++) {
      const { text: sentence, announcesTo = at } = sentences[at]!
      text += text === '' ? sentence : ` ${sentence}`
      if (text.length > maxExcerptLength) break
      for (const [word, weight] of told[at]!) {
        rank += said.has(word) ? repeatShare * weight : weight
        said.add(word)
      }
      if (at > start) rank += nextShare * sums[at - 1]!
      whole = Math.max(whole, announcesTo)
      if (at < whole || (at === start && sentences.length > 1)) continue
      if (best === undefined || rank > best.rank + 1e-9) best = { rank, text, said: new Set(said) }
    }
  }
  return best
}
