// What the mails say: in text and in HTML the same, amounts only when asked for, and never a sentence about what to do with money.
import { describe, expect, test } from 'vitest'
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { nothingLearned } from '#shared/learning/progress.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import type { ServedHistory } from '#shared/market/history-service.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import { priceHistory, type PriceHistory } from '#shared/market/price-history.ts'
import { achievementMail } from '#shared/messages/achievement-mail.ts'
import { type ComposerPorts, createComposers } from '#shared/messages/composers.ts'
import { datesAhead } from '#shared/messages/dates-ahead.ts'
import { footerOf } from '#shared/messages/footer.ts'
import { keptHistories } from '#shared/messages/kept-histories.ts'
import { allKinds } from '#shared/messages/kinds.ts'
import { code, heading, link, list, type MailContent, note, paragraph, rows } from '#shared/messages/mail.ts'
import { marketNews, termOfWeek } from '#shared/messages/market-news.ts'
import { fridaysBefore, rangeWords, sessionsUpTo, weekLearning } from '#shared/messages/week-learning.ts'
import { priceChange, weekPortfolio } from '#shared/messages/week-portfolio.ts'
import { weeklyReport } from '#shared/messages/weekly-report.ts'
import { writeHtml } from '#shared/messages/write-html.ts'
import { writeText } from '#shared/messages/write-text.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aBuy, aSale } from '#tests/support/ledgers.ts'
import { aRecipient } from '#tests/support/messages.ts'

const sunday = '2026-11-22'
const range = fridaysBefore(sunday)
const footer = footerOf('weekly', { operator: undefined, contactEmail: undefined }, 'https://gumnut.test/stop')
const textOf = (mail: MailContent): string => writeText(mail, footer, 'https://gumnut.test')
const htmlOf = (mail: MailContent): string => writeHtml(mail, footer, 'https://gumnut.test')

/** A close for every day from a month before, and what it is on the last Friday. */
function history(before: number, after: number): ServedHistory {
  const closes = Array.from({ length: 40 }, (_, at) => {
    const day = range.to - 39 + at
    return { day, price: day <= range.after ? before : day === range.to ? after : before + (after - before) / 2 }
  })
  return served(priceHistory('yahoo', closes))
}
/** As it is read: asked for up to the last Friday, or another day. */
function served(kept: PriceHistory, to = range.to): ServedHistory {
  return { history: kept, covers: { from: to - 400, to }, isSample: false, state: 'complete' }
}
const histories = new Map([
  ['asx:CBA', history(100, 110)],
  ['asx:VAS', history(50, 49)],
  ['asx:^AXJO', history(8000, 8080)],
])
const createdAt = '2026-11-01T00:00:00.000Z'
const traded = (symbol: string, trades: Omit<Transaction, 'createdAt'>[]): HoldingTrades => ({
  holding: aStoredHolding({ symbol, type: 'stock' }),
  transactions: trades.map((trade) => ({ ...trade, createdAt }) as Transaction),
})
const simple = (about: Parameters<typeof aStoredHolding>[0]): HoldingTrades => ({
  holding: aStoredHolding(about),
  transactions: [],
})
const week = (ledgers: HoldingTrades[]) => weekPortfolio(ledgers, histories, range, 16)
const learned = weekLearning(nothingLearned, undefined, sunday)

describe('the two Fridays', () => {
  test.each([
    ['2026-11-22', '2026-11-13', '2026-11-20'],
    ['2026-11-21', '2026-11-13', '2026-11-20'],
    ['2026-11-20', '2026-11-13', '2026-11-20'],
    ['2026-11-19', '2026-11-06', '2026-11-13'],
  ])('before %s are %s and %s', (today, after, to) => {
    expect(fridaysBefore(today)).toEqual({ after: dayNumber(after), to: dayNumber(to) })
  })
})

test('a week is named by its last sessions, where a Friday has none', () => {
  const christmas = sessionsUpTo(fridaysBefore('2027-01-02'))
  expect(rangeWords(christmas)).toBe('from the close on Thursday 24 Dec to Thursday 31 Dec')
  const goodFriday = sessionsUpTo(fridaysBefore('2026-04-05'))
  expect(rangeWords(goodFriday)).toBe('from the close on Friday 27 Mar to Thursday 2 Apr')
})

