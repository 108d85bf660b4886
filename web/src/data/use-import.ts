// Import: what is held already, sending trades in chunks, and taking an import back.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Holding, StoredHolding } from '#shared/portfolio/holding.ts'
import type { ImportChunk, RowOutcome, UndoResult } from '#shared/portfolio/imports-contract.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { ApiProblem, isAway } from '../lib/api.ts'
import { ledgerApi, sendTrades } from './pending-trades.ts'
import { useUid } from './use-auth.ts'
import { holdingsApi, holdingsKey, refetchHoldings, sendPending } from './use-holdings.ts'
import { refetchPerformance } from './use-performance.ts'

const askedAtOnce = 6

const asStored = ({
  id,
  type,
  symbol,
  name,
  coinId,
  quantity,
  costBasis,
  costBase,
  ...rest
}: Holding): StoredHolding => ({
  id,
  type,
  symbol,
  ...(name === undefined ? {} : { name }),
  ...(coinId === undefined ? {} : { coinId }),
  quantity,
  costBasis,
  ...(costBase === undefined ? {} : { costBase }),
  isLiveTracked: rest.isLiveTracked,
  manualPrice: null,
  createdAt: rest.createdAt,
  lastUpdated: rest.lastUpdated,
  revision: 0,
})

/** All holdings with their trades, sold ones too. */
async function loadHeld(signal: AbortSignal): Promise<HoldingTrades[]> {
  const { holdings } = await holdingsApi.list({ query: { closed: 'true' } }, { signal })
  const held: HoldingTrades[] = holdings.map((holding) => ({ holding: asStored(holding), transactions: [] }))
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
  return held
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

export type Sent = { readonly added: number; readonly exists: number; readonly refused: readonly RowOutcome[] }
export type Waiting = 'connection' | 'turn' | null

const maxWaitMs = 15_000
const defaultTurnMs = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Cancelled', 'AbortError'))
    })
  })

/**
 * Sends chunks one after another. A lost connection and a request to slow down are waited for; repeating is harmless.
 * @param onProgress after each chunk, and when a wait begins or ends
 * @throws ApiProblem when the service refuses a chunk as a whole; what was sent before stays
 */
export async function sendChunks(
  chunks: readonly ImportChunk[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: Sent, waiting: Waiting) => void },
): Promise<Sent> {
  let sent: Sent = { added: 0, exists: 0, refused: [] }
  for (const chunk of chunks) {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted()
      try {
        const { results } = await ledgerApi.importChunk({ body: chunk }, { signal })
        const count = (wanted: RowOutcome['outcome']): number =>
          results.filter(({ outcome }) => outcome === wanted).length
        sent = {
          added: sent.added + count('added'),
          exists: sent.exists + count('exists'),
          refused: [...sent.refused, ...results.filter(({ outcome }) => outcome === 'refused')],
        }
        onProgress(sent, null)
        break
      } catch (error) {
        const isTurn = error instanceof ApiProblem && error.code === 'too_many_requests'
        if (signal.aborted || (!isTurn && !isAway(error))) throw error
        onProgress(sent, isTurn ? 'turn' : 'connection')
        const asked = error instanceof ApiProblem ? error.retryAfterSeconds : undefined
        await pause(
          asked === undefined ? (isTurn ? defaultTurnMs : Math.min(maxWaitMs, 1000 * 2 ** tries)) : asked * 1000,
          signal,
        )
      }
    }
  }
  return sent
}

/** Everything that follows from trades is read anew. */
export function refetchAfterImport(client: QueryClient): void {
  void refetchHoldings(client)
  void client.invalidateQueries({ queryKey: ['ledger'] })
  void refetchPerformance(client)
}

const mostRounds = 50

/**
 * Takes an import back, going on while holdings are waiting.
 * @param edited what becomes of its trades that were changed since; they are asked about when this is not said
 */
export async function undoImport(importId: string, edited?: 'keep' | 'remove'): Promise<UndoResult> {
  const ask = () => ledgerApi.undoImport({ params: { importId }, body: edited === undefined ? {} : { edited } })
  let result = await ask()
  for (let round = 0; round < mostRounds && result.holdings.some(({ outcome }) => outcome === 'waiting'); round++) {
    if (result.edited.length > 0 && edited === undefined) break
    result = await ask()
  }
  return result
}
