// YearGaps: what has to be known before the figures of a financial year are whole, found in the events of the year.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { dayNumber, financialYear, financialYearDays } from '../kernel/dates.ts'
import { isOfForeignMarket } from '../market/instrument.ts'
import type { Transaction, TransactionOf } from '../portfolio/transaction.ts'
import type { CreditTest } from './credit-test.ts'
import { hasParcelOfChange, playedHolding } from './played-holding.ts'
import type { GapKind } from './gaps.ts'
import type { TaxIncome } from './income.ts'
import type { OwnDisposal, OwnIncome, TaxEvents } from './tax-events.ts'
import type { TaxHolding } from './tax-holding.ts'
import { lastExDayOfJune } from './year-of-entitlement.ts'

/** Something that has to be known before the figures of a year are whole. */
export type TaxGap = {
  readonly kind: GapKind
  readonly holding: TaxHolding | null
  readonly transactionId: string | null
  readonly day: string | null
}

/** What the gain of a disposal lacks, once each, however many of its parcels lack it. */
export function gapsOfDisposal({ parcels, holding, transactionId, day }: OwnDisposal): TaxGap[] {
  const missing = new Set(parcels.flatMap(({ gain }) => ('missing' in gain ? [gain.missing] : [])))
  return [...missing].map((kind) => ({ kind, holding, transactionId, day }))
}

/** The cost base adjustments of a year, oldest first: what a fund pays that is not assessable changes the cost base by them. */
const adjustmentsOf = ({ transactions }: TaxHolding, endsIn: number): { id: string; date: string }[] =>
  transactions
    .flatMap((entry) => (entry.type === 'costBaseAdjustment' && financialYear(entry.date) === endsIn ? [entry] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))

/**
 * The adjustments that no sale before them in the year has a share of. For units sold in the year the adjustment takes effect just
 * before the sale (Income Tax Assessment Act 1997 s 104-107B (4)); one of the same or an earlier day of the year has reached them.
 */
export const gapsOfAdjustments = ({ holdings, disposals }: TaxEvents, endsIn: number): TaxGap[] =>
  holdings.flatMap((holding) => {
    const [first] = adjustmentsOf(holding, endsIn)
    if (first === undefined) return []
    const isAfterSale = disposals.some(
      (row) => row.holding === holding && row.kind === 'sale' && row.endsIn === endsIn && row.day < first.date,
    )
    return isAfterSale ? [{ kind: 'adjusted after a sale', holding, transactionId: first.id, day: first.date }] : []
  })

type Return = TransactionOf<'returnOfCapital' | 'costBaseAdjustment'>

/** What lowers the cost base of parcels, and is a gain beyond it. */
const isReturn = (entry: Transaction): entry is Return =>
  entry.type === 'returnOfCapital' || (entry.type === 'costBaseAdjustment' && entry.amount < 0)

/** The day number at whose start the parcels are open that it lowers; within a day a return comes after sales. */
function reaches(entry: Return): number {
  if (entry.type === 'costBaseAdjustment') return dayNumber(entry.date)
  return entry.exDate === undefined ? dayNumber(entry.date) + 1 : dayNumber(entry.exDate)
}

/**
 * What was returned or adjusted from the change on, of parcels that were held at it, where their value then is not known: it may be
 * more than that value though it is less than the cost base. What is a gain by the cost base already lacks the value as a disposal.
 */
export function gapsOfReturns({ holdings, disposals }: TaxEvents, endsIn: number): TaxGap[] {
  if (financialYearDays(endsIn).last < capitalGainsRules.changesOn) return []
  const gaps = disposals.filter((row) => row.endsIn === endsIn).flatMap(gapsOfDisposal)
  const known = new Set(gaps.flatMap(({ kind, transactionId }) => (kind === 'value at change' ? [transactionId] : [])))
  const isOfYear = ({ id, date }: Return): boolean =>
    date >= capitalGainsRules.changesOn && financialYear(date) === endsIn && !known.has(id)
  return holdings
    .filter(({ closeAtChange }) => closeAtChange === null)
    .flatMap((holding) =>
      holding.transactions
        .filter(isReturn)
        .filter((entry) => isOfYear(entry) && hasParcelOfChange(holding, reaches(entry)))
        .map(({ id, date }): TaxGap => ({ kind: 'value at change', holding, transactionId: id, day: date })),
    )
}

/** Whether nothing says yet what a distribution is made of. */
export const isCashOnly = ({ taxable, isInStatement }: TaxIncome): boolean => taxable === null && !isInStatement

/**
 * Whether units were held in the year that ends in `endsIn`.
 * @param until the first day that no longer counts, as `MM-DD` of July
 */
function heldInYear(holding: TaxHolding, endsIn: number, until: string): boolean {
  const from = dayNumber(`${endsIn - 1}-07-01`)
  const end = dayNumber(`${endsIn}-${until}`)
  const { held } = playedHolding(holding).ledger
  return held.some(({ day, units }, at) => units > 0n && day < end && (held[at + 1]?.day ?? end) > from)
}
/** Whether units were held in a year. */
export const wereHeldIn = (holding: TaxHolding, endsIn: number): boolean => heldInYear(holding, endsIn, '07-01')
/** The same, up to the last day before a distribution of its June is no longer theirs. */
const couldEarnIn = (holding: TaxHolding, endsIn: number): boolean => heldInYear(holding, endsIn, lastExDayOfJune)

/** Whether its year was taken from a payment in the three months after June alone, and it can be of the other one. */
export const isOfUnsureYear = ({ yearBasis, isInStatement, endsIn, holding }: OwnIncome): boolean =>
  !isInStatement &&
  (yearBasis === 'paid in July' || (yearBasis === 'paid in August or September' && couldEarnIn(holding, endsIn - 1)))

/** Distributions that count in the year after and may be of this one, where no statement says what is in this one. */
export const maybeOfYear = ({ income }: Pick<TaxEvents, 'income'>, endsIn: number): OwnIncome[] =>
  income.filter(
    (row) =>
      row.yearBasis === 'paid in August or September' &&
      row.endsIn - 1 === endsIn &&
      isOfUnsureYear(row) &&
      !row.holding.statements.has(endsIn),
  )

/** The gap that such a distribution is in the year it may be of. */
export const gapOfYear = ({ holding, transactionId, paidOn: day }: OwnIncome): TaxGap => ({
  kind: 'year of entitlement',
  holding,
  transactionId,
  day,
})

/** What a payment or a statement lacks, apart from the ex-date of its credit. */
export function gapsOfIncome(row: OwnIncome): TaxGap[] {
  const { holding, transactionId, paidOn: day } = row
  const gap = (kind: GapKind, isMissing: boolean): TaxGap[] =>
    isMissing ? [{ kind, holding, transactionId, day }] : []
  const isAdjusted = adjustmentsOf(holding, row.endsIn).length > 0
  return [
    ...gap('components', isCashOnly(row)),
    ...gap('franking', row.kind === 'dividend' && row.franking === null && !isOfForeignMarket(holding.symbol)),
    ...gap('franked part', row.lacksFrankedPart),
    ...gap('year of entitlement', isOfUnsureYear(row)),
    ...gap('cost base adjustment', row.nonAssessable > 0n && !isAdjusted),
  ]
}

/** A credit that cannot be tested by its days. */
export const gapOfExDate = ({ holding, transactionId, paidOn: day }: CreditTest['withoutExDate'][number]): TaxGap => ({
  kind: 'ex-date',
  holding,
  transactionId,
  day,
})
