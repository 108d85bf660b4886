// Learning: the weights of the score from labelled replies. No chance and no clock: the same replies give the same weights.
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'
import { type Linear, restore, scaleOf, store } from '#shared/educator/reply-check/score/linear.ts'
import {
  figuresWith,
  hash,
  type Hashed,
  isDelicate,
  type Kind,
  kindOf,
  type Models,
  type Reader,
  type ReadReply,
  readReply,
  type Sizes,
  sizes,
} from '#shared/educator/reply-check/score/score.ts'
import { minimise } from './minimise.ts'
import { isOfDelicateTopic, type Labelled, type Writer, writesVariants } from './records.ts'

/** Most sentences are harmless, and one that is not must not be missed. */
const badSentenceCounts = 3
/** How many weights of each model are kept: with a quarter of those of the words it told good from bad as well as with all. */
const kept: Readonly<Record<Kind, Sizes & { readonly delicate: number | null }>> = {
  short: { words: 30_000, letters: 20_000, reply: 8000, delicate: null },
  long: { words: 110_000, letters: 48_000, reply: 45_000, delicate: 12_000 },
}
/** How much the squares of the weights of each model cost. */
const decays = { words: 0.05, letters: 0.1, reply: 0.3 }
/** The power of its rarity by which a feature's weight is the easier to come by: what is rare tells more, and is seen less often. */
const rarities = { words: 2, letters: 1, reply: 1 }

export type Prepared = {
  readonly reply: Labelled
  readonly isHard: boolean
  readonly read: ReadReply
  readonly kind: Kind
  readonly hashed: Hashed
  /** For each unit whether it is one that must not be shown. */
  readonly offends: readonly boolean[]
}
export type PreparedWriter = {
  readonly name: string
  readonly replies: readonly Prepared[]
  /** Its replies are many to one text, so that only the words of their sentences are learned. */
  readonly isOfVariants: boolean
}

/** Sentences that say what the reply is, not what to do: never an offence where nobody marked one. */
const aside = /\b(?:licen[sc]ed|general (?:info|educ)|advis[eo]r|educational?)\b/i

type Read = Pick<Prepared, 'reply' | 'isHard' | 'read' | 'kind' | 'offends'>
const alreadyRead = new WeakMap<Labelled, Read>()

/** What does not depend on whose models are learned: read once for both kinds. */
export function prepareForLearning(reply: Labelled): Read {
  const known = alreadyRead.get(reply)
  if (known !== undefined) return known
  const read = readReply(reply.text)
  const spans = reply.sentences.map((sentence) => {
    const from = reply.text.indexOf(sentence)
    return [from, from + sentence.length] as const
  })
  // Where nobody marked a sentence, those that break a pattern, or else all but the asides.
  const open = read.units.map(({ text }) => !aside.test(text))
  const matched = read.units.map(({ patterns }, at) => open[at] === true && patterns.length > 0)
  const unmarked = matched.includes(true) ? matched : open
  const offends = read.units.map((unit, at) => {
    const isMarked = spans.some(([from, to]) => from < unit.end - 2 && to > unit.start + 2)
    return reply.label === 'block' && (spans.length === 0 ? unmarked[at] === true : isMarked)
  })
  const found = { reply, isHard: hardCodes(reply.text).length > 0, read, kind: kindOf(read), offends }
  alreadyRead.set(reply, found)
  return found
}

/** @param kind whose models the replies are hashed for */
export const prepare = (writer: Writer, kind: Kind): PreparedWriter => ({
  name: writer.name,
  isOfVariants: writesVariants(writer),
  replies: writer.replies.map((reply) => {
    const known = prepareForLearning(reply)
    return { ...known, hashed: hash(known.read, sizes[kind]) }
  }),
})

type Example = { readonly buckets: Int32Array; readonly isBad: boolean }

/** A bucket met in fewer examples says nothing of others. */
const fewestExamples = 2
const rounds = 60

/**
 * Logistic regression on all examples at once, its weights held small by their squares.
 * @param badCounts how many times a bad example counts
 * @param decay how much the squares of the weights cost beside one example
 * @param rarity the power of the logarithm of how many examples there are for one that has the feature (its inverse document frequency)
 */
function learnLinear(
  examples: readonly Example[],
  size: number,
  badCounts: number,
  decay: number,
  rarity: number,
): Linear {
  const met = new Int32Array(size)
  for (const { buckets } of examples) for (const bucket of buckets) met[bucket] = (met[bucket] ?? 0) + 1
  // Only buckets that are learned have a place; the others weigh nothing.
  const learned = [...met.keys()].filter((bucket) => (met[bucket] ?? 0) >= fewestExamples)
  const placeOf = new Int32Array(size).fill(-1)
  for (const [place, bucket] of learned.entries()) placeOf[bucket] = place
  const rarityOf = Float64Array.from(learned, (bucket) => Math.log(examples.length / (met[bucket] ?? 1)) ** rarity)
  const meanRarity = rarityOf.reduce((sum, one) => sum + one, 0) / rarityOf.length
  for (const [place, one] of rarityOf.entries()) rarityOf[place] = one / meanRarity
  const rows = examples.map(({ buckets, isBad }) => ({
    places: buckets.map((bucket) => placeOf[bucket] ?? -1).filter((place) => place >= 0),
    scale: scaleOf(buckets.length),
    sign: isBad ? 1 : -1,
    counts: isBad ? badCounts : 1,
  }))
  const count = learned.length
  const found = minimise(
    (weights, slope) => {
      const bias = weights[count] ?? 0
      let cost = 0
      for (let at = 0; at < count; at++) {
        const weight = weights[at] ?? 0
        cost += 0.5 * decay * weight * weight
        slope[at] = decay * weight
      }
      let biasSlope = 0
      for (const { places, scale, sign, counts } of rows) {
        let sum = 0
        for (const place of places) sum += (weights[place] ?? 0) * (rarityOf[place] ?? 0)
        const margin = sign * (sum * scale + bias)
        cost += counts * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin)
        const pull = (-counts * sign) / (1 + Math.exp(margin))
        biasSlope += pull
        for (const place of places) slope[place] = (slope[place] ?? 0) + pull * scale * (rarityOf[place] ?? 0)
      }
      slope[count] = biasSlope
      return cost
    },
    count + 1,
    rounds,
  )
  const weights = new Float32Array(size)
  for (const [place, bucket] of learned.entries()) weights[bucket] = (found[place] ?? 0) * (rarityOf[place] ?? 0)
  return { bias: found[count] ?? 0, weights }
}

