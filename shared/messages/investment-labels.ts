// Investment labels: what an investment is called in a mail. Tickers are not unique: a share and a coin can have the same.
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { StoredHolding } from '../portfolio/holding.ts'

type Named = Pick<StoredHolding, 'type' | 'symbol' | 'name' | 'coinId'>

/** What tells investments apart: by what a market prices them, else by kind and symbol. */
function identityOf(holding: Named): string {
  const instrument = instrumentOf(holding)
  return instrument === undefined ? `${holding.type} ${holding.symbol}` : instrumentKey(instrument)
}

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
    identities.set(holding.symbol, (identities.get(holding.symbol) ?? new Set()).add(identityOf(holding)))
  }
  return (holding) => {
    const { symbol, name, coinId, type } = holding
    if ((identities.get(symbol)?.size ?? 0) < 2) return symbol
    return `${symbol} (${name ?? coinId ?? kindWords[type]})`
  }
}
