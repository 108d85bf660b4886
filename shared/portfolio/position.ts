// Position: what a ledger comes to today: units, cost, what sales realised, income. For display and for the stored holding.
import {
  divided,
  moneyNumber,
  moneyPlaces,
  rounded,
  toMoney,
  typedPlaces,
  unitPlaces,
  unitsNumber,
} from '../kernel/decimal.ts'
import { dayOf } from '../kernel/dates.ts'
import { type Ledger, tradeAmounts } from './ledger-play.ts'
import { undated } from './parcels.ts'
import type { Transaction, TransactionOf } from './transaction.ts'

/** An open parcel as it is shown. */
export type OpenParcel = {
  /** The transaction that made it. */
  id: string
  /** Null: the person did not give a date. */
  acquiredOn: string | null
  units: number
  /** AUD, brokerage included, less capital returned, plus or minus yearly adjustments. */
  costBase: number
  /** AUD paid without brokerage, less capital returned. */
  costWithoutBrokerage: number
}

export type Position = {
  /** Units held; 0 when everything is sold. */
  units: number
  /** AUD, the exact cost base of all open parcels, brokerage included (what the tax office calls the cost base). */
  costBase: number
  /** AUD for one unit, 8 decimals, for display; 0 when nothing is held. */
  costBasePerUnit: number
  /** AUD paid for the open parcels without brokerage, less capital returned, and for one unit of them. */
  costWithoutBrokerage: number
  costWithoutBrokeragePerUnit: number
  parcels: OpenParcel[]
  /** Units in parcels without a date: in value and cost, in no figure that needs time. */
  undatedUnits: number
  /** AUD: proceeds of all sales less brokerage and cost base, with capital returned beyond the cost base. */
  realisedGain: number
  /** AUD: proceeds of all sales less what was paid for the units, no brokerage on either side. */
  realisedGainBeforeBrokerage: number
  /** AUD of income before tax withheld: cash, reinvested, rewards. */
  income: number
  /** AUD of tax withheld from it, and of franking credits that came with it. */
  withheld: number
  frankingCredits: number
  /** AUD of brokerage on buys and sales. */
  brokerage: number
}

const sum = <T>(items: readonly T[], amount: (item: T) => bigint): bigint =>
  items.reduce((total, item) => total + amount(item), 0n)

const perUnit = (money: bigint, units: bigint): number =>
  units === 0n ? 0 : rounded(divided(money, units), moneyPlaces - unitPlaces, typedPlaces)

type CashIncome = TransactionOf<'dividend' | 'distribution' | 'reinvestment'>
const isCashIncome = (transaction: Transaction): transaction is CashIncome =>
  transaction.type === 'dividend' || transaction.type === 'distribution' || transaction.type === 'reinvestment'

/**
 * Sums up a ledger.
 * @param transactions those the ledger was played from
 */
export function positionOf(ledger: Ledger, transactions: readonly Transaction[]): Position {
  const { parcels, excessGains } = ledger
  const units = sum(parcels, (parcel) => parcel.units)
  const cost = sum(parcels, (parcel) => parcel.cost)
  const paid = sum(parcels, (parcel) => parcel.paid)
  const sold = ledger.disposals
    .filter(({ transaction }) => transaction.type === 'sell')
    .flatMap((disposal) => disposal.parcels)
  const incomes = transactions.filter(isCashIncome)
  const rewards = transactions.filter((transaction) => transaction.type === 'reward')
  const trades = transactions.filter((transaction) => transaction.type === 'buy' || transaction.type === 'sell')
  return {
    units: unitsNumber(units),
    costBase: moneyNumber(cost),
    costBasePerUnit: perUnit(cost, units),
    costWithoutBrokerage: moneyNumber(paid),
    costWithoutBrokeragePerUnit: perUnit(paid, units),
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      acquiredOn: parcel.acquired === undated ? null : dayOf(parcel.acquired),
      units: unitsNumber(parcel.units),
      costBase: moneyNumber(parcel.cost),
      costWithoutBrokerage: moneyNumber(parcel.paid),
    })),
    undatedUnits: unitsNumber(sum(parcels, (parcel) => (parcel.acquired === undated ? parcel.units : 0n))),
    realisedGain: moneyNumber(
      sum(sold, ({ proceeds, brokerage, cost }) => proceeds - brokerage - cost) +
        sum(excessGains, ({ amount }) => amount),
    ),
    realisedGainBeforeBrokerage: moneyNumber(sum(sold, ({ proceeds, paid }) => proceeds - paid)),
    income: moneyNumber(
      sum(incomes, ({ amount }) => toMoney(amount)) + sum(rewards, (reward) => tradeAmounts(reward)[1]),
    ),
    withheld: moneyNumber(sum(incomes, ({ withheld = 0 }) => toMoney(withheld))),
    frankingCredits: moneyNumber(sum(incomes, ({ frankingCredit = 0 }) => toMoney(frankingCredit))),
    brokerage: moneyNumber(sum(trades, ({ brokerage = 0 }) => toMoney(brokerage))),
  }
}