describe('a week of a portfolio', () => {
  test('a holding with trades: value, what prices did, and money put in left aside', () => {
    const { startValue, endValue, moneyIn, moneyOut, gain, moves } = week([
      traded('CBA', [aBuy('2026-01-05', 10, 80), aBuy('2026-11-20', 2, 105)]),
    ])
    expect({ startValue, endValue, moneyIn, moneyOut }).toEqual({
      startValue: 1000,
      endValue: 1320,
      moneyIn: 210,
      moneyOut: 0,
    })
    expect(gain).toBe(110)
    expect(moves).toEqual([{ symbol: 'CBA', percent: expect.closeTo(10, 10), gain: 110 }])
  })

  test('a holding without trades was the same all week; the largest change comes first', () => {
    const both = week([
      simple({ symbol: 'VAS', type: 'etf', quantity: 10 }),
      simple({ symbol: 'CBA', type: 'stock', quantity: 1 }),
    ])
    expect(both).toMatchObject({ holdings: 2, leftOut: 0, startValue: 600, endValue: 600, gain: 0 })
    expect(both.moves.map(({ symbol, gain }) => [symbol, gain])).toEqual([
      ['VAS', -10],
      ['CBA', 10],
    ])
  })

  test('a price of one’s own counts as it is; without any price a holding is left out and counted', () => {
    const own = week([
      simple({ symbol: 'ART', type: 'other', quantity: 2, isLiveTracked: false, manualPrice: 5 }),
      simple({ symbol: 'ZZZ', type: 'stock', quantity: 2, isLiveTracked: true, manualPrice: null }),
      simple({ symbol: 'CBA', type: 'stock', quantity: 0 }),
    ])
    expect(own).toMatchObject({ holdings: 1, leftOut: 1, endValue: 10, gain: 0 })
    expect(own.moves).toEqual([{ symbol: 'ART', percent: null, gain: 0 }])
  })

  test('trades that cannot have happened are left out, and so is what was sold long ago', () => {
    const broken = traded('CBA', [{ ...aBuy('2026-01-05', 1, 80), type: 'sell' } as never])
    const sold = traded('VAS', [aBuy('2026-01-05', 1, 40), { ...aBuy('2026-02-05', 1, 45), type: 'sell' } as never])
    expect(week([broken, sold])).toMatchObject({ holdings: 0, leftOut: 1, moves: [] })
  })

  test('whoever sold all they had in the week is told what prices did to it', () => {
    const sold = { ...aBuy('2026-11-18', 10, 104), type: 'sell' } as never
    const all = week([traded('CBA', [aBuy('2026-01-05', 10, 80), sold])])
    expect(all).toMatchObject({ holdings: 1, startValue: 1000, endValue: 0, moneyOut: 1040, gain: 40 })
    const facts = { today: sunday, range, learning: learned, includeAmounts: true }
    const text = textOf(weeklyReport({ ...facts, portfolio: all }))
    expect(text).toContain('your portfolio changed by +4.0%')
    expect(text).toContain('Money that came out: -$1,040.00')
    expect(text).toContain('Value on 20 Nov: $0.00')
    expect(text).toContain('Its price, with your gain or loss:\n\nCBA: +10.0% (+$40.00)')
    expect(textOf(weeklyReport({ ...facts, portfolio: all, includeAmounts: false }))).toContain('Its price:\n\nCBA')
  })

  test('12 months and recorded ex-dates ahead are found, once each, the nearest first', () => {
    const ahead = week([
      traded('CBA', [
        aBuy('2025-11-30', 1, 80),
        aBuy('2025-11-25', 1, 80),
        aBuy('2025-11-25', 2, 80),
        aBuy('2025-06-01', 1, 80),
      ]),
      traded('VAS', [
        aBuy('2026-01-05', 10, 40),
        { id: crypto.randomUUID(), type: 'dividend', date: '2026-11-10', amount: 5, exDate: '2026-12-01' } as never,
      ]),
    ])
    expect(ahead.twelveMonths).toEqual([
      { symbol: 'CBA', day: '2026-11-26' },
      { symbol: 'CBA', day: '2026-12-01' },
    ])
    expect(ahead.exDates).toEqual([{ symbol: 'VAS', day: '2026-12-01' }])
    const others = week([traded('VAS', [aBuy('2025-11-30', 1, 40)]), traded('CBA', [aBuy('2025-11-25', 1, 80)])])
    expect(others.twelveMonths).toEqual([
      { symbol: 'CBA', day: '2026-11-26' },
      { symbol: 'VAS', day: '2026-12-01' },
    ])
  })

  test('a change is not known before the first close, nor from a close that is old', () => {
    const { history: cba } = histories.get('asx:CBA') as ServedHistory
    expect(priceChange(cba, { after: range.to - 60, to: range.to })).toBeNull()
    expect(priceChange(cba, { after: range.after, to: range.to + 60 })).toBeNull()
    expect(priceChange(null, range)).toBeNull()
  })

  test('a close from before the week is at both ends no change of that week', () => {
    const closes = [...Array(5).keys()].map((at) => ({ day: range.after - at, price: 100 })).toReversed()
    const suspended = priceHistory('yahoo', closes)
    expect(priceChange(suspended, range)).toBeNull()
    expect(priceChange(suspended, { after: range.after - 1, to: range.to })).toBeCloseTo(0, 10)
    const held = [simple({ symbol: 'SUS', type: 'stock', quantity: 1 })]
    const told = weekPortfolio(held, new Map([['asx:SUS', served(suspended)]]), range, 16)
    expect(told).toMatchObject({ holdings: 1, leftOut: 0, endValue: 100 })
    expect(told.moves).toEqual([{ symbol: 'SUS', percent: null, gain: 0 }])
  })

  test('a split that waits for an answer makes no loss: the holding is left out, and the mail says why', () => {
    const { history: closes } = histories.get('asx:CBA') as ServedHistory
    // The provider tells its past in units after the split; the price did not move.
    const flat = Array.from(closes!.days, (day) => ({ day, price: 50 }))
    const splitOn = (exDay: number): Map<string, ServedHistory> => {
      const withSplit = priceHistory('yahoo', flat, { splits: [{ exDay, newUnits: 2, oldUnits: 1 }] })
      return new Map([...histories, ['asx:CBA', served(withSplit)]])
    }
    const held = traded('CBA', [aBuy('2026-10-20', 100, 100)])
    const other = traded('VAS', [aBuy('2026-10-20', 10, 50)])
    const mail = (portfolio: ReturnType<typeof week>): string =>
      textOf(weeklyReport({ today: sunday, range, learning: learned, portfolio, includeAmounts: true }))
    const both = new Map([...splitOn(range.to - 2), ['asx:VAS', splitOn(range.to - 2).get('asx:CBA')!]])
    expect(mail(weekPortfolio([held, other], both, range, 16))).toContain(
      'Splits of CBA and VAS are waiting for your answer on their pages. Until then they’re left out here.',
    )
    // The same share with two brokers waits on two pages, and is named once.
    const again = traded('CBA', [aBuy('2026-10-20', 5, 100)])
    expect(mail(weekPortfolio([held, again], both, range, 16))).toContain('Splits of CBA are waiting')
    // In the week itself, or in one before it: the units are not known since.
    for (const exDay of [range.to - 2, range.after - 7]) {
      const told = weekPortfolio([held, other], splitOn(exDay), range, 16)
      expect(told).toMatchObject({ holdings: 1, leftOut: 0, splitsWaiting: ['CBA'], startValue: 500, gain: -10 })
      expect(told.moves.map(({ symbol }) => symbol)).toEqual(['VAS'])
      expect(mail(told)).toContain('A split of CBA is waiting for your answer')
      const alone = mail(weekPortfolio([held], splitOn(exDay), range, 16))
      expect(alone).toContain('A split of CBA is waiting for your answer')
      expect(alone).not.toContain('Value on')
    }
    const answered = {
      ...aBuy('2026-11-18', 1, 1),
      type: 'split',
      date: '2026-11-18',
      newUnits: 2,
      oldUnits: 1,
    } as never
    const done = weekPortfolio(
      [traded('CBA', [aBuy('2026-10-20', 100, 100), answered])],
      splitOn(range.to - 2),
      range,
      16,
    )
    expect(done).toMatchObject({ holdings: 1, splitsWaiting: [], startValue: 10_000, endValue: 10_000, gain: 0 })
    expect(weekPortfolio([held], splitOn(range.to + 3), range, 16)).toMatchObject({ splitsWaiting: [], gain: 0 })
  })

  test('a close that may not be the last of the week passes for none: the holding is left out and counted', () => {
    const closes = [...Array(20).keys()].map((at) => ({ day: range.to - 23 + at, price: 100 }))
    const untilMonday = new Map([...histories, ['asx:CBA', served(priceHistory('yahoo', closes), range.to - 4)]])
    const held = [traded('CBA', [aBuy('2025-11-25', 10, 80)]), simple({ symbol: 'CBA', type: 'stock', quantity: 1 })]
    const alone = weekPortfolio(held, untilMonday, range, 16)
    expect(alone).toMatchObject({ holdings: 0, leftOut: 2, endValue: 0, moves: [] })
    expect(alone.twelveMonths).toEqual([{ symbol: 'CBA', day: '2026-11-26' }])
    const facts = { today: sunday, range, learning: learned, includeAmounts: true }
    expect(textOf(weeklyReport({ ...facts, portfolio: alone }))).toContain(
      'no closing price for Friday 20 Nov, or no date it was bought on, so there is nothing to compare this week.',
    )
    const both = weekPortfolio([...held, simple({ symbol: 'VAS', type: 'etf', quantity: 1 })], untilMonday, range, 16)
    expect(both).toMatchObject({ holdings: 1, leftOut: 2, endValue: 49 })
    expect(textOf(weeklyReport({ ...facts, portfolio: both }))).toContain('is left out (2 investments).')
    // Nobody traded it since, and the market was asked up to the end.
    const halted = new Map([...histories, ['asx:CBA', served(priceHistory('yahoo', closes))]])
    expect(weekPortfolio(held, halted, range, 16)).toMatchObject({ holdings: 2, leftOut: 0, endValue: 1100 })
  })

  test('the price of one’s own trades passes for no close: what no close is kept of is left out and counted', () => {
    const bought = traded('ZZZ', [aBuy('2025-11-25', 10, 80)])
    const alone = week([bought])
    expect(alone).toMatchObject({ holdings: 0, leftOut: 1, startValue: 0, endValue: 0, moves: [] })
    expect(alone.twelveMonths).toEqual([{ symbol: 'ZZZ', day: '2026-11-26' }])
    const beside = week([bought, traded('CBA', [aBuy('2025-11-25', 10, 80)])])
    expect(beside).toMatchObject({ holdings: 1, leftOut: 1, startValue: 1000, endValue: 1100 })
    // What was sold in the week came to what it brought, and waits for no close.
    const sold = traded('ZZZ', [aBuy('2025-11-25', 10, 80), aSale('2026-11-18', 10, 90)])
    const gone = { ...sold, holding: { ...sold.holding, quantity: 0 } }
    expect(week([gone])).toMatchObject({ leftOut: 0, moneyOut: 900 })
    // No market prices a house: what was paid for it stands.
    const house = { ...bought, holding: aStoredHolding({ symbol: 'HOUSE', type: 'other', isLiveTracked: false }) }
    expect(week([house])).toMatchObject({ holdings: 1, leftOut: 0, endValue: 800 })
  })

  test('what nobody knows the day of is left out and counted, a part of a holding too', () => {
    const opening = { ...aBuy('2026-01-05', 3, 80), type: 'opening', date: null } as never
    expect(week([traded('CBA', [opening])])).toMatchObject({ holdings: 0, leftOut: 1, endValue: 0 })
    const part = week([traded('CBA', [opening, aBuy('2026-01-05', 10, 80)])])
    expect(part).toMatchObject({ holdings: 1, leftOut: 1, endValue: 1100 })
    const text = textOf(
      weeklyReport({ today: sunday, range, learning: learned, portfolio: part, includeAmounts: false }),
    )
    expect(text).toContain(
      'no closing price for Friday 20 Nov, or no date it was bought on, is left out (1 investment).',
    )
  })
})

