// Whole reply: what the score reads of a reply beside its sentences: its words, what kind of reply it is, and how its sentences
// scored. A refusal, a warning of a scam, help with the app and kindness in distress are worded like orders, and are none.
import type { ReadUnit } from './features.ts'

export type ScoredUnit = {
  /** Log odds by its words in their context, and by its letters. */
  readonly byWords: number
  readonly byLetters: number
}

/** How much the letters of a sentence count beside its words. */
const lettersCount = 0.35

const kinds = {
  declines:
    /\b(?:i|we|i'm|i'd|me|my|mine) ?(?:can't|cannot|can not|won't|am not|'m not|not able|don't (?:do|give|pick|have|choose|rank|rate|recommend|predict|name|call|cross)|have none|have to (?:hand|leave|decline|stop|say no)|leave (?:that|it|this|unanswered)|stepping back|stay out|keep out|to decline|decline)|\b(?:isn't|is not|aren't|not) (?:mine|something i|one i|a call i|for me|what this app)|would be (?:personal )?advice|personal advice|\bi'll pass\b|\b(?:can't|cannot) be (?:given|made|offered|answered)|\bno (?:picks?|forecasts?|forecast of|predictions?|such assurance|can do)\b|\boff the menu|\bleave that one|\bi'd be (?:telling you|giving|recommending)|\bbe a (?:recommendation|conclusion about you)/i,
  reports:
    /\b(?:you|your message|your question) (?:asked|ask|wanted|put it|told|wrote|said|mentioned|asks|want me)|you'd like/i,
  warns:
    /\bscam|\bfraud|phish|imperson|red flag|\bthie(?:f|ves)|stranger|\bcon\b|fake|crook|pump and dump|\bhang up\b|\bnever (?:type|give|read|share)\b|doesn't send (?:a )?links?|\b(?:known|old) trick/i,
  comforts:
    /13 ?11 ?14|lifeline|beyond ?blue|1800 ?007|national debt helpline|financial counsell|kids helpline|1300 ?22|\bsorry you|i'm (?:so |really )?sorry/i,
  helps: /\bxp\b|\bquiz|\btap\b|\bstreak|review card|practice portfolio|\blevel\b|\bscreen\b|\bbadge/i,
}

/** Words and pairs of words of a reply in lower case. */
export function replyFeatures(plain: string): string[] {
  const words = plain.toLowerCase().match(/[a-z']+|[$%|]/g) ?? []
  return words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`])
}

/** The three largest, the largest first; -12 where there are fewer. */
const largest = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => other - one)
  return [sorted[0] ?? -12, sorted[1] ?? -12, sorted[2] ?? -12]
}

/** Contractions: whoever writes without them writes drily, and words a slip in words that weigh less. */
const contraction = /\w'(?:s|t|re|ve|ll|d|m)\b/gi

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/**
 * The figures that make up the score of a reply.
 * @param units in their order
 * @param scored the same units with their log odds
 * @param byReply log odds of the reply by its own words
 */
export function figuresOf(
  plain: string,
  units: readonly ReadUnit[],
  scored: readonly ScoredUnit[],
  byReply: number,
): number[] {
  const sums = scored.map(({ byWords, byLetters }) => byWords + lettersCount * byLetters)
  return [
    ...largest(scored.map(({ byWords }) => byWords)),
    ...largest(scored.map(({ byLetters }) => byLetters)),
    ...largest(sums),
    sums.reduce((sum, one) => sum + one, 0) / Math.max(1, sums.length),
    Math.log(Math.max(1, units.length)),
    Math.log(Math.max(1, countOf(plain, /\S+/g))),
    countOf(plain, contraction) / Math.max(1, countOf(plain, /[a-z']+/gi)),
    Math.log(Math.max(1, ...units.map((unit) => countOf(unit.plain, /\S+/g)))),
    ...Object.values(kinds).map((kind) => (kind.test(plain) ? 1 : 0)),
    units.filter(({ patterns }) => patterns.length > 0).length,
    byReply,
  ]
}
