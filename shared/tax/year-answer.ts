// YearAnswer: one financial year as it is answered, worked out from the trades a person entered. Amounts are AUD to 8 decimals, never
// rounded to cents, so that the parts of a sum add up; units as in the trades; days are Sydney days. A year is called by the one it
// ends in: 2026 is 2025-26.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'
import { gapKinds } from './gaps.ts'
import { ShareFacts, TaxRecord } from './tax-record.ts'
import { taxHeading } from './words.ts'

const Money = z.number()
const OptionalMoney = z.nullable(Money)

const ofHolding = { holdingId: z.string(), symbol: z.string() }

/** What has to be known before the figures of the year are whole; the figures are without it. */
const Gap = lazy.strictObject(() => ({
  kind: z.enum(gapKinds),
  /** Null for what is about the whole year. */
  holdingId: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  /** The trade it is about; null for a parcel's or a year's. */
  transactionId: z.nullable(z.string()),
  /** The day of that trade. */
  day: z.nullable(PlainDate),
}))

/** A gain by how the law treats it, before losses of other sales; each 0 or more. */
const GainParts = lazy.strictObject(() => ({
  discountable: Money,
  /** Held for less than 12 months, as far as the minimum tax does not reach it. */
  other: Money,
  /** From 1 July 2027, after indexation. */
  later: Money,
  loss: Money,
}))

/** What was sold of one parcel, with every number its gain is worked out from. */
const ParcelSold = lazy.strictObject(() => ({
  /** The trade that made the parcel. */
  parcelId: z.string(),
  /** Null: nobody remembers. */
  acquiredOn: z.nullable(PlainDate),
  /** Days between the days of acquisition and sale, neither of them counted; null without a day of acquisition. */
  daysHeld: z.nullable(z.int()),
  isTwelveMonths: z.nullable(z.boolean()),
  /** 0 for what is beyond the cost base without a sale. */
  units: z.number(),
  /** After this parcel's share of the brokerage. */
  proceeds: Money,
  costBase: Money,
  /** Null when something has to be known first; `missing` says what. */
  gain: z.nullable(
    z.strictObject({
      /** Before losses of other sales and the discount; negative for a loss. */
      amount: Money,
      parts: GainParts,
      /** For a parcel that was held at the close of 30 June 2027 and sold later: its value and cost base then. */
      valueAtChange: OptionalMoney,
      costBaseAtChange: OptionalMoney,
      /** Where that value is from. */
      valueBasis: z.nullable(z.enum(['close', 'typed'])),
      /** Value less cost base then, a gain or a loss. */
      deferred: OptionalMoney,
      /** From 1 July 2027: what the later part starts from. */
      laterBase: OptionalMoney,
      /** How much it is raised for prices, 1 or more, and to what; null where nothing is indexed. */
      indexFactor: z.nullable(z.number()),
      indexedBase: OptionalMoney,
      /** Whether the index factor counts in it: the official numbers and method are not published. */
      isEstimate: z.boolean(),
    }),
  ),
  missing: z.nullable(z.enum(gapKinds)),
}))

const Disposal = lazy.strictObject(() => ({
  ...ofHolding,
  transactionId: z.string(),
  /** A sale, or a gain without one: capital returned, or a fund's cost base adjustment, beyond a cost base. */
  kind: z.enum(['sale', 'capital returned', 'cost base adjustment']),
  day: PlainDate,
  /** By the day alone: `discount` before 1 July 2027, `indexation` from then on. */
  regime: z.enum(['discount', 'indexation']),
  units: z.number(),
  /** After brokerage. */
  proceeds: Money,
  brokerage: Money,
  costBase: Money,
  /** How its parcels were found: those picked for the sale, or first in, first out. */
  parcelsBy: z.enum(['picked', 'first in, first out']),
  /** They add up to the disposal. */
  parcels: z.array(ParcelSold),
  /** Before losses of other sales and the discount; null when that of a parcel is. */
  gain: OptionalMoney,
  /** The lowest and the highest gain these records allow, whichever parcels were sold; null where it cannot be worked out. */
  range: z.nullable(z.strictObject({ lowest: Money, highest: Money })),
}))
export type ShownDisposal = z.infer<typeof Disposal>

const Franking = lazy.strictObject(() => ({
  franked: Money,
  unfranked: Money,
  credit: Money,
  /** Whether the statement says it, or it is worked out at the company's rate. */
  creditBasis: z.enum(['statement', 'company rate', 'none']),
  /** The company's rate, percent, where a figure was worked out with it. */
  companyRate: ShareFacts.shape.companyRate,
}))

