// MarketPriced: made-up trades for a demo at what the market, or its sample, was worth on their days, so that a chart of them
// begins where it should.
import { dayNumber } from '../kernel/dates.ts'
import { type PriceHistory, rawClose } from '../market/price-history.ts'
import type { TransactionFacts } from './transaction.ts'

const cents = (price: number): number => Math.round(price * 100) / 100

/**
 * The trades with each price set to the close of its day, in whole cents.
 * @param trades with prices that stand where the history has no close by that day
 * @param history null where there is none
 */
export const marketPriced = <Trade extends TransactionFacts>(
  trades: readonly Trade[],
  history: PriceHistory | null,
): readonly Trade[] =>
  history === null
    ? trades
    : trades.map((trade) => {
        if (!('price' in trade) || trade.date === null) return trade
        const close = rawClose(history, dayNumber(trade.date))
        return close === null || cents(close) === 0 ? trade : { ...trade, price: cents(close) }
      })
