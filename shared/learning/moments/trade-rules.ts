// Moments about trades and payments: the first of its kind, a cost, a day that counts.
import { spokenDay } from '../../kernel/dates.ts'
import { daysAfter } from '../../kernel/sydney-days.ts'
import type { Holding } from '../../portfolio/holding.ts'
import { brokerageShare, newsDays, type TradeFacts } from '../../portfolio/trade-facts.ts'
import {
  dollars,
  goesWithLesson,
  holdingOf,
  isDone,
  isOpen,
  lessonName,
  type Moment,
  type MomentFacts,
  type MomentRule,
  percent,
} from './moment.ts'

type First = TradeFacts['firsts'][number]

/** A moment about the first trade of some kinds, until its lesson is done. */
const firstOf =
  (
    types: readonly First['type'][],
    lessonId: number,
    tell: (holding: Holding, first: First) => Pick<Moment, 'key' | 'title' | 'text'>,
  ): MomentRule =>
  (facts) => {
    const first = isDone(facts, lessonId) ? undefined : facts.tradeFacts.firsts.find(({ type }) => types.includes(type))
    const holding = holdingOf(facts, first?.holdingId)
    if (first === undefined || holding === undefined) return []
    return [{ ...tell(holding, first), goesWhen: goesWithLesson(lessonId), lessonId, holdingId: holding.id }]
  }

const firstDividend = firstOf(['dividend', 'distribution'], 14, ({ symbol }, { date, amount = 0 }) => ({
  key: 'first-dividend',
  title: `A dividend from ${symbol}`,
  text: `${symbol} paid you ${dollars(amount)} on ${spokenDay(date)}. ${lessonName(14)}, shows where it comes from, why a price tends to drop on the ex-dividend date, and what a franking credit is.`,
}))

const firstReinvestment = firstOf(['reinvestment'], 14, ({ symbol }, { date, amount = 0 }) => ({
  key: 'first-reinvestment',
  title: 'A dividend that became units',
  text: `On ${spokenDay(date)} ${dollars(amount)} from ${symbol} came as new units. They are a parcel with a date and a cost of their own, and for tax the payment generally counts as income all the same (as at November 2026). ${lessonName(14)}, has the rest.`,
}))

const firstSale = firstOf(['sell'], 13, ({ symbol }, { date }) => ({
  key: 'first-sale',
  title: `A sale of ${symbol}`,
  text: `You recorded a sale of ${symbol} on ${spokenDay(date)}. For tax, a sale is the event that counts, and its gain is worked out parcel by parcel. ${lessonName(13)}, explains how.`,
}))

const firstSplit = firstOf(['split', 'consolidation'], 5, ({ symbol }, { date, type }) => ({
  key: 'first-split',
  title: `${symbol} changed its number of units`,
  text: `On ${spokenDay(date)} the units of ${symbol} were ${type === 'split' ? 'split' : 'merged'}. The number and the price of one changed together, and the value did not. ${lessonName(5)}, shows what that does to a chart.`,
}))

/** Whether a day lies in the days that are news. */
const isNews = (day: string, { today }: MomentFacts): boolean => day <= today && day > daysAfter(today, -newsDays)

/** The newest buy of the last month in which brokerage took more than a hundredth. */
const dearBrokerage: MomentRule = (facts) => {
  const { dearBuy } = facts.tradeFacts
  const holding = holdingOf(facts, dearBuy?.holdingId)
  if (dearBuy === null || holding === undefined || !isNews(dearBuy.date, facts)) return []
  return [
    {
      key: `brokerage:${dearBuy.transactionId}`,
      title: `Brokerage took ${percent(brokerageShare(dearBuy))} of a buy`,
      text: `On ${spokenDay(dearBuy.date)} you paid ${dollars(dearBuy.brokerage)} of brokerage on ${dollars(dearBuy.paid)} of ${holding.symbol}. A flat fee is a large part of a small order and a small part of a large one. ${lessonName(17)}, has the sums.`,
      goesWhen: `This goes ${newsDays} days after the trade.`,
      lessonId: 17,
      holdingId: holding.id,
    },
  ]
}

/** One holding was bought in three different months or more. */
const boughtRegularly: MomentRule = (facts) => {
  const { regular } = facts.tradeFacts
  const holding = holdingOf(facts, regular?.holdingId)
  if (regular === null || holding === undefined || !isOpen(holding) || isDone(facts, 16)) return []
  return [
    {
      key: 'bought-regularly',
      title: `${holding.symbol}, bought bit by bit`,
      text: `You bought ${holding.symbol} in ${regular.months} different months, at different prices. ${lessonName(16)}, shows what spreading buys over time does to cost, to results and to nerves.`,
      goesWhen: goesWithLesson(16),
      lessonId: 16,
      holdingId: holding.id,
    },
  ]
}

/** A parcel has been held for 12 months. */
const twelveMonths: MomentRule = (facts) =>
  facts.tradeFacts.twelveMonths.flatMap(({ holdingId, date: reached, transactionId }): Moment[] => {
    const holding = holdingOf(facts, holdingId)
    if (holding === undefined || !isOpen(holding) || !isNews(reached, facts)) return []
    return [
      {
        key: `twelve-months:${transactionId}`,
        formerly: { key: `twelve-months:${holdingId}`, since: reached },
        title: `A parcel of ${holding.symbol} has reached 12 months`,
        text: `From ${spokenDay(reached)} a sale of it would count as after 12 months. As at November 2026 tax law treats gains after 12 months differently, and from 1 July 2027 differently again. ${lessonName(13)}, explains both. A price can move more in a week than the tax does.`,
        goesWhen: `This goes ${newsDays} days after the day was reached.`,
        lessonId: 13,
        holdingId,
      },
    ]
  })

export const tradeRules: readonly MomentRule[] = [
  twelveMonths,
  dearBrokerage,
  firstDividend,
  firstReinvestment,
  firstSale,
  firstSplit,
  boughtRegularly,
]
