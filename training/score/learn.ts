// Learning: the weights of the score from labelled replies. No chance and no clock: the same replies give the same weights.
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'
import { type Linear, logOddsOf, scaleOf } from '#shared/educator/reply-check/score/linear.ts'
import {
  figuresWith,
  hash,
  type Hashed,
  type Kind,
  kindOf,
  type Models,
  type Reader,
  type ReadReply,
  readReply,
  sizes,
} from '#shared/educator/reply-check/score/score.ts'
import type { Labelled, Writer } from './records.ts'

const rate = 0.3
const decay = 1e-4

export type Prepared = {
  readonly reply: Labelled
  readonly isHard: boolean
  readonly read: ReadReply
  readonly kind: Kind
  readonly hashed: Hashed
  /** For each unit whether it is one that must not be shown. */
  readonly offends: readonly boolean[]
}
export type PreparedWriter = { readonly name: string; readonly replies: readonly Prepared[] }

/** Sentences that say what the reply is, not what to do: never an offence where nobody marked one. */
const aside = /\b(?:licen[sc]ed|general (?:info|educ)|advis[eo]r|educational?)\b/i

function prepareReply(reply: Labelled, kind: Kind): Prepared {
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
  const hashed = hash(read, sizes[kind])
  return { reply, isHard: hardCodes(reply.text).length > 0, read, kind: kindOf(read), hashed, offends }
}

/** @param kind whose models the replies are hashed for */
export const prepare = ({ name, replies }: Writer, kind: Kind): PreparedWriter => ({
  name,
  replies: replies.map((reply) => prepareReply(reply, kind)),
})

type Example = { readonly buckets: Int32Array; readonly isBad: boolean }

/** A linear congruential generator, for an order that is mixed and always the same. */
function shuffled(examples: readonly Example[], seed: number): Example[] {
  const order = [...examples]
  let state = seed
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    ;[order[at], order[other]] = [order[other] as Example, order[at] as Example]
  }
  return order
}

/** Logistic regression, one example at a time, each weight's steps shrinking with the slopes it has seen. */
function learnLinear(examples: readonly Example[], size: number, badCounts: number, rounds: number): Linear {
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-2)
  let [bias, biasSquares] = [-2, 1e-2]
  for (let round = 0; round < rounds; round++) {
    for (const { buckets, isBad } of shuffled(examples, 12_345 + round)) {
      const guess = 1 / (1 + Math.exp(-logOddsOf(buckets, { bias, weights })))
      const slope = (guess - (isBad ? 1 : 0)) * (isBad ? badCounts : 1)
      if (Math.abs(slope) < 1e-4) continue
      const scale = scaleOf(buckets.length)
      for (const bucket of buckets) {
        const step = slope * scale + decay * (weights[bucket] ?? 0)
        squares[bucket] = (squares[bucket] ?? 0) + step * step
        weights[bucket] = (weights[bucket] ?? 0) - (rate * step) / Math.sqrt(squares[bucket] ?? 1)
      }
      biasSquares += slope * slope
      bias -= (rate * slope) / Math.sqrt(biasSquares)
    }
  }
  return { bias, weights }
}

export function learnModels(writers: readonly PreparedWriter[], kind: Kind): Models {
  const replies = writers.flatMap((writer) => writer.replies)
  const size = sizes[kind]
  const units = (part: 'words' | 'letters'): Example[] =>
    replies.flatMap(({ hashed, offends }) =>
      hashed[part].map((buckets, at) => ({ buckets, isBad: offends[at] === true })),
    )
  const whole = replies.map(({ hashed, reply }) => ({ buckets: hashed.reply, isBad: reply.label === 'block' }))
  return {
    words: learnLinear(units('words'), size.words, 3, 12),
    letters: learnLinear(units('letters'), size.letters, 3, 12),
    reply: learnLinear(whole, size.reply, 1, 12),
  }
}

export type Figured = { readonly figures: readonly number[]; readonly isBad: boolean }

export const figure = ({ read, hashed, reply }: Prepared, models: Models): Figured => ({
  figures: figuresWith(read, hashed, models),
  isBad: reply.label === 'block',
})

const readerRounds = 600
const readerRate = 0.3
const readerDecay = 0.01
const badReplyCounts = 1.5

/** How the figures of a reply add up: logistic regression on all examples at once, over figures of one scale. */
export function learnReader(examples: readonly Figured[]): Reader {
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
