// Cases of dividends, distributions and their credits, the sum of each beside it.
import { buy, type Case, sell, type Trade } from './case.ts'

const dividend = (amount: number, more: object): Trade => ({ type: 'dividend', date: '2025-03-26', amount, ...more })
/** 1,000 for long, 500 bought eight days before the ex-date and gone twenty days after it. */
const short = (more: object, amount = 1500): Trade[] => [
  buy('2023-01-10', 1000, 10),
  buy('2025-02-25', 500, 10),
  dividend(amount, { exDate: '2025-03-05', ...more }),
  sell('2025-03-25', 500, 10),
]
export const income: readonly Case[] = [
  [
    '70 of 100 franked at 30 % carry 30: 100 are income, 130 with the credit',
    2025,
    [{ trades: [buy('2023-01-10', 10, 10), dividend(100, { franked: 70 })] }],
    { totals: { taxable: 100, credits: 30, grossedUp: 130 } },
  ],
  [
    'a base rate entity: 75 at 25 % carry 25',
    2025,
    [
      {
        trades: [buy('2023-01-10', 10, 10), dividend(75, { franked: 75 })],
        facts: { companyRate: 25, isPreferenceShare: null },
      },
    ],
    { totals: { credits: 25, grossedUp: 100 }, income: [{ franking: { companyRate: 25 } }] },
  ],
  [
    'the credit of the statement counts whatever the company’s rate: 24.99, not 25',
    2025,
    [
      {
        trades: [buy('2023-01-10', 10, 10), dividend(75, { franked: 75, frankingCredit: 24.99 })],
        facts: { companyRate: 25, isPreferenceShare: null },
      },
    ],
    { totals: { credits: 24.99 }, income: [{ franking: { companyRate: null, creditBasis: 'statement' } }] },
  ],
  [
    'the 45 days, last in, first out: 500 of 1,500 units fail, and a third of 600 is lost; the cash stays',
    2025,
    [{ trades: short({ franked: 1400 }) }],
    { totals: { taxable: 1500, credits: 400, lostCredits: 200, isHoldingPeriodTested: true } },
    { 2025: { creditsElsewhere: 4500 } },
  ],
  [
    'credits of exactly 5,000 are not tested: 600 here and 4,400 elsewhere',
    2025,
    [{ trades: short({ franked: 1400 }) }],
    { totals: { credits: 600, lostCredits: 0, isHoldingPeriodTested: false } },
    { 2025: { creditsElsewhere: 4400 } },
  ],
  [
    'a cent more is tested',
    2025,
    [{ trades: short({ franked: 1400 }) }],
    { totals: { credits: 400, lostCredits: 200, isHoldingPeriodTested: true } },
    { 2025: { creditsElsewhere: 4400.01 } },
  ],
  [
    'an ordinary share sold after 60 days keeps its credit',
    2025,
    [
      {
        trades: [
          buy('2025-03-01', 100, 10),
          dividend(140, { exDate: '2025-03-10', franked: 140 }),
          sell('2025-05-01', 100, 10),
        ],
      },
    ],
    { totals: { credits: 60, lostCredits: 0 }, income: [{ holdingPeriod: { days: 45, failing: 0 } }] },
    { 2025: { creditsElsewhere: 6000 } },
  ],
  [
    'a preference share does not: 60 days are fewer than 90',
    2025,
    [
      {
        trades: [
          buy('2025-03-01', 100, 10),
          dividend(140, { exDate: '2025-03-10', franked: 140 }),
          sell('2025-05-01', 100, 10),
        ],
        facts: { companyRate: null, isPreferenceShare: true },
      },
    ],
    { totals: { taxable: 140, credits: 0, lostCredits: 60 }, income: [{ holdingPeriod: { days: 90, failing: 100 } }] },
    { 2025: { creditsElsewhere: 6000 } },
  ],
  [
    'a distribution of June paid in July is of the year that ended, and asks for its statement',
    2025,
    [
      {
        type: 'etf',
        symbol: 'VAS',
        trades: [buy('2023-01-10', 10, 90), { type: 'distribution', date: '2025-07-15', amount: 100 }],
      },
    ],
    { totals: { taxable: 0, unknownCash: 100 }, missing: [{ kind: 'components' }, { kind: 'year of entitlement' }] },
  ],
  [
    'the one credit of a statement: 500 of 1,500 units of its one payment fail, and a third of 6,000 is lost',
    2025,
    [
      {
        type: 'etf',
        symbol: 'VAS',
        trades: [
          buy('2023-01-10', 1000, 90),
          buy('2025-02-25', 500, 90),
          { type: 'distribution', date: '2025-03-26', exDate: '2025-03-05', amount: 20_000 },
          sell('2025-03-25', 500, 90),
        ],
        statements: { 2025: { franked: 14_000, frankingCredit: 6000, otherIncome: 6000 } },
      },
    ],
    { totals: { taxable: 20_000, credits: 4000, lostCredits: 2000, isHoldingPeriodTested: true }, missing: [] },
  ],
  [
    'what a listed trust kept as a share paid and reinvested stands in its statement: 400, not 600',
    2026,
    [
      {
        symbol: 'SCG',
        trades: [
          buy('2023-01-10', 100, 10),
          { type: 'distribution', date: '2026-02-27', amount: 200 },
          { type: 'reinvestment', date: '2025-08-29', amount: 200, units: 20, price: 10 },
        ],
        statements: { 2026: { otherIncome: 400 } },
      },
    ],
    { totals: { taxable: 400, unknownCash: 0 }, missing: [] },
  ],
  [
    'a dividend of a company paid in July is of the new year, whatever its ex-date',
    2026,
    [{ trades: [buy('2023-01-10', 10, 90), dividend(70, { date: '2025-07-03', exDate: '2025-06-12', franked: 70 })] }],
    { totals: { taxable: 70, credits: 30 } },
  ],
  [
    'a reinvested dividend is income of 360, and 45 units that cost 360: 450 - 360 within 12 months',
    2026,
    [
      {
        trades: [
          { type: 'reinvestment', date: '2025-08-20', amount: 360, units: 45, price: 8, franked: 0 },
          sell('2026-03-20', 45, 10),
        ],
      },
    ],
    { totals: { taxable: 360 }, ladder: { gains: { other: 90 }, net: 90 } },
  ],
  [
    'tax that was withheld is part of the income and listed by itself',
    2025,
    [{ trades: [buy('2023-01-10', 10, 10), dividend(100, { unfranked: 100, withheld: 47 })] }],
    { totals: { taxable: 100, withheld: 47, credits: 0 } },
  ],
]
