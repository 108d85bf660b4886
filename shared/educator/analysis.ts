// Analysis: the stored overview of portfolio concepts, and when it has to be made again (P32).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Allocation } from '../portfolio/allocation.ts'
import type { Holding } from '../portfolio/holding.ts'
import { Instant } from '../kernel/text.ts'
import { Citation } from './question.ts'

const educationStaleAfterHours = 24
/** A holding whose value moved by more than this many percent makes the analysis stale. */
const educationStaleMovePercent = 5

const SnapshotLine = lazy.strictObject(() => ({ id: z.string(), symbol: z.string(), totalValue: z.number() }))
export const AllocationReport = lazy.strictObject(() => ({
  suggested: Allocation,
  current: Allocation,
  rebalanceNeeded: z.boolean(),
}))
export type AllocationReport = z.infer<typeof AllocationReport>

/** What is stored of an analysis. */
export const Analysis = lazy.strictObject(() => ({
  education: z.string(),
  allocation: AllocationReport,
  lastUpdated: Instant,
  fallback: z.boolean(),
  portfolioSnapshot: z.array(SnapshotLine),
}))
export type Analysis = z.infer<typeof Analysis>

/** What is kept of a portfolio beside its analysis, to tell later whether it has moved. Values are AUD. */
export const snapshotOf = (
  holdings: ReadonlyArray<Pick<Holding, 'id' | 'symbol' | 'totalValue'>>,
): Analysis['portfolioSnapshot'] => holdings.map(({ id, symbol, totalValue }) => ({ id, symbol, totalValue }))

/** Whether `now` is more than the allowed move away from `before`; from nothing to something is a move, nothing to nothing is none. */
function hasMoved(before: number, now: number): boolean {
  // Cross-multiplied, so that a value of 0 divides nothing, and exactly 5 % is not more than 5 %.
  const slack = 1e-12 * Math.max(Math.abs(before), Math.abs(now))
  const isWithin = Math.abs(now - before) * 100 <= educationStaleMovePercent * Math.abs(before) + slack * 100
  // Asked this way round, what cannot be compared counts as moved.
  return !isWithin
}

/**
 * Whether the analysis has to be made again (P32): none stored, older than 24 hours, another number of holdings,
 * a holding not in the snapshot (one that became another security is not), or one whose value moved by more than 5 percent.
 * @param now ISO instant
 */
export function needsNewEducation(
  stored: Pick<Analysis, 'lastUpdated' | 'portfolioSnapshot'> | undefined,
  holdings: ReadonlyArray<Pick<Holding, 'id' | 'symbol' | 'totalValue'>>,
  now: string,
): boolean {
  if (stored === undefined) return true
  const ageMs = Date.parse(now) - Date.parse(stored.lastUpdated)
  if (!(ageMs <= educationStaleAfterHours * 3_600_000)) return true
  if (holdings.length !== stored.portfolioSnapshot.length) return true
  const before = new Map(stored.portfolioSnapshot.map((line) => [line.id, line]))
  return holdings.some(({ id, symbol, totalValue }) => {
    const line = before.get(id)
    return line === undefined || line.symbol !== symbol || hasMoved(line.totalValue, totalValue)
  })
}

export const EducationRequest = lazy.strictObject(() => ({ force: z.exactOptional(z.boolean()) }))
export const EducationReply = lazy.strictObject(() => ({
  success: z.boolean(),
  education: z.string(),
  allocation: AllocationReport,
  citations: z.array(Citation),
  fallback: z.boolean(),
  refreshed: z.boolean(),
  lastUpdated: Instant,
}))
export type EducationReply = z.infer<typeof EducationReply>

/** When the stored analysis was made; null when there is none yet. */
export const EducationStatus = lazy.strictObject(() => ({ lastUpdated: z.nullable(Instant) }))
export type EducationStatus = z.infer<typeof EducationStatus>
