// Linear models over hashed features, and how their weights are kept: a byte each, as base64.

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

/** A weight as a step from -127 to 127. Steps are squared, so that small weights, which are most, are kept finely. */
const stepOf = (weight: number, largest: number): number =>
  Math.sign(weight) * Math.round(127 * Math.sqrt(Math.abs(weight) / largest))

export function store({ bias, weights }: Linear): StoredLinear {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  let text = ''
  for (let at = 0; at < weights.length; at += 3) {
    const [one, two, three] = [0, 1, 2].map((next) => stepOf(weights[at + next] ?? 0, largest) & 0xff)
    const bits = ((one ?? 0) << 16) | ((two ?? 0) << 8) | (three ?? 0)
    for (const shift of [18, 12, 6, 0]) text += digits[(bits >> shift) & 63]
  }
  return { bias, largest, weights: text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [] }
}

export function restore({ bias, largest, weights: lines }: StoredLinear, count: number): Linear {
  const valueOf = new Int8Array(128)
  for (let at = 0; at < digits.length; at++) valueOf[digits.charCodeAt(at)] = at
  const weights = new Float32Array(count)
  let [bits, held, filled] = [0, 0, 0]
  for (const line of lines) {
    for (let at = 0; at < line.length; at++) {
      bits = ((bits << 6) | (valueOf[line.charCodeAt(at)] ?? 0)) & 0xff_ff
      held += 6
      if (held < 8) continue
      held -= 8
      const step = (((bits >> held) & 0xff) << 24) >> 24
      if (filled < count) weights[filled++] = Math.sign(step) * (step / 127) ** 2 * largest
    }
  }
  return { bias, weights }
}
