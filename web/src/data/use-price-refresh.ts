// Price refresh: fetching the prices of a portfolio anew: when asked, when a page is opened, and every five minutes while
// somebody looks (P18).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { instrumentOf } from '#shared/market/instrument.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { readFallback } from './holdings-fallback.ts'
import { isAway } from '../lib/api.ts'
import { useUid } from './use-auth.ts'
import {
  holdingsApi,
  holdingsKey,
  type Portfolio,
  portfolioOf,
  refetchHoldings,
  refreshMs,
  sendPending,
  useHoldings,
} from './use-holdings.ts'

const oldAfterMs = 24 * 3_600_000

/** Fetches new prices for everything live tracked; one result for each. */
export function useRefreshHoldings() {
  const client = useQueryClient()
  const uid = useUid()
  const updates = (): number | undefined => client.getQueryState(holdingsKey)?.dataUpdateCount
  return useMutation({
    mutationFn: async () => {
      await sendPending(client, uid)
      await client.cancelQueries({ queryKey: holdingsKey })
      const before = updates()
      return { ...(await holdingsApi.refresh()), isCurrent: () => updates() === before && readFallback(uid) === null }
    },
    onSuccess: ({ holdings: list, results, isCurrent }) => {
      // Something was added or changed while the prices were on their way: this list does not know it.
      if (!isCurrent()) return refetchHoldings(client)
      const pricedAt = results.some(({ success }) => success) ? { pricedAt: Date.now() } : {}
      client.setQueryData<Portfolio>(holdingsKey, portfolioOf(list, pricedAt))
      return undefined
    },
    onError: (error) => (isAway(error) ? refetchHoldings(client) : undefined),
  })
}
export type PriceRefresh = ReturnType<typeof useRefreshHoldings>

/**
 * A price that opening the page is reason enough to fetch again: a sample, one that is shown as old, or older than a day (P18). Where
 * the provider was away as trading ended, no run asks for the close until the market opens again.
 */
const isOld = ({ isLiveTracked, priceStatus, priceAsOf }: Holding): boolean =>
  isLiveTracked &&
  (priceStatus === 'sample' ||
    priceStatus === 'stale' ||
    (priceAsOf !== null && Date.now() - Date.parse(priceAsOf) > oldAfterMs))

/** When a page asked for the price of a holding by opening, by its id, since the app was loaded. */
const sought = new Map<string, number>()

/**
 * Whether opening a page asks for the price of a holding. Of one that stands at what was paid once only, which is enough for a code that
 * nobody knows: it was added while nobody could be asked, or came from a file, which asks nobody, and is in no scheduled refresh yet.
 * Where an old one stays old, not again with each page that somebody goes to.
 */
const isWanted = (holding: Holding): boolean => {
  const soughtAt = sought.get(holding.id)
  if (isOld(holding)) return soughtAt === undefined || Date.now() - soughtAt >= refreshMs
  return (
    holding.isLiveTracked &&
    holding.priceStatus === 'cost' &&
    instrumentOf(holding) !== undefined &&
    soughtAt === undefined
  )
}

type Refreshing = Pick<PriceRefresh, 'mutate' | 'submittedAt'>

const canBeRefreshed = (data: Portfolio | undefined): boolean =>
  data !== undefined && !data.isLocal && data.holdings.some(({ isLiveTracked }) => isLiveTracked)

/** Fetches old and missing prices at once when a page is opened, by the list that is read then: one kept from before may lack an import. */
export function useRefreshOnOpen({ mutate }: Refreshing): void {
  const { data, isFetching } = useHoldings()
  const canRefresh = canBeRefreshed(data) && !isFetching
  const hasLooked = useRef(false)
  const look = useEffectEvent(() => {
    if (hasLooked.current || data === undefined) return
    hasLooked.current = true
    const wanted = data.holdings.filter(isWanted)
    for (const { id } of wanted) sought.set(id, Date.now())
    if (wanted.length > 0) mutate()
  })
  useEffect(() => {
    if (canRefresh) look()
  }, [canRefresh])
}

/** Fetches all prices every five minutes, while somebody looks. Every refresh, whoever asked for it, starts the five minutes anew. */
export function useRegularRefresh({ mutate, submittedAt }: Refreshing): void {
  const canRefresh = canBeRefreshed(useHoldings().data)
  useEffect(() => {
    if (!canRefresh) return
    const since = Date.now()
    const look = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - since >= refreshMs) mutate()
    }
    const timer = setInterval(look, refreshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [canRefresh, mutate, submittedAt])
}
