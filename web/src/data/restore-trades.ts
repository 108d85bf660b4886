// Restore trades: puts the trades of a deleted holding back, one after the other, as they were.
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { ApiProblem } from '../lib/api.ts'
import { ledgerApi } from './pending-trades.ts'

/** More than these are not put back: it would take minutes. */
const maxRestored = 200

/** The trades of a holding that is about to be deleted; null when they cannot be put back. */
export async function tradesBefore(holdingId: string): Promise<readonly Transaction[] | null> {
  const ledger = await ledgerApi.list({ params: { id: holdingId } }).catch(() => null)
  return ledger === null || ledger.transactions.length > maxRestored ? null : ledger.transactions
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

/**
 * Gives a holding that was just put back its trades. In the order of their days, so that each can be: a sale never comes
 * before what it sold.
 */
export async function restoreTrades(holdingId: string, trades: readonly Transaction[]): Promise<void> {
  const params = { id: holdingId }
  const first = trades.find(({ type }) => type === 'opening')
  // Stands in for an opening where there was none, until everything else is there.
  const opening = first ?? { id: crypto.randomUUID(), date: null }
  await patiently(() => ledgerApi.start({ params, body: { id: opening.id, date: opening.date } }))
  for (const { createdAt: _at, importId: _import, source: _source, ...trade } of trades) {
    const { id, ...facts } = trade
    await patiently(() =>
      id === opening.id
        ? ledgerApi.update({ params: { ...params, transactionId: id }, body: facts })
        : ledgerApi.add({ params, body: trade }),
    )
  }
  if (first === undefined) await patiently(() => ledgerApi.remove({ params: { ...params, transactionId: opening.id } }))
}
