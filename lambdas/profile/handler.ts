// The function behind the profile area.
import { profile as contract } from '#shared/account/contract.ts'
import { allowances } from '../edge/allowances.ts'
import { accountData, accounts, clock, exportParts, openAccounts, subscriberStore, userStore } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'
import { profileOperations } from '#shared/account/operations.ts'

export const handler = lambda(
  contract,
  profileOperations,
  () => ({
    users: userStore(),
    subscribers: subscriberStore(),
    exports: exportParts(),
    data: accountData(),
    openAccounts: openAccounts(),
    accounts: accounts(),
    clock,
  }),
  limitRequests({ area: allowances.ownData }),
)
