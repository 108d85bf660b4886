// ShownYear: a financial year as it is answered: plain numbers to 8 decimals, the longest lists cut, what is missing first.
import { residentRatesOf } from '../facts/income-tax.ts'
import { dayOf, financialYearDays, financialYearLabel, twelveMonthsAfter } from '../kernel/dates.ts'
import { isOfForeignMarket } from '../market/instrument.ts'
import { undated } from '../portfolio/parcels.ts'
import type { GainParts } from './capital-gain.ts'
import { type IndexOf, publishedIndex } from './disposals.ts'
import { playedHolding } from './played-holding.ts'
import { money, moneyOrNull, named, shownParts, sum, units } from './shown-amounts.ts'
import { shownDisposals } from './shown-disposals.ts'
import type { TaxRecord } from './tax-record.ts'
import type { TaxEvents } from './tax-events.ts'
import type { TaxYear } from './tax-year.ts'
import { yearsShown } from './tax-years.ts'
import { taxHeading } from './words.ts'
import { wereHeldIn } from './year-gaps.ts'
import type { ShownIncome, TaxYearAnswer } from './year-answer.ts'

/** The most rows of one answer; a file has all of them. */
const fewRows = { missing: 200, disposals: 300, income: 1000, clocks: 200 }
const allRows: typeof fewRows = { missing: Infinity, disposals: Infinity, income: Infinity, clocks: Infinity }

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** One payment, or a fund's annual statement. */
function shownIncome(row: TaxYear['income'][number]): ShownIncome {
  const { holding, franking, holdingPeriod, gains, ...more } = row
  const { endsIn: _endsIn, nonAssessable: _rest, lacksFrankedPart: _lacks, ...facts } = more
  return {
    ...named(holding),
    ...facts,
    cash: money(facts.cash),
    withheld: money(facts.withheld),
    foreignTax: money(facts.foreignTax),
    taxable: moneyOrNull(facts.taxable),
    foreign: money(facts.foreign),
    lostCredit: money(facts.lostCredit),
    franking:
      franking === null
        ? null
        : {
            franked: money(franking.franked),
            unfranked: money(franking.unfranked),
            credit: money(franking.credit),
            creditBasis: franking.creditBasis,
            companyRate: franking.companyRate,
          },
    holdingPeriod:
      holdingPeriod === null
        ? null
        : {
            days: holdingPeriod.days,
            units: units(holdingPeriod.units),
            failing: units(holdingPeriod.failing),
            pending: units(holdingPeriod.pending),
            undated: units(holdingPeriod.undated),
          },
    gains: shownParts(gains),
  }
}

function shownLadder({ gains, disposals, income, carried }: TaxYear): TaxYearAnswer['ladder'] {
  const parts = [
    ...disposals.flatMap(({ parcels }) => parcels.flatMap(({ gain }) => ('missing' in gain ? [] : [gain.parts]))),
    ...income.map((row) => row.gains),
  ]
  const of = (kind: keyof GainParts): bigint => sum(parts.map((each) => each[kind]))
  const { discountable, other, later } = gains.afterLosses
  return {
    gains: {
      discountable: money(of('discountable')),
      other: money(of('other')),
      later: money(of('later')),
      total: money(gains.gains),
    },
    currentLosses: money(of('loss')),
    carriedLosses: money(carried.amount),
    currentLossesUsed: money(gains.currentLossesUsed),
    carriedLossesUsed: money(gains.carriedLossesUsed),
    afterLosses: {
      discountable: money(discountable),
      other: money(other),
      later: money(later),
      total: money(discountable + other + later),
    },
    discount: money(gains.discount),
    netOther: money(gains.netOther),
    netLater: money(gains.netLater),
    net: money(gains.net),
    carriedForward: money(gains.carriedForward),
    lossOrder: [...gains.order],
    isOrderConfirmed: gains.isOrderConfirmed,
  }
}

