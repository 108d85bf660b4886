// AlertRows in memory.
import { instrumentKey } from '#shared/market/instrument.ts'
import type { AlertRow, AlertRows, NotedInstrument } from '#shared/watchlist/ports.ts'
import type { People } from './person-data.ts'

const sortOf = ({ place, userId, ruleId }: AlertRow): string => `${place}#${userId}#${ruleId}`
const keyOf = (row: AlertRow): string => `${instrumentKey(row.instrument)} ${sortOf(row)}`

/** @param pageSize rows of a page */
export function memoryAlertRows({ alertRows, alerted }: People, pageSize = 100): AlertRows {
  let marks = 0
  const note = (instrument: AlertRow['instrument'], today: string): void =>
    void alerted.set(instrumentKey(instrument), { instrument, lookedOverOn: today, mark: String(++marks) })
  const isUnchanged = ({ instrument, mark }: NotedInstrument): boolean =>
    alerted.get(instrumentKey(instrument))?.mark === mark

  return {
    pageSize,

    async put(rows) {
      for (const row of rows) alertRows.set(keyOf(row), { ...row })
    },

    async note(instruments, today) {
      for (const instrument of instruments) note(instrument, today)
    },

    async drop(rows) {
      for (const row of rows) alertRows.delete(keyOf(row))
    },

    async instruments() {
      return [...alerted.values()]
    },

    async page(instrument, { from, to }, behind) {
      const after = behind === undefined ? '' : sortOf(behind)
      return [...alertRows.values()]
        .filter((row) => instrumentKey(row.instrument) === instrumentKey(instrument))
        .filter((row) => sortOf(row) >= from && sortOf(row) <= to && sortOf(row) > after)
        .toSorted((a, b) => (sortOf(a) < sortOf(b) ? -1 : 1))
        .slice(0, pageSize)
    },

    async lookOver(noted, today) {
      const { instrument } = noted
      const hasRows = [...alertRows.values()].some((row) => instrumentKey(row.instrument) === instrumentKey(instrument))
      if (!isUnchanged(noted)) return false
      if (hasRows) note(instrument, today)
      else alerted.delete(instrumentKey(instrument))
      return !hasRows
    },
  }
}
