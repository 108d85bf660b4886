// Field problems: what a form says about a name, an age or an amount that the schemas refuse. One sentence for every form.
import * as z from 'zod/mini'
import { asLine } from '../kernel/text.ts'
import { countsAsZero } from './finances.ts'
import { Age, maxAge, maxNameLength, minAge, PersonName, TypedAmount } from './onboarding.ts'

/** Undefined where the name may be saved. */
export const nameProblem = (name: string): string | undefined =>
  z.safeParse(PersonName, name).success
    ? undefined
    : asLine(name, maxNameLength) === ''
      ? 'Enter a name or a nickname.'
      : `Use up to ${maxNameLength} letters.`

/** @param age in years; NaN for what is no number. Undefined where it may be saved. */
export function ageProblem(age: number): string | undefined {
  if (z.safeParse(Age, age).success) return undefined
  if (Number.isFinite(age) && age < minAge) return `You must be ${minAge} or older to use Gumnut.`
  if (Number.isFinite(age) && age > maxAge) return `Gumnut is made for people aged ${minAge} to ${maxAge}.`
  return 'Enter your age in whole years.'
}

/** What may be typed for an amount, a month's or one unit's. */
export const amountRange = 'Enter an amount from $0 to $1 billion.'

/** @param amount AUD a month, as a number or as typed. Undefined where it may be saved. */
export const amountProblem = (amount: number | string): string | undefined =>
  z.safeParse(TypedAmount, amount).success ? undefined : amountRange

/** What a form says beside an amount that it could not read; undefined where it could, or nothing was typed. */
export const zeroHint = (text: string): string | undefined =>
  countsAsZero(text) ? 'We couldn’t read that as a number, so it counts as $0.' : undefined
