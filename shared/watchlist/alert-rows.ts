// Alert rows: brings the rows of a person's rules in line with the rules, whatever was cut off before.
import { AccountClosed, fail } from '../operation/problem.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import { possiblePlaces } from './alert-place.ts'
import { type AlertsRecord, maxAlertRules, type RemovedRule, type StoredRule, type Unsettled } from './alert-rule.ts'
import type { AlertRow, AlertRows, AlertStore } from './ports.ts'
import { instrumentOfSecurity } from './watched.ts'

export type AlertPorts = { alerts: AlertStore; rows: AlertRows }

/** Writes by other requests that one request gives way to before it says so. */
const tries = 12

const changedElsewhere =
  'Your alerts were changed on another device at the same time. Nothing was lost: please try again.'

const instrumentOfRule = ({ security }: StoredRule): Instrument => instrumentOfSecurity(security)

/** Whether a rule says that its row lies there. */
export const isRowOf = (rule: StoredRule, { instrument, place }: Pick<AlertRow, 'instrument' | 'place'>): boolean =>
  rule.isOn && rule.place === place && instrumentKey(instrumentOfRule(rule)) === instrumentKey(instrument)

const rowOf = (userId: string, { instrument, place, ruleId }: Unsettled): AlertRow => ({
  instrument,
  place,
  userId,
  ruleId,
})

/**
 * Puts and takes away what the record notes as unsettled, then notes that it is done. Where another request has written
 * meanwhile, what this one did is done again by the newer record: a row that it took away may be wanted by now.
 * @returns the record without anything unsettled, or undefined where there is none
 * @throws AccountClosed when the account was closed meanwhile; the rows are gone again
 */
export async function settle(
  userId: string,
  first: AlertsRecord | undefined,
  today: string,
  { alerts, rows }: AlertPorts,
): Promise<AlertsRecord | undefined> {
  if (first === undefined || first.unsettled.length === 0) return first
  let record = first
  let touched: Unsettled[] = []
  for (let left = tries; left > 0; left--) {
    const { rules } = record
    touched = distinct([...touched, ...record.unsettled])
    const isWanted = (each: Unsettled): boolean => rules.some((rule) => rule.id === each.ruleId && isRowOf(rule, each))
    const wanted = touched.filter(isWanted).map((each) => rowOf(userId, each))
    await rows.put(wanted)
    await rows.note(distinctInstruments(wanted), today)
    await rows.drop(touched.filter((each) => !isWanted(each)).map((each) => rowOf(userId, each)))
    const after: AlertsRecord = { ...record, unsettled: [], revision: record.revision + 1 }
    if (await alerts.replace(userId, record, after)) return after
    const newer = await alerts.find(userId)
    if (newer === undefined) {
      await rows.drop(touched.map((each) => rowOf(userId, each)))
      throw new AccountClosed()
    }
    record = newer
  }
  fail('conflict', changedElsewhere)
}

/**
 * Changes the rules in one conditional write, then their rows.
 * @param change the rules as they should be; the same array when nothing is to be done. It is shown besides what was deleted lately
 * @throws Problem conflict when others write all the time; AccountClosed
 */
export async function changeRules(
  userId: string,
  today: string,
  ports: AlertPorts,
  change: (rules: readonly StoredRule[], removed: readonly StoredRule[]) => readonly StoredRule[],
): Promise<readonly StoredRule[]> {
  for (let left = tries; left > 0; left--) {
    const before = await ports.alerts.find(userId)
    const rules = before?.rules ?? []
    const kept = (before?.removed ?? []).filter(({ on }) => on >= daysAfter(today, -1))
    const changed = change(
      rules,
      kept.map(({ rule }) => rule),
    )
    if (changed === rules) return (await settle(userId, before, today, ports))?.rules ?? []
    const touched = [...rules, ...changed].filter((rule) => !rules.includes(rule) || !changed.includes(rule))
    const removed = removedAfter(kept, rules, changed, today)
    const after: AlertsRecord = {
      rules: [...changed],
      unsettled: distinct([...(before?.unsettled ?? []), ...touched.flatMap(unsettledOf)]),
      ...(removed.length === 0 ? {} : { removed }),
      revision: (before?.revision ?? 0) + 1,
    }
    if (await ports.alerts.replace(userId, before, after)) {
      return (await settle(userId, after, today, ports))?.rules ?? []
    }
  }
  fail('conflict', changedElsewhere)
}

/** What is kept of deleted rules: those that have told something, the latest of them. */
function removedAfter(
  kept: readonly RemovedRule[],
  rules: readonly StoredRule[],
  changed: readonly StoredRule[],
  today: string,
): RemovedRule[] {
  const ids = new Set(changed.map(({ id }) => id))
  const gone = rules.filter((rule) => !ids.has(rule.id) && (rule.reached !== null || rule.toldOn !== null))
  return [...kept.filter(({ rule }) => !ids.has(rule.id)), ...gone.map((rule) => ({ rule, on: today }))].slice(
    -maxAlertRules,
  )
}

const unsettledOf = (rule: StoredRule): Unsettled[] =>
  possiblePlaces(rule).map((place) => ({ instrument: instrumentOfRule(rule), place, ruleId: rule.id }))

const distinct = (all: readonly Unsettled[]): Unsettled[] => [
  ...new Map(all.map((each) => [`${instrumentKey(each.instrument)} ${each.place} ${each.ruleId}`, each])).values(),
]

const distinctInstruments = (all: readonly AlertRow[]): Instrument[] => [
  ...new Map(all.map(({ instrument }) => [instrumentKey(instrument), instrument])).values(),
]

/** Every row that the rules of a person can have, for the erasure of an account. */
export const allRowsOf = (userId: string, { rules, unsettled }: AlertsRecord): AlertRow[] =>
  distinct([...rules.flatMap(unsettledOf), ...unsettled]).map((each) => rowOf(userId, each))
