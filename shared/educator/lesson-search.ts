// Lesson search: the published lessons by heading, ranked by BM25, with the glossary's synonyms. Texts, library, glossary and
// index load with the first question.
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { loadLesson } from '../learning/lesson-texts.ts'
import type { GlossarySearch, LessonExcerpt, LessonSearch } from './ports.ts'
import { type Passage, passagesOf } from './passages.ts'
import { corrected, isNoise, stemsOf } from './question-words.ts'

const maxExcerpts = 3
const maxOfOneLesson = 2
/** Of the best score. What fits far worse than the best would only distract. */
const minShareOfBest = 0.4
/** What part of what a question says a passage has to speak of, where the question names no term. Rare words weigh more. */
const minCovered = 0.45
/** Of a long question, as many of its rarest words count. */
const countedWords = 4
/** A question of more telling words than this is about more than a term. */
const longQuestion = 12
/** Beside the question's own words, what a term is called weighs this much, and its other names this much. */
const nameWeight = 0.7
const synonymWeight = 0.2
/** A second term counts when it is named as clearly as this part of the first. */
const minShareOfTerm = 0.7
/** The lesson that the glossary names for a term gets ahead by this; that of the second term by less. */
const lessonBoosts = [2.2, 1.6] as const

/** What of a lesson says how it differs from the others, rather than what it is about. */
const isAside = (heading: string): boolean => /^(?:Common mistakes|Where people trip up|In short)/.test(heading)
const asideShare = 0.85

/** What `stemsOf` has cut is in its last form. */
const processTerm = (stem: string): string | null => (isNoise(stem) ? null : stem)

async function loadIndex() {
  const [{ default: MiniSearch }, termSearch, { isAppHelp }, lessons] = await Promise.all([
    import('minisearch'),
    import('./term-search.ts'),
    import('./app-help.ts'),
    Promise.all(
      // What is in the catalogue has a text: tests/shared/learning.
      lessonCatalogue.map(async ({ id, title }) => ({ id, title, body: (await loadLesson(id))!.body })),
    ),
  ])
  const passages = lessons.flatMap(passagesOf)
  const index = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'text'],
    processTerm,
    tokenize: stemsOf,
    searchOptions: { boost: { title: 2, heading: 1.5 } },
  })
  index.addAll(passages)

  /** In how many passages each word occurs. */
  const spread = new Map<string, number>()
  const wordsOf = new Map(passages.map(({ id, title, heading, text }) => [id, stemsOf(`${title} ${heading} ${text}`)]))
  for (const words of wordsOf.values()) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1)
  const { termWords, termsIn, speaksOf } = termSearch
  const known = new Map([...termWords, ...spread])
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return { index, byId, wordsOf, spread, known, termsIn, speaksOf, isAppHelp }
}
type Index = Awaited<ReturnType<typeof loadIndex>>

const rowOf = (question: string, { known }: Index): string[] => stemsOf(question).map((word) => corrected(word, known))

/** Whether a passage is about what a question without a term asks: nothing, where half of its words are none of the lessons'. */
function coverage(told: readonly string[], { spread, wordsOf }: Index): (words: ReadonlySet<string>) => boolean {
  const weightOf = (word: string): number => Math.log(1 + wordsOf.size / spread.get(word)!)
  const distinct = [...new Set(told)]
  const known = distinct.filter((word) => spread.has(word))
  const unknown = distinct.length - known.length
  const heaviest = known
    .map(weightOf)
    .sort((a, b) => b - a)
    .slice(0, countedWords)
  const all = heaviest.reduce((sum, weight) => sum + weight, 0) + unknown * Math.log(1 + wordsOf.size)
  return (words) => {
    const met = known.filter((word) => words.has(word))
    // One word of several may mean anything.
    if (met.length < Math.min(2, distinct.length) || 2 * unknown >= met.length) return false
    return met.reduce((sum, word) => sum + weightOf(word), 0) >= minCovered * all
  }
}

function excerptsFor(question: string, loaded: Index): LessonExcerpt[] {
  const { index, byId, wordsOf, termsIn, speaksOf, isAppHelp } = loaded
  const row = rowOf(question, loaded)
  const told = row.filter((word) => !isNoise(word))
  const named = termsIn(row).slice(0, lessonBoosts.length)
  const found = named.filter(({ score }) => score >= minShareOfTerm * named[0]!.score)
  const lessons = found.map(({ term }) => term.lessonId)
  const [main] = found
  // No lesson is about the app.
  if (main !== undefined && isAppHelp(main.term)) return []
  const isAbout = coverage(told, loaded)
  const isFitting = (passage: Passage): boolean => {
    const words = wordsOf.get(passage.id)!
    if (main === undefined || told.length > longQuestion) return isAbout(new Set(words))
    // Of another lesson than the term's, or where no lesson has the term, only what speaks of it by one of its names.
    return lessons.includes(passage.lessonId) || found.some(({ term }) => speaksOf(words, term))
  }
  const boostOf = (id: unknown): number => {
    const passage = byId.get(String(id))!
    const place = lessons.indexOf(passage.lessonId)
    return (lessonBoosts[place] ?? 1) * (isAside(passage.heading) ? asideShare : 1)
  }
  const weighed = (weight: number) => (id: unknown) => weight * boostOf(id)
  const hits = index.search({
    combineWith: 'OR',
    queries: [
      { queries: told, boostDocument: boostOf, tokenize: (word) => [word] },
      ...found.map(({ term }) => ({ queries: [term.term], boostDocument: weighed(nameWeight) })),
      ...(main === undefined
        ? []
        : main.term.also.map((name) => ({
            queries: [name],
            combineWith: 'AND' as const,
            boostDocument: weighed(synonymWeight),
          }))),
    ],
  })
  const excerpts: LessonExcerpt[] = []
  let best: number | undefined
  for (const { id, score } of hits) {
    const passage = byId.get(String(id))!
    if (!isFitting(passage)) continue
    best ??= score
    if (score < best * minShareOfBest) break
    const { lessonId, title, heading, excerpt } = passage
    if (excerpts.filter((chosen) => chosen.lessonId === lessonId).length === maxOfOneLesson) continue
    excerpts.push({ lessonId, title, heading, text: excerpt })
    if (excerpts.length === maxExcerpts) break
  }
  return excerpts
}

export function lessonSearch(): LessonSearch & GlossarySearch {
  let loading: Promise<Index> | undefined
  const load = (): Promise<Index> => (loading ??= loadIndex())

  return {
    async search(question) {
      return excerptsFor(question, await load())
    },
    async termFor(question) {
      const loaded = await load()
      const found = loaded.termsIn(rowOf(question, loaded))[0]?.term
      if (found === undefined) return undefined
      const { id, term, meaning, lessonId } = found
      return { id, term, meaning, ...(lessonId === undefined ? {} : { lessonId }) }
    },
  }
}
