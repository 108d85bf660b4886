// Trades of a demo cost what the market says of their days; where it says nothing they keep their own prices.
import { expect, test } from 'vitest'
import { marketPriced } from '#shared/portfolio/market-priced.ts'
import { aTransaction, buy } from './ledger-support.ts'
import { aHistory } from './series-support.ts'

test('prices become the closes of their days as they were then, in whole cents; all else stays', () => {
  const history = aHistory({ '2024-01-05': 20.004, '2024-02-05': 0.001 }, { splits: [['2024-01-10', 5, 1]] })
  const trades = [
    buy('2023-12-01', 1, 90),
    buy('2024-01-05', 2, 90, 9.95),
    aTransaction('opening', { date: null, units: 1, price: 7 }),
    aTransaction('dividend', { date: '2024-01-08', amount: 5 }),
    buy('2024-01-12', 3, 90),
    buy('2024-02-05', 4, 90),
  ]
  const priced = marketPriced(trades, history)
  expect(priced.map((one) => ('price' in one ? one.price : null))).toEqual([90, 100.02, 7, null, 20, 90])
  const others = (list: readonly object[]): object[] => list.map((one) => ({ ...one, price: 0 }))
  expect(others(priced)).toEqual(others(trades))
  expect(marketPriced(trades, null)).toBe(trades)
})
