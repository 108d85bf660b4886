// Kept decade: a run through the time machine, kept in this browser so that a reload loses nothing; and finished runs that the service
// has not taken yet. What was chosen, and the reasons, stay here.
import * as z from 'zod/mini'
import { choices, Guess, RunNumber, seedOf, stops, xpOfRun } from '#shared/learning/time-machine.ts'
import { FinishedRun } from '#shared/learning/time-machine-contract.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'

export const maxReasonLength = 140

const KeptDecade = z.strictObject({
  run: RunNumber,
  /** Null until the decade begins. */
  guess: z.nullable(Guess),
  /** The decisions so far, each with why; empty where nothing was said. */
  stops: z
    .array(z.strictObject({ choice: z.enum(choices), reason: z.string().check(z.maxLength(maxReasonLength)) }))
    .check(z.maxLength(stops)),
})
export type KeptDecade = z.infer<typeof KeptDecade>

export const firstDecade: KeptDecade = { run: 0, guess: null, stops: [] }

function read<S extends z.core.$ZodType>(key: string, schema: S): z.output<S> | null {
  try {
    const kept = z.safeParse(schema, JSON.parse(readStored('local', key) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

const decadeKey = (uid: string): string => userKey(uid, 'decade')
const unsentKey = (uid: string): string => userKey(uid, 'decade-unsent')

export const keptDecade = (uid: string): KeptDecade => read(decadeKey(uid), KeptDecade) ?? firstDecade
export const keepDecade = (uid: string, decade: KeptDecade): void =>
  writeStored('local', decadeKey(uid), JSON.stringify(decade))

/** Where the browser keeps nothing, finished runs last as long as the page. */
const unstored = new Map<string, readonly FinishedRun[]>()
const storedRuns = (uid: string): FinishedRun[] => read(unsentKey(uid), z.array(FinishedRun)) ?? []

/** Finished runs that the service does not know yet, oldest first. */
export const unsentRuns = (uid: string): FinishedRun[] => [...storedRuns(uid), ...(unstored.get(uid) ?? [])]

/** More than this many that earn something wait for nothing: XP is given once, for the first of them. */
const mostUnsent = 5

function writeUnsent(uid: string, runs: readonly FinishedRun[]): void {
  writeStored('local', unsentKey(uid), runs.length === 0 ? null : JSON.stringify(runs))
  const kept = new Set(storedRuns(uid).map(({ run }) => run))
  unstored.set(
    uid,
    runs.filter(({ run }) => !kept.has(run)),
  )
}

export function keepUnsent(uid: string, finished: FinishedRun): void {
  const others = unsentRuns(uid).filter((one) => one.run !== finished.run && xpOfRun(seedOf(uid, one.run), one) > 0)
  writeUnsent(uid, [...others, finished].slice(0, mostUnsent))
}

/** Reads the list anew: another tab may have finished or sent one meanwhile. */
export const forgetUnsent = (uid: string, sent: FinishedRun): void =>
  writeUnsent(
    uid,
    unsentRuns(uid).filter(({ run }) => run !== sent.run),
  )
