// Token price: what a model costs, for the daily cap; by the beginning of its name unless the configuration says.
import type { TokenPrice } from '#shared/educator/ports.ts'

/** OpenAI's list, November 2026. */
const knownPrices: ReadonlyArray<readonly [RegExp, TokenPrice]> = [[/^gpt-6-luna/, { input: 0.1, output: 0.5 }]]
/** More than any small model costs: with an unknown one the cap is reached early, not late. */
const unknownPrice: TokenPrice = { input: 2.5, output: 10 }

export function priceOf(model: string): TokenPrice {
  const name = model.toLowerCase().split('/').at(-1) ?? ''
  return knownPrices.find(([pattern]) => pattern.test(name))?.[1] ?? unknownPrice
}
