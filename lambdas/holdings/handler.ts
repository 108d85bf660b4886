// The function behind the holdings area.
import { holdings as contract } from '#shared/portfolio/contract.ts'
import { allowances } from '../edge/allowances.ts'
import { clock, holdingsStore, priceService } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'

export const handler = lambda(
  contract,
  holdingsOperations,
  () => ({ holdings: holdingsStore(), quotes: priceService(), clock, newId: () => crypto.randomUUID() }),
  limitRequests({ area: allowances.ownData, refresh: allowances.refresh }),
)
