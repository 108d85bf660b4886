// Asset classes: how the four classes of the example are called and which of the product's colours is theirs.
import type { Allocation } from '#shared/portfolio/allocation.ts'

export const classNamesOf: Readonly<Record<keyof Allocation, string>> = {
  etfs: 'ETFs',
  stocks: 'Stocks',
  crypto: 'Crypto',
  cash: 'Cash',
}

export const classColours: Readonly<Record<keyof Allocation, string>> = {
  etfs: 'var(--class-etf)',
  stocks: 'var(--class-stock)',
  crypto: 'var(--class-crypto)',
  cash: 'var(--class-cash)',
}