describe('the weekly report', () => {
  const facts = {
    today: sunday,
    range,
    learning: learned,
    portfolio: week([
      traded('CBA', [aBuy('2025-11-25', 10, 80), aBuy('2026-11-20', 2, 105)]),
      simple({ symbol: 'VAS', type: 'etf', quantity: 10 }),
    ]),
  }

  test('a share and a coin of one ticker are told apart', () => {
    const both = new Map([...histories, ['asx:SOL', history(40, 42)], ['coin:solana', history(200, 190)]])
    const named = { symbol: 'SOL', name: 'Soul Patts' } as const
    const bought = [{ ...aBuy('2025-11-25', 1, 30), createdAt }]
    const share = { holding: aStoredHolding({ ...named, type: 'stock' }), transactions: bought }
    const coin = {
      holding: aStoredHolding({ symbol: 'SOL', type: 'crypto', coinId: 'solana' }),
      transactions: bought,
    }
    const portfolio = weekPortfolio([share, coin], both, range, 16)
    const text = textOf(weeklyReport({ ...facts, portfolio, includeAmounts: false }))
    expect(text).toContain('SOL (Soul Patts): +5.0%')
    expect(text).toContain('SOL (solana): -5.0%')
    expect(text).toContain('a parcel of SOL (Soul Patts) counts')
    expect(text).toContain('a parcel of SOL (solana) counts')
  })

  test('without amounts says percentages only, and how to have more', () => {
    const mail = weeklyReport({ ...facts, includeAmounts: false })
    const text = textOf(mail)
    expect(text).toContain('CBA: +10.0%')
    expect(text).toContain('from the close on Friday 13 Nov to Friday 20 Nov')
    expect(text).toContain('Money you put in or took out is left aside')
    expect(text).toContain('26 Nov: a parcel of CBA counts as held for 12 months for tax')
    expect(`${text}${htmlOf(mail)}${mail.preview}`).not.toContain('$')
  })

  test('with amounts adds up from the first close to the last, and keeps them out of the subject and the preview', () => {
    const mail = weeklyReport({ ...facts, includeAmounts: true })
    const text = textOf(mail)
    for (const line of [
      'Value on 13 Nov: $1,500.00',
      'Money put in: +$210.00',
      'Change by prices and income: +$100.00',
      'Value on 20 Nov: $1,810.00',
      'CBA: +10.0% (+$110.00)',
      'VAS: -2.0% (-$10.00)',
    ])
      expect(text).toContain(line)
    expect(`${mail.subject}${mail.preview}`).not.toContain('$')
    expect(text).not.toContain('turn on “Include amounts”')
  })

  test('money from a sale is no fall of the price', () => {
    const portfolio = week([traded('CBA', [aBuy('2026-01-05', 10, 80), aSale('2026-11-20', 2, 105)])])
    const text = textOf(weeklyReport({ ...facts, portfolio, includeAmounts: true }))
    for (const line of [
      'Value on 13 Nov: $1,000.00',
      'Money that came out: -$210.00',
      'Change by prices and income: +$90.00',
      'Value on 20 Nov: $880.00',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('Money put in')
  })

  test('a week that began with nothing and cost nothing has an amount, and no percentage', () => {
    const reward = { ...aBuy('2026-11-20', 2, 110), type: 'reward' } as never
    const text = textOf(weeklyReport({ ...facts, portfolio: week([traded('CBA', [reward])]), includeAmounts: true }))
    expect(text).toContain('Change by prices and income: +$220.00')
    expect(text).not.toContain('your portfolio changed by')
  })

  test('what is priced by hand has a value, and is not among the prices that moved', () => {
    const art = simple({ symbol: 'ART', type: 'other', quantity: 2, isLiveTracked: false, manualPrice: 5 })
    const text = textOf(weeklyReport({ ...facts, portfolio: week([art]), includeAmounts: true }))
    expect(text).toContain('Value on 20 Nov: $10.00')
    expect(text).toContain('the closing prices we have, or your own prices where those count instead.')
    expect(text).toContain('your portfolio changed by 0.0%')
    expect(text).not.toContain('ART')
    expect(text).not.toContain('Its price:')
    expect(text).not.toContain('Prices that made')
  })

  test('names the source of a date that somebody else sets', () => {
    const text = textOf(weeklyReport({ ...facts, today: '2026-11-29', includeAmounts: false }))
    expect(text).toContain('8 Dec: the Reserve Bank announces its decision')
    expect(text).toContain('Source: Reserve Bank of Australia, Monetary Policy Board meeting dates for 2026.')
    expect(textOf(weeklyReport({ ...facts, includeAmounts: false }))).not.toContain('Source: ')
  })

  test('says what was learned and what is waiting', () => {
    const learning = {
      ...nothingLearned,
      completedLessons: [1, 2],
      completedOn: { '1': '2026-11-10', '2': '2026-11-18' },
      xpByLesson: { '1': 15, '2': 19 },
    }
    const reviews = {
      cards: {},
      days: [dayNumber('2026-11-20')],
      xpByDay: { [dayNumber('2026-11-20')]: 4 },
      xp: 4,
      revision: 1,
    }
    const portfolio = week([])
    const done = weekLearning(learning, reviews, sunday)
    expect(done).toMatchObject({ lessons: ['Lesson 2, Risk vs Return'], reviewDays: 1, xp: 23 })
    const text = textOf(weeklyReport({ today: sunday, range, learning: done, portfolio, includeAmounts: false }))
    expect(text).toContain('You completed Lesson 2, Risk vs Return. You reviewed on 1 day. That brought 23 XP.')
    expect(text).toMatch(/\d+ review cards are waiting\./)
    expect(text).toContain('https://gumnut.test/learn/review')
    expect(text).not.toContain('Your portfolio')
  })

  test('each day is in one report: lessons, reviews and the decade, and their XP', () => {
    const days = Array.from({ length: 14 }, (_, at) => dayOf(dayNumber('2026-11-16') + at))
    const of = (today: string) =>
      weekLearning(
        {
          ...nothingLearned,
          completedLessons: days.map((_, at) => at + 1),
          completedOn: Object.fromEntries(days.map((day, at) => [at + 1, day])),
          xpByLesson: Object.fromEntries(days.map((_, at) => [at + 1, 2 ** at])),
          timeMachineXp: 2 ** 14,
          timeMachineOn: '2026-11-23',
        },
        {
          ...noReviews,
          days: days.map(dayNumber),
          xpByDay: Object.fromEntries(days.map((day) => [dayNumber(day), 2 ** 15])),
        },
        today,
      )
    const [first, second] = [of('2026-11-22'), of('2026-11-29')]
    expect(first).toMatchObject({ reviewDays: 7, hasDecade: false, xp: 2 ** 7 - 1 + 7 * 2 ** 15 })
    expect(second).toMatchObject({ reviewDays: 7, hasDecade: true, xp: 2 ** 15 - 2 ** 7 + 7 * 2 ** 15 })
    expect(first.lessons.length + second.lessons.length).toBe(14)
    const text = textOf(weeklyReport({ ...facts, learning: second, today: '2026-11-29', includeAmounts: false }))
    expect(text).toContain('You finished a decade in the time machine. That brought')
    expect(text).toContain('Counted from Monday 23 Nov until this report on Sunday 29 Nov, Sydney time.')
  })

  test('what was done in the week is told also where its XP was not kept', () => {
    const done = weekLearning(
      { ...nothingLearned, completedLessons: [1], completedOn: { '1': '2026-11-18' }, timeMachineOn: '2026-11-18' },
      undefined,
      sunday,
    )
    expect(done).toMatchObject({ hasDecade: true, xp: 0 })
    expect(done.lessons).toHaveLength(1)
    const text = textOf(weeklyReport({ ...facts, learning: done, includeAmounts: false }))
    expect(text).toContain('You completed Lesson 1')
    expect(text).toContain('You finished a decade in the time machine.')
    expect(text).not.toContain('That brought')
  })

  test('a decade from before its day was kept is in no report', () => {
    expect(weekLearning({ ...nothingLearned, timeMachineXp: 10 }, undefined, sunday)).toMatchObject({
      hasDecade: false,
      xp: 0,
    })
  })

  test('a quiet week is said without a reproach, its preview names nothing that is not there, and the next lesson is one link away', () => {
    const quiet = weeklyReport({ ...facts, portfolio: week([]), includeAmounts: true })
    expect(quiet.preview).toBe('What you learned')
    expect(weeklyReport({ ...facts, includeAmounts: true }).preview).toBe('What your portfolio did and dates ahead')
    const before8Dec = { ...facts, today: '2026-11-29' }
    expect(weeklyReport({ ...before8Dec, portfolio: week([]), includeAmounts: true }).preview).toBe('Dates ahead')
    const text = textOf(quiet)
    expect(text).toContain('No lesson and no review this week.')
    expect(text).toContain('https://gumnut.test/learn?lesson=1')
  })

  test('lessons of the week stand in the order in which they were done', () => {
    const learning = {
      ...nothingLearned,
      completedLessons: [3, 2, 1],
      completedOn: { '1': '2026-11-18', '2': '2026-11-18', '3': '2026-11-16' },
      xpByLesson: { '1': 15, '2': 19, '3': 10 },
    }
    const done = weekLearning(learning, undefined, sunday)
    expect(done.lessons.map((title) => title.split(',')[0])).toEqual(['Lesson 3', 'Lesson 2', 'Lesson 1'])
    expect(done.xp).toBe(44)
    const text = textOf(weeklyReport({ ...facts, learning: done, includeAmounts: false }))
    const listed = done.lessons.map((title) => `- ${title}`).join('\n')
    expect(text).toContain(`You completed 3 lessons. That brought 44 XP.\n\n${listed}`)
  })

  test('who has done every lesson is sent nowhere', () => {
    const completedLessons = lessonCatalogue.map(({ id }) => id)
    const { next } = weekLearning({ ...nothingLearned, completedLessons }, undefined, sunday)
    expect(next).toBeNull()
    const learning = { ...learned, next }
    expect(textOf(weeklyReport({ ...facts, learning, includeAmounts: false }))).not.toContain('/learn')
  })
})

describe('market news', () => {
  const news = (holdings: ReturnType<typeof aStoredHolding>[]) =>
    marketNews({ today: '2026-11-21', range, holdings, watched: [], histories })

  test('lists the market, what is held in alphabetical order, dates with their source, and a term with its lesson', () => {
    const text = textOf(
      news([
        aStoredHolding({ symbol: 'VAS', type: 'etf' }),
        aStoredHolding({ symbol: 'CBA', type: 'stock' }),
        aStoredHolding({ symbol: 'CBA', type: 'stock' }),
        aStoredHolding({ symbol: 'ART', type: 'other' }),
      ]),
    )
    expect(text).toContain('S&P/ASX 200, the index of large Australian companies: +1.0%')
    expect(text.indexOf('CBA: +10.0%')).toBeLessThan(text.indexOf('VAS: -2.0%'))
    expect(text.match(/CBA: /g)).toHaveLength(1)
    expect(text).not.toContain('ART')
    expect(text).toContain(`A term: ${termOfWeek('2026-11-21').term.term}`)
    expect(text).toMatch(/https:\/\/gumnut\.test\/learn\?lesson=\d+/)
    expect(text).not.toContain('$')
  })

  test('a share and a coin of one ticker both have their row, with what they are, whatever else has that symbol', () => {
    const coins = new Map([...histories, ['asx:SOL', history(40, 42)], ['coin:solana', history(200, 190)]])
    const share = aStoredHolding({ symbol: 'SOL', type: 'stock' })
    const coin = aStoredHolding({ symbol: 'SOL', type: 'crypto', coinId: 'solana', name: 'Solana' })
    const own = aStoredHolding({ symbol: 'SOL', type: 'other', name: 'Panels on the roof' })
    const holdings = [share, coin, own, aStoredHolding({ symbol: 'CBA', type: 'stock' })]
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings, watched: [], histories: coins }))
    expect(text).toContain('SOL (ASX): +5.0%')
    expect(text).toContain('SOL (Solana): -2.5%')
    expect(text).toContain('CBA: +10.0%')
    expect(text).not.toContain('Panels')
  })

  test('a coin is compared from Thursday to Thursday, whose days are over, and the mail says so', () => {
    // As on Saturday morning: no close of Friday yet, and another one a week before.
    const closes = [...Array(8).keys()].map((at) => ({ day: range.to - 8 + at, price: 110 }))
    const bitcoin = closes.map(({ day, price }) => ({ day, price: day === range.after - 1 ? 100 : price }))
    const coins = new Map([...histories, ['coin:bitcoin', served(priceHistory('coingecko', bitcoin), range.to - 1)]])
    const holdings = [aStoredHolding({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin' })]
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings, watched: [], histories: coins }))
    expect(text).toContain('BTC: +10.0%')
    expect(text).toContain('from the end of Thursday 12 Nov to the end of Thursday 19 Nov in UTC')
    expect(textOf(news([aStoredHolding({ symbol: 'CBA', type: 'stock' })]))).not.toContain('UTC')
  })

  test('before Good Friday shares and coins end on the same Thursday, and neither is said to be earlier', () => {
    const easter = { after: dayNumber('2027-03-19'), to: dayNumber('2027-03-26') }
    const closes = [...Array(9).keys()].map((at) => ({ day: easter.to - 9 + at, price: 100 + at }))
    const coins = new Map([['coin:bitcoin', served(priceHistory('coingecko', closes), easter.to - 1)]])
    const holdings = [aStoredHolding({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin' })]
    const text = textOf(marketNews({ today: '2027-03-27', range: easter, holdings, watched: [], histories: coins }))
    expect(text).toContain('from the close on Friday 19 Mar to Thursday 25 Mar')
    expect(text).toContain('Crypto is compared from the end of Thursday 18 Mar to the end of Thursday 25 Mar in UTC')
    // The term of that week may have the word in its meaning.
    expect(text.replace(termOfWeek('2027-03-27').term.meaning, '')).not.toContain('earlier')
  })

  test('an index or a share whose closes end within the week has no row, and the mail says how many lack one', () => {
    const closes = [...Array(20).keys()].map((at) => ({ day: range.to - 23 + at, price: 100 + at }))
    const untilMonday = served(priceHistory('yahoo', closes), range.to - 4)
    const some = new Map([...histories, ['asx:^AXJO', untilMonday], ['asx:CBA', untilMonday]])
    const holdings = ['CBA', 'VAS'].map((symbol) => aStoredHolding({ symbol, type: 'stock' }))
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings, watched: [], histories: some }))
    expect(text).not.toContain('S&P/ASX 200')
    expect(text).not.toContain('CBA')
    expect(text).toContain('VAS: -2.0%')
    expect(text).toContain(
      'We have no closing price of the end of this week for 1 of your investments, which is left out.',
    )
    const withTwo = [...holdings, aStoredHolding({ symbol: 'NAB', type: 'stock' })]
    expect(
      textOf(marketNews({ today: '2026-11-21', range, holdings: withTwo, watched: [], histories: some })),
    ).toContain('We have no closing price of the end of this week for 2 of your investments, which are left out.')
    const own = aStoredHolding({ symbol: 'ARG', type: 'stock', isLiveTracked: false, manualPrice: 5 })
    const withOwn = marketNews({
      today: '2026-11-21',
      range,
      holdings: [...holdings, own],
      watched: [],
      histories: some,
    })
    expect(textOf(withOwn)).toBe(text)
    const none = marketNews({
      today: '2026-11-21',
      range,
      holdings: [],
      watched: [],
      histories: new Map([['asx:^AXJO', untilMonday]]),
    })
    expect(textOf(none)).toContain('We have no closing prices of this week yet.')
  })

  test('on a holiday the sessions before it are compared, and coins as ever', () => {
    const fridays = fridaysBefore('2027-01-02')
    const closes = [
      { day: dayNumber('2026-12-24'), price: 100 },
      { day: dayNumber('2026-12-31'), price: 103 },
    ]
    const coins = [
      { day: dayNumber('2026-12-24'), price: 200 },
      { day: dayNumber('2026-12-31'), price: 202 },
    ]
    const text = textOf(
      marketNews({
        today: '2027-01-02',
        range: fridays,
        holdings: [aStoredHolding({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin' }), aStoredHolding()],
        watched: [],
        histories: new Map([
          ['asx:CBA', served(priceHistory('yahoo', closes), dayNumber('2026-12-31'))],
          ['coin:bitcoin', served(priceHistory('coingecko', coins), dayNumber('2026-12-31'))],
        ]),
      }),
    )
    expect(text).toContain('from the close on Thursday 24 Dec to Thursday 31 Dec.')
    expect(text).toContain('CBA: +3.0%')
    expect(text).toContain('BTC: +1.0%')
    expect(text).toContain('from the end of Thursday 24 Dec to the end of Thursday 31 Dec in UTC')
  })

  test('more than fifteen holdings are not listed, and the mail says how many more there are', () => {
    const codes = Array.from({ length: 18 }, (_, at) => `H${String(at).padStart(2, '0')}`)
    const closes = new Map(codes.map((code) => [`asx:${code}`, history(100, 110)]))
    const holdings = codes.map((symbol) => aStoredHolding({ symbol, type: 'stock' }))
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings, watched: [], histories: closes }))
    expect(text).toContain('H14: +10.0%')
    expect(text).not.toContain('H15')
    expect(text).toContain('These are the first 15 of your investments, and 3 more are in the app.')
    const few = marketNews({
      today: '2026-11-21',
      range,
      holdings: holdings.slice(0, 15),
      watched: [],
      histories: closes,
    })
    expect(textOf(few)).not.toContain('in the app')
    const one = marketNews({
      today: '2026-11-21',
      range,
      holdings: holdings.slice(0, 16),
      watched: [],
      histories: closes,
    })
    expect(textOf(one)).toContain('and 1 more is in the app.')
  })

  const watch = (symbol: string, coinId?: string) => ({
    type: coinId === undefined ? ('etf' as const) : ('crypto' as const),
    symbol,
    name: `${symbol} by name`,
    ...(coinId === undefined ? {} : { coinId }),
    since: createdAt,
  })

  test('what is watched has rows of its own in alphabetical order, what is held as well only the one above', () => {
    const holdings = [aStoredHolding({ symbol: 'CBA', type: 'stock' })]
    const watched = [watch('ZIP'), watch('VAS'), watch('CBA'), watch('CBA', 'a-coin'), watch('BTC', 'bitcoin')]
    const closes = new Map([...histories, ['asx:ZIP', history(2, 3)], ['coin:a-coin', history(1, 1)]])
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings, watched, histories: closes }))
    const [above = '', below = ''] = text.split('What you watch, in alphabetical order')
    expect(above).toContain('What you hold, in alphabetical order')
    expect(above).toContain('CBA (ASX): +10.0%')
    const [rows = ''] = below.replace(/^\n-+\n\n/, '').split('\n\n')
    expect(rows.split('\n')).toEqual(['CBA (CBA by name): 0.0%', 'VAS: -2.0%', 'ZIP: +50.0%'])
    expect(below).toContain(
      'We have no closing price of the end of this week for 1 of those you watch, which is left out.',
    )
    expect(below).toContain('Crypto is compared from the end of Thursday')
  })

  test('of a long list the first fifteen that are watched are told, and how many more there are', () => {
    const codes = Array.from({ length: 17 }, (_, at) => `W${String(at).padStart(2, '0')}`)
    const closes = new Map(codes.map((code) => [`asx:${code}`, history(100, 110)]))
    const watched = codes.map((code) => watch(code))
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings: [], watched, histories: closes }))
    expect(text).toContain('W14: +10.0%')
    expect(text).not.toContain('W15')
    expect(text).toContain('These are the first 15 of those you watch, and 2 more are in the app.')
    expect(text).not.toContain('What you hold')
  })

  test('without closes it says so, and still brings a term', () => {
    const text = textOf(marketNews({ today: '2026-11-21', range, holdings: [], watched: [], histories: new Map() }))
    expect(text).toContain('We have no closing prices of this week yet.')
    expect(text).toContain('A term: ')
  })

  test('the term changes from week to week', () => {
    const weeks = ['2026-11-21', '2026-11-28', '2026-12-05']
    expect(new Set(weeks.map((today) => termOfWeek(today).term.id)).size).toBe(3)
  })
})

