// Lesson search: what the lessons and the glossary say of a question. Texts, glossary and index load with the first one (ADR 011).
import type { GlossarySearch, LessonSearch } from './ports.ts'

async function load() {
  const { excerptsFor, loadIndex, termOf } = await import('./lesson-index.ts')
  return { excerptsFor, termOf, index: await loadIndex() }
}

/** The search of the lessons and the glossary, which are loaded with the first question and kept. */
export function lessonSearch(): LessonSearch & GlossarySearch {
  let loading: ReturnType<typeof load> | undefined
  const loaded = (): ReturnType<typeof load> => (loading ??= load())

  return {
    async search(question) {
      const { excerptsFor, index } = await loaded()
      return excerptsFor(question, index)
    },
    async termFor(question) {
      const { termOf, index } = await loaded()
      return termOf(question, index)
    },
  }
}
