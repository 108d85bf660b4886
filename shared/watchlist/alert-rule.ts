// AlertRule: what a person wants to be told about the price of one instrument, and how far that has come (P95).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { typedPlaces } from '../kernel/decimal.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import { decimalPlaces } from '../kernel/text.ts'
import { Instrument } from '../market/instrument.ts'
import { StoredWatched } from './watched.ts'

export const maxAlertRules = 50

/** `above`: at or above a price; `below`: at or below one; `move`: so many percent up or down since the close before, of a coin over 24 hours. */
export const AlertKind = z.enum(['above', 'below', 'move'])
export type AlertKind = z.infer<typeof AlertKind>

const moveLimits = { least: 0.5, most: 100, places: 2 } as const
const maxPrice = 1e9

/** Why a value does not fit its kind, as a sentence part after the name of the field; undefined when it does. */
export function valueProblem(kind: AlertKind, value: number): string | undefined {
  if (kind === 'move') {
    const { least, most, places } = moveLimits
    if (!(value >= least && value <= most)) return `must be from ${least} to ${most} percent`
    return decimalPlaces(value) > places ? `must have at most ${places} decimals` : undefined
  }
  if (!(value > 0 && value <= maxPrice)) return 'must be above 0 and at most 1,000,000,000'
  return decimalPlaces(value) > typedPlaces ? `must have at most ${typedPlaces} decimals` : undefined
}

/** The price that reached a rule. */
export const Reached = lazy.strictObject(() => ({
  /** The Sydney day of the run that found it, by which a rule is told once a day: a coin's price may be of the evening before. */
  on: z.string(),
  /** When the provider says the price was made: what people are told. */
  at: z.string(),
  /** AUD for one unit. */
  price: z.number(),
  /** Percent since the close before, of a coin over 24 hours; null when that is not known. */
  changePercent: z.nullable(z.number()),
}))
export type Reached = z.infer<typeof Reached>

export const StoredRule = lazy.object(() => ({
  id: z.string(),
  security: z.omit(StoredWatched, { since: true }),
  kind: AlertKind,
  /** AUD for one unit, or percent for `move`. */
  value: z.number(),
  isOn: z.boolean(),
  /** Where its row lies among those of the instrument (alert-place.ts); null while it is off. */
  place: z.nullable(z.string()),
  /** The last price that reached it; null before the first, and after its terms have changed. */
  reached: z.nullable(Reached),
  /** The last Sydney day on which a mail about it went out; it stays when its terms change. */
  toldOn: z.nullable(z.string()),
}))
export type StoredRule = z.infer<typeof StoredRule>

/**
 * The Sydney day from which a move that was reached on a day counts again: the next one; of crypto, whose 24 hours reach back into
 * the day itself, the one after.
 */
export const moveCountsAgainOn = ({ security }: Pick<StoredRule, 'security'>, reachedOn: string): string =>
  daysAfter(reachedOn, security.type === 'crypto' ? 2 : 1)

/** A rule that was deleted on a Sydney day: put back soon under its id, it goes on where it was. */
const RemovedRule = lazy.object(() => ({ rule: StoredRule, on: z.string() }))
export type RemovedRule = z.infer<typeof RemovedRule>

/** A row that has to be brought in line with its rule: put where the rule still names that place, else taken away. */
const Unsettled = lazy.object(() => ({ instrument: Instrument, place: z.string(), ruleId: z.string() }))
export type Unsettled = z.infer<typeof Unsettled>

/**
 * All rules of one person, in the order in which they were made. What a change of a rule does to its rows is noted with the
 * change and done after it, so that a request that was cut off is finished by the next read or write.
 */
export const AlertsRecord = lazy.object(() => ({
  rules: z.array(StoredRule),
  unsettled: z.array(Unsettled),
  /** Those that have told something, deleted today or yesterday: Undo makes no new rule, which would tell it again. */
  removed: z.exactOptional(z.array(RemovedRule)),
  revision: z.int(),
}))
export type AlertsRecord = z.infer<typeof AlertsRecord>
