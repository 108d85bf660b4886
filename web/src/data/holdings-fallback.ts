// Holdings fallback: while the service is away, holdings live in this browser with the changes still to be sent (P22).
// Emptied once everything is sent; nothing else is ever kept in it.
import * as z from 'zod/mini'
import { HoldingChange, NewHolding, SeenHolding } from '#shared/portfolio/holding.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { keepAnswer } from './last-seen.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'

/** Stored as sent, so the schema's own transformations must not run on it again. */
const Stored = z.custom<NewHolding & { id: string }>((value) => z.safeParse(NewHolding, value).success)

const PendingChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    holding: Stored,
    /** It was sent once and the answer never came: the service may have it. */
    isTried: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('update'),
    id: z.string(),
    change: z.custom<HoldingChange>((value) => z.safeParse(HoldingChange, value).success),
  }),
  z.strictObject({ kind: z.literal('remove'), id: z.string() }),
])
export type PendingChange = z.infer<typeof PendingChange>

const Fallback = z.strictObject({ holdings: z.array(SeenHolding), pending: z.array(PendingChange) })
/** The list as the person sees it, and what of it the service does not know yet, in the order it was done. */
export type Fallback = z.infer<typeof Fallback>

const keyOf = (uid: string): string => userKey(uid, 'holdings')

export function readFallback(uid: string): Fallback | null {
  try {
    const stored = z.safeParse(Fallback, JSON.parse(readStored('local', keyOf(uid)) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export const writeFallback = (uid: string, fallback: Fallback | null): void =>
  writeStored('local', keyOf(uid), fallback === null ? null : JSON.stringify(fallback))

const isSame = (a: PendingChange | undefined, b: PendingChange): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Takes the first change off the list, unless another tab has done so already. */
function forget(uid: string, sent: PendingChange): void {
  const now = readFallback(uid)
  if (now !== null && isSame(now.pending[0], sent)) writeFallback(uid, { ...now, pending: now.pending.slice(1) })
}

/** The first change on the list, marked as tried: from here on the service may have it. */
function nextToSend(uid: string): PendingChange | undefined {
  const fallback = readFallback(uid)
  const [next, ...rest] = fallback?.pending ?? []
  if (fallback === null || next === undefined || next.kind !== 'add' || next.isTried === true) return next
  writeFallback(uid, { ...fallback, pending: [{ ...next, isTried: true }, ...rest] })
  return readFallback(uid)?.pending[0]
}

async function sendInOrder(uid: string, send: (change: PendingChange) => Promise<'done' | 'refused'>): Promise<number> {
  let refused = 0
  for (let next = nextToSend(uid); next !== undefined; next = nextToSend(uid)) {
    if ((await send(next)) === 'refused') refused++
    forget(uid, next)
  }
  // Until the list is answered, it is what was last seen. Blocked or full: then it cannot be read offline.
  const last = readFallback(uid)
  if (last !== null) keepAnswer(uid, 'holdings', last).catch(() => undefined)
  writeFallback(uid, null)
  return refused
}

const alone = oneAtATime<number>()

/**
 * Sends what is pending, in order, and forgets each change as soon as the service has it, so that a crash in between
 * repeats at most one of them, which is harmless: ids are ours. Changes made in the meantime are sent as well.
 * @param send throws when the service is away; the rest then stays for later
 * @returns how many changes the service refused, such as an edit of a holding that is gone
 */
export function sync(uid: string, send: (change: PendingChange) => Promise<'done' | 'refused'>): Promise<number> {
  return alone(keyOf(uid), () => sendInOrder(uid, send))
}
