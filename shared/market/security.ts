// Security: what a security is called, what kind it is and how well a query fits it (P12, P20).
import { isAsxCode, maxSymbolLength } from './instrument.ts'
import type { HoldingType } from './instrument.ts'

/** The ASX code a person may mean by what they typed: `cba`, `CBA.AX`; undefined when it cannot be one. */
export function asxCodeTyped(text: string): string | undefined {
  const code = text.trim().toUpperCase().replace(/\.AX$/, '')
  return isAsxCode(code) ? code : undefined
}

/** What providers call each kind of security; empty for one that none of them knows. */
export const instrumentTypes = {
  stock: 'EQUITY',
  etf: 'ETF',
  crypto: 'CRYPTOCURRENCY',
  other: '',
} as const satisfies Record<HoldingType, string>

const asSymbol = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9.-]/g, '')
    .replace(/^[.-]+/, '')
    .slice(0, maxSymbolLength)

/**
 * A coin's ticker as a holding may have it: `$michi` is MICHI. One without a letter or digit of ours is called by its id.
 * @param ticker as the provider writes it, which may be anything
 * @param id a CoinGecko coin id: that, and not the ticker, says which coin it is
 */
export const coinSymbol = (ticker: string, id: string): string => asSymbol(ticker) || asSymbol(id)

const saysEtf = (name: string): boolean => /\bETFS?\b/i.test(name)

/**
 * `etf` when the provider's instrument type is ETF or a name holds ETF or ETFS as a word (NETFLIX does not), `stock` for
 * EQUITY, else `other` (P20).
 */
export function typeOfSecurity(instrumentType: string, names: readonly string[]): HoldingType {
  const kind = instrumentType.toUpperCase()
  if (kind === instrumentTypes.etf || names.some(saysEtf)) return 'etf'
  if (kind === instrumentTypes.crypto) return 'crypto'
  return kind === instrumentTypes.stock ? 'stock' : 'other'
}

const maxNameLength = 100
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** A provider's name made fit to show: one trimmed line of at most 100 characters, without the exchange's `[CODE]` tail. */
export function tidyName(name: string | null | undefined): string | undefined {
  const tidy = (name ?? '')
    .toWellFormed()
    .replace(unprintable, ' ')
    .replace(/\s*\[[A-Z0-9]{1,6}\]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxNameLength)
    .trim()
  return tidy === '' ? undefined : tidy
}

/** How well a query fits a search result or a curated asset: 3 the very code, 2 the beginning of the code, 1 the beginning of a word of the name, 0 not. */
export function fitOf(query: string, { symbol, name }: { symbol: string; name: string }): 0 | 1 | 2 | 3 {
  const wanted = query.trim().toLowerCase().replace(/\.ax$/, '')
  if (wanted === '') return 0
  const code = symbol.toLowerCase()
  if (code === wanted) return 3
  if (code.startsWith(wanted)) return 2
  const called = name.toLowerCase()
  const begins = called.startsWith(wanted) || called.split(/[^a-z0-9&]+/).some((word) => word.startsWith(wanted))
  return begins || called.includes(` ${wanted}`) ? 1 : 0
}
