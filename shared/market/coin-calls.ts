// Coin calls: how many calls to the provider of coins people's requests may make in a day. It counts calls by the month: without
// a limit one person could use them up, and prices, alerts and histories of coins would stand still for everybody (ADR 038).
import { daysAfter, startOfSydneyDay, sydneyDay } from '../kernel/sydney-days.ts'
import { type Clock, errorFacts, type Log } from '../operation/ports.ts'
import { type CoinCallCounter, type CoinSource, SourceUnavailable } from './ports.ts'
import type { HistorySource } from './history-ports.ts'

const longestMonthDays = 31
/** One for each run of the refresh, as long as it asks for 250 coins at most. */
const refreshCallsADay = (24 * 60) / 5
/** Twice what it takes to look a coin up, add it and see its chart. */
const leastOfPerson = 6
const personShare = 0.1
/** Of either count, for newer prices of what is kept: the refresh brings these too, and a coin that is new to us only a request. */
const renewalShare = 0.5
/** Days that a day's count stays. */
const keptDays = 2
const maxRemembered = 10_000
/** No digest is this short. */
const everybody = 'ALL'

/** Calls in a day: of everybody's requests together, and of one person's. */
export type CoinCallBudget = { readonly ofAll: number; readonly ofPerson: number }

/**
 * What is left of a plan for people's requests: first goes the refresh, and of the rest half is for the run after the close, which
 * asks for each coin that is or was held.
 * @param callsPerMonth 0 or more
 * @returns whole calls, 0 or more
 */
export function coinCallBudget(callsPerMonth: number): CoinCallBudget {
  const ofAll = Math.max(0, Math.floor((callsPerMonth / longestMonthDays - refreshCallsADay) / 2))
  return { ofAll, ofPerson: Math.max(leastOfPerson, Math.floor(ofAll * personShare)) }
}

/**
 * @param isRenewal whether the call brings only newer prices of coins whose price is kept
 * @throws SourceUnavailable `used-up` when the call may not be made, `failing` when it could not be counted
 */
export type CoinCallGate = (askedBy: string | undefined, isRenewal?: boolean) => Promise<void>

export type CoinCallPorts = {
  counter: CoinCallCounter
  budget: CoinCallBudget
  clock: Clock
  log: Log
  /** What a person is called among the day's counts, where no name is. */
  digest(text: string): Promise<string>
}

/** Counts each call before it is made, for the person and for all; what is known to be used up costs no further write. */
export function coinCallGate({ counter, budget, clock, log, digest }: CoinCallPorts): CoinCallGate {
  const usedUp = new Set<string>()
  const keyOf = (day: string, whose: string, most: number): string => `${day} ${whose} ${most}`

  async function count(day: string, whose: string, most: number): Promise<void> {
    const key = keyOf(day, whose, most)
    if (usedUp.has(key)) throw new SourceUnavailable('used-up')
    if (await counter.count(day, whose, most, startOfSydneyDay(daysAfter(day, keptDays)))) return
    if (usedUp.size >= maxRemembered) usedUp.clear()
    usedUp.add(key)
    if (whose === everybody) log.warn('the calls about coins of this day are used up', { most })
    throw new SourceUnavailable('used-up')
  }

  return async (askedBy, isRenewal = false) => {
    const day = sydneyDay(clock.now())
    const mostOf = (calls: number): number => (isRenewal ? Math.floor(calls * renewalShare) : calls)
    const ofAll = mostOf(budget.ofAll)
    if (usedUp.has(keyOf(day, everybody, ofAll))) throw new SourceUnavailable('used-up')
    try {
      // The person first: who is over their own part takes nothing of everybody's.
      if (askedBy !== undefined) await count(day, await digest(`${day} ${askedBy}`), mostOf(budget.ofPerson))
      await count(day, everybody, ofAll)
    } catch (error) {
      if (error instanceof SourceUnavailable) throw error
      log.warn('a call about coins was not counted, and not made', errorFacts(error))
      throw new SourceUnavailable('failing', { cause: error })
    }
  }
}

/** A source of coins each call of which passes the gate first. @throws SourceUnavailable as the gate and the source do */
export const countedCoins = (coins: CoinSource, gate: CoinCallGate): CoinSource => ({
  maxBatch: coins.maxBatch,
  async many(ids, askedBy, isRenewal) {
    await gate(askedBy, isRenewal)
    return coins.many(ids)
  },
  async search(query, askedBy) {
    await gate(askedBy)
    return coins.search(query)
  },
})

/** A source of histories each call of which passes the gate first. @throws SourceUnavailable as the gate and the source do */
export const countedHistory = (source: HistorySource, gate: CoinCallGate): HistorySource => ({
  overlapDays: source.overlapDays,
  earliest: (today, name) => source.earliest(today, name),
  async daily(name, from, to, askedBy, isRenewal) {
    await gate(askedBy, isRenewal)
    return source.daily(name, from, to)
  },
})
