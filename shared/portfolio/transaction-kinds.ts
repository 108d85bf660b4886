// TransactionKinds: the fields of each kind of transaction, and what may stand in them. Amounts are AUD; days are Sydney days.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { typedPlaces } from '../kernel/decimal.ts'
import { decimalPlaces, line } from '../kernel/text.ts'
import { MarketDate } from '../market/market-date.ts'
import { Quantity } from './holding.ts'

/** Most parcels one sale can name. */
const maxPicks = 500
const maxNoteLength = 120
/** The most characters of the account that a transaction is in. */
export const maxAccountLength = 40

const typed = z.refine<number>((value) => decimalPlaces(value) <= typedPlaces, {
  error: `must have at most ${typedPlaces} decimals`,
})
/** AUD for one unit. */
export const maxPrice = 1e9
/** AUD for all units; so many units may be in one trade, too (`Quantity`). */
export const maxAmount = 1e12
/** AUD for one unit, 0 to 1e9, at most 8 decimals. */
const Price = z.lazy(() => z.number().check(z.gte(0), z.lte(maxPrice), typed))
/** AUD, 0 to 1e12, at most 8 decimals. */
const Amount = z.lazy(() => z.number().check(z.gte(0), z.lte(maxAmount), typed))
const PositiveAmount = z.lazy(() => z.number().check(z.gt(0), z.lte(maxAmount), typed))
/** AUD that may be negative, never 0. */
const Adjustment = z.lazy(() =>
  z.number().check(
    z.gte(-maxAmount),
    z.lte(maxAmount),
    z.refine((value) => value !== 0, { error: 'must not be 0' }),
    typed,
  ),
)
const RatioPart = z.lazy(() => z.number().check(z.gt(0), z.lte(1e6), typed))

/** Lower case, so that one id has one spelling. */
export const TransactionId = z.uuid().check(z.toLowerCase())

/** Which parcel a sale takes its units from: the id of the transaction that made it. */
const ParcelPick = lazy.strictObject(() => ({ id: TransactionId, units: Quantity }))

/** Where an imported row came from; it stays with the row whatever is edited, so that the same file is never doubled. */
export const TransactionSource = lazy.strictObject(() => ({
  format: line(40),
  reference: z.exactOptional(line(80)),
  key: line(80),
  row: z.int().check(z.gte(1)),
}))

/** What a dividend or distribution says about tax; AUD. */
const franking = () => ({
  franked: z.exactOptional(Amount),
  unfranked: z.exactOptional(Amount),
  frankingCredit: z.exactOptional(Amount),
})
/** Cash income. `amount` is before tax withheld; `withheld` never reached the person. */
const cashIncome = () => ({
  date: MarketDate,
  exDate: z.exactOptional(MarketDate),
  amount: PositiveAmount,
  withheld: z.exactOptional(Amount),
  ...franking(),
})

/** The tax parts of a fund's distribution, from its yearly statement; AUD. */
const DistributionComponents = lazy.strictObject(() => ({
  interest: z.exactOptional(Amount),
  otherIncome: z.exactOptional(Amount),
  foreignIncome: z.exactOptional(Amount),
  capitalGainDiscounted: z.exactOptional(Amount),
  capitalGainOther: z.exactOptional(Amount),
  nonAssessable: z.exactOptional(Amount),
}))

/**
 * Units, and a price for one or the amount for all before brokerage. With both, the amount is what counts: a printed price is
 * rounded, and that of a coin can need more than 8 decimals.
 */
const priced = () => ({ units: Quantity, price: z.exactOptional(Price), amount: z.exactOptional(Amount) })
const trade = () => ({ date: MarketDate, ...priced(), brokerage: z.exactOptional(Amount) })
const picked = () => ({ parcels: z.exactOptional(z.array(ParcelPick).check(z.minLength(1), z.maxLength(maxPicks))) })
const ratio = () => ({ date: MarketDate, newUnits: RatioPart, oldUnits: RatioPart })

/**
 * Every kind of transaction.
 * @param common the fields that all of them share
 */
export const kinds = <Common extends z.core.$ZodShape>(common: Common) =>
  z.discriminatedUnion('type', [
    z.strictObject({
      ...common,
      type: z.literal('opening'),
      date: z.nullable(MarketDate),
      ...priced(),
    }),
    z.strictObject({ ...common, type: z.literal('buy'), ...trade() }),
    z.strictObject({ ...common, type: z.literal('sell'), ...trade(), ...picked() }),
    z.strictObject({ ...common, type: z.literal('dividend'), ...cashIncome() }),
    z.strictObject({
      ...common,
      type: z.literal('distribution'),
      ...cashIncome(),
      incomeYear: z.exactOptional(z.int().check(z.gte(1980), z.lte(2200))),
      components: z.exactOptional(DistributionComponents),
    }),
    z.strictObject({ ...common, type: z.literal('costBaseAdjustment'), date: MarketDate, amount: Adjustment }),
    z.strictObject({ ...common, type: z.literal('reinvestment'), ...cashIncome(), units: Quantity, price: Price }),
    z.strictObject({ ...common, type: z.literal('split'), ...ratio() }),
    z.strictObject({ ...common, type: z.literal('consolidation'), ...ratio() }),
    z.strictObject({
      ...common,
      type: z.literal('returnOfCapital'),
      date: MarketDate,
      exDate: z.exactOptional(MarketDate),
      amountPerUnit: z.number().check(z.gt(0), z.lte(maxPrice), typed),
    }),
    z.strictObject({
      ...common,
      type: z.literal('transferIn'),
      date: MarketDate,
      units: Quantity,
      costBase: Amount,
      acquiredOn: z.nullable(MarketDate),
    }),
    z.strictObject({ ...common, type: z.literal('transferOut'), date: MarketDate, units: Quantity, ...picked() }),
    z.strictObject({ ...common, type: z.literal('reward'), date: MarketDate, ...priced() }),
  ])

/** What may be noted beside every kind. */
export const aside = () => ({
  account: z.exactOptional(line(maxAccountLength)),
  note: z.exactOptional(line(maxNoteLength)),
})
/** What every kind has as a client sends it. */
export const sent = () => ({ id: TransactionId, ...aside() })
