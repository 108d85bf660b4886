// Trade form: what is typed for each kind of transaction, as text, and the facts it comes to. The core's own schema decides.
import * as z from 'zod/mini'
import { spokenDay } from '#shared/kernel/dates.ts'
import { decimalOf, plus, toNumber, zero } from '#shared/kernel/money.ts'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import { contradictedValue } from '#shared/portfolio/price-rounding.ts'
import { daysInTheFuture, TransactionFacts, type TransactionType } from '#shared/portfolio/transaction.ts'
import { formatMoney } from '../../lib/format.ts'
import { typedText } from '../../lib/typed-text.ts'
import { amountInstead, type FieldKind, fieldsOf, type TradeField } from './trade-fields.ts'

/** What was typed, by field name. */
export type TradeDraft = {
  type: TransactionType
  texts: Readonly<Record<string, string>>
  /** Units to take from each parcel, by its id; left out: the oldest first. */
  picks?: Readonly<Record<string, string>> | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What stands at a name such as `amount` or `components.interest`. */
const valueAt = (facts: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((found, part) => (isObject(found) ? found[part] : undefined), facts)

/** A transaction as the form shows it. */
export function draftOf(facts: TransactionFacts): TradeDraft {
  const texts: Record<string, string> = {}
  for (const { name } of fieldsOf(facts.type)) {
    const value = valueAt(facts, name)
    if (typeof value === 'number') texts[name] = typedText(value)
    else if (typeof value === 'string') texts[name] = value
  }
  const parcels = 'parcels' in facts ? facts.parcels : undefined
  const picks = parcels && Object.fromEntries(parcels.map(({ id, units }) => [id, typedText(units)]))
  return { type: facts.type, texts, ...(picks === undefined ? {} : { picks }) }
}

export type TradeErrors = Readonly<Record<string, string>>

const generic: Record<FieldKind, string> = {
  date: 'Enter a day, from 1 Jan 1980 up to today.',
  number: 'Enter a number above 0, such as 1,250.5, with at most 8 decimals.',
  money: 'Enter an amount in dollars, such as 1,250.50, with at most 8 decimals.',
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
    const field = fieldsOf(type).find(({ name }) => name === path || name === path.split('.')[0])
    const key = field?.name ?? ''
    errors[key] ??= field === undefined ? message : sentenceOf(field, message)
  }
  return errors
}

/** Fields that are null, not absent, when nobody knows. */
const nullable: Partial<Record<TransactionType, string>> = { opening: 'date', transferIn: 'acquiredOn' }

/** The parcels that were picked, and the units they add up to, exactly. */
export function pickedOf(picks: Readonly<Record<string, string>>): {
  parcels: Array<{ id: string; units: number }>
  units: number
} {
  const parcels = Object.entries(picks)
    .filter(([, text]) => text.trim() !== '')
    .map(([id, text]) => ({ id, units: typedNumber(text) }))
    .filter(({ units }) => units !== 0)
  const isWhole = parcels.every(({ units }) => units > 0)
  const sum = isWhole ? parcels.reduce((total, { units }) => plus(total, decimalOf(units)), zero) : null
  return { parcels, units: sum === null ? Number.NaN : toNumber(sum) }
}

const pickTypes: readonly TransactionType[] = ['sell', 'transferOut']
/** Whether a transaction of this kind takes units out of parcels. */
export const takesParcels = (type: TransactionType): boolean => pickTypes.includes(type)

/** What was typed into one field, as it goes into the facts; undefined when it is left out. */
function typedValue({ kind }: TradeField, text: string): number | string | undefined {
  if (text === '') return undefined
  return kind === 'number' || kind === 'money' ? typedNumber(text) : text
}

function typedFacts({ type, texts, picks }: TradeDraft): { facts: Record<string, unknown>; errors: TradeErrors } {
  const errors: Record<string, string> = {}
  const facts: Record<string, unknown> = { type }
  const parts: Record<string, unknown> = {}
  const isPicked = picks !== undefined && takesParcels(type)
  const hasTotal = (texts['amount'] ?? '').trim() !== '' && fieldsOf(type).includes(amountInstead)
  for (const field of fieldsOf(type)) {
    const { name, kind, isOptional = false } = field
    if (isPicked && name === 'units') continue
    const value = typedValue(field, (texts[name] ?? '').trim())
    if (value === undefined) {
      if (nullable[type] === name) facts[name] = null
      else if (!isOptional && !(name === 'price' && hasTotal)) errors[name] = generic[kind]
    } else if (typeof value === 'number' && Number.isNaN(value)) errors[name] = generic[kind]
    else if (name.startsWith('components.')) parts[name.slice('components.'.length)] = value
    else facts[name] = value
  }
  if (Object.keys(parts).length > 0) facts['components'] = parts
  if (isPicked) {
    const { parcels, units } = pickedOf(picks)
    if (parcels.length === 0 || Number.isNaN(units))
      errors['parcels'] = 'Enter how many units to take from a parcel, such as 1,250.5.'
    else Object.assign(facts, { parcels, units })
  }
  return { facts, errors }
}

/** The fields of which the total says the same again. */
const ofAmount = ['units', 'price', 'amount']

/** What is wrong with a total beside units x price that come to something else, unless the trade was so before. */
function contradiction(facts: TransactionFacts, before: TransactionFacts | undefined): TradeErrors {
  if (!fieldsOf(facts.type).includes(amountInstead) || !('units' in facts)) return {}
  const value = contradictedValue(facts)
  if (value === undefined || ofAmount.every((name) => valueAt(facts, name) === valueAt(before, name))) return {}
  return {
    amount: `Units × price come to ${formatMoney(value)}, but the total is what counts. Fix the total, or clear it or the price.`,
  }
}

/**
 * The facts that were typed, or what is wrong, by field.
 * @param today the day it is in Sydney
 * @param before the transaction that is changed
 */
export function factsOf(
  draft: TradeDraft,
  today: string,
  before?: TransactionFacts,
): { facts: TransactionFacts } | { errors: TradeErrors } {
  const { facts, errors } = typedFacts(draft)
  if (Object.keys(errors).length > 0) return { errors }
  const parsed = z.safeParse(TransactionFacts, facts)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { errors: errorsByField(draft.type, problems) }
  }
  const future = errorsByField(draft.type, daysInTheFuture(parsed.data, today))
  const wrong = { ...future, ...contradiction(parsed.data, before) }
  return Object.keys(wrong).length > 0 ? { errors: wrong } : { facts: parsed.data }
}

/** The day of a trade as it is read in a list. */
export const dayText = (day: string | null): string => (day === null ? 'No date' : spokenDay(day))
