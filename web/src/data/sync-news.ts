// Sync news: what became of the changes that were made while the service was away, until it is told.
import type { QueryClient } from '@tanstack/react-query'
import type { PendingChange } from './holdings-fallback.ts'

/** A change that the service would not take, with its reason as a sentence. */
export type Refusal = { kind: PendingChange['kind'] | 'trade'; symbol: string; reason: string }

/** What became of the changes that were made while the service was away. */
export type SyncNews = { sent: number; refused: readonly Refusal[] }
export const noNews: SyncNews = { sent: 0, refused: [] }
export const newsKey = ['holdings-news'] as const

/** Notes what became of a change that was waiting. */
export const noteSent = (client: QueryClient, refusal: Refusal | null): void =>
  void client.setQueryData<SyncNews | null>(newsKey, (before) => {
    const { sent, refused } = before ?? noNews
    return refusal === null ? { sent: sent + 1, refused } : { sent, refused: [...refused, refusal] }
  })
