// The contract tree: every area of the API, one Lambda function each.
import { ai } from '../educator/contract.ts'
import { health } from '../operation/health.ts'
import { holdings } from '../portfolio/contract.ts'
import { learning } from '../learning/contract.ts'
import { market } from '../market/contract.ts'
import { tax } from '../tax/contract.ts'
import { messages } from '../messages/contract.ts'
import { recovery } from '../recovery/contract.ts'
import { performance } from '../portfolio/performance-contract.ts'
import { profile } from '../account/contract.ts'
import { transactions } from '../portfolio/transactions-contract.ts'
import { watchlist } from '../watchlist/contract.ts'

export const contract = {
  health,
  profile,
  holdings,
  transactions,
  learning,
  ai,
  market,
  performance,
  tax,
  watchlist,
  messages,
  recovery,
}
export type AreaName = keyof typeof contract
