// Match: which rows of the files are in Gumnut already, which stand in two files, and which are new.
import { openingsOf } from '../ledger-holding.ts'
import type { HoldingTrades } from '../ports.ts'
import type { Transaction } from '../transaction.ts'
import type { ImportFormat, ImportRow, RowFacts } from './import-row.ts'
import { hasReference } from './row-keys.ts'
import type { Compared } from './compared.ts'
import { paired } from './same-trade.ts'
import { cents, product, sum } from './cells.ts'
import { calledBy, type ComparedRow, findInFiles, findStored, sourceOf, type Verdict } from './verdicts.ts'

/**
 * Which of two files that have a trade says more of it: our own export, then confirmations, then lists of trades; a statement of the
 * account says least.
 */
const ranks: Readonly<Record<ImportFormat, number>> = {
  'gumnut-account': 4,
  'commsec-confirmations': 3,
  'cmc-confirmations': 3,
  'bell-direct': 3,
  'order-search': 3,
  'nabtrade-trades': 3,
  'commsec-transactions': 2,
  selfwealth: 2,
  stake: 2,
  'nabtrade-portfolio': 2,
  sharesight: 2,
  sharesies: 2,
  'fp-markets': 2,
  coinspot: 2,
  'coinspot-transfers': 2,
  swyftx: 2,
  'binance-statement': 2,
  'binance-trades': 2,
  kraken: 2,
  'gumnut-trades': 2,
  'gumnut-holdings': 2,
  mapped: 2,
  'nabtrade-cash': 1,
  'cmc-statement': 1,
}
/** @param format empty for what was typed by hand; one that a later release has stored may be unknown */
const rankOf = (format: string): number => (ranks as Readonly<Record<string, number>>)[format] ?? 2

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
    ...('account' in one && one.account !== undefined ? { account: one.account } : {}),
  }))

const oneCandidate: Verdict = { kind: 'unclear', candidates: 1 }

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
  // An export says all that another file does, and what was made of it since: it comes first.
  const inOrder = [...rows.keys()].toSorted((a, b) => Number(rows[b]!.isOwn) - Number(rows[a]!.isOwn))
  const files = [...new Set(inOrder.map((index) => rows[index]!.file))].map((file) =>
    inOrder.filter((index) => rows[index]!.file === file),
  )
  const used = findStored(files, rows, stored, verdicts)
  const open = findInFiles(files, rows, verdicts)
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
    ...(row.own?.holdingId === undefined ? {} : { holdingId: row.own.holdingId }),
    ...(row.account === undefined ? {} : { account: row.account }),
    file,
    isOwn: row.own !== undefined,
  }
}
