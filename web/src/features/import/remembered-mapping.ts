// Remembered mapping: what the person said the columns of a file are, kept on this device for files with the same header.
import * as z from 'zod/mini'
import { digest } from '#shared/portfolio/import/row-keys.ts'
import { mappedFields, paidOrReceived } from '#shared/portfolio/import/column-words.ts'
import type { Mapping } from '#shared/portfolio/import/mapping.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/** Of the columns of the file itself, so that those are known again that were named before one was made of others. */
const keyOf = (header: readonly string[]): string =>
  `gumnut.import-columns.${digest(header.filter((name) => name !== paidOrReceived).join('\n'))}`
const Kept = z.object({
  assets: z.enum(['asx', 'coins']),
  belowZero: z.optional(z.enum(['buy', 'sell'])),
  hasNoSide: z.optional(z.boolean()),
  ...Object.fromEntries(mappedFields.map((field) => [field, z.nullable(z.int())])),
  /** Asked about later than the others. */
  status: z.optional(z.nullable(z.int())),
})
type Remembered = Omit<Mapping, 'status'> & Partial<Pick<Mapping, 'status'>>
const isMapping = (value: unknown): value is Remembered => z.safeParse(Kept, value).success

/** null when these columns were never named here; a field is missing where nobody was asked about it then. */
export function rememberedMapping(header: readonly string[]): Remembered | null {
  try {
    const value: unknown = JSON.parse(readStored('local', keyOf(header)) ?? 'null')
    return isMapping(value) ? value : null
  } catch {
    return null
  }
}

export const rememberMapping = (header: readonly string[], mapping: Mapping): void =>
  writeStored('local', keyOf(header), JSON.stringify(mapping))
