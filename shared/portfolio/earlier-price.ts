// EarlierPrice: a price set by hand before the one that stands, as a file brings it back.
import * as lazy from '../kernel/lazy.ts'
import type * as z from 'zod/mini'
import { MarketDate } from '../market/market-date.ts'
import { ManualPrice } from './holding.ts'

/** The most of one holding that a file has: the newest. They fit into one cell of a spreadsheet. */
export const maxEarlierPrices = 500

/** AUD for one unit, from a Sydney day on. */
export const EarlierPrice = lazy.strictObject(() => ({ on: MarketDate, price: ManualPrice }))
export type EarlierPrice = z.infer<typeof EarlierPrice>
