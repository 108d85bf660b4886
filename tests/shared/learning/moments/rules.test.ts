// The rules of teachable moments: each tells a person's own figures, goes away for a reason, and steers nobody.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { Moment, MomentFacts } from '#shared/learning/moments/moment.ts'
import { MomentKey } from '#shared/learning/moments/record.ts'
import { applicableMoments, momentRules } from '#shared/learning/moments/today.ts'
import { type About, aHolding, aTrade, momentFacts } from '#tests/support/moments.ts'
import { advice, found } from '../advice-patterns.ts'

const id = aHolding().id
const otherId = '00000000-0000-4000-8000-000000000002'
const share = aHolding()
const etf = aHolding({ type: 'etf', symbol: 'STW' })
const all = Array.from({ length: 18 }, (_, index) => index + 1)
/** Everything learned, so that what keeps until a lesson is done is silent. */
const learned = { progress: { completedLessons: all } }

type Case = {
  what: string
  facts: MomentFacts
  key: string
  says: readonly string[]
  lessonId: number
  /** The same facts, changed so that the moment goes. */
  gone: MomentFacts
}
const aCase = (
  what: string,
  about: About,
  key: string,
  says: readonly string[],
  lessonId: number,
  change: About,
): Case => ({ what, facts: momentFacts(about), key, says, lessonId, gone: momentFacts({ ...about, ...change }) })

