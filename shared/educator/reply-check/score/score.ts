// Score: how much a reply sounds like one that must not be shown, learned from replies whose offending sentences are marked. Each
// sentence is scored by its words in their context and by its letters; the worst of them, and what kind of reply they stand in,
// make the reply's score. Plain logistic regressions, linear in the length of the text. Where the encoder has read the reply too,
// both together make it.
import stored from '../data/score-weights.json' with { type: 'json' }
import together from '../data/together.json' with { type: 'json' }
import { isDisclaiming } from '../disclaimer.ts'
import type { Reading } from '../encoder/reading.ts'
import { toPlain } from '../normalise.ts'
import { featuresOf, type ReadUnit, readUnit } from './features.ts'
import { letterFeatures } from './letters.ts'
import { bucketsOf, type Linear, logOddsOf, restore } from './linear.ts'
import { isOwnText } from './own-texts.ts'
import { unitsOf } from './units.ts'
import { figuresOf, replyFeatures } from './whole-reply.ts'

/** How many weights each model has. */
export type Sizes = { readonly words: number; readonly letters: number; readonly reply: number }
export type Models = {
  readonly words: Linear
  readonly letters: Linear
  readonly reply: Linear
  /** Tells replies that decline, warn of a scam or comfort from others, by the same features as `reply`; null where too few are known. */
  readonly delicate: Linear | null
}
/** How the figures of a reply add up to log odds: a logistic regression, a weight for each figure in its order (`whole-reply.ts`). */
export type Reader = { readonly bias: number; readonly weights: readonly number[] }

/** Replies are of two kinds, with models of their own: hardly more than a sentence, and with a context to read. */
export type Kind = 'short' | 'long'
export const sizes: Readonly<Record<Kind, Sizes>> = {
  short: { words: 2 ** 19, letters: 2 ** 18, reply: 2 ** 17 },
  long: { words: 2 ** 20, letters: 2 ** 19, reply: 2 ** 18 },
}
/** Words of its own from which a reply is a long one. */
const longFrom = 25

export type ReadReply = { readonly plain: string; readonly units: readonly ReadUnit[] }

export const readReply = (text: string): ReadReply => ({ plain: toPlain(text), units: unitsOf(text).map(readUnit) })

/** Words outside the statement that it is no advice. */
const ownWords = ({ units }: ReadReply): number =>
  units
    .filter(({ plain }) => !isDisclaiming(plain.toLowerCase()))
    .reduce((count, { plain }) => count + (plain.match(/\S+/g)?.length ?? 0), 0)

export const kindOf = (read: ReadReply): Kind => (ownWords(read) < longFrom ? 'short' : 'long')

/** The features of a reply as buckets, so that training reads it once. */
export type Hashed = {
  readonly words: readonly Int32Array[]
  readonly letters: readonly Int32Array[]
  readonly reply: Int32Array
}

/** @param size must be that of the models that are to weigh it */
export const hash = ({ plain, units }: ReadReply, size: Sizes): Hashed => ({
  words: units.map((_, at) => bucketsOf(featuresOf(units, at), size.words)),
  letters: units.map((unit) => bucketsOf(letterFeatures(unit.plain), size.letters)),
  reply: bucketsOf(replyFeatures(plain), size.reply),
})

/** The figures of a reply, most of them log odds, in the order in which a `Reader` weighs them. */
export function figuresWith({ plain, units }: ReadReply, { words, letters, reply }: Hashed, models: Models): number[] {
  const scored = words.map((buckets, at) => ({
    byWords: logOddsOf(buckets, models.words),
    byLetters: logOddsOf(letters[at] ?? new Int32Array(), models.letters),
  }))
  return figuresOf(plain, units, scored, logOddsOf(reply, models.reply))
}

/** Log odds from which a reply counts as delicate: low, because most replies are not, and to miss one costs more. */
const delicateFrom = -2

/**
 * Whether a reply declines, warns of a scam or comforts: a harmless one of these is missed the most when it is blocked. False where no model
 * tells them apart.
 */
export const isDelicate = ({ reply }: Pick<Hashed, 'reply'>, { delicate }: Pick<Models, 'delicate'>): boolean =>
  delicate !== null && logOddsOf(reply, delicate) >= delicateFrom

/** Log odds that a reply must not be shown. */
export const weigh = (figures: readonly number[], { bias, weights }: Reader): number =>
  figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), bias)

