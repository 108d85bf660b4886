// The function behind the tax area.
import { tax as contract } from '#shared/tax/contract.ts'
import { taxOperations } from '#shared/tax/operations.ts'
import { allowances } from '../edge/allowances.ts'
import { clock, keptCloses, ledgerReader, markedHoldings, taxStore } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'

export const handler = lambda(
  contract,
  taxOperations,
  () => ({
    ledgers: ledgerReader(),
    holdings: markedHoldings(),
    taxes: taxStore(),
    closes: keptCloses(),
    clock,
  }),
  limitRequests({ area: allowances.ownData }),
)
