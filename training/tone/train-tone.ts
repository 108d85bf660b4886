// Trains the tone model from its examples. The tone test compares what comes out with shared/educator/reply-check/tone-weights.ts, and
// `npm run guard:train -- words together` writes it, and the score that has it as a feature. No randomness: the same examples give the same weights.
import { markAssets } from '#shared/educator/reply-check/vocabulary.ts'
import { toneFeatures, toneScale, toneWords } from '#shared/educator/reply-check/tone.ts'
import { steeringLines } from './steering-lines.ts'
import { steeringVoices } from './steering-voices.ts'
import { teachingFacts } from './teaching-facts.ts'
import { teachingLines } from './teaching-lines.ts'

const rounds = 500
/** A penalty on every weight, so that few are kept. */
const sparsity = 0.06
const decay = 0.2
/** Steering lines are fewer and cost more when missed. */
const steeringCounts = 2
const perLine = 12

interface Example {
  readonly features: readonly number[]
  readonly scale: number
  readonly steers: boolean
}

/** Features seen in two lines or more, and the lines as lists of them. */
function readExamples(): { names: readonly string[]; examples: readonly Example[] } {
  const lines = [
    ...[...steeringLines, ...steeringVoices].map((text) => ({ words: toneWords(markAssets(text)), steers: true })),
    ...[...teachingLines, ...teachingFacts].map((text) => ({ words: toneWords(markAssets(text)), steers: false })),
  ]
  const counts = new Map<string, number>()
  for (const { words } of lines)
    for (const name of new Set(toneFeatures(words))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count > 1).map(([name]) => name)
  const place = new Map(names.map((name, at) => [name, at]))
  const examples = lines.map(({ words, steers }) => ({
    features: [...new Set(toneFeatures(words))].map((name) => place.get(name) ?? -1).filter((at) => at >= 0),
    scale: toneScale(words),
    steers,
  }))
  return { names, examples }
}

/** Logistic regression, all examples in every round, steps shrinking with the slopes seen so far. */
function learn(size: number, examples: readonly Example[]): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-3)
  let bias = 0
  let biasSquares = 1e-3
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => decay * weight)
    let biasSlope = 0
    for (const { features, scale, steers } of examples) {
      let sum = 0
      for (const at of features) sum += weights[at] ?? 0
      const guess = 1 / (1 + Math.exp(-(sum * scale + bias)))
      const error = (guess - (steers ? 1 : 0)) * (steers ? steeringCounts : 1)
      biasSlope += error
      for (const at of features) slope[at] = (slope[at] ?? 0) + error * scale
    }
    for (let at = 0; at < size; at++) {
      const step = slope[at] ?? 0
      squares[at] = (squares[at] ?? 0) + step * step
      const rate = 0.5 / Math.sqrt(squares[at] ?? 1)
      const moved = (weights[at] ?? 0) - rate * step
      weights[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * sparsity)
    }
    biasSquares += biasSlope * biasSlope
    bias -= (0.5 * biasSlope) / Math.sqrt(biasSquares)
  }
  return { bias, weights }
}

/** The source of tone-weights.ts as the examples want it. */
export function toneWeightsSource(): string {
  const { names, examples } = readExamples()
  const { bias, weights } = learn(names.length, examples)
  const entries = names
    .map((name, at) => [name, weights[at] ?? 0] as const)
    .filter(([, weight]) => Math.abs(weight) >= 0.1)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `${name}:${weight.toFixed(1)}`)
  const lines: string[] = []
  for (let at = 0; at < entries.length; at += perLine) lines.push(`  '${entries.slice(at, at + perLine).join('~')}',`)
  return `// Tone weights: what the linear model of ./tone.ts learned from training/tone. Generated there; do not edit.
export const toneBias = ${bias.toFixed(2)}

/** "feature:weight", joined by "~". */
export const toneWeights: readonly string[] = [
${lines.join('\n')}
]
`
}
