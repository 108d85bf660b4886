// Preview: what an import would do, holding by holding, before anything is sent.
import { grouped } from '../../kernel/text.ts'
import type { HoldingTrades } from '../ports.ts'
import { maxTransactionsOfHolding, maxTransactionsOfPerson } from '../transaction.ts'
import { isNewestFirst } from './entry-order.ts'
import { judge, rowAsCompared, storedAsCompared } from './match.ts'
import { type Choices, type PlacedRow, type PreviewHolding, previewHolding } from './preview-holding.ts'
import { type ImportedFile, knownNames, type Repairs, withRepairs } from './preview-repairs.ts'
import { instrumentName, type Target, Targets } from './targets.ts'
import type { Verdict } from './verdicts.ts'

export type Preview = {
  readonly holdings: readonly PreviewHolding[]
  /** The files with the repairs in them, which the rows of the holdings are of. */
  readonly files: readonly ImportedFile[]
  /** Rows that would be sent. */
  readonly taken: number
  /** A limit that would be passed, in a sentence; nothing is sent then. */
  readonly limit: string | null
  readonly isReady: boolean
}

function limitPassed(
  holdings: readonly PreviewHolding[],
  held: readonly HoldingTrades[],
  taken: number,
): string | null {
  const there = held.reduce((all, { transactions }) => all + transactions.length, 0)
  const full = holdings.find(({ rows, holdingId }) => {
    const own = held.find(({ holding }) => holding.id === holdingId)?.transactions.length ?? 0
    return own + rows.filter(({ isTaken }) => isTaken).length > maxTransactionsOfHolding
  })
  if (full !== undefined)
    return `${full.instrument.symbol} would have more than ${grouped(maxTransactionsOfHolding)} trades, which is the most one investment can have.`
  return there + taken > maxTransactionsOfPerson
    ? `You would have more than ${grouped(maxTransactionsOfPerson)} trades, which is the most one account can have.`
    : null
}

type Group = { readonly target: Target; readonly placed: PlacedRow[]; readonly verdicts: Map<PlacedRow, Verdict> }

/**
 * The rows by the holding that they join. What is there already is looked for among all holdings of an instrument, and among all
 * rows of it: one trade stands once, whichever of several holdings it is in.
 * @param parcels the keys of what units from before the files belong to, in the order of the rows of the last file
 */
function groupsOf(files: readonly ImportedFile[], held: readonly HoldingTrades[], parcels: readonly string[]): Group[] {
  const targets = new Targets(files, held)
  const groups = new Map<string, Group>()
  const alike = new Map<string, { readonly placed: PlacedRow; readonly group: Group }[]>()
  const parcelsFile = parcels.length === 0 ? -1 : files.length - 1
  files.forEach(({ rows, format }, file) =>
    rows.forEach((row, place) => {
      const placed = { id: `${file}:${place}`, file, row, format: row.format ?? format }
      const target = (file === parcelsFile ? groups.get(parcels[place]!)?.target : undefined) ?? targets.of(row)
      const group: Group = groups.get(target.key) ?? { target, placed: [], verdicts: new Map() }
      groups.set(target.key, group)
      group.placed.push(placed)
      const { key } = targets.usual(row.instrument)
      const list = alike.get(key)
      if (list === undefined) alike.set(key, [{ placed, group }])
      else list.push({ placed, group })
    }),
  )
  for (const list of alike.values()) {
    const instruments = new Map(list.map(({ placed: { row } }) => [instrumentName(row.instrument), row.instrument]))
    const joined = list.flatMap(({ group: { target } }) => target.held ?? [])
    const stored = new Set([...[...instruments.values()].flatMap((one) => targets.allOf(one)), ...joined])
    const verdicts = judge(
      list.map(({ placed: { row, format, file } }) => rowAsCompared(row, format, file)),
      [...stored].flatMap(storedAsCompared),
    )
    list.forEach(({ placed, group }, place) => group.verdicts.set(placed, verdicts[place]!))
  }
  return [...groups.values()]
}

/**
 * What an import would do.
 * @param given as the files were read
 * @param held all holdings of the person with their trades
 * @param today Sydney day
 * @param repairs what the person filled in; a code that was put right in an earlier import is put right again
 */
export function previewImport(
  given: readonly ImportedFile[],
  held: readonly HoldingTrades[],
  choices: Choices,
  today: string,
  repairs: Repairs = {},
): Preview {
  const instruments = new Map([...knownNames(given, held), ...(repairs.instruments ?? [])])
  const files = withRepairs(given, { ...repairs, instruments })
  const newestFirst = files.map(({ rows }) => isNewestFirst(rows))
  const fromItsEnd = (file: number): boolean => newestFirst[file] === true
  const holdings = groupsOf(files, held, [...(repairs.openings?.keys() ?? [])]).map(({ target, placed, verdicts }) =>
    previewHolding(target, placed, verdicts, { choices, today, fromItsEnd }),
  )
  const taken = holdings.reduce((all, { rows }) => all + rows.filter(({ isTaken }) => isTaken).length, 0)
  const limit = limitPassed(holdings, held, taken)
  return {
    holdings,
    files,
    taken,
    limit,
    isReady: taken > 0 && limit === null && !holdings.some(({ isOpen }) => isOpen),
  }
}
