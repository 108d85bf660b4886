// The function behind the holdings area.
import { contract } from '../../shared/contract/index.ts'
import { clock, holdingsStore, quoteBook } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { holdingsOperations } from './operations.ts'

export const handler = lambda(contract.holdings, holdingsOperations, () => ({
  holdings: holdingsStore(),
  quotes: quoteBook(),
  clock,
  newId: () => crypto.randomUUID(),
}))
