// The function behind the profile area.
import { contract } from '../../shared/contract/index.ts'
import { allowances } from '../../shared/domain/request-limits.ts'
import { accountData, accounts, clock, holdingsStore, userStore } from '../dependencies.ts'
import { lambda } from '../http/lambda.ts'
import { limitRequests } from '../http/request-limits.ts'
import { profileOperations } from './operations.ts'

export const handler = lambda(
  contract.profile,
  profileOperations,
  () => ({ users: userStore(), holdings: holdingsStore(), data: accountData(), accounts: accounts(), clock }),
  limitRequests({ area: allowances.ownData }),
)
