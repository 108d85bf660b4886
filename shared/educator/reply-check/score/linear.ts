// Linear models over hashed features, and how their weights are kept: the largest ones, two letters each.

export type Linear = {
  readonly bias: number
  /** Its length is a power of two. */
  readonly weights: Float32Array
}

export type StoredLinear = { readonly bias: number; readonly largest: number; readonly weights: readonly string[] }

/** FNV-1a, folded to one of `count` buckets, a power of two. */
function bucketOf(feature: string, count: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash >>> 16) ^ hash) & (count - 1)
}

/** The features as buckets, each once. */
export const bucketsOf = (features: Iterable<string>, count: number): Int32Array =>
  Int32Array.from(new Set([...features].map((feature) => bucketOf(feature, count))))

/** Log odds. Every feature counts `2 / sqrt(their number)`, so that long texts do not score higher for their length. */
export function logOddsOf(buckets: Int32Array, { bias, weights }: Linear): number {
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket] ?? 0
  return sum * scaleOf(buckets.length) + bias
}

export const scaleOf = (count: number): number => 2 / Math.sqrt(Math.max(1, count))

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const lineLength = 140
/** The digit that says: so many buckets without a weight, and a digit more. */
const longGap = digits.length - 1
/** Steps of a weight to either side of nought. */
const steps = 31

/** A weight as a step. Steps are squared, so that small weights, which are most, are kept finely. */
const stepOf = (weight: number, largest: number): number =>
  Math.sign(weight) * Math.round(steps * Math.sqrt(Math.abs(weight) / largest))

/** The weights as text: for each that is not nought the buckets passed over, in a digit or more, and its step, in one. */
export function store({ bias, weights }: Linear): StoredLinear {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  let text = ''
  let gap = 0
  for (const weight of weights) {
    const step = stepOf(weight, largest)
    if (step === 0) {
      gap++
      continue
    }
    for (; gap >= longGap; gap -= longGap) text += digits[longGap]
    text += `${digits[gap]}${digits[step + steps]}`
    gap = 0
  }
  return { bias, largest, weights: text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [] }
}

/** @param count buckets of the model, a power of two; weights beyond are left out */
export function restore({ bias, largest, weights: lines }: StoredLinear, count: number): Linear {
  const valueOf = new Int8Array(128)
  for (let at = 0; at < digits.length; at++) valueOf[digits.charCodeAt(at)] = at
  const weights = new Float32Array(count)
  let bucket = 0
  let isGap = true
  for (const line of lines) {
    for (let at = 0; at < line.length; at++) {
      const value = valueOf[line.charCodeAt(at)] ?? 0
      if (isGap) {
        bucket += value
        isGap = value === longGap
        continue
      }
      const step = value - steps
      if (bucket < count) weights[bucket++] = Math.sign(step) * (step / steps) ** 2 * largest
      isGap = true
    }
  }
  return { bias, weights }
}
