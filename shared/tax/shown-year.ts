// ShownYear: a financial year as it is answered: plain numbers to 8 decimals, the longest lists cut, what is missing first.
import { residentRatesOf } from '../facts/income-tax.ts'
import { dayNumber, dayOf, financialYearDays, financialYearLabel, twelveMonthsAfter } from '../kernel/dates.ts'
import { moneyPlaces, rounded, typedPlaces, unitPlaces } from '../kernel/decimal.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import { undated } from '../portfolio/parcels.ts'
import { beforeDiscount, type GainParts, regimeOf } from './capital-gain.ts'
import { disposalRange } from './disposal-range.ts'
import { type IndexOf, isSale, type ParcelDisposal, playedHolding, publishedIndex } from './disposals.ts'
import type { TaxHolding } from './tax-holding.ts'
import type { TaxRecord } from './tax-record.ts'
import type { OwnDisposal, TaxEvents, TaxYear } from './tax-year.ts'
import { yearsShown } from './tax-years.ts'
import { taxHeading } from './words.ts'
import type { ShownDisposal, ShownIncome, TaxYearAnswer } from './year-answer.ts'

/** The most rows of one answer; a file has all of them. */
const fewRows = { missing: 200, disposals: 500, income: 1000, clocks: 200 }
const allRows: typeof fewRows = { missing: Infinity, disposals: Infinity, income: Infinity, clocks: Infinity }

const money = (amount: bigint): number => rounded(amount, moneyPlaces, typedPlaces)
const moneyOrNull = (amount: bigint | null): number | null => (amount === null ? null : money(amount))
const units = (amount: bigint): number => rounded(amount, unitPlaces, typedPlaces)
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

const shownParts = ({ discountable, other, later, loss }: GainParts) => ({
  discountable: money(discountable),
  other: money(other),
  later: money(later),
  loss: money(loss),
})

const named = ({ id, symbol }: TaxHolding) => ({ holdingId: id, symbol })

const thousandths = 1000

/** A parcel that was sold, with every number its gain comes from. */
function shownParcel(
  { parcelId, acquired, sale, gain, ...row }: ParcelDisposal,
  { valueBasis }: TaxHolding,
): ShownDisposal['parcels'][number] {
  const isKnown = !('missing' in gain)
  const change = isKnown && gain.deferred !== null ? sale.atChange : null
  return {
    parcelId,
    acquiredOn: acquired,
    daysHeld: acquired === null ? null : Math.max(0, dayNumber(sale.sold) - dayNumber(acquired) - 1),
    isTwelveMonths: acquired === null ? null : sale.sold >= twelveMonthsAfter(acquired),
    units: units(row.units),
    proceeds: money(row.proceeds),
    costBase: money(row.costBase),
    gain: isKnown
      ? {
          amount: money(beforeDiscount(gain.parts)),
          parts: shownParts(gain.parts),
          valueAtChange: change === null ? null : money(change.value),
          costBaseAtChange: change === null ? null : money(change.costBase),
          valueBasis: change === null ? null : valueBasis,
          deferred: moneyOrNull(gain.deferred),
          laterBase: moneyOrNull(gain.laterBase),
          indexFactor:
            gain.indexedCost === null || sale.indexFactor === null
              ? null
              : Number(sale.indexFactor.thousandths) / thousandths,
          indexedBase: moneyOrNull(gain.indexedCost),
          isEstimate: gain.isEstimate,
        }
      : null,
    missing: isKnown ? null : gain.missing,
  }
}

/** @param indexOf null leaves the range out, which has to look at every parcel again */
function shownDisposal(row: OwnDisposal, indexOf: IndexOf | null): ShownDisposal {
  const { holding, transactionId, kind, day, parcels } = row
  const sale = holding.transactions.filter(isSale).find(({ id }) => id === transactionId)
  const range = sale === undefined || indexOf === null ? null : disposalRange(holding, transactionId, indexOf)
  const gains = parcels.flatMap(({ gain }) => ('missing' in gain ? [] : [beforeDiscount(gain.parts)]))
  return {
    ...named(holding),
    transactionId,
    kind,
    day,
    regime: regimeOf(day),
    units: units(sum(parcels.map((parcel) => parcel.units))),
    proceeds: money(sum(parcels.map(({ proceeds }) => proceeds))),
    brokerage: sale === undefined ? 0 : money(tradeAmounts(sale)[2]),
    costBase: money(sum(parcels.map(({ costBase }) => costBase))),
    parcelsBy: sale?.parcels === undefined ? 'first in, first out' : 'picked',
    parcels: parcels.map((parcel) => shownParcel(parcel, holding)),
    gain: gains.length === parcels.length ? money(sum(gains)) : null,
    range: range === null || 'missing' in range ? null : { lowest: money(range.lowest), highest: money(range.highest) },
  }
}

/** One payment, or a fund's annual statement. */
function shownIncome(row: TaxYear['income'][number]): ShownIncome {
  const { holding, franking, holdingPeriod, gains, endsIn: _endsIn, nonAssessable: _rest, ...facts } = row
  return {
    ...named(holding),
    ...facts,
    cash: money(facts.cash),
    withheld: money(facts.withheld),
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
          },
    holdingPeriod:
      holdingPeriod === null
        ? null
        : {
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
    .sort((a, b) => (a.twelveMonthsOn < b.twelveMonthsOn ? -1 : Number(a.twelveMonthsOn > b.twelveMonthsOn)))
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
  const clocks = clocksOf(events, today)
  const disposals = year.disposals.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  const income = year.income.toSorted((a, b) => {
    const [one, two] = [a.paidOn ?? last, b.paidOn ?? last]
    return one < two ? -1 : Number(one > two)
  })
  const notListed = (list: readonly unknown[], limit: number): number => Math.max(0, list.length - limit)
  return {
    heading: taxHeading,
    year: year.endsIn,
    label: financialYearLabel(year.endsIn),
    from: first,
    to: last,
    asOf: today,
    isOver: today > last,
    years: yearsShown(today),
    missing: year.missing.slice(0, most.missing).map(({ kind, holding, transactionId, day }) => ({
      kind,
      holdingId: holding?.id ?? null,
      symbol: holding?.symbol ?? null,
      transactionId,
      day,
    })),
    missingNotListed: notListed(year.missing, most.missing),
    disposals: disposals.slice(0, most.disposals).map((row) => shownDisposal(row, isWhole ? null : indexOf)),
    disposalsNotListed: notListed(disposals, most.disposals),
    income: income.slice(0, most.income).map(shownIncome),
    incomeNotListed: notListed(income, most.income),
    ladder: shownLadder(year),
    carriedFrom: year.carried.from,
    totals: {
      taxable: money(year.taxableIncome),
      foreign: money(sum(income.map(({ foreign }) => foreign))),
      withheld: money(sum(income.map(({ withheld }) => withheld))),
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
