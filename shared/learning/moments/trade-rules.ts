// Moments about trades and payments: the first of its kind, a cost, a day that counts.
import { spokenDay, twelveMonthsAfter } from '../../kernel/dates.ts'
import { daysAfter } from '../../kernel/sydney-days.ts'
import { playLedger } from '../../portfolio/ledger.ts'
import { positionOf } from '../../portfolio/position.ts'
import type { Transaction } from '../../portfolio/transaction.ts'
import { brokerageOf, isDear } from '../concept-map.ts'
import {
  dollars,
  goesWithLesson,
  isDone,
  isOpen,
  lessonName,
  type Moment,
  type MomentFacts,
  type MomentRule,
  newsDays,
  percent,
  type TradeOf,
  tradesOf,
} from './moment.ts'

/**
 * A moment about the first trade of a kind, until its lesson is done. It is the first of those that were read, which need not be the
 * person's first: no text says so.
 */
const firstOf =
  (
    isIt: (trade: Transaction) => boolean,
    lessonId: number,
    tell: (found: TradeOf) => Pick<Moment, 'key' | 'title' | 'text'>,
  ): MomentRule =>
  (facts) => {
    const first = isDone(facts, lessonId) ? undefined : tradesOf(facts).find(({ trade }) => isIt(trade))
    if (first === undefined) return []
    return [{ ...tell(first), goesWhen: goesWithLesson(lessonId), lessonId, holdingId: first.holding.id }]
  }

const amountOf = (trade: Transaction): string => ('amount' in trade ? dollars(trade.amount ?? 0) : '')

const firstDividend = firstOf(
  ({ type }) => type === 'dividend' || type === 'distribution',
  14,
  ({ holding, trade }) => ({
    key: 'first-dividend',
    title: `A dividend from ${holding.symbol}`,
    text: `${holding.symbol} paid you ${amountOf(trade)} on ${spokenDay(trade.date)}. ${lessonName(14)}, shows where it comes from, why a price tends to drop on the ex-dividend date, and what a franking credit is.`,
  }),
)

const firstReinvestment = firstOf(
  ({ type }) => type === 'reinvestment',
  14,
  ({ holding, trade }) => ({
    key: 'first-reinvestment',
    title: 'A dividend that became units',
    text: `On ${spokenDay(trade.date)} ${amountOf(trade)} from ${holding.symbol} came as new units. They are a parcel with a date and a cost of their own, and for tax the payment generally counts as income all the same (as at November 2026). ${lessonName(14)}, has the rest.`,
  }),
)

const firstSale = firstOf(
  ({ type }) => type === 'sell',
  13,
  ({ holding, trade }) => ({
    key: 'first-sale',
    title: `A sale of ${holding.symbol}`,
    text: `You recorded a sale of ${holding.symbol} on ${spokenDay(trade.date)}. For tax, a sale is the event that counts, and its gain is worked out parcel by parcel. ${lessonName(13)}, explains how.`,
  }),
)

const firstSplit = firstOf(
  ({ type }) => type === 'split' || type === 'consolidation',
  5,
  ({ holding, trade }) => ({
    key: 'first-split',
    title: `${holding.symbol} changed its number of units`,
    text: `On ${spokenDay(trade.date)} the units of ${holding.symbol} were ${trade.type === 'split' ? 'split' : 'merged'}. The number and the price of one changed together, and the value did not. ${lessonName(5)}, shows what that does to a chart.`,
  }),
)

/** The newest buy of the last month in which brokerage took more than a hundredth. */
const dearBrokerage: MomentRule = (facts) => {
  const dear = tradesOf(facts).findLast(
    ({ trade }) => trade.date > daysAfter(facts.today, -newsDays) && trade.date <= facts.today && isDear(trade),
  )
  const cost = dear && brokerageOf(dear.trade)
  if (!dear || !cost) return []
  const { holding, trade } = dear
  return [
    {
      key: `brokerage:${trade.id}`,
      title: `Brokerage took ${percent(cost.sharePercent)} of a buy`,
      text: `On ${spokenDay(trade.date)} you paid ${dollars(cost.brokerage)} of brokerage on ${dollars(cost.paid)} of ${holding.symbol}. A flat fee is a large part of a small order and a small part of a large one. ${lessonName(17)}, has the sums.`,
      goesWhen: `This goes ${newsDays} days after the trade.`,
      lessonId: 17,
      holdingId: holding.id,
    },
  ]
}

/** Different months in which a holding was bought. */
const monthsBought = (trades: readonly Transaction[]): number =>
  new Set(trades.flatMap((trade) => (trade.type === 'buy' ? [trade.date.slice(0, 7)] : []))).size
const regularFromMonths = 3

/** One holding was bought in three different months or more. */
const boughtRegularly: MomentRule = (facts) => {
  const holding = facts.holdings.find(
    (one) => isOpen(one) && monthsBought(facts.trades[one.id] ?? []) >= regularFromMonths,
  )
  if (holding === undefined || isDone(facts, 16)) return []
  return [
    {
      key: 'bought-regularly',
      title: `${holding.symbol}, bought bit by bit`,
      text: `You bought ${holding.symbol} in ${monthsBought(facts.trades[holding.id] ?? [])} different months, at different prices. ${lessonName(16)}, shows what spreading buys over time does to cost, to results and to nerves.`,
      goesWhen: goesWithLesson(16),
      lessonId: 16,
      holdingId: holding.id,
    },
  ]
}

/**
 * The days of the last month from which a sale of a parcel that is still open comes after 12 months, as trades have them, each with
 * the first trade whose parcel it is: an order that was filled in parts is one.
 */
function newlyTwelveMonths(
  { trades, today }: MomentFacts,
  { id, symbol }: { id: string; symbol: string },
): Array<[reached: string, tradeId: string]> {
  const transactions = trades[id] ?? []
  const ledger = playLedger(transactions, symbol)
  if ('problem' in ledger) return []
  const first = new Map<string, string>()
  for (const parcel of positionOf(ledger, transactions).parcels) {
    if (parcel.acquiredOn === null) continue
    const reached = twelveMonthsAfter(parcel.acquiredOn)
    const isNews = reached <= today && reached > daysAfter(today, -newsDays)
    if (isNews && !first.has(reached)) first.set(reached, parcel.id)
  }
  return [...first]
}

/** A parcel has been held for 12 months. */
const twelveMonths: MomentRule = (facts) =>
  facts.holdings.filter(isOpen).flatMap((holding) =>
    newlyTwelveMonths(facts, holding).map(([reached, tradeId]): Moment => {
      return {
        key: `twelve-months:${tradeId}`,
        formerly: { key: `twelve-months:${holding.id}`, since: reached },
        title: `A parcel of ${holding.symbol} has reached 12 months`,
        text: `From ${spokenDay(reached)} a sale of it would count as after 12 months. As at November 2026 tax law treats gains after 12 months differently, and from 1 July 2027 differently again. ${lessonName(13)}, explains both. A price can move more in a week than the tax does.`,
        goesWhen: `This goes ${newsDays} days after the day was reached.`,
        lessonId: 13,
        holdingId: holding.id,
      }
    }),
  )

export const tradeRules: readonly MomentRule[] = [
  twelveMonths,
  dearBrokerage,
  firstDividend,
  firstReinvestment,
  firstSale,
  firstSplit,
  boughtRegularly,
]
