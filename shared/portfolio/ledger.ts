// Ledger: the transactions of one holding played from the first to the last, exactly: what is held on each day, which parcels
// are left, what each sale took from them, and the flows that the measures of performance are made of.
import { shareOf, toMoney, toUnits } from '../kernel/decimal.ts'
import { inOrder, isSplit, type LedgerEvent, splitsInOrder, typedOn, unitsWhenAcquired } from './ledger-order.ts'
import { bringIn, moveIn, moveOut } from './ledger-moves.ts'
import { entitle, noteGone, payIncome, returnCapital, split } from './ledger-payments.ts'
import {
  flowOn,
  hasMoved,
  newPlay,
  noteExcess,
  noteHeld,
  type Play,
  type Revalued,
  tradeAmounts,
} from './ledger-play.ts'
import { Impossible, noneHeld, tooFewUnits, tooFewInParcel } from './ledger-refusals.ts'
import { movesWithin, type Moves } from './moves.ts'
import { type Parcel, undated } from './parcels.ts'
import { type Played, playSettled, type PlayWith } from './settled-moves.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

/** What leaves, and the parcels that are open then. */
export type BeforeSale = (
  transaction: TransactionOf<'sell' | 'transferOut'>,
  open: () => readonly Readonly<Parcel>[],
) => void

/** What is known of a ledger beside its transactions. */
export type AboutLedger = {
  /** Ex-dates of the provider for splits that match its own, by transaction id. */
  readonly exDays?: ReadonlyMap<string, string>
  /** Plays what took effect before this day number only; splits since still say what the units of a transfer were. */
  readonly until?: number
  readonly revalued?: Revalued | undefined
  /** Called before each sale or transfer out with the parcels that are open then, which change as the play goes on. */
  readonly beforeSale?: BeforeSale
  /** The moves of the whole ledger, where they are known (`Ledger.moves`). */
  readonly moves?: Moves
}

/**
 * Plays a ledger. The order of the list does not matter. Transfers that match (moves.ts) are moves within the holding as far as they
 * can have been: where units were sold that had come and not left yet, on the day of arrival; and where the trades need the units
 * that came beside those that left, or what left had no date and so no part in the flows, they came from outside.
 * @param symbol how the holding is called in a refusal
 * @returns the ledger, or the first thing in it that cannot have happened
 */
export function playLedger(transactions: readonly Transaction[], symbol: string, about: AboutLedger = {}): Played {
  const play = (moves: Moves) => playOnce(transactions, symbol, about, moves)
  const matched = about.moves ?? movesWithin(transactions)
  if (about.moves !== undefined || matched.size === 0) return play(matched).played
  return playSettled(transactions, matched, play)
}

function playOnce(
  transactions: readonly Transaction[],
  symbol: string,
  { exDays = new Map(), until = Number.POSITIVE_INFINITY, revalued, beforeSale }: AboutLedger,
  moves: Moves,
): ReturnType<PlayWith> {
  const play = newPlay(symbol, { splits: splitsInOrder(transactions, exDays), moves, revalued })
  const { book, splits, disposals, excessGains, steps, receivables, held, fromUndated } = play
  let before = undated
  try {
    for (const event of inOrder(transactions, splits, moves)) {
      const { transaction } = event
      if (event.day >= until) break
      if (revalued !== undefined && before < revalued.from && event.day >= revalued.from) {
        book.revalue(revalued.costOf)
      }
      before = event.day
      if (transaction.type === 'sell' || transaction.type === 'transferOut') {
        beforeSale?.(transaction, () => book.open())
      }
      happen(play, event)
      noteHeld(play, event.day)
    }
  } catch (error) {
    if (error instanceof Impossible) return { played: { problem: error.problem }, fromUndated }
    throw error
  }
  const flows = play.flows.filter(hasMoved)
  const played = { parcels: book.open(), splits, moves, disposals, excessGains, steps, flows, receivables, held }
  return { played, fromUndated }
}

