// Match: which rows of the files are in Gumnut already, which stand in two files, and which are new.
import { openingsOf } from '../ledger-holding.ts'
import type { HoldingTrades } from '../ports.ts'
import type { Transaction } from '../transaction.ts'
import type { ImportFormat, ImportRow, RowFacts } from './import-row.ts'
import { hasReference } from './row-keys.ts'
import { type Compared, paired } from './same-trade.ts'
import { cents, product, sum } from './cells.ts'

/** Our own export knows all that is known, then confirmations; a statement of the account knows least. */
const ranks: Partial<Readonly<Record<ImportFormat, number>>> = {
  'gumnut-account': 4,
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

/** The trades of a holding as they are compared; one without trades stands for the opening that it would have. */
export const storedAsCompared = ({ holding, transactions }: HoldingTrades): Compared[] =>
  (transactions.length === 0 ? openingsOf(holding, holding) : transactions).map((one: Transaction) => ({
    facts: one,
    total: totalOf(one),
    format: one.source?.format ?? null,
    key: one.source?.key ?? null,
    id: one.id,
  }))

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

/** A row of a file as it is compared. `isOwn`: of our own export, whose trades are different ones wherever they came from. */
type ComparedRow = Compared & { readonly file: number; readonly isOwn: boolean }

/** What rows come from that are never the same trade: a format, one mapped file, one export of ours. */
const sourceOf = ({ format, file, isOwn }: ComparedRow): string =>
  isOwn ? `${ownExport} ${file}` : format === 'mapped' ? `mapped ${file}` : (format ?? '')
const ownExport: ImportFormat = 'gumnut-account'
const calledBy = ({ format, isOwn }: ComparedRow): string => (isOwn ? ownExport : (format ?? ''))

/** Two mapped rows with a reference each: two trades of one broker, or one trade that two sources number in their own way. */
const contradicts = (a: Compared, b: Compared): boolean =>
  a.format === 'mapped' && b.format === 'mapped' && hasReference(a.key) && hasReference(b.key)

/**
 * Judges the rows of one instrument.
 * @param rows of all files of this import, `file` telling which
 * @param stored what the person has of it
 * @returns a verdict for each row, in order
 */
export function judge(rows: readonly ComparedRow[], stored: readonly Compared[]): Verdict[] {
  const verdicts: Verdict[] = rows.map(() => ({ kind: 'new' }))
  // The same row of the same kind of file, first among the stored, then among the files.
  const byKey = new Map<string, number>(
    stored.flatMap((one, at) => (one.key === null ? [] : [[`${one.format} ${one.key}`, at] as const])),
  )
  const byId = new Map(stored.flatMap((one, at) => (one.id === undefined ? [] : [[one.id, at] as const])))
  const used = new Map<string, Set<number>>()
  const firstOf = new Map<string, number>()
  const open: number[] = []
  // An export says all that another file does, and what was made of it since: it comes first.
  const inOrder = [...rows.keys()].toSorted((a, b) => Number(rows[b]!.isOwn) - Number(rows[a]!.isOwn))
  for (const index of inOrder) {
    const row = rows[index]!
    const own = `${row.format} ${row.key}`
    const at = byKey.get(own) ?? (row.id === undefined ? undefined : byId.get(row.id))
    const known = at === undefined ? undefined : stored[at]
    const ownId = row.isOwn ? `id ${row.id}` : ''
    const before = firstOf.get(own) ?? firstOf.get(ownId)
    if (known?.id !== undefined && at !== undefined) {
      used.set(sourceOf(row), (used.get(sourceOf(row)) ?? new Set()).add(at))
      verdicts[index] = { kind: 'there', id: known.id, by: known.format, isBetter: false }
    } else if (before !== undefined && rows[before]!.file !== row.file) {
      verdicts[index] = { kind: 'twice', index: before, by: calledBy(rows[before]!), isBetter: false }
    } else {
      firstOf.set(own, index)
      if (row.isOwn && row.id !== undefined) firstOf.set(ownId, index)
      open.push(index)
    }
  }
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
      const by = calledBy(rows[better]!)
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
export const rowAsCompared = (row: ImportRow, format: ImportFormat, file: number): ComparedRow => {
  const source = row.own?.source
  return {
    facts: row.facts,
    total: row.total ?? totalOf(row.facts),
    format: source?.format ?? format,
    key: source?.key ?? row.key,
    ...(row.own?.id === undefined ? {} : { id: row.own.id }),
    file,
    isOwn: row.own !== undefined,
  }
}
