// Demo holdings: three examples to try the tracker with (P3). Their ids are fixed, so that adding
// them twice adds nothing and they can be told from a person's own.
import type { Holding } from '#shared/portfolio/holding.ts'
import type { HoldingToAdd } from '../../data/use-holdings.ts'

/** Real securities; the entry prices are made up so that gains and losses both occur. */
export const demoHoldings: ReadonlyArray<HoldingToAdd & { name: string; what: string }> = [
  {
    id: '6d756e75-7400-4000-8000-000000000001',
    what: 'A bank stock',
    type: 'stock',
    symbol: 'CBA',
    name: 'Commonwealth Bank of Australia',
    quantity: 10,
    costBasis: 118.4,
  },
  {
    id: '6d756e75-7400-4000-8000-000000000002',
    what: 'An Australian shares ETF',
    type: 'etf',
    symbol: 'VAS',
    name: 'Vanguard Australian Shares Index ETF',
    quantity: 25,
    costBasis: 98.2,
  },
  {
    id: '6d756e75-7400-4000-8000-000000000003',
    what: 'Bitcoin',
    type: 'crypto',
    symbol: 'BTC',
    name: 'Bitcoin',
    coinId: 'bitcoin',
    quantity: 0.05,
    costBasis: 172_000,
  },
]

const demoIds = new Set(demoHoldings.map(({ id }) => id))

export const isDemo = ({ id }: Pick<Holding, 'id'>): boolean => demoIds.has(id)

/** The request that adds one of them. */
export function demoRequest({ what: _what, ...request }: (typeof demoHoldings)[number]): HoldingToAdd {
  return request
}
