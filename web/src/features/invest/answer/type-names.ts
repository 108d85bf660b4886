// Type names: kinds of holdings as a label for what is held of each.
import type { HoldingType } from '#shared/market/instrument.ts'

export const classNamesOfTypes: Readonly<Record<HoldingType, string>> = {
  stock: 'Stocks',
  etf: 'ETFs',
  crypto: 'Crypto',
  other: 'Other',
}
