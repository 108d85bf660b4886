// TransactionsOperations: the whole transactions area: trades one at a time, and imports of many.
import { importOperations } from './import-operations.ts'
import { ledgerOperations } from './ledger-operations.ts'

export const transactionsOperations = { ...ledgerOperations, ...importOperations }