const restored = new Map<Kind, Models>()
/** The stored weights, unpacked once. */
function modelsFor(kind: Kind): Models {
  const known = restored.get(kind)
  if (known !== undefined) return known
  const { words, letters, reply, delicate } = stored[kind]
  const size = sizes[kind]
  const models = {
    words: restore(words, size.words),
    letters: restore(letters, size.letters),
    reply: restore(reply, size.reply),
    delicate: delicate === null ? null : restore(delicate, size.reply),
  }
  restored.set(kind, models)
  return models
}

/** A reply without the sentences that are our own, which are no reason to suspect it. As it is where there are none. */
function withoutOwnTexts(read: ReadReply): ReadReply {
  const units = read.units.filter(({ plain }, at) => !isOwnText(plain, read.units[at - 1]?.plain))
  if (units.length === read.units.length) return read
  return { plain: units.map(({ plain }) => plain).join('\n'), units }
}

type Thresholds = { readonly suspected: number; readonly suspectedIfDelicate: number }

export type Score = {
  /** Log odds above those from which a reply is suspected: that it must not be shown, at 0 and more. */
  readonly suspicion: number
  /** The same by the words alone. */
  readonly suspicionByWords: number
  /** Hardly any harmless reply gets as far. */
  readonly isCertain: boolean
  readonly ownWords: number
  readonly kind: Kind
}

/** The mark by which a model names a card: a word at most, so that nothing can be said in it. */
const cardMark = /\[\s?card\b:?\s*\w{0,20}\s?\]/gi

/** A reply that is one quotation and no more quotes nobody: it speaks. */
function asOwnWords(text: string): string {
  const [quotation, words] = /^\s*["“]([^"“”]{3,})["”]\s*/.exec(text) ?? []
  if (quotation === undefined || words === undefined) return text
  const rest = text.slice(quotation.length)
  return unitsOf(rest).every((unit) => isDisclaiming(unit.text.toLowerCase())) ? `${words} ${rest}` : text
}

/** A reply ready to be scored, with what the encoder is to read of it. */
export type Scorable = {
  readonly kind: Kind
  readonly ownWords: number
  /** Without the sentences that are our own. */
  readonly rest: ReadReply
}

/** @param text as the model returned it */
export function prepareScore(text: string): Scorable {
  const read = readReply(asOwnWords(text.replace(cardMark, ' ')))
  return { kind: kindOf(read), ownWords: ownWords(read), rest: withoutOwnTexts(read) }
}

/**
 * What the score by words and the reading of the encoder come to together: the whole by its words, and its worst sentence in its context.
 * More figures of the reading (the next worst sentences, their mean, the whole) read writers nobody had seen less well.
 */
export const figuresTogether = (byWords: number, { units }: Reading): number[] => [byWords, Math.max(...units)]

/**
 * Scores a reply: -Infinity for one without words.
 * @param reading what the encoder made of `rest`; left out where it is not there, and the words decide alone
 */
export function scoreOf({ kind, ownWords, rest }: Scorable, reading?: Reading): Score {
  const { reader, thresholds } = stored[kind]
  if (rest.units.length === 0) {
    return {
      suspicion: Number.NEGATIVE_INFINITY,
      suspicionByWords: Number.NEGATIVE_INFINITY,
      isCertain: false,
      ownWords,
      kind,
    }
  }
  const [hashed, models] = [hash(rest, sizes[kind]), modelsFor(kind)]
  const byWords = weigh(figuresWith(rest, hashed, models), reader)
  const both = together[kind]
  // The encoder tells these replies better from others than their words do.
  const isTakenForDelicate =
    reading === undefined ? isDelicate(hashed, models) : reading.delicate >= both.thresholds.delicateFrom
  const above = (logOdds: number, { suspected, suspectedIfDelicate }: Thresholds): number =>
    logOdds - (isTakenForDelicate ? suspectedIfDelicate : suspected)
  const suspicionByWords = above(byWords, thresholds)
  if (reading === undefined) {
    return { suspicion: suspicionByWords, suspicionByWords, isCertain: byWords >= thresholds.certain, ownWords, kind }
  }
  const logOdds = weigh(figuresTogether(byWords, reading), both.reader)
  return {
    suspicion: above(logOdds, both.thresholds),
    suspicionByWords,
    // Both readers find it: what only the encoder is sure of, a judge may still clear.
    isCertain: logOdds >= both.thresholds.certain && suspicionByWords >= 0,
    ownWords,
    kind,
  }
}

/** Reads and scores a reply by its words alone. */
export const scoreReply = (text: string): Score => scoreOf(prepareScore(text))