/** Parcels held today whose 12 months are not over by then, the soonest first. */
function clocksOf({ holdings }: TaxEvents, today: string): TaxYearAnswer['clocks'] {
  return holdings
    .flatMap((holding) =>
      playedHolding(holding).ledger.parcels.flatMap(({ id, acquired, units: held }) => {
        if (acquired === undated) return []
        const acquiredOn = dayOf(acquired)
        const twelveMonthsOn = twelveMonthsAfter(acquiredOn)
        if (twelveMonthsOn <= today) return []
        return [{ ...named(holding), parcelId: id, acquiredOn, units: units(held), twelveMonthsOn }]
      }),
    )
    .sort((a, b) => compare(a.twelveMonthsOn, b.twelveMonthsOn) || compare(a.symbol, b.symbol))
}

/**
 * What can have an annual statement for the year: trusts by what they paid or stated, and once the year is over, when statements come,
 * all funds that were held in it.
 */
function fundsOf({ holdings }: TaxEvents, { endsIn, income }: TaxYear, isOver: boolean): TaxYearAnswer['funds'] {
  const withIncome = new Set(
    income.flatMap(({ kind, holding }) => (kind === 'distribution' || kind === 'statement' ? [holding] : [])),
  )
  return holdings
    .filter(
      (holding) =>
        withIncome.has(holding) ||
        (isOver && holding.isTrust && !isOfForeignMarket(holding.symbol) && wereHeldIn(holding, endsIn)),
    )
    .map(named)
    .sort((a, b) => compare(a.symbol, b.symbol))
}

/** What the answer says beside the figures of the year. */
export type AroundYear = Pick<TaxYearAnswer, 'valuesWanted' | 'leftOut'> & { readonly record: TaxRecord }

/**
 * The answer for a year.
 * @param today `YYYY-MM-DD` in Sydney
 * @param isWhole every row, for a file; without the ranges of the disposals
 */
export function shownYear(
  year: TaxYear,
  events: TaxEvents,
  { record, valuesWanted, leftOut }: AroundYear,
  today: string,
  { indexOf = publishedIndex(), isWhole = false }: { indexOf?: IndexOf; isWhole?: boolean } = {},
): TaxYearAnswer {
  const most = isWhole ? allRows : fewRows
  const { first, last } = financialYearDays(year.endsIn)
  const isOver = today > last
  const clocks = clocksOf(events, today)
  const disposals = year.disposals.toSorted(
    (a, b) => compare(a.day, b.day) || compare(a.holding.symbol, b.holding.symbol),
  )
  const income = year.income.toSorted(
    (a, b) => compare(a.paidOn ?? last, b.paidOn ?? last) || compare(a.holding.symbol, b.holding.symbol),
  )
  const notListed = (list: readonly unknown[], limit: number): number => Math.max(0, list.length - limit)
  return {
    heading: taxHeading,
    year: year.endsIn,
    label: financialYearLabel(year.endsIn),
    from: first,
    to: last,
    asOf: today,
    isOver,
    years: yearsShown(today),
    missing: year.missing.slice(0, most.missing).map(({ kind, holding, transactionId, day }) => ({
      kind,
      holdingId: holding?.id ?? null,
      symbol: holding?.symbol ?? null,
      transactionId,
      day,
    })),
    missingNotListed: notListed(year.missing, most.missing),
    disposals: shownDisposals(disposals.slice(0, most.disposals), events, isWhole ? null : indexOf),
    disposalsNotListed: notListed(disposals, most.disposals),
    income: income.slice(0, most.income).map(shownIncome),
    incomeNotListed: notListed(income, most.income),
    funds: fundsOf(events, year, isOver),
    ladder: shownLadder(year),
    carriedFrom: year.carried.from,
    totals: {
      taxable: money(year.taxableIncome),
      foreign: money(sum(income.map(({ foreign }) => foreign))),
      withheld: money(sum(income.map(({ withheld }) => withheld))),
      foreignTax: money(sum(income.map(({ foreignTax }) => foreignTax))),
      credits: money(year.credits),
      lostCredits: money(year.lostCredits),
      grossedUp: money(year.taxableIncome + year.credits),
      isHoldingPeriodTested: !year.isSmallHolder,
      unknownCash: money(year.unknownCash),
    },
    isEstimate: year.isEstimate,
    hasRates: residentRatesOf(year.endsIn) !== null,
    clocks: clocks.slice(0, most.clocks),
    clocksNotListed: notListed(clocks, most.clocks),
    record,
    valuesWanted,
    leftOut,
  }
}
