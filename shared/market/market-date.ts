// Market date: a day of trades and prices. In a file of its own, because the first screen needs days and none of these.
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'

/** The first day of the market as we know it: no trade is dated before it, and no price is asked for. */
export const firstMarketDay = '1980-01-01'

/** A day of trades and prices: on or after `firstMarketDay`. */
export const MarketDate = PlainDate.check(
  z.refine((day) => day >= firstMarketDay, { error: 'must be on or after 1 Jan 1980' }),
)
