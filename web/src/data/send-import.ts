// Send import: the trades of an import in chunks, one request after another, until all of them are answered.
import type { ImportChunk, RowOutcome } from '#shared/portfolio/imports-contract.ts'
import { ApiProblem, isAway, isForbidden } from '../lib/api.ts'
import type { KeptImport } from './kept-import.ts'
import { ledgerApi } from './pending-trades.ts'

/** Why nothing is going on: the network, or the service has asked to wait for so many seconds. */
export type Waiting = { readonly kind: 'connection' } | { readonly kind: 'turn'; readonly seconds: number } | null

const maxWaitMs = 15_000
const defaultTurnMs = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      signal.removeEventListener('abort', cancel)
    }
    const goOn = (): void => {
      end()
      resolve()
    }
    const cancel = (): void => {
      end()
      reject(new DOMException('Cancelled', 'AbortError'))
    }
    const timer = setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
    signal.addEventListener('abort', cancel)
  })

const isTurn = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'too_many_requests'

/** The connection or the service is. A firewall's 403 is not: it answers the same request the same each time. */
const comesBack = (error: unknown): boolean => isAway(error) && !isForbidden(error)

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
      if (signal.aborted || (!isTurn(error) && !comesBack(error))) throw error
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
