// The function behind the market-data area.
import { market as contract } from '#shared/market/contract.ts'
import { allowances } from '../edge/allowances.ts'
import { priceService, securitySearch } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { marketOperations } from '#shared/market/operations.ts'

export const handler = lambda(
  contract,
  marketOperations,
  () => ({ quotes: priceService(), search: securitySearch() }),
  limitRequests({ area: allowances.market }),
)
