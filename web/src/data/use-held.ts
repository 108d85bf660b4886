// Held: all holdings with their trades, which the trades of a file are compared with.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { storedOf } from '#shared/portfolio/shown-holding.ts'
import { ledgerApi, sendTrades } from './pending-trades.ts'
import { useUid } from './use-auth.ts'
import { holdingsApi, holdingsKey, sendPending } from './use-holdings.ts'

const askedAtOnce = 6

/** All holdings with their trades, sold ones too, and the version of the list of imports that they are not older than. */
export type Held = { readonly holdings: readonly HoldingTrades[]; readonly importsVersion: string }

async function loadHeld(signal: AbortSignal): Promise<Held> {
  const { version: importsVersion } = await ledgerApi.listImports({ signal })
  const { holdings } = await holdingsApi.list({ query: { closed: 'true' } }, { signal })
  const held: HoldingTrades[] = holdings.map((holding) => ({ holding: storedOf(holding), transactions: [] }))
  const places = [...holdings.keys()].filter((at) => holdings[at]?.hasLedger === true)
  const next = async (): Promise<void> => {
    for (let at = places.shift(); at !== undefined; at = places.shift()) {
      const one = held[at]
      if (one === undefined) continue
      const { transactions } = await ledgerApi.list({ params: { id: one.holding.id } }, { signal })
      held[at] = { ...one, transactions }
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, next))
  return { holdings: held, importsVersion }
}

/** What trades of a file are compared with. Asked for anew for each import. */
export const useHeld = (client: QueryClient, isWanted: boolean) => {
  const uid = useUid()
  return useQuery({
    queryKey: [...holdingsKey, 'held'],
    queryFn: async ({ signal }) => {
      await sendPending(client, uid)
      await sendTrades(client, uid)
      return loadHeld(signal)
    },
    enabled: isWanted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
