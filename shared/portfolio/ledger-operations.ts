// Trades: read, start, add, change, delete, back to a simple holding, and all of them as a file. One write is three steps, each
// of one item, that may be cut off anywhere: the holding is marked; the ledger is stored, and from then on the person may be
// told; the holding takes over what the ledger comes to. Whoever reads a marked holding does the third (settled-holdings.ts).
import { instrumentsOf, pricedHolding } from './priced-holding.ts'
import { twelveMonthsAfter } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { implement, Repeated } from '../operation/implement.ts'
import type { Clock, NewId, RandomSource, Timer } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import type { Turns } from '../operation/turns.ts'
import type { PriceService } from '../market/ports.ts'
import type { Holding, StoredHolding } from './holding.ts'
import { inOrderOfDays } from './ledger-order.ts'
import { following, leftOf, openingOf, playedOut, type StoredLedger, tradesOf } from './ledger-holding.ts'
import type { HoldingsStore, LedgerStore } from './ports.ts'
import { settle } from './settled-holdings.ts'
import { tradesCsv } from './trades-csv.ts'
import { type HoldingLedger, transactions as contract } from './transactions-contract.ts'
import {
  daysInTheFuture,
  hasSameFacts,
  maxTransactionsOfHolding,
  type NewTransaction,
  tooManyInHolding,
  tooManyOfPerson,
  type Transaction,
  type TransactionFacts,
} from './transaction.ts'

export type LedgerPorts = {
  /** As stored, marks and all. */
  holdings: HoldingsStore
  ledgers: LedgerStore
  quotes: PriceService
  clock: Clock
  timer: Timer
  random: RandomSource
  newId: NewId
  turns: Turns
}

const notFound = 'There is no such investment in your portfolio.'
const noSuchTrade = 'There is no such trade in this investment.'
const keepsChanging = 'These trades were changed elsewhere at the same time. Nothing was lost; please try again.'
const startedAlready = 'This investment has trades already. Change or add them there.'
const takenId = 'Another trade with this id is in this investment already.'
const nothingLeft =
  'Everything of this investment is sold, so there is no quantity to go back to. Keep it with its trades, or delete it.'
const tooLong =
  'All your trades together are too long for one file. Download them from your account in Profile instead.'

/** Many devices at once get in one after the other within this; the function itself has longer. */
const retryForMs = 9_000
const firstPauseMs = 10
const longestPauseMs = 400
/** A function's answer can have 6 MB, and its JSON envelope doubles every quotation mark and line break. */
const maxExportBytes = 4_500_000

type Trades = readonly Transaction[] | null
/** What a write makes of the trades; or what the holding is left with when they go. */
type Change = (before: State) => Trades | Extract<StoredLedger, { left: unknown }>['left']
type State = { readonly holding: StoredHolding; readonly ledger: StoredLedger | undefined; readonly trades: Trades }

async function read(ports: LedgerPorts, userId: string, id: string): Promise<State> {
  const found = await ports.holdings.find(userId, id)
  const holding = (found === undefined ? undefined : await settle(ports, userId, found)) ?? fail('not_found', notFound)
  // After the holding: the ledger is then at least as new.
  const ledger = await ports.ledgers.find(userId, id)
  return { holding, ledger, trades: tradesOf(holding, ledger) }
}

/** Work on one ledger, in turn with what else this process is to do with it. */
const inTurn = <Result>(
  { turns }: LedgerPorts,
  userId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> => turns(`${userId} ${id}`, work)

/**
 * One write of a ledger. Whoever loses against another device starts again from what that one has written.
 * @param first as it was just read
 * @param change the same trades again when there is nothing to do
 */
async function write(ports: LedgerPorts, userId: string, first: State, change: Change): Promise<State> {
  const { holdings, ledgers, timer, random } = ports
  const { id } = first.holding
  const until = timer.elapsedMs() + retryForMs
  for (let attempt = 0; attempt === 0 || timer.elapsedMs() < until; attempt++) {
    if (attempt > 0) await timer.pause(random.fraction() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt))
    const before = attempt === 0 ? first : await read(ports, userId, id)
    const after = change(before)
    if (after === null || after === before.trades) return before
    const revision = (before.ledger?.revision ?? 0) + 1
    const trades = isTrades(after) ? after : null
    const ledger = isTrades(after) ? { revision, transactions: after } : { revision, left: after }
    if (trades !== null) playedOut(trades, before.holding, newest(before.trades, trades))
    const { holding } = before
    const isMarked = holding.pendingLedger !== undefined && holding.pendingLedger >= revision
    const marked = isMarked ? holding : { ...holding, pendingLedger: revision, revision: holding.revision + 1 }
    if (!isMarked && !(await holdings.replace(userId, marked))) continue
    if (!(await ledgers.write(userId, id, ledger))) continue
    return { holding: await finished(ports, userId, marked, ledger), ledger, trades }
  }
  return fail('conflict', keepsChanging)
}

const isTrades = (after: NonNullable<ReturnType<Change>>): after is readonly Transaction[] => Array.isArray(after)

/**
 * The third step. It counts as done even where it is left to the next reader; a holding that was deleted meanwhile takes its
 * ledger along.
 */
async function finished(
  ports: LedgerPorts,
  userId: string,
  marked: StoredHolding,
  ledger: StoredLedger,
): Promise<StoredHolding> {
  const after = { ...following(marked, ledger), revision: marked.revision + 1 }
  if (await ports.holdings.replace(userId, after)) return after
  const found = await ports.holdings.find(userId, marked.id)
  if (found === undefined) {
    await ports.ledgers.remove(userId, marked.id)
    return fail('not_found', notFound)
  }
  await settle(ports, userId, found)
  return following(found, ledger)
}

