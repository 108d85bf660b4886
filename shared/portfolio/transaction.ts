// Transaction: one dated entry of a holding's ledger, as it is sent and as it is kept. Amounts are AUD; days are Sydney days.
import * as z from 'zod/mini'
import { decimalOf, minus } from '../kernel/money.ts'
import { grouped, Instant } from '../kernel/text.ts'
import { aside, kinds, sent, TransactionSource } from './transaction-kinds.ts'

/** Most transactions one holding can have, and all holdings of a person together. */
export const maxTransactionsOfHolding = 2_000
export const maxTransactionsOfPerson = 20_000
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
