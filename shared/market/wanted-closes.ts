// WantedCloses: the closes that are kept for good, and how far back a history has to reach for one that is missing.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import type { Clock } from '../operation/ports.ts'
import { type Instrument, instrumentKey } from './instrument.ts'
import { closeOf, keptCloseDays } from './kept-close.ts'
import { maxGapDays } from './newest-close.ts'
import type { KeptCloseStore, KeptHistory } from './history-ports.ts'

type Ports = { closes: Pick<KeptCloseStore, 'keysOf' | 'keep'> }

/** A day whose closes are kept for good, with the instruments that have theirs. */
export type WantedCloses = { readonly day: string; readonly kept: ReadonlySet<string> }

/** The days that have begun; before 30 June 2027 there is none, and nothing is read. */
export function closesWanted({ clock, closes }: Ports & { clock: Clock }): Promise<WantedCloses[]> {
  const today = sydneyDay(clock.now())
  const begun = keptCloseDays.filter((day) => day <= today)
  return Promise.all(begun.map(async (day) => ({ day, kept: await closes.keysOf(day) })))
}

/** The first day that a history has to reach back to. */
export function firstDayFor(
  key: string,
  before: KeptHistory | undefined,
  wanted: readonly WantedCloses[],
  today: number,
): number {
  const missing = wanted.filter(({ kept }) => !kept.has(key)).map(({ day }) => dayNumber(day) - maxGapDays.asx)
  return Math.min(before?.from ?? today, ...missing)
}

/** Keeps the wanted closes that a history has. @returns how many were new */
export async function keepCloses(
  instrument: Instrument,
  history: KeptHistory | undefined,
  wanted: readonly WantedCloses[],
  { closes }: Ports,
): Promise<number> {
  let count = 0
  for (const { day, kept } of wanted) {
    if (history === undefined || kept.has(instrumentKey(instrument))) continue
    const close = closeOf(instrument, history, day)
    if (close !== null && (await closes.keep(day, instrument, close))) count++
  }
  return count
}
