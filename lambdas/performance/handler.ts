// The function behind the performance area.
import { performance as contract } from '#shared/portfolio/performance-contract.ts'
import { performanceOperations } from '#shared/portfolio/performance-operations.ts'
import { clock, historyService, ledgerReader, log, openAccounts, priceService, timer } from '../dependencies.ts'
import { allowances } from '../edge/allowances.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'

export const handler = lambda(
  contract,
  performanceOperations,
  () => ({
    ledgers: ledgerReader(),
    histories: historyService(),
    quotes: priceService(),
    accounts: openAccounts(),
    clock,
    timer,
    log,
  }),
  limitRequests({ area: allowances.market }),
)
