// LedgerWriting: one write of a ledger. It is three steps, each of one item, that may be cut off anywhere: the holding is marked;
// the ledger is stored, and from then on the person may be told; the holding takes over what the ledger comes to. Whoever reads a
// marked holding does the third (settled-holdings.ts).
import type { Clock, NewId, RandomSource, Timer } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import { dayNumber, spokenDay } from '../kernel/dates.ts'
import type { Turns } from '../operation/turns.ts'
import { splitMatchDays } from '../market/corporate-action.ts'
import type { PriceService } from '../market/ports.ts'
import type { StoredHolding } from './holding.ts'
import { following, playedOut, type StoredLedger, tradesOf } from './ledger-holding.ts'
import type { HoldingsStore, LedgerStore } from './ports.ts'
import type { Position } from './position.ts'
import { settle } from './settled-holdings.ts'
import { isSplit, type Split } from './ledger-order.ts'
import { tooManyOfPerson, Transaction } from './transaction.ts'

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
export const keepsChanging = 'These trades were changed elsewhere at the same time. Nothing was lost; please try again.'

const twoSplits = (date: string): string =>
  `There is another split on ${spokenDay(date)} already. Change that one, or put both together.`
const splitTwice = (date: string): string =>
  `The same split is there on ${spokenDay(date)} already. Change its day, or leave this one out.`

/** Many devices at once get in one after the other within this; the function itself has longer. */
const retryForMs = 9_000
const firstPauseMs = 10
const maxPauseMs = 400

/** Whether a person typed what a write brings, or it was stored before: in an export, or until it was deleted. */
type Origin = 'typed' | 'stored before'

export type Trades = readonly Transaction[] | null
/** What a write makes of the trades; or what the holding is left with when they go. */
type Change = (before: State) => Trades | Extract<StoredLedger, { left: unknown }>['left']
export type State = {
  readonly holding: StoredHolding
  readonly ledger: StoredLedger | undefined
  readonly trades: Trades
}

/**
 * A holding with its ledger as they are by now; a write that was cut off is finished first.
 * @throws Problem not_found when there is no such holding
 */
export async function read(ports: LedgerPorts, userId: string, id: string): Promise<State> {
  const found = await ports.holdings.find(userId, id)
  const holding = (found === undefined ? undefined : await settle(ports, userId, found)) ?? fail('not_found', notFound)
  // After the holding: the ledger is then at least as new.
  const ledger = await ports.ledgers.find(userId, id)
  return { holding, ledger, trades: tradesOf(holding, ledger) }
}

/** Work on one ledger, in turn with what else this process is to do with it. */
export const inTurn = <Result>(
  { turns }: LedgerPorts,
  userId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> => turns(`${userId} ${id}`, work)

/**
 * One write of a ledger. Whoever loses against another device starts again from what that one has written.
 * @param first as it was just read
 * @param change the same trades again when there is nothing to do
 * @param origin of what it brings: what was stored before is looked at less strictly
 */
export async function write(
  ports: LedgerPorts,
  userId: string,
  first: State,
  change: Change,
  origin: Origin = 'typed',
): Promise<State> {
  const { holdings, ledgers, timer, random } = ports
  const { id } = first.holding
  const until = timer.elapsedMs() + retryForMs
  for (let attempt = 0; attempt === 0 || timer.elapsedMs() < until; attempt++) {
    if (attempt > 0) await timer.pause(random.fraction() * Math.min(maxPauseMs, firstPauseMs * 2 ** attempt))
    const before = attempt === 0 ? first : await read(ports, userId, id)
    const after = change(before)
    if (after === null || after === before.trades) return before
    const revision = (before.ledger?.revision ?? 0) + 1
    const trades = isTrades(after) ? after : null
    const ledger = isTrades(after) ? { revision, transactions: after } : { revision, left: after }
    const played =
      trades === null ? undefined : playedOut(trades, before.holding, newest(before.trades, trades)).position
    if (trades !== null) refuseUnfit(before.trades, trades, origin)
    const { holding } = before
    const isMarked = holding.pendingLedger !== undefined && holding.pendingLedger >= revision
    const marked = isMarked ? holding : { ...holding, pendingLedger: revision, revision: holding.revision + 1 }
    if (!isMarked && !(await holdings.replace(userId, marked))) continue
    if (!(await ledgers.write(userId, id, ledger))) continue
    return { holding: await finished(ports, userId, marked, ledger, played), ledger, trades }
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
  played: Position | undefined,
): Promise<StoredHolding> {
  const after = { ...following(marked, ledger, played), revision: marked.revision + 1 }
  if (await ports.holdings.replace(userId, after)) return after
  const found = await ports.holdings.find(userId, marked.id)
  if (found === undefined) {
    await ports.ledgers.remove(userId, marked.id)
    return fail('not_found', notFound)
  }
  await settle(ports, userId, found)
  return following(found, ledger, played)
}

/** The id of the trade that is in a list and was not, or not so, before: the one a refusal is about. */
const newest = (before: Trades, after: readonly Transaction[]): string | undefined =>
  after.find((one) => !(before ?? []).includes(one))?.id

/** Why a split cannot stand beside the others; undefined where it can. The same figures on one day count once. */
function splitProblem(one: Split, all: readonly Split[], origin: Origin): string | undefined {
  const isSame = ({ newUnits, oldUnits }: Split): boolean => newUnits * one.oldUnits === oldUnits * one.newUnits
  if (all.some((other) => other.date === one.date && !isSame(other))) return twoSplits(one.date)
  if (origin === 'stored before') return undefined
  const isNear = ({ date }: Split): boolean =>
    date !== one.date && Math.abs(dayNumber(date) - dayNumber(one.date)) <= splitMatchDays
  const twice = all.find((other) => isSame(other) && isNear(other))
  return twice === undefined ? undefined : splitTwice(twice.date)
}

/**
 * What plays and still must not be stored: a second split on a day with other figures, and the same one typed a few days apart,
 * which would count twice. Ledgers can hold such a pair from before it was refused: put back or read in again, it stays as it was.
 * @throws Problem conflict that names the day
 * @throws Error for trades that could not be read again: one of them would close the whole account
 */
function refuseUnfit(before: Trades, after: readonly Transaction[], origin: Origin): void {
  const known = new Set(before)
  const splits = after.filter(isSplit)
  for (const one of after) {
    if (known.has(one)) continue
    Transaction.parse(one)
    const message = isSplit(one) ? splitProblem(one, splits, origin) : undefined
    if (message !== undefined) fail('conflict', message, { errors: [{ path: 'date', message }] })
  }
  if (new Set(after.map(({ id }) => id)).size < after.length)
    throw new Error('Two trades of one ledger have the same id')
}

/** Takes places for trades before a write; they are given back when it adds fewer, or none. */
export async function withPlaces<Done extends { added: number }>(
  { ledgers }: LedgerPorts,
  userId: string,
  count: number,
  work: () => Promise<Done>,
): Promise<Done> {
  if (!(await ledgers.takePlaces(userId, count))) fail('conflict', tooManyOfPerson())
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