test('dates ahead are those of the next two weeks, in order, with the source of what is no calendar', () => {
  const { lines, sources } = datesAhead('2026-11-28', [{ day: '2026-12-01', text: 'own' }])
  expect(lines).toEqual(['1 Dec: own', '8 Dec: the Reserve Bank announces its decision on the cash rate at 2:30 pm'])
  expect(sources).toHaveLength(1)
  expect(datesAhead('2026-12-20').lines).toEqual([
    '24 Dec: the ASX closes early, at 2:10 pm',
    '25 Dec: the ASX does not trade',
    '28 Dec: the ASX does not trade',
    '31 Dec: the ASX closes early, at 2:10 pm',
    '1 Jan: the ASX does not trade',
  ])
  expect(datesAhead('2027-06-27').lines).toContain('30 Jun: the financial year 2026-27 ends')
  expect(datesAhead('2026-08-01')).toEqual({ lines: [], sources: [] })
})

describe('an achievement mail', () => {
  const now = new Date('2026-11-22T07:00:00.000Z')
  const earned = { first_lesson: '2026-11-22T01:00:00.000Z', level_up: '2026-11-21T01:00:00.000Z' }
  const learning = { ...nothingLearned, completedLessons: [1], xp: 230, earned }

  test('tells what was unlocked since the last one, in one mail', () => {
    const mail = achievementMail(aRecipient({ learning }), now)
    expect(mail?.subject).toBe('You unlocked First Steps and Level Up')
    expect(mail && textOf(mail)).toContain('You have 230 XP, are on level 3 and have completed 1 lesson.')
    const since = achievementMail(
      aRecipient({
        learning: { ...learning, completedLessons: [1, 2] },
        mailedAt: { achievements: '2026-11-21T07:00:00.000Z' },
      }),
      now,
    )
    expect(since?.subject).toBe('You unlocked First Steps')
    expect(since && textOf(since)).toContain('2 lessons')
  })

  test('what is a week old, or was unlocked before mails were asked for, is no news', () => {
    expect(achievementMail(aRecipient({ learning }), new Date('2026-12-22T07:00:00.000Z'))).toBeNull()
    const late = { consentAt: '2026-11-22T06:00:00.000Z', includeAmounts: false, stopped: null }
    expect(achievementMail(aRecipient({ learning, messages: late }), now)).toBeNull()
    const never = { ...late, consentAt: null }
    expect(achievementMail(aRecipient({ learning, messages: never }), now)).not.toBeNull()
  })
})

