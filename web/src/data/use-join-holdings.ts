// Join holdings: several holdings of one instrument become one with parcels, and several again when that is undone. Every step can
// be sent again, so what was cut off in the middle is finished by doing it once more.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Holding } from '#shared/portfolio/holding.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
import { type Joinable, joinedNote } from '#shared/portfolio/joinable.ts'
import { requestToRestore } from '#shared/portfolio/shown-holding.ts'
import { ApiProblem, UserFacingError } from '../lib/api.ts'
import { ledgerApi } from './pending-trades.ts'
import { allLedgersKey, holdingsApi, refetchHoldings, sendPending, refetchPerformance } from './use-holdings.ts'
import { useUid } from './use-auth.ts'

/** The day each holding was bought, by its id; null or left out when the person does not remember. */
type BoughtOn = Readonly<Record<string, string | null>>

async function removed(as: string, { id }: Holding): Promise<void> {
  try {
    await holdingsApi.remove({ params: { id } }, { as })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'not_found') throw error
  }
}

/** What a join takes over of a holding, or brings back, as one text. */
const takenOver = ({ quantity, costBasis, hasLedger = false, note }: Holding): string =>
  JSON.stringify([quantity, costBasis, hasLedger, note?.why, note?.changeMind])

/**
 * The list on screen may be older than what another device has done: a join would delete with a holding what was added there. What an
 * attempt before this one has done, the trades of the one that stays and others that are gone, is no change.
 * @throws {UserFacingError} where one is not what it was, before anything is done
 */
async function refuseChanged(as: string, { into, others }: Joinable): Promise<void> {
  const { holdings } = await holdingsApi.list({}, { as })
  const now = new Map(holdings.map((holding) => [holding.id, holding]))
  const isBegun = into.hasLedger !== true && now.get(into.id)?.hasLedger === true
  const isChanged = (before: Holding): boolean => takenOver(now.get(before.id) ?? before) !== takenOver(before)
  if (!others.some(isChanged) && (isBegun || !isChanged(into))) return
  throw new UserFacingError(`${into.symbol} was changed somewhere else: close this first to see what’s there now.`)
}

/**
 * Takes a join back: the others are there again, and the one that stayed is as it was. The others come first, so that what is cut
 * off in the middle has lost nothing.
 * @param after ids of the trades that the join left
 * @returns `changed`, with nothing done, when trades were added or deleted since
 */
async function unjoin(
  as: string,
  { into, others }: Joinable,
  after: ReadonlySet<string>,
): Promise<'undone' | 'changed'> {
  const params = { id: into.id }
  const { transactions } = await ledgerApi.list({ params }, { as })
  const there = new Set(transactions.map(({ id }) => id))
  const parts = new Set(others.map(({ id }) => id))
  const isNew = [...there].some((id) => !after.has(id))
  const isGone = there.size > 0 && [...after].some((id) => !there.has(id) && !parts.has(id))
  if (isNew || isGone) return 'changed'
  for (const other of others) await holdingsApi.add({ body: requestToRestore(other) }, { as })
  for (const id of parts)
    if (there.has(id)) await ledgerApi.remove({ params: { ...params, transactionId: id } }, { as })
  const note = others.some((other) => other.note !== undefined) ? { note: into.note ?? null } : {}
  if (into.hasLedger === true) {
    if ('note' in note) await holdingsApi.update({ params, body: note }, { as })
    return 'undone'
  }
  await ledgerApi.removeAll({ params }, { as })
  // To the last decimal of what it was.
  const { quantity, costBasis } = into
  await holdingsApi.update({ params, body: { quantity, costBasis, ...note } }, { as })
  return 'undone'
}

/** Takes a join back (`unjoin`). Doing it again finishes what was cut off. */
export type Unjoin = () => Promise<'undone' | 'changed'>

export function useJoinHoldings() {
  const client = useQueryClient()
  const uid = useUid()
  const refetchAll = (): void => {
    void refetchHoldings(client)
    void client.invalidateQueries({ queryKey: allLedgersKey })
    void refetchPerformance(client)
  }
  return useMutation({
    /** @returns what takes it back */
    mutationFn: async ({ joined, boughtOn }: { joined: Joinable; boughtOn: BoughtOn }): Promise<Unjoin> => {
      const { into, others } = joined
      await sendPending(client, uid)
      await refuseChanged(uid, joined)
      const params = { id: into.id }
      const mine = { as: uid }
      // The holding's own id names the trade it becomes: a second attempt finds it there.
      if (into.hasLedger !== true)
        await ledgerApi.start({ params, body: { id: into.id, date: boughtOn[into.id] ?? null } }, mine)
      for (const other of others) {
        const { id, createdAt } = other
        const { createdAt: _at, ...body } = openingOf(other, { id, date: boughtOn[id] ?? null, createdAt })
        await ledgerApi.add({ params, body }, mine)
      }
      // Before the others go: what was noted about them stays with the one.
      const note = others.some((other) => other.note !== undefined) ? joinedNote(joined) : undefined
      if (note !== undefined) await holdingsApi.update({ params, body: { note } }, mine)
      const { transactions } = await ledgerApi.list({ params }, mine)
      for (const other of others) await removed(uid, other)
      const after = new Set(transactions.map(({ id }) => id))
      return () => unjoin(uid, joined, after).finally(refetchAll)
    },
    onSettled: refetchAll,
  })
}
