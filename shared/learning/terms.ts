// Terms: the glossary, what investors call things in plain words, with the other names people use for them and the lesson
// that goes further. Content in data/terms.json, loaded on demand by whoever imports this.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import stored from './data/terms.json' with { type: 'json' }
import { lessonCatalogue } from './lesson-catalogue.ts'

/** One entry of the glossary. */
export const Term = lazy.strictObject(() => ({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Its name as a heading. */
  term: z.string(),
  /** Other names, everyday words and questions for it, each of them for this term alone. */
  also: z.readonly(z.array(z.string())),
  /** At most two sentences. */
  meaning: z.string(),
  /** The lesson that goes further. */
  lessonId: z.exactOptional(z.int().check(z.gte(1), z.lte(lessonCatalogue.length))),
}))
export type Term = z.infer<typeof Term>

/** Every term, by name. */
export const terms: readonly Term[] = z.array(Term).parse(stored)