const cases: readonly Case[] = [
  aCase('a first holding', { holdings: [share] }, 'first-holding', ['You hold CBA'], 1, {
    progress: { completedLessons: [7] },
  }),
  aCase('a first ETF', { holdings: [etf] }, 'first-etf', ['STW'], 4, { progress: { completedLessons: [4] } }),
  aCase(
    'a coin',
    { holdings: [aHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' })] },
    'coin-without-lesson',
    ['BTC'],
    6,
    {
      progress: { completedLessons: [7] },
    },
  ),
  aCase(
    'ether',
    { holdings: [aHolding({ type: 'crypto', symbol: 'ETH', coinId: 'ethereum' })] },
    'coin-without-lesson',
    ['ETH'],
    7,
    {
      holdings: [aHolding({ type: 'crypto', symbol: 'ETH', quantity: 0 })],
    },
  ),
  aCase(
    'one of two above half',
    { ...learned, holdings: [share, aHolding({ id: otherId, symbol: 'BHP', quantity: 4 })] },
    'above-half:CBA',
    [
      'CBA is 71%',
      'your 2 different investments are as spread as 1.7 equal ones',
      'nothing about whether they rise and fall',
    ],
    3,
    { holdings: [share, aHolding({ id: otherId, symbol: 'BHP', quantity: 10 })] },
  ),
  aCase(
    'two funds of one index',
    { ...learned, holdings: [etf, aHolding({ id: otherId, type: 'etf', symbol: 'IOZ' })] },
    'same-index:S-P-ASX-200',
    ['STW and IOZ', 'S&P/ASX 200'],
    3,
    { holdings: [etf, aHolding({ id: otherId, type: 'etf', symbol: 'IVV' })] },
  ),
  aCase(
    'a fall of a tenth',
    { ...learned, holdings: [share], belowHigh: { [id]: 12.34 } },
    `fall:${id}`,
    ['CBA is 12% below'],
    9,
    {
      belowHigh: { [id]: 9.99 },
    },
  ),
  aCase(
    'a double',
    { ...learned, holdings: [aHolding({ currentPrice: 200 })] },
    `doubled:${id}`,
    ['a fall of 50% would take CBA back'],
    2,
    { holdings: [aHolding({ currentPrice: 199 })] },
  ),
  aCase(
    'four times the cost',
    { ...learned, holdings: [aHolding({ currentPrice: 400 })] },
    `doubled:${id}`,
    ['a fall of 75% would take CBA back'],
    2,
    { holdings: [aHolding({ currentPrice: 199 })] },
  ),
  aCase(
    'a sample price',
    { ...learned, holdings: [aHolding({ priceStatus: 'sample' })] },
    'old-price:sample',
    ['CBA uses a sample price, which isn’t today’s market price.'],
    5,
    {
      holdings: [share],
    },
  ),
  aCase(
    'two old prices',
    {
      ...learned,
      holdings: [aHolding({ priceStatus: 'stale' }), aHolding({ id: otherId, symbol: 'BHP', priceStatus: 'stale' })],
    },
    'old-price:stale',
    ['2 of your investments have an old price.'],
    5,
    { holdings: [share] },
  ),
  aCase(
    'a sample price and two old ones',
    {
      ...learned,
      holdings: [
        aHolding({ priceStatus: 'stale' }),
        aHolding({ id: otherId, symbol: 'BHP', priceStatus: 'sample' }),
        aHolding({ id: '3c5e8a52-9d0f-4f3c-8f57-0f1a5d2f6b03', symbol: 'WES', priceStatus: 'stale' }),
      ],
    },
    'old-price:sample',
    ['BHP uses a sample price, which isn’t today’s market price; 2 of your investments have an old price.'],
    5,
    { holdings: [share] },
  ),
  aCase(
    'a parcel of 12 months',
    { ...learned, holdings: [share], trades: { [id]: [aTrade({ id: otherId, date: '2025-11-20' })] } },
    `twelve-months:${otherId}`,
    ['From 21 Nov 2026', 'as at November 2026'],
    13,
    { today: '2026-12-21' },
  ),
  aCase(
    'brokerage above a hundredth',
    { ...learned, holdings: [share], trades: { [id]: [aTrade({ id: otherId, units: 2, brokerage: 9.5 })] } },
    `brokerage:${otherId}`,
    ['4.8% of a buy', '$9.50', '$200.00', '10 Nov 2026'],
    17,
    { today: '2026-12-10' },
  ),
  aCase(
    'a first dividend',
    { holdings: [share], trades: { [id]: [aTrade({ type: 'dividend', date: '2026-09-29', amount: 21.5 })] } },
    'first-dividend',
    ['CBA paid you $21.50 on 29 Sep 2026'],
    14,
    { progress: { completedLessons: [14] } },
  ),
  aCase(
    'a first reinvestment',
    { holdings: [etf], trades: { [id]: [aTrade({ type: 'reinvestment', amount: 40, units: 0.4 })] } },
    'first-reinvestment',
    ['$40.00', 'STW', 'as at November 2026'],
    14,
    { progress: { completedLessons: [14] } },
  ),
  aCase(
    'a first sale',
    { holdings: [aHolding({ quantity: 0 })], trades: { [id]: [aTrade({ type: 'sell' })] } },
    'first-sale',
    ['A sale of CBA', 'on 10 Nov 2026'],
    13,
    { progress: { completedLessons: [13] } },
  ),
  aCase(
    'a split',
    { holdings: [share], trades: { [id]: [aTrade({ type: 'split', newUnits: 3, oldUnits: 1 })] } },
    'first-split',
    ['were split'],
    5,
    { progress: { completedLessons: [5] } },
  ),
  aCase(
    'a consolidation',
    { holdings: [share], trades: { [id]: [aTrade({ type: 'consolidation', newUnits: 1, oldUnits: 10 })] } },
    'first-split',
    ['were merged'],
    5,
    { trades: {} },
  ),
  aCase(
    'three months of buys',
    {
      holdings: [etf],
      trades: { [id]: ['2026-08-03', '2026-09-03', '2026-09-17', '2026-10-05'].map((date) => aTrade({ date })) },
    },
    'bought-regularly',
    ['STW in 3 different months'],
    16,
    { progress: { completedLessons: [16] } },
  ),
  aCase(
    'the end of a financial year',
    {
      ...learned,
      today: '2027-06-04',
      holdings: [share],
      trades: { [id]: [aTrade({}), aTrade({ type: 'dividend', amount: 5 })] },
    },
    'financial-year:2027',
    ['2026-27', 'You have recorded trades or payments in it.'],
    13,
    { today: '2027-07-01' },
  ),
  aCase(
    'the change of 2027, ahead',
    { ...learned, today: '2027-06-10', holdings: [share] },
    'tax-change-2027',
    ['changes on 1 July 2027', 'just before that day, for a listed share its close of 30 June'],
    13,
    {
      today: '2027-05-31',
    },
  ),
  aCase(
    'the change of 2027, behind',
    { ...learned, today: '2027-07-31', holdings: [share, aHolding({ id: otherId })] },
    'tax-change-2027',
    ['changed on 1 July 2027', 'your 2 investments'],
    13,
    { today: '2027-08-01' },
  ),
]

const momentOf = ({ facts, key }: Case): Moment => {
  const moment = applicableMoments(facts).find((one) => one.key === key)
  if (moment === undefined) throw new Error(`${key} does not apply`)
  return moment
}

test.each(cases)('$what has a moment with the person’s own figures, and goes away', (one) => {
  const moment = momentOf(one)
  for (const words of one.says) expect(`${moment.title} ${moment.text}`.toLowerCase()).toContain(words.toLowerCase())
  expect(moment.lessonId).toBe(one.lessonId)
  expect(MomentKey.parse(moment.key)).toBe(moment.key)
  expect(moment.text).toContain(
    `Lesson ${moment.lessonId}, ${lessonCatalogue.find((lesson) => lesson.id === moment.lessonId)?.title}`,
  )
  if (moment.holdingId !== undefined)
    expect(one.facts.holdings.map((holding) => holding.id)).toContain(moment.holdingId)
  expect(applicableMoments(one.gone).map(({ key }) => key)).not.toContain(one.key)
})

test('there are 12 to 20 rules, and each has a case', () => {
  expect(momentRules.length).toBeGreaterThanOrEqual(12)
  expect(momentRules.length).toBeLessThanOrEqual(20)
  for (const rule of momentRules)
    expect(cases.some(({ facts, key }) => rule(facts).some((one) => one.key === key))).toBe(true)
})

/** Facts about what is held and was done, in which the words of the next list may stand. */
const facts: readonly RegExp[] = [
  /\byou hold\b/gi,
  /\b(?:they|the fund) holds?\b/gi,
  /\bof a buy\b/gi,
  /\bspreading buys\b/gi,
  /\ba sale\b|\bfirst sale\b/gi,
]
const steering =
  /\b(buy|buys|buying|sell|selling|sale|hold|holding|keep|add|trim|switch|rebalance|diversify|spread out|avoid|consider|should|must|ought|need to|have to|recommend\w*|suggest\w*|advise\w*|wait|act|hurry|now|before it|opportunit\w*|cheap|bargain|safe|safer|risky|too (?:much|little|many|large|high)|better|worse|best|worst|good|bad|great|healthy|unhealthy|wise|warning|danger\w*|alert|careful)\b/i

test.each(cases)('$what is told in neutral words', (one) => {
  const { title, text, goesWhen } = momentOf(one)
  const told = facts.reduce((words, fact) => words.replaceAll(fact, ''), `${title}\n${text}\n${goesWhen}`)
  expect(found(told, [...advice, steering])).toEqual([])
  expect(told).not.toMatch(/[—–!]/)
  expect(text.split(/[.?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(5)
  expect(goesWhen).toMatch(/^This goes .+\.$/)
})

test('the words that steer would be found', () => {
  for (const text of [
    'Time to sell',
    'You should wait',
    'A good price',
    'Consider switching',
    'Your portfolio is too risky',
  ])
    expect(steering.test(text)).toBe(true)
})

test('nothing held and nothing done has no moments; nor have trades without a price or a date, or that cannot have happened', () => {
  expect(applicableMoments(momentFacts())).toEqual([])
  expect(applicableMoments(momentFacts({ today: '2027-06-10' }))).toEqual([])
  expect(
    applicableMoments(momentFacts({ ...learned, today: '2027-06-10', holdings: [aHolding({ quantity: 0 })] })),
  ).toEqual([])
  const odd = {
    ...learned,
    holdings: [share],
    trades: {
      [id]: [
        aTrade({ units: 1, price: 0, brokerage: 5 }),
        aTrade({ type: 'opening', date: null }),
        aTrade({ type: 'sell', units: 1e6 }),
      ],
    },
  }
  expect(applicableMoments(momentFacts(odd))).toEqual([])
  const undated = { ...learned, holdings: [share], trades: { [id]: [aTrade({ type: 'opening', date: null })] } }
  expect(applicableMoments(momentFacts(undated))).toEqual([])
})

test('what was sold out makes no moment about what is held, and stands in for nothing that is', () => {
  const gone = { quantity: 0, totalValue: 0, id: otherId }
  const bought = ['2026-08-03', '2026-09-01', '2026-10-01'].map((date) => aTrade({ date }))
  for (const sold of [
    aHolding({ ...gone, type: 'etf', symbol: 'IOZ' }),
    aHolding({ ...gone, type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' }),
    aHolding({ ...gone, priceStatus: 'sample' }),
    aHolding({ ...gone, priceStatus: 'stale', currentPrice: 400 }),
  ]) {
    const about = {
      belowHigh: { [otherId]: 30 },
      trades: { [otherId]: [...bought, aTrade({ type: 'sell', units: 30 })] },
    }
    const keys = (more: About): string[] =>
      applicableMoments(momentFacts({ ...about, holdings: [sold, etf], ...more })).map(({ key }) => key)
    expect(keys({ holdings: [sold] }).filter((key) => key !== 'first-sale')).toEqual([])
    expect(keys({}).filter((key) => key !== 'first-sale')).toEqual(['first-etf', 'first-holding'])
    expect(keys({ ...learned })).toEqual([])
    const first = applicableMoments(momentFacts({ holdings: [sold, etf] }))
    expect(first.map(({ holdingId }) => holdingId)).toEqual([id, undefined])
    expect(first[1]!.text).toContain('You hold STW')
  }
})

test('a share of exactly a half and a fall of just under a tenth are not yet news; funds of one index count once each', () => {
  const keys = (about: About): string[] =>
    applicableMoments(momentFacts({ ...learned, ...about })).map(({ key }) => key)
  const other = aHolding({ id: otherId, symbol: 'BHP' })
  expect(keys({ holdings: [share, other] })).toEqual([])
  expect(keys({ holdings: [share, other], belowHigh: { [id]: 9.99 } })).toEqual([])
  expect(keys({ holdings: [share, other], belowHigh: { [id]: 10 } })).toEqual([`fall:${id}`])
  // The same fund at two brokers is one fund.
  expect(keys({ holdings: [etf, { ...etf, id: otherId }] })).toEqual([])
  // Nor is what is kept as a share taken for one.
  expect(keys({ holdings: [etf, aHolding({ id: otherId, symbol: 'IOZ' })] })).toEqual([])
})

test('a made-up price makes no moment of its own: only that it is one is told', () => {
  const sample = aHolding({ currentPrice: 400, priceStatus: 'sample' })
  const other = aHolding({ id: otherId, symbol: 'BHP' })
  const keys = (holdings: MomentFacts['holdings']): string[] =>
    applicableMoments(momentFacts({ ...learned, holdings })).map(({ key }) => key)
  expect(keys([sample, other])).toEqual(['old-price:sample'])
  expect(keys([{ ...sample, priceStatus: 'live' }, other])).toEqual([`above-half:CBA`, `doubled:${id}`])
  // What is sold out counts in no share.
  const soldOut = aHolding({ id: otherId, symbol: 'WES', quantity: 0, priceStatus: 'sample' })
  const third = aHolding({ id: '3c5e8a52-9d0f-4f3c-8f57-0f1a5d2f6b03', symbol: 'BHP' })
  expect(keys([{ ...sample, priceStatus: 'live' }, soldOut, third])).toContain('above-half:CBA')
})
