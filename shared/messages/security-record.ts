// Security record: which browsers a person has signed in from, by marks that mean nothing elsewhere, and which security mails have
// gone, so that each goes once.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { dayNumber, PlainDate } from '../kernel/dates.ts'
import { Instant } from '../kernel/text.ts'

/** A person has few browsers; the one unused for longest gives way. */
const mostBrowsers = 20
/** A browser that has not signed in for so long counts as new again. */
const rememberedDays = 400
/** Happenings whose mail has gone: enough for reports that come twice. */
const rememberedMails = 40
/** Sign-ins from new browsers in so short a time share one mail, so that nobody can fill a mailbox. */
const placeMailEveryMs = 10 * 60_000

export const SecurityRecord = lazy.object(() => ({
  browsers: z.array(z.object({ digest: z.string(), lastOn: PlainDate })),
  /** When a mail about a new browser last went. */
  toldOfBrowserAt: z.nullable(Instant),
  /** Ids of the happenings that were told, the newest last. */
  told: z.array(z.string()),
  revision: z.int(),
}))
export type SecurityRecord = z.infer<typeof SecurityRecord>

const empty: SecurityRecord = { browsers: [], toldOfBrowserAt: null, told: [], revision: -1 }

const toldOf = (told: readonly string[], id: string): string[] => [...told, id].slice(-rememberedMails)

/** The record with one happening told; undefined when it was before. */
export function withTold(before: SecurityRecord | undefined, id: string): SecurityRecord | undefined {
  const record = before ?? empty
  if (record.told.includes(id)) return undefined
  return { ...record, told: toldOf(record.told, id), revision: record.revision + 1 }
}

/** The record without it, where its mail was surely not sent. */
export const withoutTold = (record: SecurityRecord, id: string): SecurityRecord => ({
  ...record,
  told: record.told.filter((told) => told !== id),
  revision: record.revision + 1,
})

/**
 * What a sign-in changes, and whether the person is told of it.
 *
 * The first sign-in that is ever seen of an account is not told: everything is new then. A browser that is told of is remembered by
 * that very write; one that comes within ten minutes of another's mail is not, so that its next sign-in is told.
 * @param digest of the browser's mark; null where the sign-in named none, which is never a known one
 * @returns undefined when this sign-in was dealt with before
 */
export function withSignIn(
  before: SecurityRecord | undefined,
  { id, digest, at }: { id: string; digest: string | null; at: string },
): { record: SecurityRecord; isTold: boolean } | undefined {
  const known = withTold(before, id)
  if (known === undefined) return undefined
  const today = at.slice(0, 10)
  const isFirst = before === undefined
  const fresh = known.browsers.filter(({ lastOn }) => dayNumber(today) - dayNumber(lastOn) <= rememberedDays)
  const isKnown = digest !== null && fresh.some((browser) => browser.digest === digest)
  const sinceTold = Date.parse(at) - Date.parse(known.toldOfBrowserAt ?? new Date(0).toISOString())
  const isTold = !isFirst && !isKnown && Math.abs(sinceTold) >= placeMailEveryMs
  const isRemembered = digest !== null && (isFirst || isKnown || isTold)
  const browsers = isRemembered
    ? [...fresh.filter((browser) => browser.digest !== digest), { digest, lastOn: today }].slice(-mostBrowsers)
    : fresh
  return { record: { ...known, browsers, toldOfBrowserAt: isTold ? at : known.toldOfBrowserAt }, isTold }
}

/** The record as it was before a sign-in whose mail was surely not sent. */
export const withoutSignIn = (
  record: SecurityRecord,
  { id, digest }: { id: string; digest: string | null },
): SecurityRecord => ({
  ...withoutTold(record, id),
  browsers: record.browsers.filter((browser) => browser.digest !== digest),
  toldOfBrowserAt: null,
})
