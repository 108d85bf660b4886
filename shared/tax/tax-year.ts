// TaxYear: one financial year of everything a person holds: gains, income, credits, and what is missing. Education from entered
// records, no tax return. Amounts are AUD as scaled integers.
import { holdingPeriodRule, residentRatesOf } from '../facts/income-tax.ts'
import { financialYearDays } from '../kernel/dates.ts'
import { toMoney } from '../kernel/decimal.ts'
import { beforeDiscount, type GainParts, type MissingForGain, regimeOf, sumOfParts } from './capital-gain.ts'
import { type IndexOf, disposalsOf, publishedIndex, type TaxDisposal, type TaxHolding } from './disposals.ts'
import { lostCredit } from './holding-period.ts'
import { incomeOf, type TaxIncome } from './income.ts'
import { type NetCapitalGain, netCapitalGain } from './net-capital-gain.ts'

/** Something that has to be known before the figures of a year are whole. */
export type TaxGap = {
  readonly kind:
    | MissingForGain
    | 'components'
    | 'franking'
    | 'ex-date'
    | 'year of entitlement'
    | 'capital returned since the change'
    | 'rates'
  readonly symbol: string | null
  readonly transactionId: string | null
}

/** What the person says that no ledger does. */
export type TaxEntries = {
  /** Unused capital losses of earlier years, AUD. */
  readonly carriedLosses: bigint
  /** Franking credits of the year from outside these records, AUD: they count for the small holder's limit. */
  readonly creditsElsewhere: bigint
}

export type TaxYear = {
  readonly endsIn: number
  readonly disposals: readonly (TaxDisposal & { readonly symbol: string })[]
  readonly income: readonly (TaxIncome & { readonly symbol: string; readonly lostCredit: bigint })[]
  readonly gains: NetCapitalGain
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

const partsOf = ({ parcels }: TaxDisposal): GainParts[] =>
  parcels.flatMap(({ gain }) => ('missing' in gain ? [] : [gain.parts]))

function gapsOfDisposal({ parcels, transactionId, kind }: TaxDisposal, symbol: string): TaxGap[] {
  return parcels.flatMap(({ gain }) => {
    if (!('missing' in gain)) return []
    // What exceeds a cost base after the change depends on the value then, which the ledger's cost base knows nothing of.
    const isExcess = kind === 'excess' && gain.missing === 'value at change'
    return [{ kind: isExcess ? 'capital returned since the change' : gain.missing, symbol, transactionId }]
  })
}

const creditOf = ({ franking }: TaxIncome): bigint => franking?.credit ?? 0n

function gapsOfIncome(row: TaxIncome, symbol: string): TaxGap[] {
  const gap = (kind: TaxGap['kind'], isMissing: boolean): TaxGap[] =>
    isMissing ? [{ kind, symbol, transactionId: row.transactionId }] : []
  return [
    ...gap('components', row.taxable === null),
    ...gap('franking', row.kind === 'dividend' && row.franking === null),
    ...gap('ex-date', creditOf(row) > 0n && row.holdingPeriod === null),
    ...gap('year of entitlement', row.yearBasis === 'paid in July'),
  ]
}

/**
 * A financial year of all holdings. Where something is missing, the figures are without it and say so; nothing is guessed.
 * @param endsIn the year it ends in: 2027 is 2026-27
 * @param today up to when holding periods are counted, `YYYY-MM-DD`
 * @throws RangeError when the transactions of a holding cannot have happened
 */
export function taxYear(
  endsIn: number,
  holdings: readonly TaxHolding[],
  { carriedLosses, creditsElsewhere }: TaxEntries,
  today: string,
  indexOf: IndexOf = publishedIndex(),
): TaxYear {
  const ofYear = (row: { endsIn: number }): boolean => row.endsIn === endsIn
  const disposals = holdings.flatMap((holding) =>
    disposalsOf(holding, indexOf)
      .filter(ofYear)
      .map((row) => ({ ...row, symbol: holding.symbol })),
  )
  const rows = holdings.flatMap((holding) =>
    incomeOf(holding, today)
      .filter(ofYear)
      .map((row) => ({ ...row, symbol: holding.symbol })),
  )
  const parts = sumOfParts([...disposals.flatMap(partsOf), ...rows.map(({ gains }) => gains)])
  const allCredits = sum(rows.map(creditOf))
  const isSmallHolder = allCredits + creditsElsewhere <= smallHolder
  const income = rows.map((row) => ({
    ...row,
    lostCredit: isSmallHolder || row.holdingPeriod === null ? 0n : lostCredit(creditOf(row), row.holdingPeriod),
  }))
  const hasFundGains = rows.some(({ gains }) => beforeDiscount(gains) > 0n)
  const lostCredits = sum(income.map((row) => row.lostCredit))
  return {
    endsIn,
    disposals,
    income,
    gains: netCapitalGain(endsIn, parts, carriedLosses),
    taxableIncome: sum(rows.map(({ taxable }) => taxable ?? 0n)),
    credits: allCredits - lostCredits,
    lostCredits,
    isSmallHolder,
    unknownCash: sum(rows.filter(({ taxable }) => taxable === null).map(({ cash }) => cash)),
    isEstimate:
      (hasFundGains && regimeOf(financialYearDays(endsIn).first) === 'indexation') ||
      disposals.some(({ parcels }) => parcels.some(({ gain }) => !('missing' in gain) && gain.isEstimate)),
    missing: [
      ...(residentRatesOf(endsIn) === null ? [{ kind: 'rates' as const, symbol: null, transactionId: null }] : []),
      ...disposals.flatMap((row) => gapsOfDisposal(row, row.symbol)),
      ...rows.flatMap((row) => gapsOfIncome(row, row.symbol)),
    ],
  }
}

const smallHolder = toMoney(holdingPeriodRule.smallHolder)
