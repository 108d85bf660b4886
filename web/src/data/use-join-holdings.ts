// Join holdings: several holdings of one instrument become one with parcels. Every step can be sent again, so what was cut off
// in the middle is finished by joining once more.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Holding } from '#shared/portfolio/holding.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
import type { Joinable } from '#shared/portfolio/joinable.ts'
import { ApiProblem } from '../lib/api.ts'
import { ledgerApi } from './pending-trades.ts'
import { holdingsApi, refetchHoldings, sendPending } from './use-holdings.ts'
import { refetchPerformance } from './use-performance.ts'
import { useUid } from './use-auth.ts'

/** The day each holding was bought, by its id; null or left out when the person does not remember. */
type BoughtOn = Readonly<Record<string, string | null>>

async function removed({ id }: Holding): Promise<void> {
  try {
    await holdingsApi.remove({ params: { id } })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'not_found') throw error
  }
}

export function useJoinHoldings() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: async ({ joined: { into, others }, boughtOn }: { joined: Joinable; boughtOn: BoughtOn }) => {
      await sendPending(client, uid)
      const params = { id: into.id }
      // The holding's own id names the trade it becomes: a second attempt finds it there.
      if (into.hasLedger !== true)
        await ledgerApi.start({ params, body: { id: into.id, date: boughtOn[into.id] ?? null } })
      for (const other of others) {
        const { id, createdAt } = other
        const { createdAt: _at, ...body } = openingOf(other, { id, date: boughtOn[id] ?? null, createdAt })
        await ledgerApi.add({ params, body })
      }
      for (const other of others) await removed(other)
    },
    onSettled: () => {
      void refetchHoldings(client)
      void client.invalidateQueries({ queryKey: ['ledger'] })
      void refetchPerformance(client)
    },
  })
}
