// LedgerRefusals: what cannot have happened in a ledger, each with a sentence for the person.
import { unitsNumber } from '../kernel/decimal.ts'
import { dayOf, spokenDay } from '../kernel/dates.ts'
import type { Play } from './ledger-play.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

/**
 * Why a list of transactions cannot have happened.
 * @property missingUnits how many units there are too few; 0 where that is not what is wrong
 * @property message a sentence for the person
 */
export type LedgerProblem = { transactionId: string; day: string; missingUnits: number; message: string }

/** Thrown by the parts of the play; `playLedger` answers with its problem. */
export class Impossible extends Error {
  readonly problem: LedgerProblem
  constructor(problem: LedgerProblem) {
    super(problem.message)
    this.problem = problem
  }
}

const shownUnits = (units: number): string => units.toLocaleString('en-AU', { maximumFractionDigits: 8 })

/** The refusal of a sale or a transfer of more than there was. */
export function tooFewUnits(
  { symbol }: Pick<Play, 'symbol'>,
  transaction: TransactionOf<'sell' | 'transferOut'>,
  missing: bigint,
): Impossible {
  const missingUnits = unitsNumber(missing)
  const did = transaction.type === 'sell' ? 'sold' : 'moved out'
  return new Impossible({
    transactionId: transaction.id,
    day: transaction.date,
    missingUnits,
    message: `On ${spokenDay(transaction.date)} you would have ${did} ${shownUnits(missingUnits)} more ${symbol} than you held. A buy before that day may be missing.`,
  })
}

/** The refusal of a sale whose chosen parcel has too little left. */
export function tooFewInParcel(
  { symbol }: Pick<Play, 'symbol'>,
  transaction: TransactionOf<'sell' | 'transferOut'>,
  missing: bigint,
): Impossible {
  const missingUnits = unitsNumber(missing)
  return new Impossible({
    transactionId: transaction.id,
    day: transaction.date,
    missingUnits,
    message: `On ${spokenDay(transaction.date)} a parcel of ${symbol} you chose had ${shownUnits(missingUnits)} fewer units left than you took from it. Choose the parcels of that day again.`,
  })
}

/**
 * The refusal of something that happens to units when there were none.
 * @param hint what may mend it
 */
export function noneHeld(
  { symbol }: Pick<Play, 'symbol'>,
  transaction: Transaction,
  day: number,
  what: string,
  hint = 'A buy before that day may be missing.',
): Impossible {
  return new Impossible({
    transactionId: transaction.id,
    day: dayOf(day),
    missingUnits: 0,
    message: `On ${spokenDay(dayOf(day))} you held no ${symbol}, so there is nothing to ${what}. ${hint}`,
  })
}
