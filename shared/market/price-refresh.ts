// Price refresh: the scheduled run that keeps the prices of looked-at symbols current (P17, P18).
// Its calls and writes depend on the number of distinct symbols alone. Running twice, late or in parallel is harmless.
import { type Instrument, instrumentKey } from './instrument.ts'
import type { PriceFollower } from './ports.ts'
import { follow, instrumentsToRefresh } from './price-follower.ts'
import { nothingDone, type ProviderRefreshPorts, refreshProvider, type Tally } from './provider-refresh.ts'
import type { StoredQuote } from './quote.ts'
import { groupsInTurn, inTurn, placeOf } from './refresh-turn.ts'
import { isAsxPricing } from './trading-calendar.ts'

export type RefreshPorts = ProviderRefreshPorts & { follower?: PriceFollower }

export type RefreshPace = {
  /** No further call begins after this. */
  deadlineMs: number
  /** From the beginning of a call to that of the next to one provider: providers block bursts sooner than a steady rate. */
  everyMs: number
  /** The symbols of each kind that one run takes on. */
  maxSymbols: Readonly<Record<Instrument['kind'], number>>
}

/** Two calls a second for four of the five minutes: 9,600 shares at 20 a call. Of coins eight calls, for their credits are counted. */
export const usualPace: RefreshPace = {
  deadlineMs: 240_000,
  everyMs: 500,
  maxSymbols: { asx: 10_000, coin: 2000 },
}

/** What one run did, of all kinds together; `outageSeconds` is the longest. */
export type RefreshReport = Tally & {
  startedAt: string
  durationMs: number
  /** Distinct symbols that were looked at or followed, due or not. */
  symbols: number
  /** Symbols that were not due or not reached. */
  skipped: number
  /** Those among the skipped that were due: there was no room or no time for them. Their turn comes in the next runs. */
  unreached: number
}

/**
 * Refreshes one kind: those whose turn it is, up to `maxSymbols`, in batches in the order of their earliest symbol; those that have
 * no price yet are last in the batches. The next run begins at the first symbol that this one did not ask for, so that none
 * is passed over twice, and each is asked for as often as any other but for the rest of a batch.
 */
async function refreshKind(
  due: readonly Instrument[],
  last: string | undefined,
  ports: RefreshPorts,
  pace: RefreshPace,
  isTimeUp: () => boolean,
  confirmed: StoredQuote[],
): Promise<Tally & Pick<RefreshReport, 'unreached'>> {
  const [first] = due
  if (first === undefined) return { ...nothingDone, unreached: 0 }
  const turn = inTurn(due, last).slice(0, pace.maxSymbols[first.kind])
  const kept = await ports.store.read(turn)
  const groups = groupsInTurn(turn, kept, ports.sources)
  const { tally, left, next } = await refreshProvider(
    groups,
    kept,
    ports,
    { everyMs: pace.everyMs, isTimeUp },
    confirmed,
  )
  const lastAsked = next === undefined ? turn.at(-1) : turn[placeOf(next, turn) - 1]
  const unreached = due.length - turn.length + left.reduce((sum, { names }) => sum + names.length, 0)
  // The batch that ended the run may be the last of its turn: then nothing is unreached, and still it comes first in the next.
  if ((unreached > 0 || next !== undefined) && lastAsked !== undefined) {
    await ports.store.notePosition('refresh', lastAsked.kind, instrumentKey(lastAsked))
  }
  return { ...tally, unreached }
}

/** One run: shares while the ASX may have new prices, coins always. Neither kind takes anything from the other. */
export async function refreshPrices(ports: RefreshPorts, given: Partial<RefreshPace> = {}): Promise<RefreshReport> {
  const pace = { ...usualPace, ...given }
  const { store, clock, timer } = ports
  // Real time: the handlers' clock may stand still.
  const began = timer.elapsedMs()
  const isTimeUp = (): boolean => timer.elapsedMs() - began > pace.deadlineMs
  const startedAt = clock.now()

  const [tracked, positions] = await Promise.all([instrumentsToRefresh(ports, startedAt), store.positions('refresh')])
  const due = tracked.filter(({ kind }) => kind === 'coin' || isAsxPricing(startedAt))
  const runs = await Promise.allSettled(
    (['asx', 'coin'] as const).map(async (kind) => {
      const confirmed: StoredQuote[] = []
      const dueOfKind = due.filter((instrument) => instrument.kind === kind)
      const tally = await refreshKind(dueOfKind, positions[kind], ports, pace, isTimeUp, confirmed)
      // At once: the other kind may take minutes, and a run that is cut off in them must not cost this one its alerts.
      await follow(kind, confirmed, ports)
      return tally
    }),
  )
  // Only now: a function that fails is frozen where it stands, with the other kind in the middle of its calls.
  const tallies = runs.map((run) => {
    if (run.status === 'rejected') throw run.reason
    return run.value
  })

  const sum = (count: keyof (typeof tallies)[number]): number =>
    tallies.reduce((total, tally) => total + tally[count], 0)
  return {
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(timer.elapsedMs() - began),
    symbols: tracked.length,
    calls: sum('calls'),
    writes: sum('writes'),
    unchanged: sum('unchanged'),
    failures: sum('failures'),
    skipped: sum('unreached') + tracked.length - due.length,
    unreached: sum('unreached'),
    circuitOpen: sum('circuitOpen'),
    outageSeconds: Math.max(...tallies.map((tally) => tally.outageSeconds)),
  }
}