describe('writing', () => {
  const everything: MailContent = {
    subject: 'A <b> & "c"',
    preview: 'Preview',
    blocks: [
      heading('Heading'),
      paragraph('It’s 5 < 6 & more'),
      paragraph(`Kim's`),
      note('Small'),
      list(['one', 'two']),
      rows([{ label: 'CBA', value: '+1.0%' }]),
      code('482913'),
      link('Go', '/learn?lesson=1'),
    ],
  }

  test('text and HTML say the same, and HTML holds no markup that a person typed', () => {
    const [text, html] = [textOf(everything), htmlOf(everything)]
    for (const part of [
      'Heading',
      'Small',
      'one',
      'two',
      'CBA',
      '+1.0%',
      '482913',
      'Stop weekly reports',
      'not financial advice',
    ]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(html).toContain('It’s 5 &lt; 6 &amp; more')
    expect(html).toContain('>Kim&#39;s<')
    expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>')
    expect(text).toContain('It’s 5 < 6 & more')
    expect(text).toContain('https://gumnut.test/learn?lesson=1')
  })

  test('HTML loads nothing, runs nothing, knows dark devices, and stays small', () => {
    const html = htmlOf(everything)
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html.length).toBeLessThan(8_000)
  })

  test.each(allKinds)('%s says who sends it, why it comes and how to stop it', (kind) => {
    const operator = { name: 'Example Pty Ltd', abn: '51 824 753 556', address: 'PO Box 1, Sydney NSW 2000' }
    const { lines, unsubscribe } = footerOf(kind, { operator, contactEmail: 'hello@example.com.au' }, 'x')
    expect(lines.join(' ')).toContain('is switched on in your Gumnut profile')
    expect(lines.join(' ')).toContain('Example Pty Ltd (ABN 51 824 753 556), PO Box 1, Sydney NSW 2000')
    expect(lines.join(' ')).toContain('hello@example.com.au')
    expect(unsubscribe?.text).toMatch(/^Stop /)
  })
})