/** A model as it is read back: with its largest weights only, so that thresholds are set with what will be in use. */
function asStored({ bias, weights }: Linear, most: number): Linear {
  const least = weights.map(Math.abs).toSorted().at(-most) ?? 0
  const largest = weights.map((weight) => (Math.abs(weight) < least ? 0 : weight))
  return restore(store({ bias, weights: largest }), weights.length)
}

export function learnModels(writers: readonly PreparedWriter[], kind: Kind): Models {
  const size = sizes[kind]
  const units = (part: 'words' | 'letters', from: readonly PreparedWriter[]): Example[] =>
    from.flatMap(({ replies }) =>
      replies.flatMap(({ hashed, offends }) =>
        hashed[part].map((buckets, at) => ({ buckets, isBad: offends[at] === true })),
      ),
    )
  // Variants of one text teach what turns a sentence; its letters and the rest of the reply they repeat too often.
  const unlike = writers.filter(({ isOfVariants }) => !isOfVariants)
  const whole = unlike.flatMap(({ replies }) =>
    replies.map(({ hashed, reply }) => ({ buckets: hashed.reply, isBad: reply.label === 'block' })),
  )
  // The first labelled set says nothing of its topics.
  const topics = unlike.flatMap(({ replies }) =>
    replies.flatMap(({ hashed, reply }) =>
      reply.topic === undefined ? [] : [{ buckets: hashed.reply, isBad: isOfDelicateTopic(reply) }],
    ),
  )
  const most = kept[kind]
  return {
    words: asStored(
      learnLinear(units('words', writers), size.words, badSentenceCounts, decays.words, rarities.words),
      most.words,
    ),
    letters: asStored(
      learnLinear(units('letters', unlike), size.letters, badSentenceCounts, decays.letters, rarities.letters),
      most.letters,
    ),
    reply: asStored(learnLinear(whole, size.reply, 1, decays.reply, rarities.reply), most.reply),
    delicate:
      most.delicate === null
        ? null
        : asStored(learnLinear(topics, size.reply, 1, decays.reply, rarities.reply), most.delicate),
  }
}

export type Figured = { readonly figures: readonly number[]; readonly isBad: boolean; readonly isDelicate: boolean }

export const figure = ({ read, hashed, reply }: Prepared, models: Models): Figured => ({
  figures: figuresWith(read, hashed, models),
  isBad: reply.label === 'block',
  isDelicate: isDelicate(hashed, models),
})

const readerRounds = 600
const readerRate = 0.3
const readerDecay = 0.01
const badReplyCounts = 1.5

/** How the figures of a reply add up: logistic regression on all examples at once, over figures of one scale. */
export function learnReader(examples: ReadonlyArray<Pick<Figured, 'figures' | 'isBad'>>): Reader {
  const count = examples[0]?.figures.length ?? 0
  const places = Array.from({ length: count }, (_, at) => at)
  const means = places.map((at) => examples.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0) / examples.length)
  const spreads = places.map((at) => {
    const squares = examples.reduce((sum, { figures }) => sum + ((figures[at] ?? 0) - (means[at] ?? 0)) ** 2, 0)
    return Math.sqrt(squares / examples.length) + 1e-9
  })
  const rows = examples.map(({ figures, isBad }) => ({
    row: places.map((at) => ((figures[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    isBad,
  }))
  const weights = places.map(() => 0)
  let bias = 0
  for (let round = 0; round < readerRounds; round++) {
    const slopes = places.map(() => 0)
    let biasSlope = 0
    for (const { row, isBad } of rows) {
      const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias)
      const slope = (1 / (1 + Math.exp(-sum)) - (isBad ? 1 : 0)) * (isBad ? badReplyCounts : 1)
      biasSlope += slope
      for (const at of places) slopes[at] = (slopes[at] ?? 0) + slope * (row[at] ?? 0)
    }
    bias -= (readerRate * biasSlope) / rows.length
    for (const at of places)
      weights[at] =
        (weights[at] ?? 0) - readerRate * ((slopes[at] ?? 0) / rows.length + readerDecay * (weights[at] ?? 0))
  }
  const unscaled = weights.map((weight, at) => weight / (spreads[at] ?? 1))
  return { weights: unscaled, bias: bias - unscaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0) }
}

/** The value that this share of the values is below. */
export function quantile(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
