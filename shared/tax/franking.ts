// Franking: the credit of a franked dividend. Amounts are AUD as scaled integers.
import type { companyRates } from '../facts/income-tax.ts'
import { divided, toMoney } from '../kernel/decimal.ts'
import type { HoldingType } from '../market/instrument.ts'
import type { TransactionOf } from '../portfolio/transaction.ts'

/** Whether a holding can be a share of one company: listed, or an investment of the person's own naming. */
export const mayBeShare = (type: HoldingType): boolean => type === 'stock' || type === 'other'

export type CompanyRate = typeof companyRates.full | typeof companyRates.baseRateEntity

/** Credit = franked amount x rate / (100 - rate) (Income Tax Assessment Act 1997 s 202-60): $70 at 30 % carry $30. */
export const frankingCredit = (franked: bigint, rate: CompanyRate): bigint =>
  divided(franked * BigInt(rate), BigInt(100 - rate))

/** What a dividend is made of. */
export type Franking = {
  readonly franked: bigint
  readonly unfranked: bigint
  readonly credit: bigint
  /** Where the credit is from: the statement's figure wins over ours. */
  readonly creditBasis: 'statement' | 'company rate' | 'none'
  /** The company's rate, percent, where a figure was worked out with it; null where the statement says all of them. */
  readonly companyRate: CompanyRate | null
}

/**
 * The parts of a payment. What the statement leaves out is what is left of the amount; a credit alone is
 * taken back to the franked part that carries it.
 * @param rate of the company that paid, where the statement has no credit
 * @returns null when nothing says how far it is franked
 */
export function frankingOf(payment: Stated, rate: CompanyRate): Franking | null {
  const amount = toMoney(payment.amount)
  const stated = payment.frankingCredit === undefined ? null : toMoney(payment.frankingCredit)
  const franked = frankedPart(payment, amount, rate)
  if (franked === null) return null
  const unfranked = payment.unfranked === undefined ? atLeastZero(amount - franked) : toMoney(payment.unfranked)
  const creditBasis = stated !== null ? 'statement' : franked > 0n ? 'company rate' : 'none'
  const isPartFromCredit = payment.franked === undefined && payment.unfranked === undefined && franked > 0n
  return {
    franked,
    unfranked,
    credit: stated ?? frankingCredit(franked, rate),
    creditBasis,
    companyRate: creditBasis === 'company rate' || isPartFromCredit ? rate : null,
  }
}

type Stated = Pick<TransactionOf<'dividend'>, 'amount' | 'franked' | 'unfranked' | 'frankingCredit'>

/** The franked part, from the first of the three figures that is there. */
function frankedPart(
  { franked, unfranked, frankingCredit: credit }: Stated,
  amount: bigint,
  rate: CompanyRate,
): bigint | null {
  if (franked !== undefined) return toMoney(franked)
  if (unfranked !== undefined) return atLeastZero(amount - toMoney(unfranked))
  if (credit === undefined) return null
  const carrying = divided(toMoney(credit) * BigInt(100 - rate), BigInt(rate))
  return carrying < amount ? carrying : amount
}

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount)
