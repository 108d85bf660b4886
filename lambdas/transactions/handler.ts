// The function behind the transactions area.
import { transactions as contract } from '#shared/portfolio/transactions-contract.ts'
import { allowances } from '../edge/allowances.ts'
import {
  clock,
  importsStore,
  keptPrices,
  ledgerStore,
  markedHoldings,
  newId,
  random,
  timer,
  turns,
} from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { transactionsOperations } from '#shared/portfolio/transactions-operations.ts'

export const handler = lambda(
  contract,
  transactionsOperations,
  () => ({
    holdings: markedHoldings(),
    ledgers: ledgerStore(),
    imports: importsStore(),
    quotes: keptPrices(),
    clock,
    timer,
    random,
    newId,
    turns: turns(),
  }),
  limitRequests({ area: allowances.ownData }),
)
