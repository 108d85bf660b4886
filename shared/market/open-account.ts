// Open account: market data is the same for everybody, so this is the one place that checks whether the person may still have it.
import { errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { AccountClosed } from '../operation/problem.ts'
import type { OpenAccounts } from './ports.ts'

export type OpenAccountPorts = { accounts: OpenAccounts; timer: Timer; log: Log }

/** A table that does not answer must not delay what needs no table, such as the search of the curated list. */
const accountCheckTimeoutMs = 1000

/**
 * The outcome of the work, unless the account has been closed: its access token stays formally valid for some minutes. The check
 * runs in parallel with the work. When it fails, the answer is given: it holds no personal data (ADR 017).
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
  const isClosed = await timer.within(accounts.isClosed(userId), accountCheckTimeoutMs).catch((error: unknown) => {
    log.error('account check failed', errorFacts(error))
    return undefined
  })
  if (isClosed === true) throw new AccountClosed()
}
