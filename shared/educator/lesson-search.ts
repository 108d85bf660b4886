// Lesson search: the published lessons by heading, ranked by BM25. Texts, library and index load with the first question.
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { loadLesson } from '../learning/lesson-texts.ts'
import type { LessonExcerpt, LessonSearch } from './ports.ts'
import { type Passage, passagesOf } from './passages.ts'

const maxExcerpts = 3
const maxOfOneLesson = 2
/** Of the best score. What fits far worse than the best would only distract. */
const minShareOfBest = 0.3

/** Words that say nothing about what a question is about. */
const noise = new Set(
  `a about all am an and any are as at be been but by can could did do does doing each else ever explain few for from get
  give go good had has have he hello help her here hey hi his how i if in into is isn't it its just know let like make many
  me mean means more most much my need no not of off ok on one only or other our out over own please really same say she
  should show so some such tell than thank thanks that the their them then there these they thing things this those to too
  up us use using very want was way we well were what when where which while who why will with work works would you your
  invest investing investment investments investor investors money`.split(/\s+/),
)

/** Plurals and singulars meet: bubbles, bubble; crashes, crash; fees, fee. */
function termOf(word: string): string | null {
  const term = word.toLowerCase().replace(/['’]s$/, '')
  if (term.length < 2 || noise.has(term)) return null
  if (term.length <= 3) return term
  return term
    .replace(/(?<=[a-z])ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/, '')
    .replace(/(?<=[^s])s$/, '')
}

async function loadIndex() {
  const [{ default: MiniSearch }, lessons] = await Promise.all([
    import('minisearch'),
    Promise.all(
      lessonCatalogue.map(async ({ id, title }) => ({ id, title, body: (await loadLesson(id))?.body ?? '' })),
    ),
  ])
  const passages = lessons.flatMap(passagesOf)
  const index = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'text'],
    processTerm: termOf,
    searchOptions: {
      boost: { title: 2, heading: 1.5 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
    },
  })
  index.addAll(passages)
  return { index, byId: new Map(passages.map((passage) => [passage.id, passage])) }
}

export function lessonSearch(): LessonSearch {
  let loading: ReturnType<typeof loadIndex> | undefined

  return {
    async search(question) {
      const { index, byId } = await (loading ??= loadIndex())
      const hits = index.search(question)
      const minScore = (hits[0]?.score ?? 0) * minShareOfBest
      const excerpts: LessonExcerpt[] = []
      for (const { id, score } of hits) {
        const passage = byId.get(String(id))
        if (passage === undefined || score < minScore) continue
        const { lessonId, title, heading, excerpt } = passage
        if (excerpts.filter((chosen) => chosen.lessonId === lessonId).length === maxOfOneLesson) continue
        excerpts.push({ lessonId, title, heading, text: excerpt })
        if (excerpts.length === maxExcerpts) break
      }
      return excerpts
    },
  }
}
