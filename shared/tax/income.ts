// TaxIncome: what a holding paid, as income of a financial year. Amounts are AUD as scaled integers.
import { capitalGainsRules, companyRates } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import { toMoney } from '../kernel/decimal.ts'
import { isOfForeignMarket } from '../market/instrument.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import type { Transaction, TransactionOf } from '../portfolio/transaction.ts'
import { noParts, type GainParts } from './capital-gain.ts'
import { type Franking, frankingOf } from './franking.ts'
import type { TaxHolding } from './tax-holding.ts'
import type { AnnualStatement } from './tax-record.ts'
import { type YearBasis, yearOfEntitlement } from './year-of-entitlement.ts'

type Payment = TransactionOf<'dividend' | 'distribution' | 'reinvestment'>

export type TaxIncome = {
  readonly kind: 'dividend' | 'distribution' | 'statement' | 'reward'
  /** Null for a fund's annual statement, as are the days. */
  readonly transactionId: string | null
  readonly paidOn: string | null
  readonly exDate: string | null
  readonly isReinvested: boolean
  readonly endsIn: number
  readonly yearBasis: YearBasis
  /** What was paid or reinvested, before tax withheld; the value of a reward when it was received; 0 for a statement. */
  readonly cash: bigint
  /** Tax withheld here, and abroad. */
  readonly withheld: bigint
  readonly foreignTax: bigint
  /** Taxable apart from credits and capital gains; null for a distribution without the parts of its yearly statement. */
  readonly taxable: bigint | null
  /** Whether the annual statement of the fund counts in place of this payment. */
  readonly isInStatement: boolean
  /** Foreign part of `taxable`, all of a foreign company's dividend: listed, its tax offset is not worked out. */
  readonly foreign: bigint
  /** What a fund paid that is not assessable: it lowers the cost base by the statement's adjustment. */
  readonly nonAssessable: bigint
  /** Null where nothing says how far it is franked, and where `taxable` is: the credit waits for the same statement. */
  readonly franking: Franking | null
  /** Whether a trust's credit counts without the franked part it came with, which is not entered. */
  readonly lacksFrankedPart: boolean
  /** Capital gains that a fund passed on, discountable ones doubled back. */
  readonly gains: GainParts
}

const money = (amount: number | undefined): bigint => toMoney(amount ?? 0)

type Components = Omit<AnnualStatement, 'franked' | 'unfranked' | 'frankingCredit'>
type Parts = Pick<TaxIncome, 'taxable' | 'foreign' | 'nonAssessable' | 'gains'>

/** From then on what a fund passes on without discount built up under the later rules. */
const firstLaterYear = financialYear(capitalGainsRules.changesOn)

/**
 * Capital gains that a trust passed on. A statement has the half of a discounted one that is left; losses come off the whole (Income Tax
 * Assessment Act 1997 s 115-215). From 2027-28 the discount is that of what built up before 1 July 2027, and the others are gains from
 * then on, which the minimum tax covers through a trust too (explanatory memorandum of the change, 1.179 and example 1.12).
 */
function passedOn(endsIn: number, discounted: bigint, others: bigint): GainParts {
  const gains = { ...noParts, discountable: 2n * discounted }
  return endsIn < firstLaterYear ? { ...gains, other: others } : { ...gains, later: others }
}

/** What a distribution of a year is made of, where a statement says so. */
function ofComponents(endsIn: number, components: Components | undefined, dividends: bigint): Parts {
  if (components === undefined) return { taxable: null, foreign: 0n, nonAssessable: 0n, gains: noParts }
  const { interest, otherIncome, foreignIncome, capitalGainDiscounted, capitalGainOther, nonAssessable } = components
  const foreign = money(foreignIncome)
  return {
    taxable: money(interest) + money(otherIncome) + foreign + dividends,
    foreign,
    nonAssessable: money(nonAssessable),
    gains: passedOn(endsIn, money(capitalGainDiscounted), money(capitalGainOther)),
  }
}

/** A fund's annual statement, in place of the year's distributions. */
function ofStatement(
  endsIn: number,
  { franked, unfranked, frankingCredit, ...components }: AnnualStatement,
): TaxIncome {
  const [carrying, plain, credit] = [money(franked), money(unfranked), money(frankingCredit)]
  const hasFranking = franked !== undefined || unfranked !== undefined || frankingCredit !== undefined
  const creditBasis = frankingCredit === undefined ? 'none' : 'statement'
  return {
    kind: 'statement',
    transactionId: null,
    paidOn: null,
    exDate: null,
    isReinvested: false,
    endsIn,
    yearBasis: 'statement',
    cash: 0n,
    withheld: 0n,
    foreignTax: 0n,
    isInStatement: false,
    franking: hasFranking ? { franked: carrying, unfranked: plain, credit, creditBasis, companyRate: null } : null,
    lacksFrankedPart: credit > 0n && franked === undefined,
    ...ofComponents(endsIn, components, carrying + plain),
  }
}

