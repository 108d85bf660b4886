// The watchlist, price alerts and what a link in a mail does, of somebody who looks around: nobody mails them.
import { contract } from '#shared/contract/index.ts'
import { messagesOperations } from '#shared/messages/operations.ts'
import { watchlistOperations } from '#shared/watchlist/operations.ts'
import { by, type Perform } from './perform.ts'
import type { AroundPorts } from './ports.ts'

export const watchlist = ({
  watchlist: list,
  alerts,
  alertRows: rows,
  openAccounts: accounts,
  quotes,
  clock,
  turns,
}: AroundPorts): Perform =>
  by(contract.watchlist, watchlistOperations, {
    watchlist: list,
    alerts,
    rows,
    accounts,
    quotes,
    mails: { stateOf: () => Promise.resolve('no-consent') },
    clock,
    turns,
  })

/** No link was ever signed here, so none is good. */
const signer = { sign: () => Promise.resolve(''), isSigned: () => Promise.resolve(false) }

export const messages = ({ recipients, subscribers }: AroundPorts): Perform =>
  by(contract.messages, messagesOperations, { recipients, subscribers, signer })
