// Moments today: which teachable moments apply, and which one of them is new.
import type { Moment, MomentFacts } from './moment.ts'
import { calendarRules } from './calendar-rules.ts'
import { holdingRules } from './holding-rules.ts'
import { isShowable, type MomentsRecord } from './record.ts'
import { tradeRules } from './trade-rules.ts'

/** What matters on a day before what keeps. */
export const momentRules = [...calendarRules, ...tradeRules, ...holdingRules]

/** Every moment that applies today, in the order of the rules. */
export const applicableMoments = (facts: MomentFacts): Moment[] => momentRules.flatMap((find) => find(facts))

export type MomentsToday = {
  /** The one that is new today, or was first shown today; null when there is none. */
  today: Moment | null
  /** All that were shown before and still apply, today's first. */
  listed: Moment[]
}

/** The Sydney day on which a moment was first shown; undefined while it was not. */
function firstShownOn({ kept }: MomentsRecord, { key, formerly }: Moment): string | undefined {
  const own = kept[key]?.shownOn
  if (own !== undefined || formerly === undefined) return own
  const before = kept[formerly.key]?.shownOn
  return before !== undefined && before >= formerly.since ? before : undefined
}

const mayBeShown = (record: MomentsRecord, { key, formerly }: Moment, today: string): boolean =>
  isShowable(record, key, today) && (formerly === undefined || isShowable(record, formerly.key, today))

/** What to show on a day: at most one new moment, and those of before that still apply and were not put away. */
export function momentsToday(facts: MomentFacts, record: MomentsRecord): MomentsToday {
  const showable = applicableMoments(facts).filter((moment) => mayBeShown(record, moment, facts.today))
  const shownOn = (moment: Moment): string | undefined => firstShownOn(record, moment)
  const isTakenToday = Object.values(record.kept).some((kept) => kept.shownOn === facts.today)
  const today = isTakenToday
    ? showable.find((moment) => shownOn(moment) === facts.today)
    : showable.find((moment) => shownOn(moment) === undefined)
  const before = showable.filter((moment) => shownOn(moment) !== undefined && moment.key !== today?.key)
  return { today: today ?? null, listed: today === undefined ? before : [today, ...before] }
}
