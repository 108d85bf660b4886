// Holdings fallback: while the service is away, holdings live in this browser with the changes still to be sent (spec
// section 4, Storage availability; decision 34). Emptied once everything is sent; nothing else is ever kept in it.
import * as z from 'zod/mini'
import { type Holding, HoldingChange, NewHolding, SeenHolding, type StoredHolding } from '#shared/portfolio/holding.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'
import type { PricedInstrument } from '#shared/market/quote.ts'
import { editHolding, openHolding, securityAfter } from '#shared/portfolio/live-tracking.ts'
import { pricedHolding } from '#shared/portfolio/priced-holding.ts'
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

/** Nothing is known of any price: what follows the market stands at its cost until the service has answered. */
const noPrices: ReadonlyMap<string, PricedInstrument> = new Map()

/** A shown holding as it would be stored, as far as the rules ask. */
function storedOf(holding: Holding): StoredHolding {
  const { id, type, symbol, name, coinId, quantity, costBasis, isLiveTracked, createdAt, lastUpdated, updatedAt } =
    holding
  return {
    id,
    type,
    symbol,
    ...(name === undefined ? {} : { name }),
    ...(coinId === undefined ? {} : { coinId }),
    quantity,
    costBasis,
    isLiveTracked,
    manualPrice: isLiveTracked || holding.priceStatus === 'cost' ? null : holding.currentPrice,
    createdAt,
    lastUpdated,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    revision: 0,
    ...(holding.costBase === undefined ? {} : { costBase: holding.costBase }),
  }
}

/** What an edit looks like before the server has answered. The price of one security is never shown on another. */
function edited(holding: Holding, change: HoldingChange, now: string): Holding {
  const after = pricedHolding(editHolding(storedOf(holding), change, 'notAsked', now), noPrices)
  const isSamePrice = after.isLiveTracked && holding.isLiveTracked && !securityAfter(holding, change).isAnother
  if (!isSamePrice || holding.priceStatus === 'cost') return after
  const { currentPrice, priceStatus, priceSource, priceAsOf, previousClose, delayedMinutes } = holding
  return {
    ...after,
    currentPrice,
    priceStatus,
    priceSource,
    priceAsOf,
    previousClose,
    ...(delayedMinutes === undefined ? {} : { delayedMinutes }),
    totalValue: valueOf(after.quantity, currentPrice),
  }
}

/** A new holding before the server has priced it: at the price given, or at its cost basis. */
export const unpriced = (request: NewHolding & { id: string }, now: string): Holding =>
  pricedHolding(openHolding(request, 'notAsked', now), noPrices)

/** The list after a change. */
export function applied(holdings: readonly Holding[], change: PendingChange, now: string): Holding[] {
  if (change.kind === 'add')
    return [...holdings.filter(({ id }) => id !== change.holding.id), unpriced(change.holding, now)]
  if (change.kind === 'remove') return holdings.filter(({ id }) => id !== change.id)
  return holdings.map((holding) => (holding.id === change.id ? edited(holding, change.change, now) : holding))
}

/** A new holding after an edit that the service need never see on its own; `null` asks for live tracking: no price is sent. */
function amended(holding: NewHolding & { id: string }, change: HoldingChange): NewHolding & { id: string } {
  const { id, quantity, costBasis, isLiveTracked } = { ...holding, ...change }
  const { security, name } = securityAfter(holding, change)
  const { currentPrice } = change
  const price = currentPrice === undefined ? holding.currentPrice : (currentPrice ?? undefined)
  return {
    id,
    ...security,
    ...(name === undefined ? {} : { name }),
    quantity,
    costBasis,
    ...(price === undefined ? {} : { currentPrice: price }),
    // A price that was typed in turns tracking off, and taking it back turns it on.
    ...(isLiveTracked === undefined || currentPrice !== undefined ? {} : { isLiveTracked }),
  }
}

/** The changes to send after one more: what cancels out or belongs together is sent once. */
export function queued(pending: readonly PendingChange[], change: PendingChange): PendingChange[] {
  const id = change.kind === 'add' ? change.holding.id : change.id
  // What may have reached the service is never taken back or changed silently: later changes follow it.
  const isUnsentAdd = (one: PendingChange): boolean =>
    one.kind === 'add' && one.holding.id === id && one.isTried !== true
  if (!pending.some(isUnsentAdd)) return [...pending, change]
  if (change.kind === 'remove')
    return pending.filter((one) => !(one.kind === 'add' ? one.holding.id === id : one.id === id))
  if (change.kind === 'add') return pending.map((one) => (isUnsentAdd(one) ? change : one))
  return pending.map((one) =>
    one.kind === 'add' && isUnsentAdd(one) ? { kind: 'add', holding: amended(one.holding, change.change) } : one,
  )
}

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
  writeFallback(uid, null)
  return refused
}

/** Runs while no other tab of this browser does the same. Pages that are not served securely have no locks. */
function alone(uid: string, work: () => Promise<number>): Promise<number> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(keyOf(uid), work) : work()
}

const underWay = new Map<string, Promise<number>>()

/**
 * Sends what is pending, in order, and forgets each change as soon as the service has it, so that a crash in between
 * repeats at most one of them, which is harmless: ids are ours. Changes made in the meantime are sent as well.
 * @param send throws when the service is away; the rest then stays for later
 * @returns how many changes the service refused, such as an edit of a holding that is gone
 */
export function sync(uid: string, send: (change: PendingChange) => Promise<'done' | 'refused'>): Promise<number> {
  const before = underWay.get(uid)
  if (before !== undefined) return before
  const syncing = alone(uid, () => sendInOrder(uid, send)).finally(() => underWay.delete(uid))
  underWay.set(uid, syncing)
  return syncing
}
