// Refresh: one result for each holding whose price was to be fetched.
import type { HoldingResult } from './contract.ts'
import type { Holding, PriceStatus } from './holding.ts'

const noNewPrice: Record<Exclude<PriceStatus, 'live'>, string> = {
  stale: 'No new price right now. The last known price is shown.',
  sample: 'No price could be fetched. A sample price is shown.',
  cost: 'No price found; what you paid is shown.',
  manual: 'You set this price. It does not follow the market.',
}

/** @param holding live tracked, at the prices that were just fetched */
export const refreshResult = (holding: Holding): HoldingResult =>
  holding.priceStatus === 'live'
    ? { holdingId: holding.id, success: true, data: holding }
    : { holdingId: holding.id, success: false, data: holding, error: noNewPrice[holding.priceStatus] }
