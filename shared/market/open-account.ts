// Open account: market data is the same for everybody, so this is the one place that asks whether the person may still have it.
import { errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { AccountClosed } from '../operation/problem.ts'
import type { OpenAccounts } from './ports.ts'

export type OpenAccountPorts = { accounts: OpenAccounts; timer: Timer; log: Log }

/** A table that does not answer must not hold up what can be said without it, such as the search of the curated list. */
const lookWithinMs = 1000

/**
 * The outcome of the work, unless the account has been closed: its access token stays formally valid for some minutes. The look
 * goes on beside the work, so it costs no time. When it cannot be had, the answer is given: it holds nothing of a person.
 * @throws AccountClosed
 */
export async function whileOpen<Outcome>(
  ports: OpenAccountPorts,
  userId: string,
  work: Promise<Outcome>,
): Promise<Outcome> {
  const [outcome] = await Promise.all([work, refuseClosed(ports, userId)])
  return outcome
}

async function refuseClosed({ accounts, timer, log }: OpenAccountPorts, userId: string): Promise<void> {
  const isClosed = await timer.within(accounts.isClosed(userId), lookWithinMs).catch((error: unknown) => {
    log.error('account not looked at', errorFacts(error))
    return undefined
  })
  if (isClosed === true) throw new AccountClosed()
}
