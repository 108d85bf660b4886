// Lesson index: the published lessons by heading, ranked by what they say of a question's words and of other words for the same, and
// quoted where they say it; and the term that a question names. Loaded with the first question.
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { loadLesson } from '../learning/lesson-texts.ts'
import type { LessonExcerpt } from './ports.ts'
import type { ExplainedTerm } from './question.ts'
import { isAppHelp } from './app-help-ids.ts'
import { excerptOf } from './excerpt.ts'
import { type Passage, passagesOf } from './passages.ts'
import { corrected, isNoise, kinOf, stemsOf } from './question-words.ts'
import { rankingOf, searchedWords } from './ranking.ts'
import { scamToldIn } from './scam-signs.ts'
import { type FoundTerm, lessonOnScams, speaksOf, termsIn, termWords } from './term-search.ts'

const maxExcerpts = 3
const maxOfOneLesson = 2
/** So many of the passages that rank first are read for what to quote, which counts for this part beside the whole passage. */
const readPassages = 16
const excerptShare = 0.3
/** Of the best score. What fits far worse than the best would only distract. */
const minShareOfBest = 0.65
/** What part of what a question says a passage has to speak of, where the question names no term. Rare words weigh more. */
const minCovered = 0.45
/** Of a long question, as many of its rarest words count. */
const countedWords = 4
/** A question of more telling words than this is about more than a term. */
const longQuestion = 12
/** Beside the question's own words, those of the same meaning weigh this much, what a term is called this, and its other names this. */
const kinWeight = 0.2
const nameWeight = 0.4
const synonymWeight = 0.2
/** A question that says more than a term has its answer in what more it says: the term's own words and its other names weigh less. */
const sharesBeside = { own: 0.6, names: 0.35 }
/** A second term counts when it is named as clearly as this part of the first. */
const minShareOfTerm = 0.7
/** The lesson that the glossary names for a term gets ahead by this where the question is the term; that of the second term by less. */
const lessonBoosts = [0.4, 0.3] as const