test('no mail holds a sentence that the educator would not be allowed', () => {
  const portfolio = week([
    traded('CBA', [aBuy('2025-11-25', 10, 80)]),
    simple({ symbol: 'VAS', type: 'etf', quantity: 10 }),
  ])
  const mails = [
    weeklyReport({ today: sunday, range, learning: learned, portfolio, includeAmounts: true }),
    achievementMail(
      aRecipient({ learning: { ...nothingLearned, earned: { first_lesson: '2026-11-22T01:00:00.000Z' } } }),
      new Date('2026-11-22T07:00:00.000Z'),
    ),
    ...Array.from({ length: 60 }, (_, at) =>
      marketNews({
        today: new Date(Date.UTC(2026, 10, 21 + 7 * at)).toISOString().slice(0, 10),
        range,
        holdings: [aStoredHolding({ symbol: 'CBA', type: 'stock' })],
        watched: [],
        histories,
      }),
    ),
  ]
  const sentences = mails.flatMap((mail) =>
    mail === null
      ? []
      : mail.blocks.flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : [])),
  )
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => hardCodes(sentence).length > 0)).toEqual([])
})

test('closes that many people need are read once a day, and no more of them are held than fit', async () => {
  const asked: string[] = []
  const store = {
    read: async (instruments: readonly { kind: string }[]) => {
      for (const instrument of instruments) asked.push(JSON.stringify(instrument))
      return new Map()
    },
  }
  const kept = keptHistories(store)
  const of = (code: string) => ({ kind: 'asx', code }) as const
  expect((await kept([of('CBA')], 'a')).get('asx:CBA')).toMatchObject({ history: null, state: 'not-found' })
  await kept([of('CBA'), of('VAS')], 'a')
  expect(asked).toHaveLength(2)
  await kept([of('CBA')], 'b')
  expect(asked).toHaveLength(3)
  for (let at = 0; at < 500; at++) await kept([of(`A${at}`)], 'b')
  await kept([of('A499')], 'b')
  expect(asked).toHaveLength(503)
  await kept([of('CBA')], 'b')
  expect(asked).toHaveLength(504)
})

