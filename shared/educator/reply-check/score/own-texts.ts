// Own texts: the sentences of our lessons, of the glossary and of the help with the app. Whoever quotes one word for word says
// nothing we do not say ourselves, so the score passes over it. Only whole sentences count: a changed word or one more may turn a
// sentence round.
import { lessonCatalogue } from '../../../learning/lesson-catalogue.ts'
import { loadLesson } from '../../../learning/lesson-texts.ts'
import { terms } from '../../../learning/terms.ts'
import { appHelp } from '../../app-help.ts'
import { linksAsWords } from '../../passages.ts'
import { toPlain } from '../normalise.ts'
import { unitsOf } from './units.ts'

/** Shorter ones mean what their context makes of them: "Yes, most of them." */
const fewestWords = 5

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? []).join(' ')

const bodies = await Promise.all(lessonCatalogue.map(async ({ id }) => (await loadLesson(id))?.body ?? ''))
const texts = [...bodies.map(linksAsWords), ...[...terms, ...appHelp].map(({ meaning }) => meaning)].map((text) =>
  unitsOf(text).map((unit) => wordsOf(toPlain(unit.text))),
)
const sentences = new Set(texts.flat())
const isShort = (words: string): boolean => words.split(' ').length < fewestWords
/** Short ones, each with the sentence before it. */
const followers = new Set(
  texts.flatMap((units) =>
    units.flatMap((words, at) => (at > 0 && isShort(words) ? [`${units[at - 1]}|${words}`] : [])),
  ),
)

/**
 * Whether this is a whole sentence, list item or row of a table of our lessons or the glossary; a short one only after the sentence
 * that it follows there.
 * @param plain without markup, in any case
 * @param before what stands before it, in the same form
 */
export function isOwnText(plain: string, before = ''): boolean {
  const words = wordsOf(plain)
  return isShort(words) ? followers.has(`${wordsOf(before)}|${words}`) : sentences.has(words)
}
