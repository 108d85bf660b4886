// KnownSecurity: which kind of security a symbol stands for, as far as the app knows it.
import type { HoldingType } from './instrument.ts'

/** A security with a name: from the curated list, or found by a search by name or code. `id` is the CoinGecko coin id, on coins only. */
export type KnownSecurity = {
  readonly symbol: string
  readonly name: string
  readonly type: HoldingType
  readonly id?: string
}

/**
 * What is known under a symbol, in the order of `known`. Case and spaces around it do not count; with the suffix `.AX` it
 * can only be a security of the exchange. A security of the kind `other` says nothing: it has no market.
 */
function knownAs(symbol: string, known: readonly KnownSecurity[]): KnownSecurity[] {
  const typed = symbol.trim().toUpperCase()
  const code = typed.replace(/\.AX$/, '')
  return known.filter(
    (one) => one.symbol.toUpperCase() === code && one.type !== 'other' && (code === typed || one.type !== 'crypto'),
  )
}

/**
 * The security that a symbol most likely stands for: the first of the exchange or of the curated list, else a coin.
 * Many small coins share the code of a listed company, so that a coin which only a search has found comes last.
 * @param curated the list that wins over whatever a search finds
 * @param found what a search for the symbol has found
 * @returns undefined when the app does not know the symbol
 */
export function likelySecurity(
  symbol: string,
  curated: readonly KnownSecurity[],
  found: readonly KnownSecurity[],
): KnownSecurity | undefined {
  const [listed] = knownAs(symbol, curated)
  if (listed !== undefined) return listed
  const matches = knownAs(symbol, found)
  return matches.find(({ type }) => type !== 'crypto') ?? matches[0]
}

/**
 * The security that makes a chosen kind look wrong: the symbol is known, but nothing under it is of that kind.
 * @returns undefined when the kind fits, or the symbol is not known
 */
export function mismatchOf(
  symbol: string,
  type: HoldingType,
  curated: readonly KnownSecurity[],
  found: readonly KnownSecurity[],
): KnownSecurity | undefined {
  if (knownAs(symbol, [...curated, ...found]).some((one) => one.type === type)) return undefined
  return likelySecurity(symbol, curated, found)
}
