// Demo trades: five years of buys, a sale, dividends and a reward in the demo holdings, so that whoever looks around sees what
// Gumnut shows over time. The units they come to are those of the demo holdings.
import { marketPriced } from '#shared/portfolio/market-priced.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { ledgerApi } from '../../data/pending-trades.ts'
import { type AskedInstrument, pastCloses } from '../../data/past-closes.ts'

const idOf = (number: number): string => `6d756e75-7400-4000-8000-0000000001${String(number).padStart(2, '0')}`
const about = (number: number) => ({
  id: idOf(number),
  createdAt: `2026-01-01T00:00:${String(number).padStart(2, '0')}.000Z`,
})

const trade = (
  number: number,
  type: 'buy' | 'sell',
  date: string,
  units: number,
  price: number,
  brokerage: number,
): Transaction => ({ ...about(number), type, date, units, price, brokerage })
const dividend = (number: number, exDate: string, date: string, amount: number): Transaction => ({
  ...about(number),
  type: 'dividend',
  exDate,
  date,
  amount,
})

type DemoTrades = { asked: AskedInstrument; trades: readonly Transaction[] }

/**
 * By code; VAS is kept by units and cost alone, so that both ways are seen. Days and units are made up. Prices are those of the
 * market on these days; the ones here stand in where it is not known.
 */
const demoTrades: Readonly<Record<string, DemoTrades>> = {
  CBA: {
    asked: { symbols: 'CBA' },
    trades: [
      trade(1, 'buy', '2021-11-24', 6, 98, 9.95),
      dividend(11, '2022-08-17', '2022-09-29', 12.6),
      trade(2, 'buy', '2022-10-12', 6, 96, 9.95),
      dividend(12, '2023-08-16', '2023-09-28', 28.8),
      trade(4, 'sell', '2024-02-28', 4, 115, 9.95),
      dividend(13, '2024-08-21', '2024-09-27', 20),
      trade(5, 'buy', '2025-03-12', 2, 147, 9.95),
      dividend(14, '2025-08-20', '2025-09-29', 26),
    ],
  },
  BTC: {
    asked: { coins: 'bitcoin' },
    trades: [
      trade(3, 'buy', '2022-07-13', 0.03, 29_500, 5),
      trade(6, 'buy', '2023-03-15', 0.0395, 37_000, 5),
      { ...about(7), type: 'reward', date: '2023-06-15', units: 0.0005, price: 37_500 },
      trade(8, 'sell', '2024-03-14', 0.02, 108_000, 5),
    ],
  },
}

/** Whether a demo holding has trades, and so no single price at which it was bought. */
export const hasDemoTrades = (symbol: string): boolean => symbol in demoTrades

/** Gives a demo holding that the service has its trades; doing it again adds nothing. @throws what the service answers */
export async function addDemoTrades({ id, symbol }: { id: string; symbol: string }): Promise<void> {
  const demo = demoTrades[symbol]
  if (demo === undefined) return
  // Without an answer the prices that are here will do.
  const history = await pastCloses(demo.asked, demo.trades[0]?.date ?? '').catch(() => null)
  const transactions = [...marketPriced(demo.trades, history)]
  await ledgerApi.restore({ params: { id }, body: { existing: 'replace', transactions } })
}