function happen(play: Play, { day, transaction, isExDate }: LedgerEvent): void {
  if (isSplit(transaction))
    return split(
      play,
      play.splits.find(({ id }) => id === transaction.id)!,
    )
  switch (transaction.type) {
    case 'opening': {
      const [units, amount] = tradeAmounts(transaction)
      return arrive(play, transaction, day, units, amount)
    }
    case 'transferIn': {
      const move = play.moves.get(transaction.id)
      if (move !== undefined) return moveIn(play, move)
      return arrive(play, transaction, day, unitsWhenAcquired(transaction, play.splits), toMoney(transaction.costBase))
    }
    case 'buy':
      return buy(play, transaction, day)
    case 'reward':
      return reward(play, transaction, day)
    case 'sell':
    case 'transferOut':
      return leave(play, transaction, day)
    case 'costBaseAdjustment':
      return adjust(play, transaction, day)
    case 'returnOfCapital':
      return isExDate ? entitle(play, transaction, day) : returnCapital(play, transaction, day)
    default:
      return isExDate ? entitle(play, transaction, day) : payIncome(play, transaction, day)
  }
}

/** Units that came with a cost of their own: they enter on the day they were acquired. */
function arrive(
  play: Play,
  transaction: TransactionOf<'opening' | 'transferIn'>,
  day: number,
  units: bigint,
  paid: bigint,
): void {
  play.book.add({ id: transaction.id, acquired: day, typedOn: typedOn(transaction), units, cost: paid, paid })
  if (day === undated) return
  const flow = flowOn(play, day)
  flow.in += paid
  flow.costIn += paid
  flow.unitsIn += units
}

function buy(play: Play, transaction: TransactionOf<'buy'>, day: number): void {
  const [units, paid, brokerage] = tradeAmounts(transaction)
  play.book.add({ id: transaction.id, acquired: day, typedOn: undated, units, cost: paid + brokerage, paid })
  const flow = flowOn(play, day)
  flow.in += paid + brokerage
  flow.brokerage += brokerage
}

/** Coins received for nothing: income at their value, and a parcel at that cost. */
function reward(play: Play, transaction: TransactionOf<'reward'>, day: number): void {
  const [units, paid] = tradeAmounts(transaction)
  play.book.add({ id: transaction.id, acquired: day, typedOn: undated, units, cost: paid, paid })
  flowOn(play, day).income += paid
}

/** A sale or a transfer out: its parcels, and what dated ones bring to the flows. */
function leave(play: Play, transaction: TransactionOf<'sell' | 'transferOut'>, day: number): void {
  const [units, amount, brokerage] =
    transaction.type === 'sell' ? tradeAmounts(transaction) : [toUnits(transaction.units), 0n, 0n]
  const picks = transaction.parcels?.map((pick) => ({ id: pick.id, units: toUnits(pick.units) }))
  const move = play.moves.get(transaction.id)
  let slices = play.book.take(units, picks)
  if ('missing' in slices && move !== undefined && bringIn(play)) slices = play.book.take(units, picks)
  if ('missing' in slices) {
    throw slices.kind === 'held'
      ? tooFewUnits(play, transaction, slices.missing)
      : tooFewInParcel(play, transaction, slices.missing)
  }
  if (move === undefined) for (const slice of slices) noteGone(play, slice, transaction.type)
  else moveOut(play, move, slices)
  const whole = slices.reduce((sum, slice) => sum + slice.units, 0n)
  const flow = flowOn(play, day)
  let [taken, given, charged] = [0n, 0n, 0n]
  const parcels = slices.map(({ parcel, ...slice }) => {
    taken += slice.units
    const proceeds = shareOf(amount, taken, whole) - given
    const share = shareOf(brokerage, taken, whole) - charged
    given += proceeds
    charged += share
    if (parcel.acquired !== undated) {
      flow.out += proceeds - share
      flow.brokerage += share
      if (transaction.type === 'sell') flow.realised += proceeds - slice.paid
      else if (move === undefined) {
        flow.unitsOut += slice.units
        flow.paidOut += slice.paid
      }
    }
    return { ...slice, parcelId: parcel.id, acquired: parcel.acquired, proceeds, brokerage: share }
  })
  play.disposals.push({ transaction, day, parcels })
}

const ofUnitsSold = 'For units sold in the year, enter the day of the sale.'

/** The yearly adjustment of a fund's statement: it changes the cost base, not what was paid. */
function adjust(play: Play, transaction: TransactionOf<'costBaseAdjustment'>, day: number): void {
  if (play.book.units === 0n) {
    const wasSold = play.disposals.some(({ transaction: { type } }) => type === 'sell')
    throw noneHeld(play, transaction, day, 'adjust', wasSold ? ofUnitsSold : undefined)
  }
  for (const { parcel, overCost } of play.book.adjust(toMoney(transaction.amount))) {
    noteExcess(play, transaction, day, parcel, overCost)
  }
}