/** The id of the trade that is in a list and was not, or not so, before: the one a refusal is about. */
const newest = (before: Trades, after: readonly Transaction[]): string | undefined =>
  after.find((one) => !(before ?? []).includes(one))?.id

/** Takes places for trades before a write; they are given back when it adds fewer, or none. */
async function withPlaces<Done extends { added: number }>(
  { ledgers }: LedgerPorts,
  userId: string,
  count: number,
  work: () => Promise<Done>,
): Promise<Done> {
  if (!(await ledgers.takePlaces(userId, count))) fail('conflict', tooManyOfPerson)
  let unused = count
  try {
    const done = await work()
    unused = count - done.added
    return done
  } catch (error) {
    // A write whose reply never came may have been done: a counter too high is set right later, one too low never is.
    if (!isAnswer(error)) unused = 0
    throw error
  } finally {
    if (unused > 0) await ledgers.giveBackPlaces(userId, unused)
  }
}

const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'conflict' || error.code === 'not_found')

async function shown({ quotes }: LedgerPorts, stored: StoredHolding): Promise<Holding> {
  return pricedHolding(stored, await quotes.priceAll(instrumentsOf([stored]), 'stored'))
}

async function answer(ports: LedgerPorts, { holding, ledger, trades }: State): Promise<HoldingLedger> {
  // A simple holding is shown as the opening that it would have.
  const asOpening = (): Transaction[] => [
    openingOf(holding, { id: holding.id, date: null, createdAt: holding.createdAt }),
  ]
  const current = trades === null || ledger === undefined ? holding : following(holding, ledger)
  const { parcels, ...position } = playedOut(trades ?? asOpening(), holding).position
  return {
    holding: await shown(ports, current),
    position,
    parcels:
      trades === null
        ? []
        : parcels.map((parcel) => ({
            ...parcel,
            twelveMonthsOn: parcel.acquiredOn === null ? null : twelveMonthsAfter(parcel.acquiredOn),
          })),
    transactions: trades === null ? [] : inOrderOfDays(trades),
  }
}

function refuseTheFuture(facts: TransactionFacts, now: Date): void {
  const errors = daysInTheFuture(facts, sydneyDay(now))
  if (errors.length === 0) return
  fail('invalid_request', `${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}.`, { errors })
}

/** Whether a trade was added before. @throws Problem conflict when another one has its id */
function isThere(trades: Trades, sent: NewTransaction): boolean {
  const same = trades?.find(({ id }) => id === sent.id)
  if (same !== undefined && !hasSameFacts(same, sent)) fail('conflict', takenId)
  return same !== undefined
}

export const ledgerOperations = implement<LedgerPorts>()(contract, {
  async list({ userId, params }, ports) {
    return answer(ports, await read(ports, userId, params.id))
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
      if (isStarted(first.trades)) return new Repeated(await answer(ports, first))
      const { added, state } = await withPlaces(ports, userId, 1, async () => {
        let added = 0
        const state = await write(ports, userId, first, ({ holding, trades }) => {
          added = Number(!isStarted(trades))
          return added === 0 ? trades : [openingOf(holding, { id, date, createdAt: now.toISOString() })]
        })
        return { added, state }
      })
      return added > 0 ? answer(ports, state) : new Repeated(await answer(ports, state))
    })
  },

  async add({ userId, params, body }, ports) {
    const createdAt = ports.clock.now().toISOString()
    refuseTheFuture(body, ports.clock.now())
    const openingId = ports.newId()
    return inTurn(ports, userId, params.id, async () => {
      const first = await read(ports, userId, params.id)
      if (isThere(first.trades, body)) return new Repeated(await answer(ports, first))
      const places = first.trades === null ? 2 : 1
      const { added, state } = await withPlaces(ports, userId, places, async () => {
        let added = 0
        const state = await write(ports, userId, first, ({ holding, trades }) => {
          added = 0
          if (isThere(trades, body)) return trades
          const before = trades ?? [openingOf(holding, { id: openingId, date: null, createdAt })]
          const after = [...before, { ...body, createdAt }]
          if (after.length > maxTransactionsOfHolding) fail('conflict', tooManyInHolding)
          added = trades === null ? 2 : 1
          // Back to simple since the places were taken: there is none for the opening.
          return added > places ? fail('conflict', keepsChanging) : after
        })
        return { added, state }
      })
      return added > 0 ? answer(ports, state) : new Repeated(await answer(ports, state))
    })
  },

  async update({ userId, params, body }, ports) {
    refuseTheFuture(body, ports.clock.now())
    const id = params.transactionId.toLowerCase()
    return inTurn(ports, userId, params.id, async () => {
      const state = await write(ports, userId, await read(ports, userId, params.id), ({ trades }) => {
        const before = trades?.find((one) => one.id === id) ?? fail('not_found', noSuchTrade)
        const { createdAt, importId, source } = before
        const kept = { ...(importId === undefined ? {} : { importId }), ...(source === undefined ? {} : { source }) }
        const after: Transaction = { ...body, ...kept, id, createdAt }
        return hasSameFacts(before, after) ? trades : (trades ?? []).map((one) => (one === before ? after : one))
      })
      return answer(ports, state)
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
      return answer(ports, state)
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
      return shown(ports, state.holding)
    })
  },

  async export({ userId }, ports) {
    const [holdings, ledgers] = await Promise.all([ports.holdings.list(userId), ports.ledgers.list(userId)])
    const text = tradesCsv(
      holdings.flatMap((holding) => {
        const trades = ledgers.get(holding.id)
        return trades === undefined ? [] : [{ holding, trades: inOrderOfDays(trades) }]
      }),
    )
    return text.length > maxExportBytes ? fail('conflict', tooLong) : text
  },
})
