// Review refusals: answers to cards that will never be taken and are given up, until the person is told.
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type ApiProblem, isForbidden } from '../lib/api.ts'
import { formatCount } from '../lib/format.ts'

/** The first half of a sentence that says who refused what the app itself has put into words, such as an answer to a card. */
export const refusedBy = (refusal: ApiProblem, what: string): string =>
  isForbidden(refusal) ? `A firewall on the way to Gumnut turned ${what} away` : `Gumnut couldn’t read ${what}`

type Refused = { count: number; by: string }
const refusedKey = ['review-refused'] as const

export function noteRefused(client: QueryClient, refusal: ApiProblem): void {
  // Until Learn or the Review page is opened.
  client.setQueryDefaults(refusedKey, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData<Refused | null>(refusedKey, (before) => ({
    count: (before?.count ?? 0) + 1,
    by: refusedBy(refusal, 'your answers'),
  }))
}

/** What became of them, as sentences; null when nobody has to be told. They are told once. */
export function takeRefused(client: QueryClient): string | null {
  const refused = client.getQueryData<Refused | null>(refusedKey) ?? null
  if (refused === null) return null
  client.setQueryData<Refused | null>(refusedKey, null)
  const { by, count } = refused
  return `${by}, so ${formatCount(count, 'review answer')} couldn’t be counted. The questions come back when they are due.`
}

/** Tells of them on a page, as soon as there are any. */
export function useReviewRefusals(tell: (message: { text: string; tone: 'error'; shownForMs: number }) => void): void {
  const client = useQueryClient()
  const { data } = useQuery<Refused | null>({ queryKey: refusedKey, queryFn: skipToken })
  const told = useEffectEvent(tell)
  useEffect(() => {
    const text = data ? takeRefused(client) : null
    if (text !== null) told({ text, tone: 'error', shownForMs: 20_000 })
  }, [client, data])
}
