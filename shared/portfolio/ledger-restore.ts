// LedgerRestore: trades that were deleted come back as they were, with their place within the day and where they came from.
import type { Handler } from '../operation/implement.ts'
import { fail } from '../operation/problem.ts'
import { refuseTheFuture, shownLedger } from './ledger-answer.ts'
import { openingsOf } from './ledger-holding.ts'
import { inTurn, keepsChanging, type LedgerPorts, read, withPlaces, write } from './ledger-writing.ts'
import { maxTransactionsOfHolding, tooManyInHolding } from './transaction.ts'
import type { transactions as contract } from './transactions-contract.ts'

/**
 * Puts trades back in one write. One whose id is there is left as it is, so repeating changes nothing; a list that cannot have
 * happened is refused as a whole.
 */
export const restoreTrades: Handler<(typeof contract)['restore'], LedgerPorts> = async (
  { userId, params, body: { existing, transactions } },
  ports,
) => {
  const now = ports.clock.now()
  transactions.forEach((one, at) => refuseTheFuture(one, now, `transactions.${at}.`))
  const openingId = ports.newId()
  return inTurn(ports, userId, params.id, async () => {
    const first = await read(ports, userId, params.id)
    const opens = first.trades === null && existing === 'keep' && first.holding.quantity > 0
    const places = transactions.length + Number(opens)
    const { state } = await withPlaces(ports, userId, places, async () => {
      let added = 0
      const state = await write(
        ports,
        userId,
        first,
        ({ holding, trades }) => {
          // Went back to simple, or began its trades, since it was read: what was counted no longer fits.
          if ((trades === null) !== (first.trades === null)) return fail('conflict', keepsChanging)
          const openings = openingsOf(holding, { id: openingId, createdAt: now.toISOString() })
          const before = trades ?? (opens ? openings : [])
          const known = new Set(before.map(({ id }) => id))
          const back = transactions.filter(({ id }) => !known.has(id))
          const after = [...before, ...back]
          added = back.length + Number(opens)
          if (back.length === 0) return trades
          return after.length > maxTransactionsOfHolding ? fail('conflict', tooManyInHolding()) : after
        },
        'stored before',
      )
      return { added, state }
    })
    return shownLedger(ports, state)
  })
}
