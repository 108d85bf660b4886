// TaxYear: one financial year of everything a person holds: gains, income, credits, and what is missing. Education from entered
// records, no tax return. Amounts are AUD as scaled integers.
import { holdingPeriodRule, residentRatesOf } from '../facts/income-tax.ts'
import { financialYearDays } from '../kernel/dates.ts'
import { toMoney } from '../kernel/decimal.ts'
import { beforeDiscount, type GainParts, regimeOf, sumOfParts } from './capital-gain.ts'
import { type CarriedLosses, carriedInto, type EarlierYear } from './carried-losses.ts'
import { creditOf, creditTest, type CreditTest } from './credit-test.ts'
import type { TaxDisposal } from './disposals.ts'
import type { GapKind } from './gaps.ts'
import { lostCredit } from './holding-period.ts'
import { type NetCapitalGain, netCapitalGain } from './net-capital-gain.ts'
import type { OwnDisposal, OwnIncome, TaxEvents } from './tax-events.ts'
import type { YearEntries } from './tax-record.ts'
import {
  gapOfExDate,
  gapOfYear,
  gapsOfAdjustments,
  gapsOfDisposal,
  gapsOfIncome,
  gapsOfReturns,
  isCashOnly,
  isOfUnsureYear,
  maybeOfYear,
  type TaxGap,
} from './year-gaps.ts'

/** What the person entered, by the year a financial year ends in. */
export type TaxEntries = ReadonlyMap<number, YearEntries>

export type TaxYear = {
  readonly endsIn: number
  readonly disposals: readonly OwnDisposal[]
  readonly income: readonly (OwnIncome & {
    /** Null without an ex-date ("not tested"), without a credit, and for rewards. */
    readonly holdingPeriod: CreditTest['holdingPeriod']
    readonly lostCredit: bigint
  })[]
  readonly gains: NetCapitalGain
  readonly carried: CarriedLosses
  /** Taxable income of the records apart from capital gains and credits; distributions without their parts are not in it. */
  readonly taxableIncome: bigint
  /** Credits that count: they are added to income and come off the tax, and what is left over is paid out. */
  readonly credits: bigint
  /** Credits lost to the holding period rule. */
  readonly lostCredits: bigint
  /** Whether the credits of the year are few enough that the holding period rule is not applied. */
  readonly isSmallHolder: boolean
  /** Distributions of which only the cash is known. */
  readonly unknownCash: bigint
  /** Whether an index factor that is not official counts, or gains of a fund from 1 July 2027, whose treatment has not been read. */
  readonly isEstimate: boolean
  readonly missing: readonly TaxGap[]
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

const knownParts = ({ parcels }: TaxDisposal): GainParts[] =>
  parcels.flatMap(({ gain }) => ('missing' in gain ? [] : [gain.parts]))

type OfYear = (year: number) => Pick<TaxEvents, 'disposals' | 'income'>

/** The events by the year they are of, sorted out once: what is carried into a year is worked out from all the years before it. */
function byYear(events: TaxEvents): OfYear {
  const years = new Map<number, { disposals: OwnDisposal[]; income: OwnIncome[] }>()
  const of = (year: number) => {
    const known = years.get(year) ?? { disposals: [], income: [] }
    years.set(year, known)
    return known
  }
  for (const row of events.disposals) of(row.endsIn).disposals.push(row)
  for (const row of events.income) of(row.endsIn).income.push(row)
  return of
}

/** Gains and losses of the events of a year, as far as they are known. */
const gainsOf = ({ disposals, income }: ReturnType<OfYear>): GainParts =>
  sumOfParts([...disposals.flatMap(knownParts), ...income.map(({ gains }) => gains)])

/** What of a year the losses that are carried from it rest on. */
function earlierYear({ holdings }: TaxEvents, ofYear: OfYear, year: number): EarlierYear {
  const events = { holdings, ...ofYear(year) }
  const { disposals, income } = events
  return {
    gains: gainsOf(events),
    hasUnknownSale:
      gapsOfAdjustments(events, year).length > 0 || disposals.some((row) => gapsOfDisposal(row).length > 0),
    mayHaveMoreGains:
      income.some(isCashOnly) ||
      gapsOfReturns(events, year).length > 0 ||
      maybeOfYear(ofYear(year + 1), year).some((row) => isCashOnly(row) || beforeDiscount(row.gains) > 0n),
    mayHaveFewerGains: income.some((row) => isOfUnsureYear(row) && beforeDiscount(row.gains) > 0n),
  }
}

/**
 * A financial year of all holdings. Where something is missing, the figures are without it and say so; nothing is guessed.
 * @param endsIn the year it ends in: 2027 is 2026-27
 * @param today up to when holding periods are counted, `YYYY-MM-DD`
 */
export function taxYear(endsIn: number, events: TaxEvents, entries: TaxEntries, today: string): TaxYear {
  const ofYear = byYear(events)
  const { disposals, income: received } = ofYear(endsIn)
  const allCredits = sum(received.map(creditOf))
  const isSmallHolder = allCredits + toMoney(entries.get(endsIn)?.creditsElsewhere ?? 0) <= smallHolder
  const tested = received.map((row) => ({ row, ...creditTest(row, received, today) }))
  const income = tested.map(({ row, holdingPeriod }) => ({
    ...row,
    holdingPeriod,
    lostCredit: isSmallHolder || holdingPeriod === null ? 0n : lostCredit(creditOf(row), holdingPeriod),
  }))
  const lostCredits = sum(income.map((row) => row.lostCredit))
  const isLater = regimeOf(financialYearDays(endsIn).first) === 'indexation'
  const carried = carriedInto(
    endsIn,
    [...events.disposals, ...events.income].map((row) => row.endsIn),
    (year) => earlierYear(events, ofYear, year),
    entries,
  )
  const wholeYear = (kind: GapKind, isMissing: boolean): TaxGap[] =>
    isMissing ? [{ kind, holding: null, transactionId: null, day: null }] : []
  return {
    endsIn,
    disposals,
    income,
    gains: netCapitalGain(endsIn, gainsOf(ofYear(endsIn)), carried.amount),
    carried,
    taxableIncome: sum(income.map(({ taxable }) => taxable ?? 0n)),
    credits: allCredits - lostCredits,
    lostCredits,
    isSmallHolder,
    unknownCash: sum(income.filter(isCashOnly).map(({ cash }) => cash)),
    isEstimate:
      (isLater && income.some(({ gains }) => beforeDiscount(gains) > 0n)) ||
      disposals.some(({ parcels }) => parcels.some(({ gain }) => !('missing' in gain) && gain.isEstimate)),
    missing: [
      ...wholeYear('rates', residentRatesOf(endsIn) === null),
      ...wholeYear('earlier year', !carried.isWhole),
      ...disposals.flatMap(gapsOfDisposal),
      ...gapsOfAdjustments(events, endsIn),
      ...gapsOfReturns(events, endsIn),
      ...tested.flatMap(({ row, withoutExDate }) => [
        ...gapsOfIncome(row),
        // Where the rule is not applied, nothing waits for an ex-date.
        ...(isSmallHolder ? [] : withoutExDate.map(gapOfExDate)),
      ]),
      ...maybeOfYear(events, endsIn).map(gapOfYear),
    ],
  }
}

const smallHolder = toMoney(holdingPeriodRule.smallHolder)
