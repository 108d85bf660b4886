// Missing values: coins whose value on a day no file says, and what the history of prices makes of them.
import type { PreviewRow } from '#shared/portfolio/import/preview-state.ts'
import { coinIdOf } from '#shared/market/popular-assets.ts'
import { valueKey } from '#shared/portfolio/import/preview-repairs.ts'

/** AUD of `units` of `symbol` on `date`, wanted under `key`. */
export type MissingValue = {
  readonly key: string
  readonly symbol: string
  readonly units: number
  readonly date: string
  /** null: nobody knows which coin the ticker means, so that only the person can say. */
  readonly coinId: string | null
}

/** Each value once, however many rows wait for it. Rows that are left out wait for nothing. */
export function missingValues(rows: readonly PreviewRow[]): MissingValue[] {
  const values = new Map<string, MissingValue>()
  // Which coin a ticker means, where another row of the import was told.
  const told = new Map<string, string>()
  for (const { row } of rows)
    if (row.instrument.kind === 'coin' && row.instrument.coinId !== undefined)
      told.set(row.instrument.symbol, row.instrument.coinId)
  for (const { row, file, state } of rows) {
    for (const need of row.needs) {
      if (need.kind !== 'value' || row.facts.date === null || state !== 'needsYou') continue
      const { symbol, units } = need
      const key = valueKey(file, need.group)
      values.set(key, {
        key,
        symbol,
        units,
        date: row.facts.date,
        coinId: coinIdOf(symbol) ?? told.get(symbol) ?? null,
      })
    }
  }
  return [...values.values()]
}
