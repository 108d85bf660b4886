// Ranking: which passages say most of a question's words, by BM25 over their fields (BM25F): a word of few passages tells more, saying it
// again tells less each time, and a long text has to say it more often than a short one.
import type { Passage } from './passages.ts'
import { isNoise, stemsOf } from './question-words.ts'
import { sectionWords } from './section-words.ts'

/** What a word counts where it stands; the title is that of the lesson. */
const fields = { title: 1.5, heading: 1.5, labels: 0.5, also: 1.5, text: 1 } as const
type Field = keyof typeof fields

/** How soon saying a word again adds nothing, and how much the length of a text counts. */
const saturation = 1.2
const lengthShare = 0.6

/** The words of a passage in the form in which words are compared, field by field. */
export function searchedWords({ lessonId, title, heading, isIntroduction, labels, text }: Passage) {
  return {
    title: stemsOf(title),
    // What leads up to a lesson has its title for a heading.
    heading: stemsOf(isIntroduction ? '' : heading),
    labels: stemsOf(labels),
    also: stemsOf(sectionWords[`${lessonId} ${heading}`] ?? ''),
    text: stemsOf(text),
  } satisfies Record<Field, string[]>
}

/** The index of some passages, which are named by their places. */
export function rankingOf(passages: readonly Passage[]) {
  const rows = passages.map(searchedWords)
  const usual = rows.reduce((sum, { text }) => sum + text.length, 0) / rows.length
  /** For each word, the passages that say it and how much it counts in each. */
  const postings = new Map<string, Map<number, number>>()
  for (const [at, row] of rows.entries()) {
    const length = 1 - lengthShare + (lengthShare * row.text.length) / usual
    for (const field of Object.keys(fields) as Field[]) {
      const count = field === 'text' ? fields[field] / length : fields[field]
      for (const word of row[field]) {
        const counts = postings.get(word) ?? new Map<number, number>()
        if (!isNoise(word)) postings.set(word, counts.set(at, (counts.get(at) ?? 0) + count))
      }
    }
  }
  /** In how many passages each word is said. */
  const spread: ReadonlyMap<string, number> = new Map([...postings].map(([word, counts]) => [word, counts.size]))
  /** How much a word tells: 0 where no passage says it. */
  function rarity(word: string): number {
    const count = spread.get(word)
    return count === undefined ? 0 : Math.log(1 + (passages.length - count + 0.5) / (count + 0.5))
  }
  /**
   * The passages that say any of the words, with their scores.
   * @param weights the words with how much each tells
   */
  function scores(weights: ReadonlyMap<string, number>): Map<number, number> {
    const sums = new Map<number, number>()
    for (const [word, weight] of weights) {
      for (const [at, count] of postings.get(word) ?? [])
        sums.set(at, (sums.get(at) ?? 0) + (weight * count * (saturation + 1)) / (count + saturation))
    }
    return sums
  }
  return { spread, rarity, scores }
}
