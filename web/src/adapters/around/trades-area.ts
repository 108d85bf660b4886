// Trades, imports and tax years of somebody who looks around.
import { contract } from '#shared/contract/index.ts'
import { transactionsOperations } from '#shared/portfolio/transactions-operations.ts'
import { taxOperations } from '#shared/tax/operations.ts'
import { by, type Perform } from './perform.ts'
import type { AroundPorts } from './ports.ts'

export const transactions = ({ markedHoldings: holdings, ...ports }: AroundPorts): Perform =>
  by(contract.transactions, transactionsOperations, { ...ports, holdings })

export const tax = ({ ledgerReader: ledgers, markedHoldings: holdings, taxes, closes, clock }: AroundPorts): Perform =>
  by(contract.tax, taxOperations, { ledgers, holdings, taxes, closes, clock })
