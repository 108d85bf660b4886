// The function behind the market-data area.
import { contract } from '../../shared/contract/index.ts'
import { allowances } from '../../shared/domain/request-limits.ts'
import { quoteBook, securitySearch } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { limitRequests } from '../http/request-limits.ts'
import { marketOperations } from './operations.ts'

export const handler = lambda(
  contract.market,
  marketOperations,
  () => ({ quotes: quoteBook(), search: securitySearch() }),
  limitRequests({ area: allowances.market }),
)