const Income = lazy.strictObject(() => ({
  ...ofHolding,
  kind: z.enum(['dividend', 'distribution', 'statement', 'reward']),
  /** Null for a fund's annual statement. */
  transactionId: z.nullable(z.string()),
  /** Null for a fund's annual statement. */
  paidOn: z.nullable(PlainDate),
  exDate: z.nullable(PlainDate),
  /** Paid for with new units. */
  isReinvested: z.boolean(),
  /** Why it is of this year; distributions belong to the year of entitlement. */
  yearBasis: z.enum(['payment day', 'statement', 'ex-date', 'paid in July', 'paid in August or September']),
  cash: Money,
  /** Tax withheld here, and abroad. */
  withheld: Money,
  foreignTax: Money,
  /** Without credits and capital gains; null: only the cash is known, or the annual statement has it. */
  taxable: OptionalMoney,
  /** Whether an annual statement of the fund counts in place of this payment. */
  isInStatement: z.boolean(),
  foreign: Money,
  franking: z.nullable(Franking),
  /** The 45 days, or 90 for a preference share, in units; null: not tested. */
  holdingPeriod: z.nullable(
    z.strictObject({ days: z.int(), units: z.number(), failing: z.number(), pending: z.number(), undated: z.number() }),
  ),
  /** The part of the credit that the rule takes; 0 where it is not applied. */
  lostCredit: Money,
  /** Capital gains that a fund passed on, a discounted one doubled back to the whole. */
  gains: GainParts,
}))
export type ShownIncome = z.infer<typeof Income>

const byKind = { discountable: Money, other: Money, later: Money }

/** From gains to the net capital gain, top to bottom. */
const Ladder = lazy.strictObject(() => ({
  gains: z.strictObject({ ...byKind, total: Money }),
  currentLosses: Money,
  carriedLosses: Money,
  currentLossesUsed: Money,
  carriedLossesUsed: Money,
  afterLosses: z.strictObject({ ...byKind, total: Money }),
  /** Half of what is left discountable. */
  discount: Money,
  /** `net` in two parts: what the minimum tax does not reach, and what it is about. */
  netOther: Money,
  netLater: Money,
  net: Money,
  /** Losses that wait for a later year. */
  carriedForward: Money,
  /** Which gains losses come off first, and whether that was read in the text of the law. */
  lossOrder: z.array(z.enum(['discountable', 'other', 'later'])),
  isOrderConfirmed: z.boolean(),
}))
export type Ladder = z.infer<typeof Ladder>

export const TaxYearAnswer = lazy.strictObject(() => ({
  heading: z.literal(taxHeading),
  year: z.int(),
  /** Such as `2025-26`. */
  label: z.string(),
  from: PlainDate,
  to: PlainDate,
  /** Today in Sydney, and whether the year is over by then. */
  asOf: PlainDate,
  isOver: z.boolean(),
  /** The years there are to show, newest first. */
  years: z.array(z.strictObject({ year: z.int(), label: z.string() })),
  /** At most 200; `missingNotListed` more. */
  missing: z.array(Gap),
  missingNotListed: z.int(),
  /** Oldest first, at most 300; `disposalsNotListed` more are in the ladder and in the file. */
  disposals: z.array(Disposal),
  disposalsNotListed: z.int(),
  /** In the order of payment, at most 1,000; `incomeNotListed` more are in the totals and in the file. */
  income: z.array(Income),
  incomeNotListed: z.int(),
  /**
   * Funds that something of the year is of and, once it is over, that were held in it, by symbol: each may have an annual statement, also
   * one that paid nothing in cash.
   */
  funds: z.array(z.strictObject(ofHolding)),
  ladder: Ladder,
  /** Where the carried losses are from: entered for this year, worked out from earlier years, or there are none. */
  carriedFrom: z.enum(['entered', 'earlier years', 'none']),
  totals: z.strictObject({
    /** Income of these records without capital gains, credits and what only the cash is known of. */
    taxable: Money,
    /** Of it from abroad; no offset is worked out. */
    foreign: Money,
    withheld: Money,
    foreignTax: Money,
    /** Credits that count: added to income, taken off the tax, paid out where they exceed it. */
    credits: Money,
    lostCredits: Money,
    /** `taxable` and `credits` together. */
    grossedUp: Money,
    /** False: the credits of the year, those entered from elsewhere included, do not exceed 5,000. */
    isHoldingPeriodTested: z.boolean(),
    /** Distributions of which only the cash is known: in no other total. */
    unknownCash: Money,
  }),
  /** Whether an index factor counts that is not official, or a fund's gains under rules that were not read. */
  isEstimate: z.boolean(),
  /** Whether there is a table of tax rates for the year: without one the last steps are left out. */
  hasRates: z.boolean(),
  /** Parcels held today whose 12 months are not over, the soonest first, at most 200; `clocksNotListed` more. */
  clocks: z.array(
    z.strictObject({
      ...ofHolding,
      parcelId: z.string(),
      acquiredOn: PlainDate,
      units: z.number(),
      /** The first day on which a sale counts as after 12 months. */
      twelveMonthsOn: PlainDate,
    }),
  ),
  clocksNotListed: z.int(),
  /** What the person entered, as it is stored. */
  record: TaxRecord,
  /** Holdings whose value at the close of 30 June 2027 only the person can say and has not; empty before that day. */
  valuesWanted: z.strictObject({
    holdings: z.array(z.strictObject(ofHolding)),
    /** From 30 June to 6 July 2027: time for a banner. */
    isWeek: z.boolean(),
  }),
  /** What takes no part: holdings without trades, and those whose trades cannot have happened, with the sentence why. */
  leftOut: z.strictObject({
    simple: z.array(z.strictObject(ofHolding)),
    broken: z.array(z.strictObject({ ...ofHolding, message: z.string() })),
  }),
}))
export type TaxYearAnswer = z.infer<typeof TaxYearAnswer>
