// Match: which rows of the files are in Gumnut already, which stand in two files, and which are new.
import type { Transaction } from '../transaction.ts'
import type { ImportFormat, ImportRow, RowFacts } from './import-row.ts'
import { hasReference } from './row-keys.ts'
import { type Compared, paired } from './same-trade.ts'
import { cents, product, sum } from './cells.ts'

/** Confirmations know most; a statement of the account knows least. */
const ranks: Partial<Readonly<Record<ImportFormat, number>>> = {
  'commsec-confirmations': 3,
  'cmc-confirmations': 3,
  'bell-direct': 3,
  'order-search': 3,
  'nabtrade-trades': 3,
  'nabtrade-portfolio': 2,
  'commsec-transactions': 2,
  'nabtrade-cash': 1,
  'cmc-statement': 1,
}
const rankOf = (format: string): number => ranks[format as ImportFormat] ?? 2

/** AUD that changed hands for a stored transaction; null where there is no such amount. */
function totalOf(facts: RowFacts): number | null {
  if (facts.type === 'transferIn') return facts.costBase
  if (facts.type !== 'buy' && facts.type !== 'sell' && facts.type !== 'opening' && facts.type !== 'reward')
    return 'amount' in facts ? (facts.amount ?? null) : null
  const gross = facts.amount ?? (facts.price === undefined ? null : product(facts.units, facts.price))
  const brokerage = 'brokerage' in facts ? (facts.brokerage ?? 0) : 0
  return gross === null ? null : cents(sum(gross, facts.type === 'sell' ? -brokerage : brokerage))
}

export const storedAsCompared = (transaction: Transaction): Compared => ({
  facts: transaction,
  total: totalOf(transaction),
  format: transaction.source?.format ?? null,
  key: transaction.source?.key ?? null,
  id: transaction.id,
})

/** `index` of the row in the list that was compared. */
export type Verdict =
  | { readonly kind: 'new' }
  /** Stored already; `by` which source knows it, null typed by hand. */
  | { readonly kind: 'there'; readonly id: string; readonly by: string | null; readonly isBetter: boolean }
  /** The same row, or the same trade, stands in another file of this import, which is taken; `isBetter` when it says more. */
  | { readonly kind: 'twice'; readonly index: number; readonly by: string; readonly isBetter: boolean }
  /** More than one trade could be the same. */
  | { readonly kind: 'unclear'; readonly candidates: number }

const oneCandidate: Verdict = { kind: 'unclear', candidates: 1 }

/** What rows come from that know each other by their keys: a format, or one mapped file. */
const sourceOf = ({ format, file }: Compared & { readonly file: number }): string =>
  format === 'mapped' ? `mapped ${file}` : (format ?? '')

/** Two mapped rows with a reference each: two trades of one broker, or one trade that two sources number in their own way. */
const contradicts = (a: Compared, b: Compared): boolean =>
  a.format === 'mapped' && b.format === 'mapped' && hasReference(a.key) && hasReference(b.key)

/**
 * Judges the rows of one instrument.
 * @param rows of all files of this import, `file` telling which
 * @param stored what the person has of it
 * @returns a verdict for each row, in order
 */
export function judge(rows: readonly (Compared & { readonly file: number })[], stored: readonly Compared[]): Verdict[] {
  const verdicts: Verdict[] = rows.map(() => ({ kind: 'new' }))
  // The same row of the same kind of file, first among the stored, then among the files.
  const byKey = new Map<string, number>(
    stored.flatMap((one, at) => (one.key === null ? [] : [[`${one.format} ${one.key}`, at] as const])),
  )
  const byId = new Map(stored.flatMap((one, at) => (one.id === undefined ? [] : [[one.id, at] as const])))
  const used = new Map<string, Set<number>>()
  const firstOf = new Map<string, number>()
  const open: number[] = []
  rows.forEach((row, index) => {
    const own = `${row.format} ${row.key}`
    const at = byKey.get(own) ?? (row.id === undefined ? undefined : byId.get(row.id))
    const known = at === undefined ? undefined : stored[at]
    const before = firstOf.get(own)
    if (known?.id !== undefined && at !== undefined) {
      used.set(sourceOf(row), (used.get(sourceOf(row)) ?? new Set()).add(at))
      verdicts[index] = { kind: 'there', id: known.id, by: known.format, isBetter: false }
    } else if (before !== undefined && rows[before]!.file !== row.file) {
      verdicts[index] = { kind: 'twice', index: before, by: rows[before]!.format ?? '', isBetter: false }
    } else {
      firstOf.set(own, index)
      open.push(index)
    }
  })
  // The same trade of another source: first against what is stored, then the better files before the others. A stored trade that
  // one source knows by its key can be that of another source too.
  const sources = [...new Set(open.map((index) => sourceOf(rows[index]!)))]
  for (const source of sources) {
    const lefts = open.filter((index) => sourceOf(rows[index]!) === source)
    const free = stored.flatMap((_, at) => (used.get(source)?.has(at) === true ? [] : [at]))
    const { pairs, unclear } = paired(rows, lefts, stored, free)
    for (const [index, at] of pairs) {
      const { id = '', format: by } = stored[at]!
      const isBetter = by !== null && rankOf(rows[index]!.format ?? '') > rankOf(by)
      verdicts[index] = contradicts(rows[index]!, stored[at]!) ? oneCandidate : { kind: 'there', id, by, isBetter }
    }
    for (const [index, candidates] of unclear) verdicts[index] = { kind: 'unclear', candidates }
  }
  const taken: number[] = []
  const rank = (source: string): number => rankOf(source.split(' ')[0]!)
  for (const source of sources.toSorted((a, b) => rank(b) - rank(a))) {
    const lefts = open.filter((index) => sourceOf(rows[index]!) === source && verdicts[index]!.kind === 'new')
    const { pairs, unclear } = paired(rows, lefts, rows, taken)
    for (const [index, better] of pairs) {
      const by = rows[better]!.format ?? ''
      const isBetter = rankOf(by) > rank(source)
      verdicts[index] = contradicts(rows[index]!, rows[better]!)
        ? oneCandidate
        : { kind: 'twice', index: better, by, isBetter }
    }
    for (const [index, candidates] of unclear) verdicts[index] = { kind: 'unclear', candidates }
    taken.push(...lefts.filter((index) => verdicts[index]!.kind === 'new'))
  }
  return verdicts
}

/** A row as it is compared. */
export const rowAsCompared = (
  row: ImportRow,
  format: ImportFormat,
  file: number,
): Compared & { readonly file: number } => {
  const source = row.own?.source
  return {
    facts: row.facts,
    total: row.total ?? totalOf(row.facts),
    format: source?.format ?? format,
    key: source?.key ?? row.key,
    ...(row.own?.id === undefined ? {} : { id: row.own.id }),
    file,
  }
}
