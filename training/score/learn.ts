// Learning: the weights of the score from labelled replies. No chance and no clock: the same replies give the same weights.
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'
import { buckets, featuresOf, readUnit } from '#shared/educator/reply-check/score/features.ts'
import { bucketsOf, scaleOf, type Weights } from '#shared/educator/reply-check/score/score.ts'
import { unitsOf } from '#shared/educator/reply-check/score/units.ts'
import type { Labelled, Writer } from './records.ts'

const rounds = 25
const blockedCounts = 3
const rate = 0.3
const decay = 1e-4

type Example = { readonly buckets: Int32Array; readonly scale: number; readonly offends: boolean }
export type Prepared = { readonly reply: Labelled; readonly isHard: boolean; readonly examples: readonly Example[] }
export type PreparedWriter = { readonly name: string; readonly replies: readonly Prepared[] }

/** Sentences that say what the reply is, not what to do: never an offence where nobody marked one. */
const aside = /\b(?:licen[sc]ed|general (?:info|educ)|advis[eo]r|educational?)\b/i

function prepareReply(reply: Labelled): Prepared {
  const units = unitsOf(reply.text).map(readUnit)
  const spans = reply.sentences.map((sentence) => {
    const from = reply.text.indexOf(sentence)
    return [from, from + sentence.length] as const
  })
  const examples = units.map((unit, at) => {
    const found = Int32Array.from(bucketsOf(featuresOf(units, at)))
    const isMarked = spans.some(([from, to]) => from < unit.end - 2 && to > unit.start + 2)
    const offends = reply.label === 'block' && (spans.length === 0 ? !aside.test(unit.text) : isMarked)
    return { buckets: found, scale: scaleOf(found.length), offends }
  })
  return { reply, isHard: hardCodes(reply.text).length > 0, examples }
}

export const prepare = ({ name, replies }: Writer): PreparedWriter => ({ name, replies: replies.map(prepareReply) })

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

const sumOf = ({ buckets: found, scale }: Example, bias: number, byBucket: Float32Array): number => {
  let sum = 0
  for (const bucket of found) sum += byBucket[bucket] ?? 0
  return sum * scale + bias
}

/** Logistic regression, one example at a time, each weight's steps shrinking with the slopes it has seen. */
export function learn(writers: readonly PreparedWriter[]): Omit<Weights, 'threshold'> {
  const all = writers.flatMap(({ replies }) => replies.flatMap(({ examples }) => examples))
  const byBucket = new Float32Array(buckets)
  const squares = new Float32Array(buckets).fill(1e-2)
  let [bias, biasSquares] = [-2, 1e-2]
  for (let round = 0; round < rounds; round++) {
    for (const example of shuffled(all, 12_345 + round)) {
      const guess = 1 / (1 + Math.exp(-sumOf(example, bias, byBucket)))
      const slope = (guess - (example.offends ? 1 : 0)) * (example.offends ? blockedCounts : 1)
      if (Math.abs(slope) < 1e-4) continue
      for (const bucket of example.buckets) {
        const step = slope * example.scale + decay * (byBucket[bucket] ?? 0)
        squares[bucket] = (squares[bucket] ?? 0) + step * step
        byBucket[bucket] = (byBucket[bucket] ?? 0) - (rate * step) / Math.sqrt(squares[bucket] ?? 1)
      }
      biasSquares += slope * slope
      bias -= (rate * slope) / Math.sqrt(biasSquares)
    }
  }
  return { bias, byBucket }
}

/** A reply's score; Infinity when a hard rule blocks it. */
export const scoreOf = ({ isHard, examples }: Prepared, { bias, byBucket }: Omit<Weights, 'threshold'>): number =>
  isHard
    ? Number.POSITIVE_INFINITY
    : examples.reduce((worst, example) => Math.max(worst, sumOf(example, bias, byBucket)), Number.NEGATIVE_INFINITY)

/** The threshold at which this share of the replies to block is blocked. */
export function thresholdFor(recall: number, blocked: readonly number[]): number {
  const sorted = blocked.toSorted((one, other) => one - other)
  return sorted[Math.floor((1 - recall) * sorted.length)] ?? 0
}
