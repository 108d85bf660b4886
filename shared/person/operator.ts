// Operator: who runs a deployment, as its owner has set it, and how the legal texts say so.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

const line = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength))

/** The business behind a deployment. Each part is shown as it is written here; what is left out is not mentioned. */
export const Operator = lazy.object(() => ({
  /** The legal name, such as Example Pty Ltd. */
  name: line(120),
  /** The Australian Business Number: eleven digits, with or without the usual spaces. */
  abn: z.optional(
    z.string().check(z.regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, { error: 'must be the 11 digits of an ABN' })),
  ),
  /** Where post reaches it, on one line. */
  address: z.optional(line(200)),
}))
export type Operator = z.infer<typeof Operator>

/** @returns the words that stand for `{operator}` in a legal text; neutral ones while the owner has set none */
export function operatorWords(operator: Operator | undefined): string {
  if (operator === undefined) return 'the business that runs Gumnut'
  const { name, abn, address } = operator
  const number = abn?.replaceAll(' ', '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, ' (ABN $1 $2 $3 $4)') ?? ''
  return `${name}${number}${address === undefined ? '' : `, ${address}`}`
}
