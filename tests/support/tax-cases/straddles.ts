// Cases of sales around and after 1 July 2027, the sum of each beside it. Within a quarter prices have risen by nothing.
import { buy, type Case, type Held, sell } from './case.ts'

const own = { type: 'other', symbol: 'LAND' } as const
export const change = (bought: string, value: number, sold: string, price: number): Held => ({
  ...own,
  trades: [buy(bought, 10, 500), sell(sold, 10, price)],
  value,
})

export const straddles: readonly Case[] = [
  [
    'the last day of the rule: the whole 4,000 with half left out, whatever the value at the change',
    2027,
    [change('2024-01-10', 700, '2027-06-30', 900)],
    { disposals: [{ regime: 'discount', gain: 4000 }], ladder: { net: 2000 } },
  ],
  [
    'across the change, a gain on both sides: half of 7,000 - 5,000, and 9,000 - 7,000 within the quarter',
    2028,
    [change('2024-01-10', 700, '2027-08-10', 900)],
    {
      ladder: { gains: { discountable: 2000, later: 2000 }, discount: 1000, netOther: 1000, netLater: 2000, net: 3000 },
    },
  ],
  [
    'a gain before and a loss after: half of 2,000 - 500',
    2028,
    [change('2024-01-10', 700, '2027-08-10', 650)],
    {
      ladder: { gains: { discountable: 2000, later: 0 }, currentLossesUsed: 500, netOther: 750, netLater: 0, net: 750 },
    },
  ],
  [
    'a loss before and a gain after: 2,000 - 1,000, of which nothing is left out',
    2028,
    [change('2024-01-10', 400, '2027-08-10', 600)],
    { ladder: { currentLossesUsed: 1000, discount: 0, netLater: 1000, net: 1000 } },
  ],
  [
    'losses on both sides are 1,500, and wait',
    2028,
    [change('2024-01-10', 400, '2027-08-10', 350)],
    { ladder: { currentLosses: 1500, net: 0, carriedForward: 1500 } },
  ],
  [
    'across the change in less than 12 months: 2,000 and 2,000, and no half',
    2028,
    [change('2027-03-01', 700, '2027-08-10', 900)],
    { ladder: { gains: { other: 2000, later: 2000 }, discount: 0, net: 4000 } },
  ],
  [
    'bought on 1 July 2027 it has no value at the change: 6,000 - 5,000 is later',
    2028,
    [{ ...own, trades: [buy('2027-07-01', 10, 500), sell('2027-09-01', 10, 600)] }],
    { missing: [], ladder: { gains: { later: 1000 }, net: 1000 } },
  ],
  [
    'a split after the change: 20 of now were 10 at 700',
    2028,
    [
      {
        ...own,
        value: 700,
        trades: [
          buy('2024-01-10', 10, 500),
          { type: 'split', date: '2027-07-20', newUnits: 2, oldUnits: 1 },
          sell('2027-08-10', 20, 450),
        ],
      },
    ],
    { disposals: [{ parcels: [{ gain: { valueAtChange: 7000, deferred: 2000 } }] }], ladder: { net: 3000 } },
  ],
  [
    'in another quarter the index number is not published, and nothing is guessed',
    2028,
    [change('2024-01-10', 700, '2028-02-10', 900)],
    { missing: [{ kind: 'index factor' }], disposals: [{ gain: null }], ladder: { net: 0 } },
  ],
]
