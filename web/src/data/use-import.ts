// Import: what is held already, sending trades in chunks, and taking an import back.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Holding, StoredHolding } from '#shared/portfolio/holding.ts'
import type { ImportChunk, RowOutcome, UndoResult } from '#shared/portfolio/imports-contract.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { ApiProblem, isAway } from '../lib/api.ts'
import { ledgerApi, sendTrades } from './pending-trades.ts'
import type { KeptImport } from './kept-import.ts'
import { useUid } from './use-auth.ts'
import { holdingsApi, holdingsKey, refetchHoldings, sendPending, refetchPerformance } from './use-holdings.ts'

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

/** All holdings with their trades, sold ones too, and the version of the list of imports that they are not older than. */
export type Held = { readonly holdings: readonly HoldingTrades[]; readonly importsVersion: string }

async function loadHeld(signal: AbortSignal): Promise<Held> {
  const { version: importsVersion } = await ledgerApi.listImports({ signal })
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

/** Why nothing is going on: the network, or the service has asked to wait for so many seconds. */
export type Waiting = { readonly kind: 'connection' } | { readonly kind: 'turn'; readonly seconds: number } | null

const maxWaitMs = 15_000
const defaultTurnMs = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
    }
    const onOnline = (): void => {
      end()
      resolve()
    }
    const timer = setTimeout(onOnline, ms)
    window.addEventListener('online', onOnline)
    signal.addEventListener('abort', () => {
      end()
      reject(new DOMException('Cancelled', 'AbortError'))
    })
  })

const isTurn = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'too_many_requests'

/** Sends one request until it is answered. Repeating it is harmless. */
async function delivered(
  body: ImportChunk,
  { as, signal, onWait }: { as: string; signal: AbortSignal; onWait: (waiting: Waiting) => void },
): Promise<readonly RowOutcome[]> {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      const { results } = await ledgerApi.importChunk({ body }, { as, signal })
      return results
    } catch (error) {
      if (signal.aborted || (!isTurn(error) && !isAway(error))) throw error
      const turnMs = isTurn(error) ? (error.retryAfterSeconds ?? 0) * 1000 || defaultTurnMs : 0
      onWait(isTurn(error) ? { kind: 'turn', seconds: Math.ceil(turnMs / 1000) } : { kind: 'connection' })
      await pause(turnMs || Math.min(maxWaitMs, 1000 * 2 ** tries), signal)
    }
  }
}

const lost =
  'Part of this import is no longer on this device. Choose the file again: what’s there already won’t be doubled.'

/**
 * Sends the requests of an import one after another, from the first that was not answered. A lost connection and a request to slow
 * down are waited for.
 * @param requestAt a request as it was prepared; null when it is lost
 * @param as whose: with somebody else signed in by now nothing more is sent
 * @param onProgress after each request, and when a wait begins
 * @throws ApiProblem when the service refuses a request as a whole; what was sent before stays
 */
export async function sendImport(
  from: KeptImport,
  requestAt: (at: number) => Promise<string | null>,
  {
    as,
    signal,
    onProgress,
  }: { as: string; signal: AbortSignal; onProgress: (so: KeptImport, waiting: Waiting) => void },
): Promise<KeptImport> {
  let so = from
  while (so.next < so.requests) {
    const body = await requestAt(so.next)
    if (body === null) throw new ApiProblem('conflict', 409, lost)
    // As it was prepared by this app, and the service looks at all of it again.
    const results = await delivered(JSON.parse(body) as ImportChunk, {
      as,
      signal,
      onWait: (waiting) => onProgress(so, waiting),
    })
    const count = (wanted: RowOutcome['outcome']): number => results.filter(({ outcome }) => outcome === wanted).length
    const refused = results.flatMap(({ id, outcome, message }) =>
      outcome === 'refused' ? [{ id, outcome, ...(message === undefined ? {} : { message }) }] : [],
    )
    so = {
      ...so,
      next: so.next + 1,
      added: so.added + count('added'),
      exists: so.exists + count('exists'),
      refused: [...so.refused, ...refused],
    }
    onProgress(so, null)
  }
  return so
}

const importsKey = ['imports'] as const
/** The imports of the last 30 days. */
export const useImports = () =>
  useQuery({ queryKey: importsKey, queryFn: ({ signal }) => ledgerApi.listImports({ signal }) })

const deleted = 'a deleted investment'

/** The symbols of all holdings by their id, those that were sold too. */
export function useHoldingNames(): (holdingId: string) => string {
  const { data } = useQuery({
    queryKey: [...holdingsKey, 'names'],
    queryFn: async ({ signal }) => {
      const { holdings } = await holdingsApi.list({ query: { closed: 'true' } }, { signal })
      return new Map(holdings.map(({ id, symbol }) => [id, symbol]))
    },
  })
  return (holdingId) => (data === undefined ? '…' : (data.get(holdingId) ?? deleted))
}

/** Everything that follows from trades is read anew. */
export function refetchAfterImport(client: QueryClient): void {
  void refetchHoldings(client)
  void client.invalidateQueries({ queryKey: ['ledger'] })
  void client.invalidateQueries({ queryKey: importsKey })
  void refetchPerformance(client)
}

const mostRounds = 50

/**
 * Takes an import back, going on while holdings are waiting.
 * @param as whose
 * @param edited what becomes of its trades that were changed since; they are asked about when this is not said
 */
export async function undoImport(as: string, importId: string, edited?: 'keep' | 'remove'): Promise<UndoResult> {
  const body = edited === undefined ? {} : { edited }
  const ask = () => ledgerApi.undoImport({ params: { importId }, body }, { as })
  let result = await ask()
  for (let round = 0; round < mostRounds && result.holdings.some(({ outcome }) => outcome === 'waiting'); round++) {
    if (result.edited.length > 0 && edited === undefined) break
    result = await ask()
  }
  return result
}
