// Holdings fallback: while the service is away, holdings live in this browser with the changes still to be sent (spec
// section 4, Storage availability; decision 34). Emptied once everything is sent; nothing else is ever kept in it.
import * as z from 'zod/mini'
import { Holding, HoldingChange, NewHolding } from '#shared/domain/holding.ts'
import { valueOf } from '#shared/domain/portfolio.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'

/** Stored as sent, so the schema's own transformations must not run on it again. */
const Stored = z.custom<NewHolding & { id: string }>((value) => z.safeParse(NewHolding, value).success)

const PendingChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), holding: Stored }),
  z.strictObject({ kind: z.literal('update'), id: z.string(), change: z.custom<HoldingChange>((value) => z.safeParse(HoldingChange, value).success) }),
  z.strictObject({ kind: z.literal('remove'), id: z.string() }),
])
export type PendingChange = z.infer<typeof PendingChange>

const Fallback = z.strictObject({ holdings: z.array(Holding), pending: z.array(PendingChange) })
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

/** What an edit looks like before the server has answered. A changed symbol keeps its old price until the new one is known. */
export function edited(holding: Holding, { currentPrice, ...change }: HoldingChange): Holding {
  const manual = typeof currentPrice === 'number' ? { currentPrice, priceStatus: 'manual' as const, priceSource: 'manual', isLiveTracked: false } : {}
  const after: Holding = { ...holding, ...change, ...manual }
  return { ...after, totalValue: valueOf(after.quantity, after.currentPrice) }
}

/** A new holding before the server has priced it: at the price given, or at its cost basis. */
export function unpriced(request: NewHolding & { id: string }, now: string): Holding {
  const { currentPrice = request.costBasis, isLiveTracked: _wanted, ...facts } = request
  return {
    ...facts,
    currentPrice,
    totalValue: valueOf(facts.quantity, currentPrice),
    isLiveTracked: request.currentPrice === undefined,
    priceStatus: 'manual',
    priceSource: 'manual',
    priceAsOf: null,
    previousClose: null,
    createdAt: now,
    lastUpdated: now,
  }
}

/** The list after a change. */
export function applied(holdings: readonly Holding[], change: PendingChange, now: string): Holding[] {
  if (change.kind === 'add') return [...holdings.filter(({ id }) => id !== change.holding.id), unpriced(change.holding, now)]
  if (change.kind === 'remove') return holdings.filter(({ id }) => id !== change.id)
  return holdings.map((holding) => (holding.id === change.id ? edited(holding, change.change) : holding))
}

/** A new holding after an edit that the service need never see on its own; `null` asks for live tracking: no price is sent. */
function amended(holding: NewHolding & { id: string }, { currentPrice, ...change }: HoldingChange): NewHolding & { id: string } {
  const { currentPrice: before, ...rest } = { ...holding, ...change }
  const price = currentPrice === undefined ? before : (currentPrice ?? undefined)
  return price === undefined ? rest : { ...rest, currentPrice: price }
}

/** The changes to send after one more: what cancels out or belongs together is sent once. */
export function queued(pending: readonly PendingChange[], change: PendingChange): PendingChange[] {
  const id = change.kind === 'add' ? change.holding.id : change.id
  const isUnsentAdd = (one: PendingChange): boolean => one.kind === 'add' && one.holding.id === id
  if (!pending.some(isUnsentAdd)) return [...pending, change]
  if (change.kind === 'remove') return pending.filter((one) => !(one.kind === 'add' ? one.holding.id === id : one.id === id))
  if (change.kind === 'add') return pending.map((one) => (isUnsentAdd(one) ? change : one))
  return pending.map((one) => (one.kind === 'add' && isUnsentAdd(one) ? { kind: 'add', holding: amended(one.holding, change.change) } : one))
}

/**
 * Sends what is pending, in order, and forgets each change as soon as the service has it, so that a crash in between
 * repeats at most one of them, which is harmless: ids are ours.
 * @param send throws when the service is away; the rest then stays for later
 * @returns how many changes the service refused, such as an edit of a holding that is gone
 */
export async function sync(uid: string, send: (change: PendingChange) => Promise<'done' | 'refused'>): Promise<number> {
  let refused = 0
  for (let fallback = readFallback(uid); fallback !== null && fallback.pending.length > 0; fallback = readFallback(uid)) {
    const [next, ...rest] = fallback.pending
    if (next === undefined) break
    if ((await send(next)) === 'refused') refused++
    writeFallback(uid, { ...fallback, pending: rest })
  }
  writeFallback(uid, null)
  return refused
}
