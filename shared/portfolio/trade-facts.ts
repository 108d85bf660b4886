// TradeFacts: what stands out in the trades of all holdings, small enough for an answer that is read on every visit.
import { dayOf, PlainDate, twelveMonthsAfter } from '../kernel/dates.ts'
import * as lazy from '../kernel/lazy.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import * as z from 'zod/mini'
import { isClosed, type StoredHolding } from './holding.ts'
import { type Parcel, undated } from './parcels.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

/** Days for which something that happened is news. */
export const newsDays = 30
/** Brokerage above this share of a buy counts as much, in percent. */
const brokeragePercent = 1
/** Different months of buys from which a holding counts as bought regularly. */
const regularFromMonths = 3
/** Parcels in one answer: more than one new moment a day could tell within the days that they are news. */
const mostTwelveMonths = 45

/** Of which the first is told. */
const firstKinds = ['dividend', 'distribution', 'reinvestment', 'sell', 'split', 'consolidation'] as const
const about = { holdingId: z.string(), date: PlainDate }

export const TradeFacts = lazy.strictObject(() => ({
  /** What the holdings with something left have among their trades. */
  open: z.strictObject({ trades: z.boolean(), dearBuy: z.boolean(), payment: z.boolean() }),
  /** The day of the newest trade; null where none has a day. */
  newestOn: z.nullable(PlainDate),
  /** The first trade of each kind with a day, oldest first; the amount of a payment, in AUD. */
  firsts: z.array(z.strictObject({ ...about, type: z.enum(firstKinds), amount: z.exactOptional(z.number()) })),
  /** The newest buy up to today of which brokerage took a large share; AUD. */
  dearBuy: z.nullable(z.strictObject({ ...about, transactionId: z.string(), brokerage: z.number(), paid: z.number() })),
  /** The first holding with something left that was bought in several different months, and how many. */
  regular: z.nullable(z.strictObject({ holdingId: z.string(), months: z.int() })),
  /**
   * The days of the last month from which a sale of a parcel that is still open comes after 12 months, each with the first trade
   * whose parcel it is: an order that was filled in parts is one.
   */
  twelveMonths: z.array(z.strictObject({ ...about, transactionId: z.string() })),
}))
export type TradeFacts = z.infer<typeof TradeFacts>

export const noTradeFacts: TradeFacts = {
  open: { trades: false, dearBuy: false, payment: false },
  newestOn: null,
  firsts: [],
  dearBuy: null,
  regular: null,
  twelveMonths: [],
}

/** Brokerage of a buy beside what was bought, AUD; null for a trade without any. */
function brokerageOf(trade: Transaction): { brokerage: number; paid: number } | null {
  if (trade.type !== 'buy' || trade.brokerage === undefined) return null
  const paid = trade.amount ?? trade.units * (trade.price ?? 0)
  return paid > 0 ? { brokerage: trade.brokerage, paid } : null
}

/** Brokerage as a share of what was bought, in percent. */
export const brokerageShare = ({ brokerage, paid }: { brokerage: number; paid: number }): number =>
  (brokerage / paid) * 100

const dearBrokerageOf = (trade: Transaction): { brokerage: number; paid: number } | null => {
  const found = brokerageOf(trade)
  return found !== null && brokerageShare(found) > brokeragePercent ? found : null
}

type Payment = TransactionOf<'dividend' | 'distribution' | 'reinvestment'>
const isPayment = (trade: Transaction): trade is Payment =>
  trade.type === 'dividend' || trade.type === 'distribution' || trade.type === 'reinvestment'

const monthsBought = (trades: readonly Transaction[]): number =>
  new Set(trades.flatMap((trade) => (trade.type === 'buy' ? [trade.date.slice(0, 7)] : []))).size

/** A holding, its trades, and its open parcels where its trades can have happened. */
export type PlayedTrades = {
  readonly holding: Pick<StoredHolding, 'id' | 'quantity'>
  readonly transactions: readonly Transaction[]
  readonly parcels: readonly Pick<Parcel, 'id' | 'acquired'>[]
}

function newlyTwelveMonths({ holding, parcels }: PlayedTrades, today: string): TradeFacts['twelveMonths'] {
  const first = new Map<string, string>()
  for (const { id, acquired } of parcels) {
    if (acquired === undated) continue
    const reached = twelveMonthsAfter(dayOf(acquired))
    if (reached <= today && reached > daysAfter(today, -newsDays) && !first.has(reached)) first.set(reached, id)
  }
  return [...first].map(([date, transactionId]) => ({ holdingId: holding.id, date, transactionId }))
}

/** @param today a Sydney day */
export function tradeFactsOf(played: readonly PlayedTrades[], today: string): TradeFacts {
  const dated = played.flatMap(({ holding, transactions }) =>
    transactions.flatMap((trade) => (trade.date === null ? [] : [{ holdingId: holding.id, trade, date: trade.date }])),
  )
  const firsts = new Map<string, TradeFacts['firsts'][number]>()
  let newestOn: string | null = null
  let dearBuy: TradeFacts['dearBuy'] = null
  for (const { holdingId, trade, date } of dated) {
    if (newestOn === null || date > newestOn) newestOn = date
    const type = firstKinds.find((kind) => kind === trade.type)
    const first = firsts.get(trade.type)
    if (type !== undefined && (first === undefined || date < first.date))
      firsts.set(type, { holdingId, date, type, ...(isPayment(trade) ? { amount: trade.amount } : {}) })
    const cost = date > today ? null : dearBrokerageOf(trade)
    if (cost !== null && date >= (dearBuy?.date ?? '')) dearBuy = { holdingId, date, transactionId: trade.id, ...cost }
  }
  const open = played.filter(({ holding }) => !isClosed(holding))
  const all = open.flatMap(({ transactions }) => transactions)
  const regular = open
    .map(({ holding, transactions }) => ({ holdingId: holding.id, months: monthsBought(transactions) }))
    .find(({ months }) => months >= regularFromMonths)
  return {
    open: {
      trades: all.length > 0,
      dearBuy: all.some((trade) => dearBrokerageOf(trade) !== null),
      payment: all.some(isPayment),
    },
    newestOn,
    firsts: [...firsts.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    dearBuy,
    regular: regular ?? null,
    twelveMonths: open.flatMap((each) => newlyTwelveMonths(each, today)).slice(0, mostTwelveMonths),
  }
}
