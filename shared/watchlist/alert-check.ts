// Alert check: finds the rules that new prices have reached, tells their people once a day, and costs nothing for all the others
// (P96, ADR 033). The prices are those of the scheduled refresh; it asks no provider for any.
import { sydneyDay } from '../kernel/sydney-days.ts'
import { instrumentKey } from '../market/instrument.ts'
import type { PriceFollower } from '../market/ports.ts'
import type { StoredQuote } from '../market/quote.ts'
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { createTurns, type Turns } from '../operation/turns.ts'
import { changePercentOf, isCurrent, reachedSpans, type Span, stepOf } from './alert-place.ts'
import type { Reached, StoredRule } from './alert-rule.ts'
import { isRowOf } from './alert-rows.ts'
import type { AlertRow, AlertRows, AlertSender, AlertStore, NotedInstrument, ReachedAlert } from './ports.ts'

export type AlertCheckPorts = {
  rows: AlertRows
  alerts: AlertStore
  sender: AlertSender
  clock: Clock
  timer: Timer
  log: Log
}

export type AlertPace = {
  /** No further page of rows begins after this; what is left lies where it is, and the next run takes it up. */
  deadlineMs: number
  /** Instruments that are gone through at once. */
  instrumentsAtOnce: number
  /** Rules of one instrument that are worked on at once. */
  atOnce: number
}

export const usualPace: AlertPace = { deadlineMs: 30_000, instrumentsAtOnce: 8, atOnce: 8 }
/** Changes of a record by others that one row gives way to; then the next run meets it again. */
const tries = 4

type Tally = { checked: number; rows: number; reached: number; failed: number; left: number }

type Run = { today: string; tally: Tally; atOnce: number; turns: Turns }

/** Checks the rules of the instruments that have some. A run knows the instruments from its beginning. */
export function alertFollower(ports: AlertCheckPorts, given: Partial<AlertPace> = {}): PriceFollower {
  const pace = { ...usualPace, ...given }
  let noted: readonly NotedInstrument[] = []
  // For both kinds of instruments: all rules of a person are one record.
  const turns = createTurns()
  return {
    async instruments() {
      noted = await ports.rows.instruments()
      return noted.map(({ instrument }) => instrument)
    },
    async follow(kind, quotes) {
      const began = ports.timer.elapsedMs()
      const isTimeUp = (): boolean => ports.timer.elapsedMs() - began > pace.deadlineMs
      const tally: Tally = { checked: 0, rows: 0, reached: 0, failed: 0, left: 0 }
      const now = ports.clock.now()
      const run: Run = { today: sydneyDay(now), tally, atOnce: pace.atOnce, turns }
      const priced = new Map(quotes.map((quote) => [instrumentKey(quote.instrument), quote]))
      const ofKind = noted.filter(({ instrument }) => instrument.kind === kind)
      const due = ofKind.flatMap(({ instrument }) => {
        const quote = priced.get(instrumentKey(instrument))
        return quote !== undefined && isCurrent(quote, now) ? [quote] : []
      })
      // One page of each instrument in turn, so that one with many rules keeps no other waiting.
      let open = due.map((quote) => pagesOf(quote, run, ports))
      tally.checked = due.length
      while (open.length > 0 && !isTimeUp()) {
        const going: typeof open = []
        for (let start = 0; start < open.length; start += pace.instrumentsAtOnce) {
          const some = open.slice(start, start + pace.instrumentsAtOnce)
          const done = isTimeUp() ? [] : await Promise.all(some.map((pages) => pages.next()))
          going.push(...some.filter((_, at) => done[at]?.done !== true))
        }
        open = going
      }
      tally.left = open.length
      await lookOver(ofKind, run.today, isTimeUp, ports)
      return tally
    },
  }
}

/** Goes through the rows that a price has reached, a page at a time. */
async function* pagesOf(quote: StoredQuote, run: Run, ports: AlertCheckPorts): AsyncGenerator<void> {
  for (const span of reachedSpans(quote, run.today)) yield* pagesIn(span, quote, run, ports)
}

