// Cases of gains and losses before 1 July 2027, the sum of each beside it.
import { buy, type Case, type Held, sell } from './case.ts'

/** A sale with a gain of so much, after 12 months or before. */
const gainOf = (amount: number, isLong: boolean, date = '2025-12-01'): Held => ({
  symbol: isLong ? 'BHP' : 'WES',
  trades: [buy(isLong ? '2023-02-01' : '2025-08-01', 10, 100), sell(date, 10, 100 + amount / 10)],
})

export const gains: readonly Case[] = [
  [
    'a year to the day is a day short of 12 months: 1,500 - 1,000 counts whole',
    2025,
    [{ trades: [buy('2024-03-10', 100, 10), sell('2025-03-10', 100, 15)] }],
    { ladder: { gains: { discountable: 0, other: 500 }, discount: 0, net: 500 } },
  ],
  [
    'the day after it is not: half of 500',
    2025,
    [{ trades: [buy('2024-03-10', 100, 10), sell('2025-03-11', 100, 15)] }],
    { ladder: { discount: 250, net: 250 } },
  ],
  [
    'brokerage on both sides: (1,500 - 30) - (1,000 + 20) = 450, half of it',
    2025,
    [{ trades: [buy('2023-08-01', 100, 10, 20), sell('2025-02-03', 100, 15, 30)] }],
    { ladder: { gains: { total: 450 }, net: 225 } },
  ],
  [
    'a loss of the year comes off before the discount: (3,000 - 1,000) / 2',
    2026,
    [gainOf(3000, true), { symbol: 'NAB', trades: [buy('2025-07-02', 100, 50), sell('2026-02-02', 100, 40)] }],
    { ladder: { currentLossesUsed: 1000, discount: 1000, net: 1000 } },
  ],
  [
    'a loss comes off the gain without a discount first: 700 off 500, 200 off 1,000, half of 800',
    2026,
    [
      gainOf(1000, true),
      gainOf(500, false),
      { symbol: 'NAB', trades: [buy('2025-07-02', 100, 17), sell('2026-02-02', 100, 10)] },
    ],
    { ladder: { afterLosses: { other: 0, discountable: 800 }, net: 400 } },
  ],
  [
    'losses of the year before carried ones: 300 and 1,700 of 2,000 come off 2,000, 300 wait',
    2026,
    [
      gainOf(1000, true),
      gainOf(1000, false),
      { symbol: 'NAB', trades: [buy('2025-07-02', 100, 13), sell('2026-02-02', 100, 10)] },
    ],
    {
      ladder: { currentLossesUsed: 300, carriedLossesUsed: 1700, net: 0, carriedForward: 300 },
      carriedFrom: 'entered',
    },
    { 2026: { carriedLosses: 2000 } },
  ],
  [
    'a year of losses alone makes no negative gain, and the next year uses them: (1,000 - 400) / 2',
    2026,
    [gainOf(1000, true), { symbol: 'NAB', trades: [buy('2024-07-02', 100, 14), sell('2025-02-03', 100, 10)] }],
    { ladder: { carriedLossesUsed: 400, net: 300 }, carriedFrom: 'earlier years' },
  ],
  [
    'a sale on 30 June is of the year that ends, one on 1 July is not',
    2025,
    [{ trades: [buy('2023-01-10', 20, 10), sell('2025-06-30', 10, 30), sell('2025-07-01', 10, 50)] }],
    { disposals: [{ day: '2025-06-30', gain: 200 }], ladder: { net: 100 } },
  ],
  [
    'capital of 1.20 returned on a cost of 1: 0.20 x 1,000 is a gain of that day, half of it',
    2025,
    [{ trades: [buy('2023-01-10', 1000, 1), { type: 'returnOfCapital', date: '2024-10-01', amountPerUnit: 1.2 }] }],
    { disposals: [{ kind: 'capital returned', gain: 200 }], ladder: { net: 100 } },
  ],
  [
    'and the sale after it has no cost left: 1,000 x 0.50, half of it',
    2026,
    [
      {
        trades: [
          buy('2023-01-10', 1000, 1),
          { type: 'returnOfCapital', date: '2024-10-01', amountPerUnit: 1.2 },
          sell('2025-08-04', 1000, 0.5),
        ],
      },
    ],
    { disposals: [{ costBase: 0, gain: 500 }], ladder: { net: 250 } },
  ],
  [
    'a 4 for 1 split spreads the cost: 200 of 400 cost 1,000, sold for 1,600',
    2025,
    [
      {
        trades: [
          buy('2023-02-01', 100, 20),
          { type: 'split', date: '2024-08-01', newUnits: 4, oldUnits: 1 },
          sell('2025-01-15', 200, 8),
        ],
      },
    ],
    { disposals: [{ costBase: 1000, gain: 600 }], ladder: { net: 300 } },
  ],
  [
    'a 1 for 10 consolidation gathers it: 50 of 100 cost 500, sold for 600',
    2025,
    [
      {
        trades: [
          buy('2023-02-01', 1000, 1),
          { type: 'consolidation', date: '2024-08-01', newUnits: 1, oldUnits: 10 },
          sell('2025-01-15', 50, 12),
        ],
      },
    ],
    { disposals: [{ costBase: 500, gain: 100 }], ladder: { net: 50 } },
  ],
  [
    'units that were moved in keep their day: 10 x 30 - 200 after 12 months',
    2025,
    [
      {
        trades: [
          { type: 'transferIn', date: '2024-12-02', units: 10, costBase: 200, acquiredOn: '2022-05-02' },
          sell('2025-01-15', 10, 30),
        ],
      },
    ],
    { disposals: [{ parcels: [{ acquiredOn: '2022-05-02', isTwelveMonths: true }], gain: 100 }], ladder: { net: 50 } },
  ],
  [
    'a coin swapped for another is sold at what came for it: 5,000 - 3,000, half of it; the new one begins at 5,000',
    2026,
    [
      { type: 'crypto', symbol: 'BTC', trades: [buy('2023-03-01', 0.1, 30_000), sell('2025-09-01', 0.1, 50_000)] },
      { type: 'crypto', symbol: 'ETH', trades: [buy('2025-09-01', 1, 5000), sell('2026-03-02', 1, 6000)] },
    ],
    { ladder: { gains: { discountable: 2000, other: 1000 }, net: 2000 } },
  ],
  [
    'a reward is income of 400 on its day, and costs 400 when it is sold for 500',
    2026,
    [
      {
        type: 'crypto',
        symbol: 'ETH',
        trades: [{ type: 'reward', date: '2025-08-01', units: 0.1, amount: 400 }, sell('2026-02-02', 0.1, 5000)],
      },
    ],
    { totals: { taxable: 400 }, ladder: { gains: { other: 100 }, net: 100 } },
  ],
  [
    'without a day of buying a gain waits for it, and a loss of 100 does not',
    2026,
    [
      { trades: [{ type: 'opening', date: null, units: 10, price: 20 }, sell('2025-09-01', 10, 30)] },
      { symbol: 'BHP', trades: [{ type: 'opening', date: null, units: 10, price: 20 }, sell('2025-09-01', 10, 10)] },
    ],
    {
      missing: [{ kind: 'acquired', symbol: 'CBA' }],
      ladder: { gains: { total: 0 }, currentLosses: 100, carriedForward: 100 },
    },
  ],
  [
    'a third of 100 three times is 100: nothing is lost between the parts of a parcel',
    2026,
    [
      {
        trades: [
          { type: 'buy', date: '2023-01-10', units: 3, amount: 100 },
          sell('2025-09-01', 1, 50),
          sell('2025-09-02', 1, 50),
          sell('2025-09-03', 1, 50),
        ],
      },
    ],
    { ladder: { gains: { total: 50 }, net: 25 } },
  ],
  [
    'a statement has the half of a discounted gain: 150 are 300, less a loss of 100, half of 200',
    2026,
    [
      {
        type: 'etf',
        symbol: 'VAS',
        trades: [buy('2023-01-10', 10, 90), { type: 'distribution', date: '2026-01-19', amount: 200 }],
        statements: { 2026: { capitalGainDiscounted: 150, interest: 20 } },
      },
      { symbol: 'NAB', trades: [buy('2025-07-02', 100, 11), sell('2026-02-02', 100, 10)] },
    ],
    { totals: { taxable: 20, unknownCash: 0 }, ladder: { gains: { discountable: 300 }, net: 100 } },
  ],
  [
    'a fall of a fund’s cost base beyond it is a gain of that day: 120 of 100, half of 20',
    2026,
    [
      {
        type: 'etf',
        symbol: 'VAS',
        trades: [buy('2023-01-10', 1, 100), { type: 'costBaseAdjustment', date: '2026-06-30', amount: -120 }],
      },
    ],
    { disposals: [{ kind: 'cost base adjustment', gain: 20 }], ladder: { net: 10 } },
  ],
]
