// Own texts: the sentences of our lessons and of the glossary. Whoever quotes one word for word says nothing we do not say
// ourselves, so the score passes over it. Only whole sentences count: a changed word or one more may turn a sentence round.
import { lessonCatalogue } from '../../../learning/lesson-catalogue.ts'
import { loadLesson } from '../../../learning/lesson-texts.ts'
import { terms } from '../../../learning/terms.ts'
import { toPlain } from '../normalise.ts'
import { unitsOf } from './units.ts'

/** Shorter ones mean what their context makes of them: "Yes, most of them." */
const fewestWords = 5

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? []).join(' ')

const bodies = await Promise.all(lessonCatalogue.map(async ({ id }) => (await loadLesson(id))?.body ?? ''))
const sentences = new Set(
  [...bodies, ...terms.map(({ meaning }) => meaning)].flatMap((text) =>
    unitsOf(text).map((unit) => wordsOf(toPlain(unit.text))),
  ),
)

/**
 * Whether this is a whole sentence, list item or row of a table of our lessons or the glossary.
 * @param plain without markup, in any case
 */
export function isOwnText(plain: string): boolean {
  const words = wordsOf(plain)
  return words.split(' ').length >= fewestWords && sentences.has(words)
}
