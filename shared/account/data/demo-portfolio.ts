// Demo portfolio: made-up units and days in real securities, with trades over four years. Prices here stand in where neither the
// market's nor a sample's close of the day is known.
import type { StoredHolding } from '../../portfolio/holding.ts'
import type { TransactionOf } from '../../portfolio/transaction.ts'

type Trade = Pick<TransactionOf<'buy' | 'sell'>, 'type' | 'date' | 'units' | 'price' | 'brokerage'> | Income
type Income = Pick<TransactionOf<'dividend'>, 'type' | 'date' | 'exDate' | 'amount'>

/** Quantity and cost for one unit are those of the trades, where there are some. */
export type DemoHolding = Pick<StoredHolding, 'type' | 'symbol' | 'name' | 'coinId' | 'quantity' | 'costBasis'> & {
  trades?: readonly Trade[]
}

export const demoPortfolio: readonly DemoHolding[] = [
  {
    type: 'stock',
    symbol: 'CBA',
    name: 'Commonwealth Bank of Australia',
    quantity: 10,
    costBasis: 100,
    trades: [
      { type: 'buy', date: '2023-03-22', units: 4, price: 96, brokerage: 9.95 },
      { type: 'buy', date: '2023-06-14', units: 6, price: 99.35, brokerage: 9.95 },
      { type: 'dividend', date: '2024-03-28', exDate: '2024-02-21', amount: 21.5 },
      { type: 'dividend', date: '2025-03-28', exDate: '2025-02-19', amount: 22.5 },
    ],
  },
  {
    type: 'etf',
    symbol: 'VAS',
    name: 'Vanguard Australian Shares Index ETF',
    quantity: 25,
    costBasis: 92.4,
    trades: [
      { type: 'buy', date: '2021-11-10', units: 5, price: 94.5, brokerage: 10 },
      { type: 'buy', date: '2022-11-09', units: 5, price: 88, brokerage: 5 },
      { type: 'buy', date: '2024-01-17', units: 20, price: 92.75, brokerage: 10 },
      { type: 'sell', date: '2025-02-12', units: 5, price: 105.2, brokerage: 10 },
    ],
  },
  {
    type: 'etf',
    symbol: 'VGS',
    name: 'Vanguard MSCI Index International Shares ETF',
    quantity: 8,
    costBasis: 121.15,
    trades: [
      { type: 'buy', date: '2024-01-10', units: 3, price: 110, brokerage: 2 },
      { type: 'buy', date: '2024-08-14', units: 5, price: 127.04, brokerage: 2 },
    ],
  },
  { type: 'stock', symbol: 'BHP', name: 'BHP Group', quantity: 18, costBasis: 44.8 },
  { type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin', quantity: 0.005, costBasis: 98_500 },
]
