// RowKeys: what an imported row is recognised by when its file, or one that overlaps with it, is read again.
import type { RowFacts, RowInstrument } from './import-row.ts'

/** 53 bits of a text (cyrb53): enough that no two rows of one person meet, and quick. */
function hash(text: string, seed: number): number {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** 16 hexadecimal digits that stand for a text. */
export const digest = (text: string): string =>
  hash(text, 0).toString(16).padStart(14, '0').slice(-12) + hash(text, 1).toString(16).padStart(14, '0').slice(-4)

export type KeyedRow = {
  readonly instrument: RowInstrument
  readonly facts: RowFacts
  readonly total: number | null
  readonly reference?: string
  readonly account?: string
}

/**
 * Gives the rows of a file their keys. With a broker's reference the key is that and what was traded, since one reference may
 * cover two rows; without, it is the day and every figure. Rows that are equal in all of it are counted.
 */
export class RowKeys {
  readonly #counts = new Map<string, number>()

  /** The key of the first row that is like this one. */
  firstKeyOf({ instrument, facts, total, reference, account }: KeyedRow): string {
    const field = (name: string): unknown => (facts as Readonly<Record<string, unknown>>)[name] ?? ''
    const what = [instrument.symbol, facts.type, field('units')]
    return reference === undefined
      ? `h:${digest([facts.date, ...what, field('price'), total ?? field('amount'), account ?? ''].join('|'))}`
      : `r:${reference.slice(0, 40)}:${digest(what.join('|'))}`
  }

  /** The key of this row, which is the first's own or that with its count behind it. */
  counted(own: string): string {
    const count = (this.#counts.get(own) ?? 0) + 1
    this.#counts.set(own, count)
    return count === 1 ? own : `${own}:${count}`
  }
}
