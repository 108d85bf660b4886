// TaxRecord: what only the person knows about their tax years: carried losses, credits from elsewhere, annual statements of funds,
// values at the change of the law, and facts about a share. AUD. Taxable income is never part of it.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { companyRates } from '../facts/income-tax.ts'
import { decimalPlaces } from '../kernel/text.ts'
import { typedPlaces } from '../kernel/decimal.ts'

const typed = z.refine<number>((value) => decimalPlaces(value) <= typedPlaces, {
  error: `must have at most ${typedPlaces} decimals`,
})
/** AUD, 0 to 1e12, at most 8 decimals. */
const Amount = z.lazy(() => z.number().check(z.gte(0), z.lte(1e12), typed))
/** AUD for one unit, above 0, up to 1e9. */
export const ValueOfUnit = z.lazy(() => z.number().check(z.gt(0), z.lte(1e9), typed))

/** Null: not entered. */
export const YearEntries = lazy.strictObject(() => ({
  /** Unused capital losses of earlier years, from the last tax return. */
  carriedLosses: z.nullable(Amount),
  /** Franking credits of the year from outside these records. */
  creditsElsewhere: z.nullable(Amount),
}))
export type YearEntries = z.infer<typeof YearEntries>

/** The parts of a fund's annual tax statement (AMMA or SDS) for one financial year; what is left out is 0. */
export const AnnualStatement = lazy.strictObject(() => ({
  /** In cash, without the credit that it carries. */
  franked: z.exactOptional(Amount),
  unfranked: z.exactOptional(Amount),
  frankingCredit: z.exactOptional(Amount),
  interest: z.exactOptional(Amount),
  otherIncome: z.exactOptional(Amount),
  /** Before foreign tax is taken off. */
  foreignIncome: z.exactOptional(Amount),
  /** The half that is left after the discount, as statements have it. */
  capitalGainDiscounted: z.exactOptional(Amount),
  capitalGainOther: z.exactOptional(Amount),
  nonAssessable: z.exactOptional(Amount),
}))
export type AnnualStatement = z.infer<typeof AnnualStatement>

/** What the person says of a share; null: not said. */
export const ShareFacts = lazy.strictObject(() => ({
  /** Percent of company tax that a franking credit follows where its statement has none; null counts as the full rate. */
  companyRate: z.nullable(z.literal([companyRates.full, companyRates.baseRateEntity])),
  /** Whether it is a preference share, which the holding period rule gives more days; null counts as an ordinary one. */
  isPreferenceShare: z.nullable(z.boolean()),
}))
export type ShareFacts = z.infer<typeof ShareFacts>
/** One of them, or both; what is left out stays as it was said before. */
export const ShareFactsChange = z.lazy(() =>
  z
    .strictObject({
      companyRate: z.exactOptional(ShareFacts.shape.companyRate),
      isPreferenceShare: z.exactOptional(ShareFacts.shape.isPreferenceShare),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, { error: 'must say at least one of them' })),
)
export type ShareFactsChange = z.infer<typeof ShareFactsChange>
export const noShareFacts: ShareFacts = { companyRate: null, isPreferenceShare: null }
/** Whether anything is said at all. */
export const saysSomething = ({ companyRate, isPreferenceShare }: ShareFacts): boolean =>
  companyRate !== null || isPreferenceShare !== null

export const TaxRecord = lazy.strictObject(() => ({
  years: z.array(z.strictObject({ year: z.int(), ...YearEntries.shape })),
  statements: z.array(z.strictObject({ holdingId: z.string(), year: z.int(), ...AnnualStatement.shape })),
  /** AUD for one unit at the close of 30 June 2027, before any later split; it counts for the security it was entered for. */
  values: z.array(z.strictObject({ holdingId: z.string(), symbol: z.string(), value: ValueOfUnit })),
  /** Shares of which something is said; like the values, it counts for the security it was said of. */
  shares: z.array(z.strictObject({ holdingId: z.string(), ...ShareFacts.shape })),
}))
export type TaxRecord = z.infer<typeof TaxRecord>
export const noTaxRecord: TaxRecord = { years: [], statements: [], values: [], shares: [] }

const noEntries: YearEntries = { carriedLosses: null, creditsElsewhere: null }

/** What a person entered for a year; nulls where nothing was. */
export function entriesOf({ years }: TaxRecord, year: number): YearEntries {
  const { carriedLosses, creditsElsewhere } = years.find((one) => one.year === year) ?? noEntries
  return { carriedLosses, creditsElsewhere }
}
