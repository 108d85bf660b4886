// LedgerPlay: where a ledger stands while it is played, and what it comes to. Exact: AUD and units are scaled integers
// (kernel/decimal.ts), days are day numbers.
import { cost, toMoney, toUnits } from '../kernel/decimal.ts'
import type { LedgerSplit } from './ledger-order.ts'
import type { Move, Moves } from './moves.ts'
import { type Parcel, ParcelBook, type Slice, undated } from './parcels.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

/** What moved on a day in the part of a holding that has dates; AUD and units as scaled integers. */
export type Flow = {
  readonly day: number
  /** Money put in at the start of the day, brokerage included; openings and transfers at cost base. */
  in: bigint
  /** Money that came out by the end of the day, net of brokerage and of tax withheld; negative where brokerage is more than that. */
  out: bigint
  /** Income, net of tax withheld: cash, reinvested or a reward. */
  income: bigint
  /** Proceeds less what was paid, before brokerage, with capital returned beyond what was paid. */
  realised: bigint
  brokerage: bigint
  /**
   * Units of openings and transfers in, and the part of `in` that is their cost base: the time-weighted return takes the
   * close.
   */
  unitsIn: bigint
  costIn: bigint
  /** Units transferred out, which leave at the day's close, and what was paid for them. */
  unitsOut: bigint
  paidOut: bigint
}

/** What is held from a day on, in dated parcels: units, and what was paid for them without brokerage. */
export type Step = { readonly day: number; units: bigint; paid: bigint }
/** An amount due from its ex-date to the day before it is paid. */
export type Receivable = { readonly from: number; readonly until: number; readonly amount: bigint }

/** What an outflow took from one parcel, with its share of the proceeds. */
export type SoldParcel = Omit<Slice, 'parcel'> & {
  readonly parcelId: string
  readonly acquired: number
  readonly proceeds: bigint
  readonly brokerage: bigint
}
export type Disposal = {
  readonly transaction: TransactionOf<'sell' | 'transferOut'>
  readonly day: number
  readonly parcels: readonly SoldParcel[]
}
/** Capital returned, or a yearly adjustment, beyond the cost base of a parcel: a capital gain without a sale. */
export type ExcessGain = { transaction: Transaction; day: number; parcelId: string; acquired: number; amount: bigint }

export type Ledger = {
  readonly parcels: readonly Parcel[]
  readonly disposals: readonly Disposal[]
  readonly excessGains: readonly ExcessGain[]
  readonly steps: readonly Step[]
  readonly flows: readonly Flow[]
  readonly receivables: readonly Receivable[]
  readonly splits: readonly LedgerSplit[]
  /** Transfers that are moves within the holding: of those matched, the ones that can have been (ledger.ts). */
  readonly moves: Moves
  /** All units held from a day on, those without a date included; their own first entry has no day. Empty until there are any. */
  readonly held: readonly { readonly day: number; units: bigint }[]
}

/**
 * Units of a parcel as they stood on the day before an ex-date, and what of them left since. Returns of capital between whose
 * ex-dates nothing left the parcel share them, so that there are never more of them than parcels and sales.
 */
export type EntitledUnits = { units: bigint; sold: bigint; movedOut: bigint }
/** What of a parcel is entitled to capital returned. */
export type EntitledParcel = { readonly parcel: Parcel; amount: bigint; readonly entitled: EntitledUnits }
/** Who is entitled to a payment: for a return of capital by parcel, for income the dated part of all units. */
export type Entitlement = {
  readonly parcels: Map<Parcel, EntitledParcel>
  readonly datedUnits: bigint
  readonly units: bigint
  /** Units were held by then, and none that had a date. */
  readonly isUndated: boolean
}

/** Another cost base that open parcels with a date have from a day number on, AUD for their units of then. */
export type Revalued = { readonly from: number; readonly costOf: (units: bigint) => bigint }

export type Play = Omit<Ledger, 'parcels'> & {
  readonly symbol: string
  readonly book: ParcelBook
  readonly disposals: Disposal[]
  readonly excessGains: ExcessGain[]
  readonly steps: Step[]
  readonly flows: Flow[]
  readonly receivables: Receivable[]
  readonly held: { readonly day: number; units: bigint }[]
  readonly entitlements: Map<string, Entitlement>
  /** Units entitled to a return of capital still to come, by parcel, the oldest ex-date first. */
  readonly waiting: Map<Parcel, EntitledUnits[]>
  readonly revalued: Revalued | undefined
  /** What the moves of a day took, until it comes back in. */
  readonly underWay: Map<Move, readonly Slice[]>
  /** Ids of the transfers in of moves that took units without a date. */
  readonly fromUndated: Set<string>
}

/** A ledger before its first transaction. */
export const newPlay = (
  symbol: string,
  { splits, moves, revalued }: Pick<Play, 'splits' | 'moves' | 'revalued'>,
): Play => ({
  symbol,
  splits,
  moves,
  revalued,
  book: new ParcelBook(),
  disposals: [],
  excessGains: [],
  steps: [],
  flows: [],
  receivables: [],
  held: [],
  entitlements: new Map(),
  waiting: new Map(),
  underWay: new Map(),
  fromUndated: new Set(),
})

/** The flow of a day, made when it is first asked for. */
export function flowOn(play: Play, day: number): Flow {
  const last = play.flows.at(-1)
  if (last?.day === day) return last
  const none = { in: 0n, out: 0n, income: 0n, realised: 0n, brokerage: 0n }
  const flow: Flow = { day, ...none, unitsIn: 0n, costIn: 0n, unitsOut: 0n, paidOut: 0n }
  play.flows.push(flow)
  return flow
}

/** Whether anything moved in dated units: what happens to the others alone leaves a flow of nothing. */
export const hasMoved = ({ day: _day, ...amounts }: Flow): boolean =>
  Object.values(amounts).some((amount) => amount !== 0n)

/** Keeps what is held at the end of a day, and in dated parcels, where it changed. */
export function noteHeld({ book, held, steps }: Play, day: number): void {
  const before = held.at(-1)
  if (before?.day === day) before.units = book.units
  else if ((before?.units ?? 0n) !== book.units) held.push({ day, units: book.units })
  if (day === undated) return
  const { datedUnits: units, datedPaid: paid } = book
  const last = steps.at(-1)
  if (last?.day === day) Object.assign(last, { units, paid })
  else if ((last?.units ?? 0n) !== units || (last?.paid ?? 0n) !== paid) steps.push({ day, units, paid })
}

/** Units, what all of them cost before brokerage, and the brokerage; an amount is exact where a printed price is rounded. */
export function tradeAmounts(
  trade: TransactionOf<'opening' | 'buy' | 'sell' | 'reward'>,
): readonly [units: bigint, amount: bigint, brokerage: bigint] {
  const units = toUnits(trade.units)
  // One of the two is there.
  const amount = trade.amount === undefined ? cost(units, trade.price!) : toMoney(trade.amount)
  return [units, amount, 'brokerage' in trade ? toMoney(trade.brokerage) : 0n]
}

/** A capital gain without a sale. */
export function noteExcess(play: Play, transaction: Transaction, day: number, parcel: Parcel, amount: bigint): void {
  if (amount === 0n) return
  play.excessGains.push({ transaction, day, parcelId: parcel.id, acquired: parcel.acquired, amount })
}
