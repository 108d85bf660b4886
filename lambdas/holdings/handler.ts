// The function behind the holdings area.
import { contract } from '../../shared/contract/index.ts'
import { allowances } from '../../shared/domain/request-limits.ts'
import { clock, holdingsStore, quoteBook } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { limitRequests } from '../http/request-limits.ts'
import { holdingsOperations } from './operations.ts'

export const handler = lambda(
  contract.holdings,
  holdingsOperations,
  () => ({ holdings: holdingsStore(), quotes: quoteBook(), clock, newId: () => crypto.randomUUID() }),
  limitRequests({ area: allowances.ownData, refresh: allowances.refresh }),
)
