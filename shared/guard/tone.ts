// Tone: how much a sentence sounds like steering rather than teaching (ai-safety.md section 4, P1: in any form, voice).
// A small linear model over words and word pairs backs up the rules where a phrase was foreseen by nobody. Its weights are
// learned from examples written for this project, in tests/shared/guard/tone.
import { toneBias, toneWeights } from './tone-weights.ts'

const shortest = 6

/** The words of marked lower-case text, with sums, shares, years and numbers made alike. */
export function toneWords(marked: string): string[] {
  const words = marked
    .replace(/'/g, '')
    .replace(/[$\u20ac\u00a3]\s?\d[\d.,]{0,15}\s?[kmb]?\b/g, ' MONEY ')
    .replace(/\d[\d.,]{0,15}\s?(?:%|per ?cent\b)/g, ' PCT ')
    .replace(/\b(?:1[5-9]|20)\d\d\b/g, ' YEAR ')
    .replace(/\d[\d.,]{0,15}/g, ' NUM ')
    .match(/[A-Za-z]+|[?!:;,]/g)
  return ['^', ...(words ?? []), '$']
}

/** Words, neighbours and next-but-one neighbours, each once. */
export function toneFeatures(words: readonly string[]): Set<string> {
  const features = new Set<string>(words)
  for (let at = 0; at + 1 < words.length; at++) {
    features.add(`${words[at]} ${words[at + 1]}`)
    if (at + 2 < words.length) features.add(`${words[at]} _ ${words[at + 2]}`)
  }
  return features
}

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
  let sum = 0
  for (const feature of toneFeatures(words)) sum += weights.get(feature) ?? 0
  return sum * toneScale(words) + toneBias
}
