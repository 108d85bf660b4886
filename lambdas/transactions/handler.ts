// The function behind the transactions area.
import { transactions as contract } from '#shared/portfolio/transactions-contract.ts'
import { allowances } from '../edge/allowances.ts'
import { clock, keptPrices, ledgerStore, markedHoldings, newId, random, timer, turns } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { ledgerOperations } from '#shared/portfolio/ledger-operations.ts'

export const handler = lambda(
  contract,
  ledgerOperations,
  () => ({
    holdings: markedHoldings(),
    ledgers: ledgerStore(),
    quotes: keptPrices(),
    clock,
    timer,
    random,
    newId,
    turns: turns(),
  }),
  limitRequests({ area: allowances.ownData }),
)