test('what has no provider of prices does not stand in the way of a mail, and no closes are read for it', async () => {
  const asked: string[] = []
  const composers = createComposers({
    ledgers: {
      list: async () => [
        simple({ symbol: 'ART', type: 'other', quantity: 2, isLiveTracked: false, manualPrice: 5 }),
        simple({ symbol: 'CBA', type: 'stock', quantity: 1 }),
      ],
    },
    reviews: { find: async () => undefined },
    watchlist: { find: async () => undefined },
    histories: {
      read: async (instruments) => {
        asked.push(...instruments.map(instrumentKey))
        return new Map()
      },
    },
  })
  const now = new Date('2026-11-22T06:00:00.000Z')
  const messages = { consentAt: '2026-11-01T00:00:00.000Z', includeAmounts: true, stopped: null }
  const weekly = await composers.weekly(aRecipient({ messages }), now, now)
  expect(asked).toEqual(['asx:CBA'])
  expect(weekly && textOf(weekly)).toContain('Value on 20 Nov: $10.00')
})

test('each kind is composed from what is kept of one person, and no provider is asked', async () => {
  const kept = (key: string) => {
    const { history, covers } = histories.get(key)!
    return [key, { ...covers, history } as never] as const
  }
  const read = async () => new Map([kept('asx:CBA'), kept('asx:VAS')])
  const ports: ComposerPorts = {
    ledgers: { list: async () => [simple({ symbol: 'CBA', type: 'stock', quantity: 1 })] },
    reviews: { find: async () => undefined },
    watchlist: {
      find: async () => ({
        watched: [{ type: 'etf', symbol: 'VAS', name: 'Australian shares', since: createdAt }],
        revision: 1,
      }),
    },
    histories: { read },
  }
  const composers = createComposers(ports)
  const [from, now] = [new Date('2026-11-22T06:00:00.000Z'), new Date('2026-11-22T06:00:10.000Z')]
  expect((await composers.weekly(aRecipient(), from, now))?.subject).toBe('Your week to 22 Nov')
  const news = await composers.news(aRecipient(), from, now)
  expect(news?.subject).toContain('week to 22 Nov')
  expect(news && textOf(news)).toMatch(/What you watch, in alphabetical order\n-+\n\nVAS: -2\.0%/)
  const ofNothingWatched = createComposers({ ...ports, watchlist: { find: async () => undefined } })
  const withoutWatched = await ofNothingWatched.news(aRecipient(), from, now)
  expect(withoutWatched && textOf(withoutWatched)).toMatch(/What you hold, in alphabetical order\n-+\n\nCBA: \+10\.0%/)
  expect(withoutWatched && textOf(withoutWatched)).not.toContain('What you watch')
  expect(await composers.achievements(aRecipient(), from, now)).toBeNull()
  const learning = { ...nothingLearned, earned: { first_lesson: '2026-11-22T01:00:00.000Z' } }
  expect((await composers.achievements(aRecipient({ learning }), from, now))?.subject).toBe('You unlocked First Steps')
})
