// Trade form: what is typed for each kind of transaction, as text, and the facts it comes to. The core's own schema decides.
import * as z from 'zod/mini'
import { spokenDay } from '#shared/kernel/dates.ts'
import { daysInTheFuture, TransactionFacts, type TransactionType } from '#shared/portfolio/transaction.ts'

type FieldKind = 'date' | 'number' | 'money' | 'text'
export type TradeField = {
  name: string
  label: string
  kind: FieldKind
  isOptional?: boolean
  hint?: string
  /** Shown once somebody asks for more. */
  isExtra?: boolean
}

const date = (label = 'Date', hint?: string): TradeField => ({
  name: 'date',
  label,
  kind: 'date',
  ...(hint === undefined ? {} : { hint }),
})
const units: TradeField = { name: 'units', label: 'Units', kind: 'number' }
const price: TradeField = { name: 'price', label: 'Price for one unit', kind: 'money' }
const amountInstead: TradeField = {
  name: 'amount',
  label: 'Total before brokerage',
  kind: 'money',
  isOptional: true,
  hint: 'Instead of the price, or as well: then the total is what counts.',
}
const brokerage: TradeField = { name: 'brokerage', label: 'Brokerage', kind: 'money', isOptional: true }
const exDate: TradeField = {
  name: 'exDate',
  label: 'Ex-date',
  kind: 'date',
  isOptional: true,
  hint: 'The first day on which a buyer no longer gets it.',
}
const income: TradeField[] = [
  date('Paid on'),
  exDate,
  { name: 'amount', label: 'Amount before tax withheld', kind: 'money' },
  { name: 'frankingCredit', label: 'Franking credit', kind: 'money', isOptional: true, isExtra: true },
  { name: 'franked', label: 'Franked part', kind: 'money', isOptional: true, isExtra: true },
  { name: 'unfranked', label: 'Unfranked part', kind: 'money', isOptional: true, isExtra: true },
  { name: 'withheld', label: 'Tax withheld', kind: 'money', isOptional: true, isExtra: true },
]
const ratio: TradeField[] = [
  date('First day with the new units'),
  { name: 'newUnits', label: 'New units', kind: 'number' },
  { name: 'oldUnits', label: 'For old units', kind: 'number' },
]

export const typeNames: Record<TransactionType, string> = {
  buy: 'Buy',
  sell: 'Sale',
  dividend: 'Dividend',
  distribution: 'Distribution of a fund',
  reinvestment: 'Dividend reinvested (DRP)',
  split: 'Split',
  consolidation: 'Consolidation',
  returnOfCapital: 'Return of capital',
  transferIn: 'Transfer in',
  transferOut: 'Transfer out',
  reward: 'Reward (staking or airdrop)',
  costBaseAdjustment: 'Cost base adjustment',
  opening: 'Held already',
}

const fieldsByType: Record<TransactionType, readonly TradeField[]> = {
  opening: [
    { ...date('Bought on'), isOptional: true, hint: 'Leave it blank if you don’t remember.' },
    units,
    { ...price, label: 'Cost for one unit' },
    amountInstead,
  ],
  buy: [date(), units, price, brokerage, amountInstead],
  sell: [date(), units, price, brokerage, amountInstead],
  dividend: income,
  distribution: [
    ...income,
    {
      name: 'incomeYear',
      label: 'Income year, by the year it ends in',
      kind: 'number',
      isOptional: true,
      isExtra: true,
    },
  ],
  reinvestment: [...income.slice(0, 3), units, price, ...income.slice(3)],
  split: ratio,
  consolidation: ratio,
  returnOfCapital: [date('Paid on'), exDate, { name: 'amountPerUnit', label: 'Amount for one unit', kind: 'money' }],
  transferIn: [
    date('Arrived on'),
    units,
    { name: 'costBase', label: 'Cost base of all of them', kind: 'money' },
    {
      name: 'acquiredOn',
      label: 'First bought on',
      kind: 'date',
      isOptional: true,
      hint: 'Leave it blank if you don’t remember.',
    },
  ],
  transferOut: [date('Left on'), units],
  reward: [date(), units, { ...price, label: 'Market value of one unit that day' }, amountInstead],
  costBaseAdjustment: [
    date('As at', 'Usually 30 June, from the fund’s annual statement.'),
    { name: 'amount', label: 'Amount, with a minus when it lowers the cost base', kind: 'money' },
  ],
}

