// TaxIncome: what a holding paid, as income of a financial year. Amounts are AUD as scaled integers.
import { companyRates } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import { toMoney } from '../kernel/decimal.ts'
import { tradeAmounts } from '../portfolio/ledger-play.ts'
import type { Transaction, TransactionOf } from '../portfolio/transaction.ts'
import { noParts, type GainParts } from './capital-gain.ts'
import type { TaxHolding } from './disposals.ts'
import { type CompanyRate, type Franking, frankingOf } from './franking.ts'
import { type HoldingPeriodTest, holdingPeriodTest } from './holding-period.ts'

type Payment = TransactionOf<'dividend' | 'distribution' | 'reinvestment'>

/** How the year of a payment was found. */
export type YearBasis = 'payment day' | 'statement' | 'ex-date' | 'paid in July'

export type TaxIncome = {
  readonly kind: 'dividend' | 'distribution' | 'reward'
  readonly transactionId: string
  readonly paidOn: string
  readonly endsIn: number
  readonly yearBasis: YearBasis
  /** What was paid or reinvested, before tax withheld; the value of a reward when it was received. */
  readonly cash: bigint
  readonly withheld: bigint
  /** Taxable apart from credits and capital gains; null for a distribution without the parts of its yearly statement. */
  readonly taxable: bigint | null
  /** Foreign part of `taxable`: listed, its tax offset is not worked out. */
  readonly foreign: bigint
  /** Null where nothing says how far it is franked. */
  readonly franking: Franking | null
  /** Null without an ex-date ("not tested"), without a credit, and for rewards. */
  readonly holdingPeriod: HoldingPeriodTest | null
  /** Capital gains that a fund passed on, discountable ones doubled back. */
  readonly gains: GainParts
}

/** Days of July in which a fund trades without its distribution of June. */
const lastExDayOfJune = '07-05'

/**
 * The financial year of a trust's distribution: that of entitlement, whenever it was paid (Income Tax Assessment Act 1936 s 97). The
 * statement's year wins; then the ex-date, which for a distribution of June can be in the first days of July; without both a payment in
 * July is of the year before.
 */
export function yearOfEntitlement({
  date,
  exDate,
  incomeYear,
}: Pick<TransactionOf<'distribution'>, 'date' | 'exDate' | 'incomeYear'>): { endsIn: number; yearBasis: YearBasis } {
  if (incomeYear !== undefined) return { endsIn: incomeYear, yearBasis: 'statement' }
  if (exDate !== undefined) {
    const isOfJune = exDate.slice(5) >= '07-01' && exDate.slice(5) <= lastExDayOfJune
    return { endsIn: financialYear(exDate) - Number(isOfJune), yearBasis: 'ex-date' }
  }
  const isJuly = date.slice(5, 7) === '07'
  return { endsIn: financialYear(date) - Number(isJuly), yearBasis: isJuly ? 'paid in July' : 'payment day' }
}

const money = (amount: number | undefined): bigint => toMoney(amount ?? 0)

/** What a distribution is made of, where its yearly statement says so. */
function ofComponents(payment: Payment, franking: Franking | null): Pick<TaxIncome, 'taxable' | 'foreign' | 'gains'> {
  const components = payment.type === 'distribution' ? payment.components : undefined
  if (components === undefined) return { taxable: null, foreign: 0n, gains: noParts }
  const { interest, otherIncome, foreignIncome, capitalGainDiscounted, capitalGainOther } = components
  const foreign = money(foreignIncome)
  const dividends = franking === null ? 0n : franking.franked + money(payment.unfranked)
  return {
    taxable: money(interest) + money(otherIncome) + foreign + dividends,
    foreign,
    // A statement has the half that is left; losses come off the whole (Income Tax Assessment Act 1997 s 115-215).
    gains: { ...noParts, discountable: 2n * money(capitalGainDiscounted), other: money(capitalGainOther) },
  }
}

const isFranked = ({ franked, unfranked, frankingCredit }: Payment): boolean =>
  franked !== undefined || unfranked !== undefined || frankingCredit !== undefined

function ofPayment(payment: Payment, holding: TaxHolding, today: string, rate: CompanyRate): TaxIncome {
  const isTrust = holding.isTrust || payment.type === 'distribution'
  // What a trust's statement does not call franked is not: the rest of its payment has parts of other kinds.
  const franking = frankingOf(isTrust && isFranked(payment) ? { franked: 0, ...payment } : payment, rate)
  const cash = toMoney(payment.amount)
  const parts = isTrust ? ofComponents(payment, franking) : { taxable: cash, foreign: 0n, gains: noParts }
  const { exDate } = payment
  const hasCredit = franking !== null && franking.credit > 0n
  return {
    kind: isTrust ? 'distribution' : 'dividend',
    transactionId: payment.id,
    paidOn: payment.date,
    ...(isTrust ? yearOfEntitlement(payment) : { endsIn: financialYear(payment.date), yearBasis: 'payment day' }),
    cash,
    withheld: money(payment.withheld),
    franking,
    holdingPeriod: hasCredit && exDate !== undefined ? holdingPeriodTest(holding.transactions, exDate, today) : null,
    ...parts,
  }
}

function ofReward(reward: TransactionOf<'reward'>): TaxIncome {
  const [, value] = tradeAmounts(reward)
  return {
    kind: 'reward',
    transactionId: reward.id,
    paidOn: reward.date,
    endsIn: financialYear(reward.date),
    yearBasis: 'payment day',
    cash: value,
    withheld: 0n,
    taxable: value,
    foreign: 0n,
    franking: null,
    holdingPeriod: null,
    gains: noParts,
  }
}

const isPayment = (entry: Transaction): entry is Payment =>
  entry.type === 'dividend' || entry.type === 'distribution' || entry.type === 'reinvestment'

/**
 * All income of a holding. Dividends belong to the year they are paid in, reinvested ones too: the units they bought are a parcel of
 * that day at that price. Distributions belong to the year of entitlement. Rewards of a coin are income at their value on the day.
 * @param today up to when holding periods are counted
 * @param rate of the company, for dividends whose statement has no credit
 */
export const incomeOf = (
  holding: TaxHolding,
  today: string,
  rate: CompanyRate = companyRates.full,
): readonly TaxIncome[] =>
  holding.transactions.flatMap((entry) => {
    if (isPayment(entry)) return [ofPayment(entry, holding, today, rate)]
    return entry.type === 'reward' ? [ofReward(entry)] : []
  })
