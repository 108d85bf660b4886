// Match: which rows of the files are in Gumnut already, which stand in two files, and which are new.
import { dayNumber } from '../../kernel/dates.ts'
import { asxSessionOn } from '../../market/trading-calendar.ts'
import { daysAfter } from '../../kernel/sydney-days.ts'
import type { Transaction } from '../transaction.ts'
import type { ImportFormat, ImportRow, RowFacts } from './import-row.ts'
import { cents, product, sum } from './cells.ts'

/** The same trade has the same units; its totals may differ by rounding, its dates by the days to settlement. */
const maxTotalGap = 0.02
const maxTradingDays = 5
const maxDays = 12

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

/** A trade as it is compared, of a file or stored. */
export type Compared = {
  readonly facts: RowFacts
  /** Of one instrument only: the caller compares what is of the same. */
  readonly total: number | null
  /** null: typed in by hand. */
  readonly format: string | null
  readonly key: string | null
  readonly id?: string
}

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

/** How many days the exchange was open between two days, the earlier one not counted; more than the most counts as the most. */
function tradingDaysBetween(a: string, b: string): number {
  const [from, to] = a < b ? [a, b] : [b, a]
  if (dayNumber(to) - dayNumber(from) > maxDays) return Infinity
  let days = 0
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) days += Number(asxSessionOn(day) !== undefined)
  return days
}

const unitsOf = (facts: RowFacts): unknown => ('units' in facts ? facts.units : null)

/** Whether two rows of different sources can be the same trade. */
function canBeSame(a: Compared, b: Compared): boolean {
  if (a.format !== null && a.format === b.format) return false
  if (a.facts.type !== b.facts.type || unitsOf(a.facts) !== unitsOf(b.facts)) return false
  if (a.total !== null && b.total !== null && Math.abs(sum(a.total, -b.total)) > maxTotalGap) return false
  if (a.facts.date === null || b.facts.date === null) return a.facts.date === b.facts.date
  return tradingDaysBetween(a.facts.date, b.facts.date) <= maxTradingDays
}

/** `index` of the row in the list that was compared. */
export type Verdict =
  | { readonly kind: 'new' }
  /** Stored already; `by` which source knows it, null typed by hand. */
  | { readonly kind: 'there'; readonly id: string; readonly by: string | null; readonly isBetter: boolean }
  /** The same row, or the same trade, stands in another file of this import, which is taken; `isBetter` when it says more. */
  | { readonly kind: 'twice'; readonly index: number; readonly by: string; readonly isBetter: boolean }
  /** More than one trade could be the same. */
  | { readonly kind: 'unclear'; readonly candidates: number }

type Edge = readonly [left: number, right: number]

/** The groups of rows and candidates that are tied together, directly or through others. */
function clusters(edges: readonly Edge[]): { lefts: number[]; rights: number[]; edges: number }[] {
  const ofLeft = new Map<number, number[]>()
  const ofRight = new Map<number, number[]>()
  for (const [left, right] of edges) {
    ofLeft.set(left, [...(ofLeft.get(left) ?? []), right])
    ofRight.set(right, [...(ofRight.get(right) ?? []), left])
  }
  const seen = new Set<number>()
  return [...ofLeft.keys()].flatMap((start) => {
    if (seen.has(start)) return []
    const [lefts, rights] = [new Set<number>(), new Set<number>()]
    const todo = [start]
    let count = 0
    for (let left = todo.pop(); left !== undefined; left = todo.pop()) {
      if (lefts.has(left)) continue
      lefts.add(left)
      seen.add(left)
      for (const right of ofLeft.get(left) ?? []) {
        count++
        rights.add(right)
        todo.push(...(ofRight.get(right) ?? []))
      }
    }
    return [{ lefts: [...lefts].sort((a, b) => a - b), rights: [...rights].sort((a, b) => a - b), edges: count }]
  })
}

/**
 * Pairs rows one to one. As many rows as candidates, each of which could be each, are pairs in order; anything else that is not
 * one and one is unclear.
 */
function paired(
  rows: readonly Compared[],
  lefts: readonly number[],
  candidates: readonly Compared[],
  rights: readonly number[],
) {
  const buckets = new Map<string, number[]>()
  const bucket = ({ facts }: Compared): string => `${facts.type} ${String(unitsOf(facts))}`
  for (const right of rights)
    buckets.set(bucket(candidates[right]!), [...(buckets.get(bucket(candidates[right]!)) ?? []), right])
  const edges: Edge[] = []
  for (const left of lefts) {
    for (const right of buckets.get(bucket(rows[left]!)) ?? []) {
      if (canBeSame(rows[left]!, candidates[right]!)) edges.push([left, right])
    }
  }
  const pairs = new Map<number, number>()
  const unclear = new Map<number, number>()
  for (const cluster of clusters(edges)) {
    const isWhole = cluster.lefts.length === cluster.rights.length && cluster.edges === cluster.lefts.length ** 2
    const inDays = (of: readonly Compared[]) => (a: number, b: number) =>
      String(of[a]!.facts.date) < String(of[b]!.facts.date) ? -1 : 1
    const sorted = cluster.rights.toSorted(inDays(candidates))
    cluster.lefts.toSorted(inDays(rows)).forEach((left, place) => {
      if (isWhole) pairs.set(left, sorted[place]!)
      else unclear.set(left, cluster.rights.length)
    })
  }
  return { pairs, unclear }
}

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
  const used = new Set<number>()
  const firstOf = new Map<string, number>()
  const open: number[] = []
  rows.forEach((row, index) => {
    const own = `${row.format} ${row.key}`
    const at = byKey.get(own) ?? (row.id === undefined ? undefined : byId.get(row.id))
    const known = at === undefined ? undefined : stored[at]
    const before = firstOf.get(own)
    if (known?.id !== undefined && at !== undefined) {
      used.add(at)
      verdicts[index] = { kind: 'there', id: known.id, by: known.format, isBetter: false }
    } else if (before !== undefined && rows[before]!.file !== row.file) {
      verdicts[index] = { kind: 'twice', index: before, by: rows[before]!.format ?? '', isBetter: false }
    } else {
      firstOf.set(own, index)
      open.push(index)
    }
  })
  // The same trade of another source: first against what is stored, then the better files before the others.
  const free = stored.flatMap((_, at) => (used.has(at) ? [] : [at]))
  for (const format of new Set(open.map((index) => rows[index]!.format))) {
    const lefts = open.filter((index) => rows[index]!.format === format)
    const { pairs, unclear } = paired(rows, lefts, stored, free)
    for (const [index, at] of pairs) {
      const { id = '', format: by } = stored[at]!
      verdicts[index] = { kind: 'there', id, by, isBetter: by !== null && rankOf(format ?? '') > rankOf(by) }
    }
    for (const [index, candidates] of unclear) verdicts[index] = { kind: 'unclear', candidates }
  }
  const taken: number[] = []
  const formats = [...new Set(open.map((index) => rows[index]!.format ?? ''))].toSorted((a, b) => rankOf(b) - rankOf(a))
  for (const format of formats) {
    const lefts = open.filter((index) => rows[index]!.format === format && verdicts[index]!.kind === 'new')
    const { pairs, unclear } = paired(rows, lefts, rows, taken)
    for (const [index, better] of pairs) {
      const by = rows[better]!.format ?? ''
      verdicts[index] = { kind: 'twice', index: better, by, isBetter: rankOf(by) > rankOf(format) }
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
