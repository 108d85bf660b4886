// The function behind the watchlist area.
import { watchlist as contract } from '#shared/watchlist/contract.ts'
import { watchlistOperations } from '#shared/watchlist/operations.ts'
import { allowances } from '../edge/allowances.ts'
import {
  alertMailState,
  alertRows,
  alertStore,
  clock,
  openAccounts,
  priceService,
  turns,
  watchlistStore,
} from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'
import { limitRequests } from '../edge/request-limits.ts'

export const handler = lambda(
  contract,
  watchlistOperations,
  () => ({
    watchlist: watchlistStore(),
    alerts: alertStore(),
    rows: alertRows(),
    quotes: priceService(),
    mails: alertMailState(),
    accounts: openAccounts(),
    clock,
    turns: turns(),
  }),
  // A code that nobody has costs a call and stores nothing, so no limit of a list ends it.
  limitRequests({ area: allowances.ownData, add: allowances.market, setAlert: allowances.market }),
)
