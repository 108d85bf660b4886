// The function behind the market-data area.
import { contract } from '../../shared/contract/index.ts'
import { quoteBook, securitySearch } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { marketOperations } from './operations.ts'

export const handler = lambda(contract.market, marketOperations, () => ({ quotes: quoteBook(), search: securitySearch() }))
