// Transaction: one dated entry of a holding's ledger, as it is sent and as it is kept. Amounts are AUD; days are Sydney days.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { MarketDate } from '../market/market-date.ts'
import { Quantity } from './holding.ts'
import { decimalOf, minus } from '../kernel/money.ts'
import { decimalPlaces, grouped, Instant, line } from '../kernel/text.ts'
import { typedPlaces } from '../kernel/decimal.ts'

/** Most transactions one holding can have, and all holdings of a person together. */
export const maxTransactionsOfHolding = 2_000
export const maxTransactionsOfPerson = 20_000
/** Most parcels one sale can name. */
const maxPicks = 500
const maxNoteLength = 120
export const maxAccountLength = 40

const typed = z.refine<number>((value) => decimalPlaces(value) <= typedPlaces, {
  error: `must have at most ${typedPlaces} decimals`,
})
/** AUD for one unit. */
export const maxPrice = 1e9
/** AUD for one unit, 0 to 1e9, at most 8 decimals. */
const Price = z.lazy(() => z.number().check(z.gte(0), z.lte(maxPrice), typed))
/** AUD, 0 to 1e12, at most 8 decimals. */
const Amount = z.lazy(() => z.number().check(z.gte(0), z.lte(1e12), typed))
const PositiveAmount = z.lazy(() => z.number().check(z.gt(0), z.lte(1e12), typed))
/** AUD that may be negative, never 0. */
const Adjustment = z.lazy(() =>
  z.number().check(
    z.gte(-1e12),
    z.lte(1e12),
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
const TransactionSource = lazy.strictObject(() => ({
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

/** Every kind of transaction, each with the fields all of them share. */
const kinds = <Common extends z.core.$ZodShape>(common: Common) =>
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
      amountPerUnit: z.number().check(z.gt(0), z.lte(1e9), typed),
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

const aside = () => ({
  account: z.exactOptional(line(maxAccountLength)),
  note: z.exactOptional(line(maxNoteLength)),
})
const sent = () => ({ id: TransactionId, ...aside() })

const factKinds = () => kinds(aside())
type Facts = z.infer<ReturnType<typeof factKinds>>
type Problem = { path: string; message: string }

/** What no single field can say: fields that contradict each other. */
function contradictions(transaction: Facts): Problem[] {
  const problems: Problem[] = []
  const check = (holds: boolean, path: string, message: string): void => {
    if (!holds) problems.push({ path, message })
  }
  if ('exDate' in transaction && transaction.exDate !== undefined) {
    check(transaction.exDate <= transaction.date, 'exDate', 'must not be after the payment date')
  }
  if ('withheld' in transaction && transaction.withheld !== undefined) {
    check(transaction.withheld <= transaction.amount, 'withheld', 'must not be more than the amount')
  }
  if ('parcels' in transaction && transaction.parcels !== undefined) {
    // The field's own limits may be broken too, so the sum must work for any decimal.
    const left = transaction.parcels.reduce(
      (rest, { units }) => minus(rest, decimalOf(units)),
      decimalOf(transaction.units),
    )
    check(left.units === 0n, 'parcels', 'must add up to the units')
    const ids = new Set(transaction.parcels.map(({ id }) => id))
    check(ids.size === transaction.parcels.length, 'parcels', 'must name each parcel once')
  }
  if (['opening', 'buy', 'sell', 'reward'].includes(transaction.type)) {
    check('price' in transaction || 'amount' in transaction, 'price', 'must be there, or the amount instead')
  }
  if (transaction.type === 'split') {
    check(transaction.newUnits > transaction.oldUnits, 'newUnits', 'must be more than the old units')
  }
  if (transaction.type === 'consolidation') {
    check(transaction.newUnits < transaction.oldUnits, 'newUnits', 'must be fewer than the old units')
  }
  if (transaction.type === 'transferIn' && transaction.acquiredOn !== null) {
    check(transaction.acquiredOn <= transaction.date, 'acquiredOn', 'must not be after the transfer')
  }
  return problems
}

const isConsistent = z.check<Facts>(({ value, issues }) => {
  for (const { path, message } of contradictions(value)) {
    issues.push({ code: 'custom', input: value, path: [path], message, continue: true })
  }
})

/** A transaction as a person sends it. The id is made by the client, so a repeated request is the same request. */
export const NewTransaction = z.lazy(() => kinds(sent()).check(isConsistent))
export type NewTransaction = z.infer<typeof NewTransaction>

/** What a person can change of a transaction: all that they typed, sent as a whole. */
export const TransactionFacts = z.lazy(() => factKinds().check(isConsistent))
export type TransactionFacts = z.infer<typeof TransactionFacts>

/**
 * A transaction as an import sends it: with where it came from, and with the instant that orders it within its day, since the
 * lines of a file have an order and arrive together.
 */
export const ImportedTransaction = z.lazy(() =>
  kinds({ ...sent(), createdAt: Instant, source: TransactionSource }).check(isConsistent),
)
export type ImportedTransaction = z.infer<typeof ImportedTransaction>

/** A transaction as it is kept. `createdAt` orders what happened on one day. */
const keptKinds = () =>
  kinds({
    ...sent(),
    createdAt: Instant,
    importId: z.exactOptional(z.uuid()),
    source: z.exactOptional(TransactionSource),
  }).check(isConsistent)
export const Transaction = z.lazy(keptKinds)
export type Transaction = z.infer<typeof Transaction>
export type TransactionType = Transaction['type']
/** Every kind, in an order that stored ledgers rely on: new ones come last. */
export const transactionTypes = [
  'opening',
  'buy',
  'sell',
  'dividend',
  'distribution',
  'costBaseAdjustment',
  'reinvestment',
  'split',
  'consolidation',
  'returnOfCapital',
  'transferIn',
  'transferOut',
  'reward',
] as const satisfies readonly TransactionType[]
/** The transactions of one kind, or of some kinds. */
export type TransactionOf<Type extends TransactionType> = Extract<Transaction, { type: Type }>

/** The days of a transaction that are in the future, each with its field: nothing that has not happened is in a ledger. */
export function daysInTheFuture(transaction: TransactionFacts, today: string): Problem[] {
  const days: Record<string, string | null | undefined> = { date: transaction.date }
  if ('exDate' in transaction) days['exDate'] = transaction.exDate
  if ('acquiredOn' in transaction) days['acquiredOn'] = transaction.acquiredOn
  return Object.entries(days).flatMap(([path, day]) =>
    typeof day === 'string' && day > today ? [{ path, message: 'must not be in the future' }] : [],
  )
}

/** The refusal of one transaction too many in a holding. */
export const tooManyInHolding = (): string =>
  `This investment already has ${grouped(maxTransactionsOfHolding)} trades, which is the most one can have. Delete one you no longer need, then try again.`
/** The refusal of one too many in all holdings of a person together. */
export const tooManyOfPerson = (): string =>
  `You already have ${grouped(maxTransactionsOfPerson)} trades, which is the most one account can have. Delete some you no longer need, then try again.`
