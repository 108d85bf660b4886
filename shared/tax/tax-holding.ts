// TaxHolding: a holding as the tax lens reads it: its trades, what the person says of it for tax, and its value at the change of
// the law.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { dayNumber } from '../kernel/dates.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import type { KeptClose } from '../market/history-ports.ts'
import { instrumentOf } from '../market/instrument.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import type { HoldingTrades } from '../portfolio/ports.ts'
import type { Transaction } from '../portfolio/transaction.ts'
import { mayBeShare } from './franking.ts'
import type { StoredTaxHolding } from './ports.ts'
import { type AnnualStatement, noShareFacts, type ShareFacts } from './tax-record.ts'

export type TaxHolding = {
  readonly id: string
  readonly symbol: string
  /** Whether all its payments are those of a trust, whatever they were entered as: ETFs. */
  readonly isTrust: boolean
  readonly transactions: readonly Transaction[]
  /**
   * What one unit was worth at the close of 30 June 2027 as it stood then, AUD, unadjusted, with all the decimals of its source; null
   * when it is not known.
   */
  readonly closeAtChange: number | null
  readonly valueBasis: 'close' | 'typed' | null
  /** Annual statements of a fund, by the year its financial year ends in. */
  readonly statements: ReadonlyMap<number, AnnualStatement>
  /** What the person says of a share; of a fund nothing counts, whose credits come from many companies. */
  readonly facts: ShareFacts
}

const { valuedOn } = capitalGainsRules
/** From then on a close that is still not kept is not waited for any longer. */
const waitsUntil = daysAfter(valuedOn, 3)
const lastOfWeek = daysAfter(valuedOn, 6)

/** Whether the market says today what it is worth; of property, and of what stands at the person's own price, it does not. */
const followsMarket = ({ holding }: Pick<HoldingTrades, 'holding'>): boolean =>
  holding.isLiveTracked && instrumentOf(holding) !== undefined

/**
 * What counts as the value at the change: the person's value, else the price they set on that day, else the market's close. How the
 * holding is priced today says nothing of that day.
 */
function valueAtChange(
  { typedPrices }: HoldingTrades,
  notes: StoredTaxHolding | undefined,
  close: KeptClose | undefined,
): Pick<TaxHolding, 'closeAtChange' | 'valueBasis'> {
  const typed = notes?.value ?? typedPrices?.find(({ day }) => day === dayNumber(valuedOn))?.price
  if (typed !== undefined) return { closeAtChange: typed, valueBasis: 'typed' }
  return close === undefined
    ? { closeAtChange: null, valueBasis: null }
    : { closeAtChange: close.price, valueBasis: 'close' }
}

/** Whether notes are about what the holding is now, and not about another security that it was. */
export const isOfHolding = (
  { symbol, isOwnName }: Pick<StoredTaxHolding, 'symbol' | 'isOwnName'>,
  holding: Pick<StoredHolding, 'symbol' | 'type'>,
): boolean => symbol === holding.symbol || (isOwnName === true && holding.type === 'other')

/**
 * @param notes as they are stored for the holding; those of another security count for nothing
 * @param close the kept close of 30 June 2027 of its instrument
 */
export function taxHoldingOf(
  trades: HoldingTrades,
  notes: StoredTaxHolding | undefined,
  close: KeptClose | undefined,
): TaxHolding {
  const { id, symbol, type } = trades.holding
  const own = notes !== undefined && isOfHolding(notes, trades.holding) ? notes : undefined
  return {
    id,
    symbol,
    isTrust: type === 'etf',
    transactions: trades.transactions,
    ...valueAtChange(trades, own, close),
    statements: new Map(own?.statements.map(({ year, ...statement }) => [year, statement])),
    facts: own === undefined || !mayBeShare(type) ? noShareFacts : own.facts,
  }
}

/**
 * Whether only the person can say what a holding was worth at the change: it was held then, and no close of a market counts.
 * @param unitsThen whether any units were held at the close of 30 June 2027
 * @param today `YYYY-MM-DD` in Sydney; before 30 June 2027 nobody is asked
 */
export const isValueWanted = (
  trades: HoldingTrades,
  { closeAtChange }: Pick<TaxHolding, 'closeAtChange'>,
  unitsThen: boolean,
  today: string,
): boolean => today >= (followsMarket(trades) ? waitsUntil : valuedOn) && unitsThen && closeAtChange === null

/** Whether a day is in the week of the change, 30 June to 6 July 2027. */
export const isWeekOfChange = (today: string): boolean => today >= valuedOn && today <= lastOfWeek
