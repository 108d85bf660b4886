// EntryOrder: when imported trades count as entered. It orders those of one day, and splits up to that day leave units without a
// date alone; so the preview and what is sent go by the same instants.
import { sydneyInstant } from '../../kernel/sydney-days.ts'
import type { ImportRow } from './import-row.ts'

type Entered = { readonly file: number; readonly row: ImportRow }

/** The last minute of a day, in milliseconds since 1970: what is there already was entered before it. */
export const lastMinuteOf = (sydneyDay: string): number => sydneyInstant(sydneyDay, 24 * 60 - 1).getTime()

/** Whether a file begins with its newest line; such a file is read from its end. */
export const isNewestFirst = (rows: readonly ImportRow[]): boolean =>
  (rows[0]?.facts.date ?? '') > (rows.at(-1)?.facts.date ?? '')

/**
 * The instant of each trade of one holding, one millisecond after the other; a trade of our own export keeps its own.
 * @param at milliseconds since 1970, from which they are counted
 * @param fromItsEnd whether a file, by its place, begins with its newest line
 */
export const entriesOf = (taken: readonly Entered[], at: number, fromItsEnd: (file: number) => boolean): string[] =>
  taken.map(
    ({ file, row }, place) =>
      row.own?.enteredAt ?? new Date(at + (fromItsEnd(file) ? taken.length - place : place)).toISOString(),
  )
