// PreviewRepairs: what the person says where a file says too little, kept apart from its rows, so that nothing of it is lost when
// another file comes or the preview is made anew.
import type { HoldingTrades } from '../ports.ts'
import { eightPlaces } from './cells.ts'
import { type ImportFormat, type ImportRow, type RowInstrument, rowInstrumentKey } from './import-row.ts'
import { digest, referenceIn } from './row-keys.ts'
import { instrumentOfHolding } from './targets.ts'
import { withCost, withValue } from './values.ts'

export type ImportedFile = { readonly name: string; readonly format: ImportFormat; readonly rows: readonly ImportRow[] }

/** What a parcel cost that was there before the file begins; AUD for all of its units, null without a day. */
export type OpeningParcel = { readonly units: number; readonly costBase: number; readonly date: string | null }
type Named = { readonly instrument: RowInstrument; readonly name?: string }

/** By row (`file:place in rows`), by `file:group` of a value, or by instrument key as the file has it; openings by what they join. */
export type Repairs = {
  readonly costs?: ReadonlyMap<string, { readonly costBase: number; readonly acquiredOn: string | null }>
  readonly values?: ReadonlyMap<string, number>
  readonly dates?: ReadonlyMap<string, string>
  readonly instruments?: ReadonlyMap<string, Named>
  /** By the key of what they belong to in the preview. */
  readonly openings?: ReadonlyMap<string, { readonly instrument: RowInstrument; readonly parcel: OpeningParcel }>
}

/** What a repair of a value is kept under. */
export const valueKey = (file: number, group: string): string => `${file}:${group}`

/**
 * The repairs with one more name for an instrument.
 * @param key of the instrument as it is shown, which may have been renamed before
 */
export function renamed(repairs: Repairs, key: string, named: Named): Repairs {
  const instruments = new Map(
    [...(repairs.instruments ?? [])].map(([from, to]) => [from, rowInstrumentKey(to.instrument) === key ? named : to]),
  )
  return { ...repairs, instruments: instruments.set(key, named) }
}

function repairedRow(row: ImportRow, id: string, { costs, dates, instruments }: Repairs): ImportRow {
  const cost = costs?.get(id)
  const date = dates?.get(id)
  const named = instruments?.get(rowInstrumentKey(row.instrument))
  const costed = cost === undefined ? row : withCost(row, cost.costBase, cost.acquiredOn)
  const dated = date === undefined ? costed : { ...costed, facts: { ...costed.facts, date } }
  if (named === undefined) return dated
  return { ...dated, ...named, needs: dated.needs.filter(({ kind }) => kind !== 'code') }
}

/** A row for units that were there before the file begins. Another file can need another parcel: its key has what was said of it. */
const openingRow = (instrument: RowInstrument, { units, costBase, date }: OpeningParcel, row: number): ImportRow => ({
  row,
  instrument,
  facts: { type: 'opening', date, units: eightPlaces(units), amount: eightPlaces(costBase) },
  needs: [],
  total: costBase,
  key: `o:${digest(`${rowInstrumentKey(instrument)}|${units}|${costBase}|${date}`)}`,
})

/** Rows with the values of one file filled in; only the rows of a group are looked at for it. */
function valued(rows: readonly ImportRow[], values: ReadonlyMap<string, number>): readonly ImportRow[] {
  if (values.size === 0) return rows
  const places = new Map<string, number[]>()
  rows.forEach(({ needs, feeGroup }, place) => {
    const groups = needs.flatMap((need) => (need.kind === 'value' ? [need.group] : []))
    for (const group of feeGroup === undefined ? groups : [...groups, feeGroup])
      if (values.has(group)) places.set(group, [...(places.get(group) ?? []), place])
  })
  const filled = [...rows]
  for (const [group, own] of places) {
    const made = withValue(
      own.map((place) => filled[place]!),
      group,
      values.get(group)!,
    )
    own.forEach((place, at) => (filled[place] = made[at]!))
  }
  return filled
}

/** The files with what the person filled in; opening parcels stand in a file of their own behind the others. */
export function withRepairs(files: readonly ImportedFile[], repairs: Repairs): ImportedFile[] {
  const repaired = files.map((file, at) => {
    const rows = file.rows.map((row, place) => repairedRow(row, `${at}:${place}`, repairs))
    const own = [...(repairs.values ?? [])].flatMap(([key, value]) =>
      key.startsWith(`${at}:`) ? [[key.slice(`${at}:`.length), value] as const] : [],
    )
    return { ...file, rows: valued(rows, new Map(own)) }
  })
  const openings = [...(repairs.openings?.values() ?? [])].map(({ instrument, parcel }, at) =>
    openingRow(instrument, parcel, at + 1),
  )
  return openings.length === 0 ? repaired : [...repaired, { name: 'Opening', format: 'mapped', rows: openings }]
}

/**
 * Codes that the person has put right in an earlier import, found by rows that are stored under another code: the same file a
 * second time is there already, whatever was made of its codes.
 */
export function knownNames(
  files: readonly ImportedFile[],
  held: readonly HoldingTrades[],
): NonNullable<Repairs['instruments']> {
  const byKey = new Map<string, RowInstrument>()
  // With a reference, whatever day it is of: keys had none once.
  const nameOf = (format: string, key: string): string => `${format} ${referenceIn(key)?.base ?? key}`
  for (const { holding, transactions } of held) {
    const instrument = instrumentOfHolding(holding)
    for (const { source } of transactions)
      if (source !== undefined) byKey.set(nameOf(source.format, source.key), instrument)
  }
  const names = new Map<string, Named>()
  for (const { format, rows } of files) {
    for (const row of rows) {
      const stored = row.own === undefined ? byKey.get(nameOf(row.format ?? format, row.key)) : undefined
      if (stored === undefined) continue
      const key = rowInstrumentKey(row.instrument)
      if (rowInstrumentKey(stored) !== key) names.set(key, { instrument: stored })
    }
  }
  return names
}
