// Trades: read, start, add, change, delete, back to a simple holding, and all of them as a file.
import { implement, Repeated } from '../operation/implement.ts'
import { fail } from '../operation/problem.ts'
import { declineSuggestion } from './declined-suggestions.ts'
import { refuseTheFuture, shownHolding, shownLedger } from './ledger-answer.ts'
import { inOrderOfDays } from './ledger-order.ts'
import { leftOf, openingOf, openingsOf, playedOut } from './ledger-holding.ts'
import { inTurn, keepsChanging, type LedgerPorts, read, type Trades, withPlaces, write } from './ledger-writing.ts'
import { hasSameFacts, versionOf } from './same-facts.ts'
import { restoreTrades } from './ledger-restore.ts'
import { tradesCsv } from './trades-csv.ts'
import { earlierPricesOf } from './typed-price.ts'
import { trades as contract } from './transactions-contract.ts'
import { maxTransactionsOfHolding, type NewTransaction, tooManyInHolding, type Transaction } from './transaction.ts'

const noSuchTrade = 'There is no such trade in this investment.'
const startedAlready = 'This investment has trades already. Change or add them there.'
const changedSince = 'This trade was changed in the meantime. Look at it again, then change it.'
const takenId = 'Another trade with this id is in this investment already.'
const nothingToDate = 'There is nothing of this investment yet that could get a date. Add a trade instead.'
const nothingLeft =
  'Everything of this investment is sold, so there is no quantity to go back to. Keep it with its trades, or delete it.'

/** Whether a trade was added before. @throws Problem conflict when another one has its id */
function isThere(trades: Trades, sent: NewTransaction): boolean {
  const same = trades?.find(({ id }) => id === sent.id)
  if (same !== undefined && !hasSameFacts(same, sent)) fail('conflict', takenId)
  return same !== undefined
}

export const ledgerOperations = implement<LedgerPorts>()(contract, {
  decline: declineSuggestion,
  restore: restoreTrades,

  async list({ userId, params }, ports) {
    return shownLedger(ports, await read(ports, userId, params.id))
  },

  async start({ userId, params, body: { id, date } }, ports) {
    const now = ports.clock.now()
    refuseTheFuture({ type: 'opening', date, units: 1, price: 0 }, now)
    const isStarted = (trades: Trades): trades is readonly Transaction[] => {
      const same = trades?.find((one) => one.id === id)
      if (trades !== null && (same?.type !== 'opening' || same.date !== date)) fail('conflict', startedAlready)
      return trades !== null
    }
    return inTurn(ports, userId, params.id, async () => {
      const first = await read(ports, userId, params.id)
      if (isStarted(first.trades)) return new Repeated(await shownLedger(ports, first))
      const { added, state } = await withPlaces(ports, userId, 1, async () => {
        let added = 0
        const state = await write(ports, userId, first, ({ holding, trades }) => {
          added = Number(!isStarted(trades))
          if (added > 0 && holding.quantity === 0) fail('conflict', nothingToDate)
          return added === 0 ? trades : [openingOf(holding, { id, date, createdAt: now.toISOString() })]
        })
        return { added, state }
      })
      return added > 0 ? shownLedger(ports, state) : new Repeated(await shownLedger(ports, state))
    })
  },

  async add({ userId, params, body }, ports) {
    const createdAt = ports.clock.now().toISOString()
    refuseTheFuture(body, ports.clock.now())
    const openingId = ports.newId()
    return inTurn(ports, userId, params.id, async () => {
      const first = await read(ports, userId, params.id)
      if (isThere(first.trades, body)) return new Repeated(await shownLedger(ports, first))
      const places = first.trades === null ? 2 : 1
      const { added, state } = await withPlaces(ports, userId, places, async () => {
        let added = 0
        const state = await write(ports, userId, first, ({ holding, trades }) => {
          added = 0
          if (isThere(trades, body)) return trades
          const before = trades ?? openingsOf(holding, { id: openingId, createdAt })
          const after = [...before, { ...body, createdAt }]
          if (after.length > maxTransactionsOfHolding) fail('conflict', tooManyInHolding())
          added = after.length - (trades?.length ?? 0)
          // Back to simple since the places were taken: there is none for the opening.
          return added > places ? fail('conflict', keepsChanging) : after
        })
        return { added, state }
      })
      return added > 0 ? shownLedger(ports, state) : new Repeated(await shownLedger(ports, state))
    })
  },

  async update({ userId, params, query: { expectedVersion }, body }, ports) {
    refuseTheFuture(body, ports.clock.now())
    const id = params.transactionId.toLowerCase()
    return inTurn(ports, userId, params.id, async () => {
      const state = await write(ports, userId, await read(ports, userId, params.id), ({ trades }) => {
        const before = trades?.find((one) => one.id === id) ?? fail('not_found', noSuchTrade)
        const { createdAt, importId, source } = before
        const kept = { ...(importId === undefined ? {} : { importId }), ...(source === undefined ? {} : { source }) }
        const after: Transaction = { ...body, ...kept, id, createdAt }
        // Sent again after a lost reply, it is there already.
        if (hasSameFacts(before, after)) return trades
        if (expectedVersion !== undefined && expectedVersion !== versionOf(before)) fail('conflict', changedSince)
        return (trades ?? []).map((one) => (one === before ? after : one))
      })
      return shownLedger(ports, state)
    })
  },

  async remove({ userId, params }, ports) {
    const id = params.transactionId.toLowerCase()
    return inTurn(ports, userId, params.id, async () => {
      const state = await write(ports, userId, await read(ports, userId, params.id), ({ trades }) => {
        const before = trades?.find((one) => one.id === id) ?? fail('not_found', noSuchTrade)
        return (trades ?? []).filter((one) => one !== before)
      })
      await ports.ledgers.giveBackPlaces(userId, 1)
      return shownLedger(ports, state)
    })
  },

  async removeAll({ userId, params }, ports) {
    return inTurn(ports, userId, params.id, async () => {
      let removed = 0
      const state = await write(ports, userId, await read(ports, userId, params.id), ({ holding, trades }) => {
        removed = trades?.length ?? 0
        if (trades === null) return null
        const left = leftOf(playedOut(trades, holding).position)
        return left.quantity > 0 ? left : fail('conflict', nothingLeft)
      })
      if (removed > 0) await ports.ledgers.giveBackPlaces(userId, removed)
      return shownHolding(ports, state.holding)
    })
  },

  async export({ userId }, ports) {
    const [holdings, ledgers, typedPrices] = await Promise.all([
      ports.holdings.list(userId),
      ports.ledgers.list(userId),
      ports.holdings.typedPrices(userId),
    ])
    return tradesCsv(
      holdings.flatMap((holding) => {
        const trades = ledgers.get(holding.id)
        const earlierPrices = earlierPricesOf(holding, typedPrices.get(holding.id) ?? [])
        return trades === undefined ? [] : [{ holding, trades: inOrderOfDays(trades), earlierPrices }]
      }),
    )
  },
})
