// Investment labels: what an investment is called in a mail. Tickers are not unique: a share and a coin can have the same.
import type { StoredHolding } from '../portfolio/holding.ts'
import { securityKey } from '../portfolio/summary.ts'

type Named = Pick<StoredHolding, 'type' | 'symbol' | 'name' | 'coinId'>

const kindWords = { stock: 'ASX', etf: 'ASX', crypto: 'crypto', other: 'other' } as const satisfies Record<
  Named['type'],
  string
>

/**
 * @param holdings all that a mail may speak of
 * @returns what each is called: its symbol, and behind it what it is where another investment has the same symbol
 */
export function investmentLabels(holdings: readonly Named[]): (holding: Named) => string {
  const identities = new Map<string, Set<string>>()
  for (const holding of holdings) {
    identities.set(holding.symbol, (identities.get(holding.symbol) ?? new Set()).add(securityKey(holding)))
  }
  const ambiguous = new Set([...identities].flatMap(([symbol, keys]) => (keys.size > 1 ? [symbol] : [])))
  return ({ symbol, name, coinId, type }) =>
    ambiguous.has(symbol) ? `${symbol} (${name ?? coinId ?? kindWords[type]})` : symbol
}
