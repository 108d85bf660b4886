// Answer: what the AWS command line said, and what a check makes of it.
import * as z from 'zod/mini'

/** What a command said. `status` is null when it could not be started at all. */
export type Answer = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/**
 * @property kind `missing` stops the deployment, `note` is worth knowing and does not
 * @property says one sentence or two: what is wrong, and what to do
 */
export type Finding = { readonly kind: 'missing' | 'note'; readonly says: string }

export const missing = (says: string): readonly Finding[] => [{ kind: 'missing', says }]
export const note = (says: string): readonly Finding[] => [{ kind: 'note', says }]
export const fine: readonly Finding[] = []

/** @returns what the command printed, or null when it failed or printed something else */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, answer: Answer): z.infer<Schema> | null {
  if (answer.status !== 0) return null
  try {
    const result = z.safeParse(schema, JSON.parse(answer.stdout))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

export const failsWith = (answer: Answer, code: string): boolean => answer.stderr.includes(code)

/** The last line of what went wrong; AWS puts the reason there. */
export const reasonOf = ({ stderr }: Answer): string => stderr.trim().split('\n').at(-1)?.trim() ?? ''
