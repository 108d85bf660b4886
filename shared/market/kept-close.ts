// KeptCloses: what one unit was worth at the close of a day that the tax law values everything on, kept for good: raw, as it stood
// that day, whatever splits come later and however a provider re-scales its past.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { dayNumber, dayOf } from '../kernel/dates.ts'
import type { Instrument } from './instrument.ts'
import { maxGapDays } from './newest-close.ts'
import type { KeptClose, KeptHistory } from './history-ports.ts'
import { rawClose } from './price-history.ts'

/** The last close under the old rules, and the first under the new ones. */
export const keptCloseDays: readonly string[] = [capitalGainsRules.valuedOn, capitalGainsRules.changesOn]

/**
 * An earlier close stands for the day only after so many days: a provider fills a hole in later, each run asks for the last ten
 * days again, and what is kept once stays.
 */
const carriedAfterDays = 7

/**
 * The close of a day as a history has it.
 * @param day `YYYY-MM-DD`
 * @returns null where the history does not reach the day, where its own close may still come, or where there is none within the
 * longest closure of the market before it
 */
export function closeOf({ kind }: Instrument, { history, to }: KeptHistory, day: string): KeptClose | null {
  const number = dayNumber(day)
  const price = rawClose(history, number)
  // Made-up closes are never kept.
  if (to < number || price === null || history.source === 'sample') return null
  const closedOn = history.days.findLast((each) => each <= number)!
  if (closedOn < number && to < number + carriedAfterDays) return null
  return number - closedOn > maxGapDays[kind] ? null : { price, closedOn: dayOf(closedOn), source: history.source }
}