/** Words of scams, of who comes with them and of what to do after: what comes first, starts, is reported or paid is asked of everything. */
const ofScams =
  /\b(?:asic|celebrit|cold call|deepfake|discord|dodgy|facebook|fake|famous|fraud|guarantee|hack|idcare|identity|illegal|instagram|job offer|legit|licen[cs]|los(?:t|s of) (?:\w+ ){0,2}card|messaged me|mule|money back|offered me|online job|opened .*in my name|phish|police|promis|real\b|recover|register|remote|romance|scam|steal|stole|stop a (?:bank )?(?:payment|transfer)|stranger|telegram|tinder|too good|trust|unsolicited|verif|want me to|warning|whatsapp|withdraw|won['’]?t pay me|wrong person|\d+ ?(?:%|per ?cent) (?:(?:a|per|each|every|in a) (?:day|week|month)|daily|weekly|monthly)|called (?:me )?from|met .*online|gift cards?|group\b.* tips|tips\b.* group|unlock|receive money|rent out my|task job|more deposit|money (?:is|was) (?:gone|taken))/i

/** What of a lesson sums it up, tells what goes wrong, or leads up to more than is asked, stands behind the part that explains. */
function shareOf({ heading, isIntroduction }: Passage, isMore: boolean): number {
  if (heading === 'In short') return 0.5
  if (/^(?:Common mistakes|Where people trip up)/.test(heading)) return isMore ? 0.8 : 0.65
  return isIntroduction && isMore ? 0.7 : 1
}

/** Reads the lessons and makes the index of them. */
export async function loadIndex() {
  const lessons = await Promise.all(
    // What is in the catalogue has a text: tests/shared/learning.
    lessonCatalogue.map(async ({ id, title }) => ({ id, title, body: (await loadLesson(id))!.body })),
  )
  const passages = lessons.flatMap(passagesOf)
  const ranking = rankingOf(passages)
  const rows = passages.map((passage) => Object.values(searchedWords(passage)).flat())
  return {
    passages,
    ranking,
    rows,
    words: rows.map((row) => new Set(row)),
    /** The words that the lessons write in small letters: all but names, such as that of a company. */
    everyday: new Set(
      passages.flatMap(({ text }) =>
        stemsOf(Array.from(text.matchAll(/\b[a-z][a-z'’]*/g), ([word]) => word).join(' ')),
      ),
    ),
    /** What each passage is named by, its text left out. */
    names: passages.map((passage) => {
      const { title, heading, labels, also } = searchedWords(passage)
      return new Set([...title, ...heading, ...labels, ...also])
    }),
    sentences: passages.map((passage) => passage.sentences.map(({ text }) => new Set(stemsOf(text)))),
    known: new Map([...termWords, ...ranking.spread]),
  }
}
export type LessonIndex = Awaited<ReturnType<typeof loadIndex>>

const rowOf = (question: string, { known }: LessonIndex): string[] =>
  stemsOf(question).map((word) => corrected(word, known))

/** Whether a passage is about what a question asks: nothing is, where half of its words are none of the lessons'. */
function coverage(
  told: readonly string[],
  { passages, ranking }: LessonIndex,
): (words: ReadonlySet<string>) => boolean {
  const weightOf = (word: string): number => Math.log(1 + passages.length / ranking.spread.get(word)!)
  const distinct = [...new Set(told)]
  const known = distinct.filter((word) => ranking.spread.has(word))
  const unknown = distinct.length - known.length
  const heaviest = known
    .map(weightOf)
    .sort((a, b) => b - a)
    .slice(0, countedWords)
  const all = heaviest.reduce((sum, weight) => sum + weight, 0) + unknown * Math.log(1 + passages.length)
  return (words) => {
    const met = known.filter((word) => words.has(word))
    // One word of several may mean anything.
    if (met.length < Math.min(2, distinct.length) || 2 * unknown >= met.length) return false
    return met.reduce((sum, word) => sum + weightOf(word), 0) >= minCovered * all
  }
}

/** The words that are looked for, with weights: those of the question, those of the same meaning, and the names of the terms in it. */
function askedFor(
  told: readonly string[],
  found: readonly FoundTerm[],
  shares: { own: number; names: number },
): Map<string, number> {
  const ofTerms = new Set(found.flatMap(({ term }) => [term.term, ...term.also].flatMap(stemsOf)))
  const asked = new Map<string, number>()
  const ask = (words: readonly string[], weight: number): void => {
    for (const word of words) if (!isNoise(word)) asked.set(word, Math.max(weight, asked.get(word) ?? 0))
  }
  for (const word of told) ask([word], ofTerms.has(word) ? shares.own : 1)
  ask(told.flatMap(kinOf), kinWeight)
  for (const { term } of found) ask(stemsOf(term.term), nameWeight * shares.names)
  ask(found[0]?.term.also.flatMap(stemsOf) ?? [], synonymWeight * shares.names)
  return asked
}

/** What part of a question the terms are that it names, by how much its words tell. */
function termShareOf(told: readonly string[], found: readonly FoundTerm[], { ranking }: LessonIndex): number {
  const ofTerms = new Set(found.flatMap(({ term }) => [term.term, ...term.also].flatMap(stemsOf)))
  const heft = (words: readonly string[]): number => words.reduce((sum, word) => sum + ranking.rarity(word), 0)
  const others = told.filter((word) => !ofTerms.has(word))
  return others.length === 0 ? 1 : 1 - heft(others) / (heft(told) || 1)
}

/** What the lessons say of a question, the best first; none where nothing fits. */
export function excerptsFor(question: string, loaded: LessonIndex): LessonExcerpt[] {
  const { passages, ranking, rows, words, everyday, names, sentences } = loaded
  // Who tells of a scam is quoted what the lesson on scams says of it, and nothing that explains the lie.
  const scam = scamToldIn(question)
  const row = rowOf(scam?.tells ?? question, loaded)
  const told = row.filter((word) => !isNoise(word))
  const named = scam === undefined ? termsIn(row).slice(0, lessonBoosts.length) : [{ term: scam.term, score: 1 }]
  const found = named.filter(({ score }) => score >= minShareOfTerm * named[0]!.score)
  const lessons = found.map(({ term }) => term.lessonId)
  // No lesson is about the app.
  if (found[0] !== undefined && isAppHelp(found[0].term)) return []
  const termShare = termShareOf(told, found, loaded)
  const isMore = termShare < 1
  const weighed = (shares: { own: number; names: number }): Map<string, number> =>
    new Map([...askedFor(told, found, shares)].map(([word, weight]) => [word, weight * ranking.rarity(word)]))
  const weights = weighed(isMore ? sharesBeside : { own: 1, names: 1 })
  // Which sentences speak of the term is told by its names.
  const quoted = weighed({ own: isMore ? sharesBeside.own : 1, names: 0.6 })
  const isAbout = coverage(told, loaded)
  const isOnScams = lessons.includes(lessonOnScams) || ofScams.test(question)
  /** A single everyday word that no term has is said anywhere in passing. */
  const isPassing = found.length === 0 && new Set(told).size === 1 && everyday.has(told[0]!)
  const isFitting = (at: number): boolean => {
    if (scam !== undefined) return passages[at]!.lessonId === scam.term.lessonId
    if (passages[at]!.lessonId === lessonOnScams && !isOnScams) return false
    if (isPassing && !names[at]!.has(told[0]!)) return false
    const isOfTerm = lessons.includes(passages[at]!.lessonId)
    const speaksOfTerm = found.some(({ term }) => speaksOf(rows[at]!, term))
    // Where the term is all that is asked, its words one by one tell of other things: capital of gains, not of a capital raising.
    if (!isMore && found.length > 0 && !isOfTerm && !speaksOfTerm) return false
    if (isAbout(words[at]!)) return true
    if (told.length > longQuestion) return false
    // Where the question names a term: what its lesson says, and what speaks of it by one of its names; the story that leads up to
    // another lesson only does so in passing.
    return (
      ((isOfTerm || !passages[at]!.isIntroduction) && speaksOfTerm) ||
      (isOfTerm && told.some((word) => words[at]!.has(word)))
    )
  }
  const boostOf = (passage: Passage): number =>
    shareOf(passage, isMore) * (1 + termShare * (lessonBoosts[lessons.indexOf(passage.lessonId)] ?? 0))
  const ranked = [...ranking.scores(weights)]
    .map(([at, score]) => ({ at, score: score * boostOf(passages[at]!) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, readPassages)
    .filter(({ at }) => isFitting(at))
    .flatMap(({ at, score }) => {
      const passage = passages[at]!
      const excerpt = excerptOf(passage.sentences, sentences[at]!, quoted)
      // What may be quoted says nothing of what is asked.
      if (excerpt === undefined || excerpt.said.size === 0) return []
      const says = [...excerpt.said].reduce((sum, word) => sum + weights.get(word)!, 0)
      return [{ passage, text: excerpt.text, score: score + excerptShare * boostOf(passage) * says }]
    })
    .sort((a, b) => b.score - a.score)
  const excerpts: LessonExcerpt[] = []
  for (const { passage, text, score } of ranked) {
    if (score < ranked[0]!.score * minShareOfBest || excerpts.length === maxExcerpts) break
    const { lessonId, title, heading } = passage
    if (excerpts.filter((chosen) => chosen.lessonId === lessonId).length === maxOfOneLesson) continue
    excerpts.push({ lessonId, title, heading, text })
  }
  return excerpts
}

/** The term of the glossary, or of the help with the app, that a question is most about; undefined where it names none. */
export function termOf(question: string, loaded: LessonIndex): ExplainedTerm | undefined {
  const found = scamToldIn(question)?.term ?? termsIn(rowOf(question, loaded))[0]?.term
  if (found === undefined) return undefined
  const { id, term, meaning, lessonId } = found
  return { id, term, meaning, ...(lessonId === undefined ? {} : { lessonId }) }
}
