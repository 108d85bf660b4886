// Tone: how much a sentence sounds like steering rather than teaching.
// A small linear model over words and word pairs backs up the patterns where a phrase was foreseen by nobody. Its weights are
// learned from examples written for this project, in training/tone.
import { wordClass } from './word-classes.ts'
import { toneBias, toneWeights } from './tone-weights.ts'

const shortest = 6

/** The words of marked lower-case text, with sums, shares, years and numbers made alike. */
export function toneWords(marked: string): string[] {
  const words = marked
    .replace(/'/g, '')
    .replace(/\bsmart contracts?\b/g, 'programs')
    .replace(/[$\u00a3]\s?\d[\d.,]{0,15}\s?[kmb]?\b/g, ' MONEY ')
    .replace(/\d[\d.,]{0,15}\s?(?:%|per ?cent\b)/g, ' PCT ')
    .replace(/\b(?:1[5-9]|20)\d\d\b/g, ' YEAR ')
    .replace(/\d[\d.,]{0,15}/g, ' NUM ')
    .match(/[A-Za-z]+|[?!:;,]/g)
  return ['^', ...(words ?? []), '$']
}

/** Words, neighbours and next-but-one neighbours, then the same by word class, and which classes meet at all; some repeat. */
export function toneFeatures(words: readonly string[]): string[] {
  const features = [...words]
  const classed = words.map(wordClass)
  const met = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const [word, next, third] = [words[at], words[at + 1], words[at + 2]]
    if (next !== undefined) {
      features.push(`${word} ${next}`)
      features.push(`${classed[at]}+${classed[at + 1]}`)
    }
    if (third !== undefined) {
      features.push(`${word} _ ${third}`)
      features.push(`${classed[at]}+_+${classed[at + 2]}`)
      features.push(`${classed[at]}+${classed[at + 1]}+${classed[at + 2]}`)
    }
    if (isMarked(classed[at])) met.add(classed[at] ?? '')
  }
  const kinds = [...met].toSorted()
  for (const [at, kind] of kinds.entries()) {
    features.push(`@${kind}`)
    for (const other of kinds.slice(at + 1)) features.push(`@${kind}&${other}`)
  }
  return features
}

/** A class, a product or a sum, and not a word of its own. */
const isMarked = (word: string | undefined): boolean => /^(?:[A-Z]+|\?)$/.test(word ?? '')

/** Long sentences have more features, so the sum is scaled by the root of the length. */
export const toneScale = (words: readonly string[]): number => 1 / Math.sqrt(Math.max(shortest, words.length))

const weights = new Map(
  toneWeights
    .flatMap((line) => line.split('~'))
    .map((entry) => {
      const cut = entry.lastIndexOf(':')
      return [entry.slice(0, cut), Number(entry.slice(cut + 1))] as const
    }),
)

/** Above 0 it sounds like steering, below 0 like teaching. */
export function steeringTone(marked: string): number {
  const words = toneWords(marked)
  const counted = new Set<string>()
  let sum = 0
  for (const feature of toneFeatures(words)) {
    const weight = weights.get(feature)
    if (weight === undefined || counted.has(feature)) continue
    counted.add(feature)
    sum += weight
  }
  return sum * toneScale(words) + toneBias
}
