// RowKeys: what an imported row is recognised by when its file, or one that overlaps with it, is read again.
import type { RowFacts, RowInstrument } from './import-row.ts'

const low32 = 4294967296

/** The 53 bits of a hash (cyrb53) from its two halves. */
function joined(one: number, two: number): number {
  const high = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  const low = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return low32 * (2097151 & low) + (high >>> 0)
}

/** 16 hexadecimal digits that stand for a text, from two hashes of 53 bits: enough that no two rows of one person meet. */
export function digest(text: string): string {
  let [a, b, c, d] = [0xdeadbeef | 0, 0x41c6ce57, 0xdeadbeef ^ 1, 0x41c6ce57 ^ 1]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
    c = Math.imul(c ^ unit, 2654435761)
    d = Math.imul(d ^ unit, 1597334677)
  }
  return joined(a, b).toString(16).padStart(14, '0').slice(-12) + joined(c, d).toString(16).padStart(14, '0').slice(-4)
}

type KeyedRow = {
  readonly instrument: RowInstrument
  readonly facts: RowFacts
  readonly total: number | null
  readonly account: string | undefined
}

/**
 * The key of the first row that is like this one; a count follows for those after it. With a broker's reference it is that, what
 * was traded, since one reference may cover two rows, and the day, since some brokers call every trade of a plan the same and two
 * can both count from 1; without, it is a digest of the day and every figure.
 */
export function firstKeyOf({ instrument, facts, total, account }: KeyedRow, reference: string | undefined): string {
  const {
    units = '',
    price = '',
    amount = '',
  } = facts as { readonly [field: string]: unknown } as {
    readonly [field in 'units' | 'price' | 'amount']?: number
  }
  const what = `${instrument.symbol}|${facts.type}|${units}`
  if (reference === undefined)
    return `h:${digest(`${facts.date}|${what}|${price}|${total ?? amount}|${account ?? ''}`)}`
  return `r:${reference.slice(0, 40)}:${digest(what)}${facts.date === null ? '' : `:${facts.date}`}`
}

/** Whether a key was made from a broker's reference. */
export const hasReference = (key: string | null): boolean => key?.startsWith('r:') === true

/**
 * A key with a reference as its parts: the reference with what was traded, and the day that its file had.
 * @returns null for any other key; `day` null where the key has none, as those have that were stored before keys had days
 */
export function referenceIn(key: string | null): { readonly base: string; readonly day: string | null } | null {
  const [, base, day = null] = /^(r:.*:[\da-f]{16})(?::(\d{4}-\d\d-\d\d))?(?::\d{1,5})?$/s.exec(key ?? '') ?? []
  return base === undefined ? null : { base, day }
}
