// Demo trades: when the demo holdings were bought and what they paid since, over five years, so that whoever looks around sees
// what Gumnut shows over time. Units and cost stay those of the demo holdings.
import type { NewTransaction } from '#shared/portfolio/transaction.ts'
import { deliver } from '../../data/pending-trades.ts'

type DemoTrades = { startId: string; boughtOn: string; income: readonly NewTransaction[] }

const idOf = (number: number): string => `6d756e75-7400-4000-8000-0000000001${String(number).padStart(2, '0')}`
const dividend = (number: number, exDate: string, date: string, amount: number): NewTransaction => ({
  id: idOf(number),
  type: 'dividend',
  exDate,
  date,
  amount,
})

/** By code. The days of purchase are made up. */
const demoTrades: Readonly<Record<string, DemoTrades>> = {
  CBA: {
    startId: idOf(1),
    boughtOn: '2021-11-24',
    income: [
      dividend(11, '2022-08-17', '2022-09-29', 21),
      dividend(12, '2023-08-16', '2023-09-28', 24),
      dividend(13, '2024-08-21', '2024-09-27', 25),
      dividend(14, '2025-08-20', '2025-09-29', 26),
    ],
  },
  VAS: { startId: idOf(2), boughtOn: '2022-02-16', income: [] },
  BTC: { startId: idOf(3), boughtOn: '2023-03-15', income: [] },
}

/** Gives a demo holding that the service has its trades. @throws what the service answers, or that it is away */
export async function addDemoTrades({ id: holdingId, symbol }: { id: string; symbol: string }): Promise<void> {
  const trades = demoTrades[symbol]
  if (trades === undefined) return
  await deliver({ kind: 'start', holdingId, id: trades.startId, date: trades.boughtOn })
  for (const transaction of trades.income) await deliver({ kind: 'add', holdingId, transaction })
}
