// Score: how much each unit of a reply sounds like what must not be shown, learned from replies whose offending sentences are
// marked. A plain logistic regression over hashed features; the reply's score is that of its worst unit.
import stored from '../data/score-weights.json' with { type: 'json' }
import { bucketOf, buckets, featuresOf, readUnit } from './features.ts'
import { unitsOf } from './units.ts'

export type Weights = {
  readonly bias: number
  /** A reply is blocked when its worst unit reaches this. */
  readonly threshold: number
  readonly byBucket: Float32Array
}

export type ScoredUnit = { readonly text: string; readonly score: number }

/** The features of a unit as buckets, each once; every one of them counts `2 / sqrt(their number)`. */
export function bucketsOf(features: readonly string[]): number[] {
  return [...new Set(features.map(bucketOf))]
}

export const scaleOf = (count: number): number => 2 / Math.sqrt(Math.max(1, count))

let weights: Weights | undefined

const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, at) => [digit, at]),
)

/** The bytes of a base64 text. */
function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.replaceAll('=', '').length * 3) / 4))
  let [bits, held, filled] = [0, 0, 0]
  for (const digit of base64) {
    bits = ((bits << 6) | (digits.get(digit) ?? 0)) & 0xff_ff
    held += 6
    if (held < 8) continue
    held -= 8
    if (filled < bytes.length) bytes[filled++] = (bits >> held) & 0xff
  }
  return bytes
}

/** The stored weights, read once. Two bytes each, the lower first, in base64, as multiples of `step`. */
function storedWeights(): Weights {
  if (weights !== undefined) return weights
  const bytes = bytesOf((stored.weights as readonly string[]).join(''))
  const byBucket = new Float32Array(buckets)
  for (let at = 0; at < buckets; at++) {
    const value = (bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8)
    byBucket[at] = (value > 32_767 ? value - 65_536 : value) * stored.step
  }
  weights = { bias: stored.bias, threshold: stored.threshold, byBucket }
  return weights
}

export const blockingScore = (): number => storedWeights().threshold

/** Every unit of a reply with its score in log odds, in order. Linear in the length of the text. */
export function scoreReply(reply: string, { bias, byBucket }: Weights = storedWeights()): ScoredUnit[] {
  const read = unitsOf(reply).map(readUnit)
  return read.map(({ text }, at) => {
    const found = bucketsOf(featuresOf(read, at))
    let sum = 0
    for (const bucket of found) sum += byBucket[bucket] ?? 0
    return { text, score: sum * scaleOf(found.length) + bias }
  })
}

/** The worst unit's score; -Infinity for a reply without words. */
export const worstScore = (units: readonly ScoredUnit[]): number =>
  units.reduce((worst, { score }) => Math.max(worst, score), Number.NEGATIVE_INFINITY)