const aside: readonly TradeField[] = [
  { name: 'account', label: 'Account or broker', kind: 'text', isOptional: true, isExtra: true },
  { name: 'note', label: 'Note', kind: 'text', isOptional: true, isExtra: true },
]

export const fieldsOf = (type: TransactionType): readonly TradeField[] => [...fieldsByType[type], ...aside]

/** What was typed, by field name. */
export type TradeDraft = { type: TransactionType; texts: Readonly<Record<string, string>> }

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** A transaction as the form shows it. */
export function draftOf(facts: TransactionFacts): TradeDraft {
  const known: Record<string, unknown> = facts
  const texts = fieldsOf(facts.type).flatMap(({ name }) => {
    const value = known[name]
    if (typeof value === 'number') return [[name, plain.format(String(value) as Intl.StringNumericLiteral)]]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { type: facts.type, texts: Object.fromEntries(texts) as Record<string, string> }
}

/** A number as people write it: `1,234.50`, `$5`, `-12`; NaN for anything else. */
const numberOf = (text: string): number => {
  const bare = text
    .trim()
    .replace(/^(-?)\s*(?:A?\$|AUD)\s*/i, '$1')
    .replaceAll(',', '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}

export type TradeErrors = Readonly<Record<string, string>>

const generic: Record<FieldKind, string> = {
  date: 'Enter a day, from 1 Jan 1980 up to today.',
  number: 'Enter a number above 0, with at most 8 decimals.',
  money: 'Enter an amount in dollars, with at most 8 decimals.',
  text: 'Use fewer letters, on one line.',
}

/** A problem of a field in a sentence: those of the core and the service say what the value must be. */
function sentenceOf({ label, kind }: TradeField, message: string): string {
  if (!message.startsWith('must ')) return message === 'Invalid input' || message === '' ? generic[kind] : message
  return `${label} ${message}.`.replace(/\.\.$/, '.')
}

/** Problems by field; what belongs to no field of the form is under ''. */
export function errorsByField(
  type: TransactionType,
  problems: ReadonlyArray<{ path: string; message: string }>,
): TradeErrors {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) {
    const field = fieldsOf(type).find(({ name }) => name === path.split('.')[0])
    const key = field?.name ?? ''
    errors[key] ??= field === undefined ? message : sentenceOf(field, message)
  }
  return errors
}

/** Fields that are null, not absent, when nobody knows. */
const nullable: Partial<Record<TransactionType, string>> = { opening: 'date', transferIn: 'acquiredOn' }
/** What belongs to the kind and has no field of its own: it stays as it was. */
const keptNames = ['parcels', 'components'] as const

/**
 * The facts that were typed, or what is wrong, by field.
 * @param before the transaction that is edited, if one is
 * @param today the day it is in Sydney
 */
export function factsOf(
  { type, texts }: TradeDraft,
  before: TransactionFacts | null,
  today: string,
): { facts: TransactionFacts } | { errors: TradeErrors } {
  const errors: Record<string, string> = {}
  const facts: Record<string, unknown> = { type }
  const earlier: Record<string, unknown> = before?.type === type ? before : {}
  for (const name of keptNames) if (earlier[name] !== undefined) facts[name] = earlier[name]
  // Parcels that were picked for other units say nothing about these.
  if (facts['parcels'] !== undefined && numberOf(texts['units'] ?? '') !== earlier['units']) delete facts['parcels']
  const hasTotal = (texts['amount'] ?? '').trim() !== '' && fieldsOf(type).includes(amountInstead)
  for (const field of fieldsOf(type)) {
    const { name, kind, isOptional = false } = field
    const text = (texts[name] ?? '').trim()
    if (text === '') {
      if (nullable[type] === name) facts[name] = null
      else if (!isOptional && !(name === 'price' && hasTotal)) errors[name] = generic[kind]
      continue
    }
    const value = kind === 'number' || kind === 'money' ? numberOf(text) : text
    if (typeof value === 'number' && Number.isNaN(value)) errors[name] = generic[kind]
    else facts[name] = value
  }
  if (Object.keys(errors).length > 0) return { errors }
  const parsed = z.safeParse(TransactionFacts, facts)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { errors: errorsByField(type, problems) }
  }
  const future = daysInTheFuture(parsed.data, today)
  return future.length > 0 ? { errors: errorsByField(type, future) } : { facts: parsed.data }
}

/** The day of a trade as it is read in a list. */
export const dayText = (day: string | null): string => (day === null ? 'No date' : spokenDay(day))