async function* pagesIn(span: Span, quote: StoredQuote, run: Run, ports: AlertCheckPorts): AsyncGenerator<void> {
  let last: AlertRow | undefined
  for (;;) {
    const page = await ports.rows.page(quote.instrument, span, last)
    for (let start = 0; start < page.length; start += run.atOnce) {
      const rows = page.slice(start, start + run.atOnce)
      // One row of a person after the other: at once they change one record and push each other aside until the next run, when
      // the price may be back.
      const reached = await Promise.all(rows.map((row) => run.turns(row.userId, () => workOn(row, quote, run, ports))))
      await tell(
        reached.filter((alert) => alert !== undefined),
        ports,
      )
    }
    last = page.at(-1)
    if (last === undefined || page.length < ports.rows.pageSize) return
    yield
  }
}

async function workOn(
  row: AlertRow,
  quote: StoredQuote,
  { today, tally }: Run,
  ports: AlertCheckPorts,
): Promise<ReachedAlert | undefined> {
  tally.rows++
  try {
    if (!(await advance(row, quote, today, ports))) return undefined
    tally.reached++
    return { userId: row.userId, ruleId: row.ruleId, on: today }
  } catch (error) {
    // The row stays where it is, and the next run meets it again.
    tally.failed++
    ports.log.warn('an alert rule was not worked on', errorFacts(error))
    return undefined
  }
}

/** What cannot be handed on is no mail, and is shown in the app all the same. */
async function tell(reached: readonly ReachedAlert[], { sender, log }: AlertCheckPorts): Promise<void> {
  if (reached.length === 0) return
  try {
    await sender.send(reached)
  } catch (error) {
    log.error('reached alerts were not handed on', { alerts: reached.length, ...errorFacts(error) })
  }
}

/** The rule of a row, with the record it was read from; undefined where the row is no longer that of a rule. */
async function ruleOf(row: AlertRow, alerts: AlertStore) {
  const record = await alerts.find(row.userId)
  const rule = record?.rules.find(({ id }) => id === row.ruleId)
  return record !== undefined && rule !== undefined && isRowOf(rule, row)
    ? { record, rule: { ...rule, place: row.place } }
    : undefined
}

/**
 * Moves a rule on. The new row is put first, then the rule is changed in one conditional write, then the old row goes: cut off
 * anywhere, the old row is met again, and no rule is told of twice on a day.
 * @returns whether the rule was reached
 */
async function advance(
  row: AlertRow,
  quote: StoredQuote,
  today: string,
  { rows, alerts }: Pick<AlertCheckPorts, 'rows' | 'alerts'>,
): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    const found = await ruleOf(row, alerts)
    if (found === undefined) {
      await rows.drop([row])
      if ((await ruleOf(row, alerts)) === undefined) return false
      // Its person named this place again while it was being taken away. It is worked on once more: the price has reached it, and
      // the account may be closed before it is back.
      await rows.put([row])
      continue
    }
    const { record, rule } = found
    const { place, isReached } = stepOf(rule, quote, today)
    const reached = isReached ? reachedBy(quote, today) : rule.reached
    const next: StoredRule = { ...rule, place, reached }
    const moved: AlertRow = { ...row, place }
    await rows.put([moved])
    const after = {
      ...record,
      rules: record.rules.map((each) => (each.id === rule.id ? next : each)),
      revision: record.revision + 1,
    }
    if (await alerts.replace(row.userId, record, after)) {
      await rows.drop([row])
      return isReached
    }
    // Changed meanwhile, or erased: unless the rule lies there by now, the new row is nobody's.
    if ((await ruleOf(moved, alerts)) === undefined) await rows.drop([moved])
  }
  return false
}

const reachedBy = (quote: StoredQuote, today: string): Reached => ({
  on: today,
  at: quote.asOf,
  price: quote.price,
  changePercent: changePercentOf(quote),
})

/** Once a day, instruments whose rules are all gone are forgotten, so that nothing is refreshed for nobody. */
async function lookOver(
  noted: readonly NotedInstrument[],
  today: string,
  isTimeUp: () => boolean,
  { rows }: AlertCheckPorts,
): Promise<void> {
  for (const each of noted) {
    if (each.lookedOverOn >= today) continue
    if (isTimeUp()) return
    await rows.lookOver(each, today)
  }
}