const isFranked = ({ franked, unfranked, frankingCredit }: Payment): boolean =>
  franked !== undefined || unfranked !== undefined || frankingCredit !== undefined

/**
 * Whether a trust paid it. A listed trust that is kept as a share is known by the annual statement of a year that the payment can be
 * of: what it reinvested is in there, and what was entered as a dividend, unless that says how far it is franked, as the dividend of
 * a company that is traded with its trust does.
 */
function isOfTrust(payment: Payment, { isTrust, statements }: TaxHolding): boolean {
  if (isTrust || payment.type === 'distribution') return true
  const years = [yearOfEntitlement(payment).endsIn, financialYear(payment.date)]
  const isOpen = payment.type === 'reinvestment' || !isFranked(payment)
  return isOpen && years.some((year) => statements.has(year))
}

function ofPayment(payment: Payment, holding: TaxHolding): TaxIncome {
  const { statements, facts } = holding
  const isTrust = isOfTrust(payment, holding)
  const year = isTrust
    ? yearOfEntitlement(payment)
    : { endsIn: financialYear(payment.date), yearBasis: 'payment day' as const }
  const isForeign = isOfForeignMarket(holding.symbol)
  const isInStatement = isTrust && statements.has(year.endsIn)
  const components = payment.type === 'distribution' && !isInStatement ? payment.components : undefined
  // What a trust's statement calls neither franked nor unfranked is neither: the rest of its payment has parts of other kinds.
  const stated = isTrust && isFranked(payment) ? { franked: 0, unfranked: 0, ...payment } : payment
  // A credit counts with the income it belongs to, or not at all.
  const isCashOnly = isTrust && components === undefined
  // A foreign company franks nothing, unless it has an Australian credit to pass on.
  const isUnfranked = isForeign && !isTrust && !payment.franked && !payment.frankingCredit
  const franking = isCashOnly || isUnfranked ? null : frankingOf(stated, facts.companyRate ?? companyRates.full)
  const cash = toMoney(payment.amount)
  const dividends = franking === null ? 0n : franking.franked + franking.unfranked
  const parts = isTrust
    ? ofComponents(year.endsIn, components, dividends)
    : { taxable: cash, foreign: isForeign ? cash : 0n, nonAssessable: 0n, gains: noParts }
  return {
    kind: isTrust ? 'distribution' : 'dividend',
    transactionId: payment.id,
    paidOn: payment.date,
    exDate: payment.exDate ?? null,
    isReinvested: payment.type === 'reinvestment',
    ...year,
    cash,
    withheld: isForeign ? 0n : money(payment.withheld),
    foreignTax: isForeign ? money(payment.withheld) : 0n,
    isInStatement,
    franking,
    lacksFrankedPart: isTrust && (franking?.credit ?? 0n) > 0n && payment.franked === undefined,
    ...parts,
  }
}

function ofReward(reward: TransactionOf<'reward'>): TaxIncome {
  const [, value] = tradeAmounts(reward)
  return {
    kind: 'reward',
    transactionId: reward.id,
    paidOn: reward.date,
    exDate: null,
    isReinvested: false,
    endsIn: financialYear(reward.date),
    yearBasis: 'payment day',
    cash: value,
    withheld: 0n,
    foreignTax: 0n,
    taxable: value,
    isInStatement: false,
    foreign: 0n,
    nonAssessable: 0n,
    franking: null,
    lacksFrankedPart: false,
    gains: noParts,
  }
}

const isPayment = (entry: Transaction): entry is Payment =>
  entry.type === 'dividend' || entry.type === 'distribution' || entry.type === 'reinvestment'

/**
 * All income of a holding, its annual statements last. Dividends belong to the year they are paid in, reinvested ones too: the units
 * they bought are a parcel of that day at that price. Distributions belong to the year of entitlement, reinvested ones too; where
 * that year has a statement, only the statement is taxable. Rewards of a coin are income at their value on the day. Where a payment
 * has no credit, it follows the company's rate as the person said it, else the full one.
 */
export const incomeOf = (holding: TaxHolding): readonly TaxIncome[] => [
  ...holding.transactions.flatMap((entry) => {
    if (isPayment(entry)) return [ofPayment(entry, holding)]
    return entry.type === 'reward' ? [ofReward(entry)] : []
  }),
  ...[...holding.statements].map(([endsIn, statement]) => ofStatement(endsIn, statement)),
]
