// Term search: which terms of the glossary, or what of the app, a question is about, by their names and synonyms.
import { type Term, terms as glossary } from '../learning/terms.ts'
import { appHelp, isNamedAsItStands, wordsNotBeside } from './app-help.ts'
import { isAppHelp } from './app-help-ids.ts'
import { isNoise, stemsOf } from './question-words.ts'

const terms: readonly Term[] = [...glossary, ...appHelp]

type Name = { term: Term; words: readonly string[]; telling: readonly string[]; isOwn: boolean }

const names: readonly Name[] = terms.flatMap((term) =>
  [term.term, ...term.also].map((name) => {
    const words = stemsOf(name)
    return { term, words, telling: words.filter((word) => !isNoise(word)), isOwn: name === term.term }
  }),
)

/** In how many terms a word occurs: what occurs in few says more. */
const spread = new Map<string, number>()
for (const term of terms) {
  const words = new Set([term.term, ...term.also].flatMap(stemsOf))
  for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
}
const weightOf = (word: string): number => Math.log(1 + terms.length / spread.get(word)!)

/** The words that the glossary uses, for correcting typing errors. */
export const termWords: ReadonlyMap<string, number> = spread

/** Where the words stand in a row; -1 where they do not. */
function placeOf(row: readonly string[], words: readonly string[]): number {
  for (let at = 0; at + words.length <= row.length; at++) {
    if (words.every((word, offset) => row[at + offset] === word)) return at
  }
  return -1
}

/** The help that is not meant beside certain words, with these. */
const notBeside: ReadonlyMap<Term, ReadonlySet<string>> = new Map(
  appHelp.map((help) => [help, new Set(stemsOf(wordsNotBeside(help)))]),
)

/** Whoever may be in the middle of a scam is told of that first, whatever else the question names. */
export const lessonOnScams = 18
const warningShare = 0.5

/** Names of everyday words: apart from each other they ask for something else, the value of shares or a code that is not to be shared. */
const everyday: ReadonlySet<string> = new Set([
  'annual-general-meeting',
  'annual-report',
  'beta',
  'beneficiary-nomination',
  'division-293',
  'growth-and-value',
  'lost-super',
  'reporting-season',
  'ticker',
])
const isAsItStands = (term: Term): boolean =>
  term.lessonId === lessonOnScams || everyday.has(term.id) || isNamedAsItStands(term)

/** Words of a name that stand apart from each other tell less than the name itself. */
const apartShare = 0.6
const ownNameBonus = 0.5

function scoreOf({ term, words, telling, isOwn }: Name, row: readonly string[], present: ReadonlySet<string>) {
  const at = placeOf(row, words)
  const weight = words.reduce((sum, word) => sum + (isNoise(word) ? 0.4 : weightOf(word)), 0)
  if (at >= 0) return { at, score: weight + (isOwn ? ownNameBonus : 0) }
  // A scam is named in the words of ordinary questions, of tax, pay and phones: only in their order do they tell of one.
  if (isAsItStands(term)) return undefined
  // A name of everyday words alone counts only as it stands.
  if (new Set(telling).size < 2 || !telling.every((word) => present.has(word))) return undefined
  return { at: row.indexOf(telling[0]!), score: apartShare * weight }
}

/** From this part of the highest score on, terms are alike, and the one named first is what the question begins with. */
const alikeShare = 0.9

export type FoundTerm = { readonly term: Term; readonly score: number }

/**
 * The terms that a question names, the one it is most about first; of two alike the one that is named first, or that has the name for its own.
 * @param row the words of the question, corrected
 */
export function termsIn(row: readonly string[]): FoundTerm[] {
  const present = new Set(row)
  const best = new Map<string, { term: Term; score: number; at: number }>()
  for (const name of names) {
    if (row.some((word) => notBeside.get(name.term)?.has(word))) continue
    const found = scoreOf(name, row, present)
    if (found === undefined) continue
    const known = best.get(name.term.id)
    if (known === undefined || found.score > known.score) best.set(name.term.id, { term: name.term, ...found })
  }
  const most = Math.max(0, ...[...best.values()].map(({ score }) => score))
  const isMost = ({ score }: FoundTerm): boolean => score >= alikeShare * most
  const isOnApp = [...best.values()].some(({ term, score }) => score === most && isAppHelp(term))
  const isWarning = ({ term, score }: FoundTerm): boolean =>
    term.lessonId === lessonOnScams && (isOnApp || score >= warningShare * most)
  return [...best.values()].sort(
    (a, b) =>
      Number(isWarning(b)) - Number(isWarning(a)) ||
      (isMost(a) && isMost(b) && a.at !== b.at ? a.at - b.at : b.score - a.score || a.at - b.at),
  )
}

/** Whether words in a row, such as those of a passage, hold one of a term's names as it stands. */
export const speaksOf = (row: readonly string[], term: Term): boolean =>
  names.some((name) => name.term === term && name.telling.length > 0 && placeOf(row, name.words) >= 0)
