// Restore trades: puts the trades of a deleted holding back as they were, with where each came from.
import { utf8Bytes } from '#shared/kernel/text.ts'
import { maxChunkBytes } from '#shared/portfolio/import/chunks.ts'
import { inPossibleOrder } from '#shared/portfolio/ledger-order.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { maxRestored } from '#shared/portfolio/transactions-contract.ts'
import { ApiProblem, type CallOptions } from '../lib/api.ts'
import { ledgerApi } from './pending-trades.ts'

/** The trades of a holding that is about to be deleted; null when the service does not tell them. */
export async function tradesBefore(uid: string, holdingId: string): Promise<readonly Transaction[] | null> {
  const ledger = await ledgerApi.list({ params: { id: holdingId } }, { as: uid }).catch(() => null)
  return ledger === null ? null : ledger.transactions
}

/** Goes on when the service asks for a little patience. */
async function patiently<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'too_many_requests') throw error
      const seconds = error.retryAfterSeconds ?? 1
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

/** The trades in parts that one request can carry, each of which can be stored after those before it. */
function partsOf(trades: readonly Transaction[]): Transaction[][] {
  const parts: Transaction[][] = []
  let bytes = 0
  for (const trade of inPossibleOrder(trades)) {
    const own = utf8Bytes(JSON.stringify(trade)) + 1
    const part = parts.at(-1)
    if (part === undefined || part.length === maxRestored || bytes + own > maxChunkBytes) {
      parts.push([trade])
      bytes = own
    } else {
      part.push(trade)
      bytes += own
    }
  }
  return parts
}

/** Gives a holding that was just put back its trades. Doing it again adds nothing twice. */
export async function restoreTrades(
  holdingId: string,
  trades: readonly Transaction[],
  options: CallOptions = {},
): Promise<void> {
  for (const transactions of partsOf(trades)) {
    const body = { existing: 'replace' as const, transactions }
    await patiently(() => ledgerApi.restore({ params: { id: holdingId }, body }, options))
  }
}
