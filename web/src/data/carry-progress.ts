// Carry progress: how far bringing what somebody did while looking around into an account is, in this tab and, for the tabs that
// share it, in this browser.
import * as z from 'zod/mini'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { aroundId, carriedText, writeCarried } from './looked-around.ts'

const Refusal = z.object({ what: z.string(), reason: z.string() })
export type Refusal = z.infer<typeof Refusal>

/** What is in the account now, and what could not be taken, each with the sentence of the service. */
const Carried = z.object({
  holdings: z.int(),
  trades: z.int(),
  lessons: z.int(),
  years: z.int(),
  /** What is followed, and alerts. */
  watched: z.int(),
  alerts: z.int(),
  /** Things that the account had before. */
  there: z.int(),
  refused: z.array(Refusal),
})
export type Carried = z.infer<typeof Carried>
export const nothingCarried: Carried = {
  holdings: 0,
  trades: 0,
  lessons: 0,
  years: 0,
  watched: 0,
  alerts: 0,
  there: 0,
  refused: [],
}

const Progress = z.object({
  uid: z.string(),
  /** Names of the steps that are through, the refused ones among them. */
  done: z.array(z.string()),
  /** The step whose request went out first once the account was seen not to have it: if it has it now, this tab brought it. */
  begun: z.nullable(z.string()),
  carried: Carried,
})
export type Progress = z.infer<typeof Progress>

const read = <S extends z.core.$ZodType>(schema: S, text: string | null): z.output<S> | undefined => {
  try {
    const parsed = z.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** How far this tab is, possibly with another account; none of it done at first. */
export const readProgress = (uid: string): Progress =>
  read(Progress, carriedText()) ?? { uid, done: [], begun: null, carried: nothingCarried }
export const writeProgress = (progress: Progress): void => writeCarried(JSON.stringify(progress))

const Prints = z.record(z.string(), z.number())
const printsKey = (uid: string): string => userKey(uid, `carried-${aroundId()}`)

/** Steps of this looking around that some tab has brought into the account: a hash of what each was, by its name. */
export const broughtPrints = (uid: string): Record<string, number> =>
  read(Prints, readStored('local', printsKey(uid))) ?? {}
export const notePrint = (uid: string, name: string, print: number): void =>
  writeStored('local', printsKey(uid), JSON.stringify({ ...broughtPrints(uid), [name]: print }))
