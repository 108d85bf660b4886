// Facts for moments: priced holdings and trades with only what matters to a test said.
import type { Holding } from '#shared/portfolio/holding.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import type { Parcel } from '#shared/portfolio/parcels.ts'
import { tradeFactsOf } from '#shared/portfolio/trade-facts.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { MomentFacts } from '#shared/learning/moments/moment.ts'

export const aHolding = (about: Partial<Holding> = {}): Holding => {
  const [quantity, currentPrice] = [about.quantity ?? 10, about.currentPrice ?? 100]
  return {
    id: '00000000-0000-4000-8000-000000000001',
    type: 'stock',
    symbol: 'CBA',
    quantity,
    costBasis: 100,
    currentPrice,
    totalValue: quantity * currentPrice,
    isLiveTracked: true,
    priceStatus: 'live',
    priceSource: 'yahoo',
    priceAsOf: '2026-11-20T05:00:00.000Z',
    previousClose: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastUpdated: '2026-11-20T05:00:00.000Z',
    ...about,
  }
}

const createdAt = '2026-01-01T00:00:00.000Z'
let trades = 0
/** Made of what is given: a buy unless said otherwise. */
export const aTrade = (about: object): Transaction => ({
  id: `10000000-0000-4000-8000-${String(++trades).padStart(12, '0')}`,
  createdAt,
  type: 'buy',
  date: '2026-11-10',
  units: 10,
  price: 100,
  ...about,
})

export type About = Partial<Omit<MomentFacts, 'tradeFacts'>> & {
  /** By the id of their holding. */
  trades?: Readonly<Record<string, readonly Transaction[]>>
}

const parcelsOf = (trades: readonly Transaction[], symbol: string): readonly Parcel[] => {
  const ledger = playLedger(trades, symbol)
  return 'problem' in ledger ? [] : ledger.parcels
}

export const momentFacts = ({ trades = {}, ...about }: About = {}): MomentFacts => {
  const { holdings = [], today = '2026-11-22' } = about
  const played = holdings.map((holding) => {
    const transactions = trades[holding.id] ?? []
    return { holding, transactions, parcels: parcelsOf(transactions, holding.symbol) }
  })
  return {
    holdings,
    belowHigh: {},
    progress: { completedLessons: [] },
    today,
    ...about,
    tradeFacts: tradeFactsOf(played, today),
  }
}
