// The function behind the market-data area.
import { market as contract } from '#shared/market/contract.ts'
import { allowances } from '../edge/allowances.ts'
import { log, openAccounts, priceService, securitySearch, timer } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { marketOperations } from '#shared/market/operations.ts'

export const handler = lambda(
  contract,
  marketOperations,
  () => ({ quotes: priceService(), search: securitySearch(), accounts: openAccounts(), timer, log }),
  limitRequests({ area: allowances.market }),
)
