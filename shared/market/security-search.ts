// Security search: finds shares, ETFs and coins by name or code: curated list, then providers, then the exact code (P41).
import { daysAfter, startOfSydneyDay, sydneyDay } from '../kernel/sydney-days.ts'
import type { HoldingType } from './instrument.ts'
import { popularAssets } from './popular-assets.ts'
import { asxCodeTyped, fitOf } from './security.ts'
import type { Clock, Timer } from '../operation/ports.ts'
import type { KnownSecurity } from './known-security.ts'
import { type PriceService, type QuoteSources, SourceUnavailable } from './ports.ts'

export type SearchScope = 'all' | 'stock' | 'etf' | 'crypto'

/**
 * Results, or the word that no provider could be asked and nothing is known without them, or that none may be asked today:
 * then with the seconds until tomorrow in Sydney.
 */
type SearchOutcome =
  { kind: 'found'; results: KnownSecurity[] } | { kind: 'unavailable' } | { kind: 'used-up'; retryAfterSeconds: number }

export type SecuritySearch = {
  /** @param askedBy whose request it is: a call about coins counts against their part of the day */
  find(query: string, scope: SearchScope, askedBy?: string): Promise<SearchOutcome>
}

/** P41. */
const maxCoins = 10
const maxResults = 30
/** The crypto search needs two characters, the stock search one (P41). */
const coinQueryLength = 2
const cacheForMs = 10 * 60_000
const maxCached = 500

type Half = { results: KnownSecurity[]; hasFailed: boolean; isUsedUp?: boolean }
const nothing: Half = { results: [], hasFailed: false }

async function settleHalf(search: Promise<KnownSecurity[]>): Promise<Half> {
  try {
    return { results: await search, hasFailed: false }
  } catch (error) {
    if (error instanceof SourceUnavailable)
      return { results: [], hasFailed: true, isUsedUp: error.because === 'used-up' }
    throw error
  }
}

const isInScope = (type: HoldingType, scope: SearchScope): boolean =>
  scope === 'all' || type === scope || (scope === 'stock' && type === 'other')

const secondsToTomorrow = (now: Date): number =>
  Math.ceil((startOfSydneyDay(daysAfter(sydneyDay(now), 1)).getTime() - now.getTime()) / 1000)

/** Each security once, a coin by its id and a share by its code, in the order given. */
function distinct(found: readonly KnownSecurity[]): KnownSecurity[] {
  const seen = new Map<string, KnownSecurity>()
  for (const security of found) {
    const key = security.id === undefined ? `asx:${security.symbol}` : `coin:${security.id}`
    if (!seen.has(key)) seen.set(key, security)
  }
  return [...seen.values()]
}

function capped(found: readonly KnownSecurity[]): KnownSecurity[] {
  let coins = 0
  return found.filter(({ type }) => type !== 'crypto' || coins++ < maxCoins).slice(0, maxResults)
}

export type SearchPorts = {
  sources: QuoteSources
  quotes: PriceService
  clock: Clock
  timer: Timer
  /** The try by code comes after the searches, and the answer must not take 8 seconds. */
  codeWithinMs?: number
}

/** A search that remembers its complete answers for ten minutes. */
export function createSecuritySearch({
  sources,
  quotes,
  clock,
  timer,
  codeWithinMs = 2000,
}: SearchPorts): SecuritySearch {
  const cache = new Map<string, { at: number; outcome: Promise<SearchOutcome> }>()

  /** A share that the provider's search does not know may still have a price (users ask for it: some funds are like that). */
  async function byCode(query: string): Promise<Half> {
    const code = asxCodeTyped(query)
    if (code === undefined) return nothing
    const prices = await timer.within(quotes.priceAll([{ kind: 'asx', code }], 'fresh'), codeWithinMs)
    const priced = prices?.get(`asx:${code}`)
    if (priced?.kind === 'quote')
      return { results: [{ symbol: code, name: priced.quote.name, type: priced.quote.type }], hasFailed: false }
    return { results: [], hasFailed: priced?.kind !== 'not-found' }
  }

  async function lookUp(
    query: string,
    scope: SearchScope,
    askedBy: string | undefined,
  ): Promise<{ outcome: SearchOutcome; isComplete: boolean }> {
    const wantsShares = scope !== 'crypto'
    const wantsCoins = (scope === 'all' || scope === 'crypto') && query.length >= coinQueryLength
    const curated: KnownSecurity[] = popularAssets.filter(
      (asset) => fitOf(query, asset) > 0 && (wantsCoins || asset.type !== 'crypto'),
    )
    const [shares, coins] = await Promise.all([
      wantsShares ? settleHalf(sources.asx.search(query)) : nothing,
      wantsCoins ? settleHalf(sources.coins.search(query, askedBy)) : nothing,
    ])
    const known = [...curated, ...shares.results]
    const isShareKnown = known.some(({ type }) => type !== 'crypto')
    const probe = wantsShares && !isShareKnown && coins.results.length === 0 ? await byCode(query) : nothing
    const found = distinct([...known, ...probe.results, ...coins.results]).filter(({ type }) => isInScope(type, scope))
    // The very code comes first, and the rest keeps its order. Among coins that order is the provider's, by market value,
    // and only its first may come first: anyone can issue a coin called BITCOIN.
    const firstCoin = found.find(({ type }) => type === 'crypto')
    const isVeryCode = (one: KnownSecurity): boolean =>
      fitOf(query, one) === 3 && (one.type !== 'crypto' || one === firstCoin)
    const results = capped(found.toSorted((a, b) => Number(isVeryCode(b)) - Number(isVeryCode(a))))

    const failures = [wantsShares && shares.hasFailed, wantsCoins && coins.hasFailed]
    const asked = [wantsShares, wantsCoins].filter(Boolean).length
    const hasAllFailed = asked > 0 && failures.filter(Boolean).length === asked
    const outcome: SearchOutcome =
      hasAllFailed && results.length === 0
        ? coins.isUsedUp === true
          ? { kind: 'used-up', retryAfterSeconds: secondsToTomorrow(clock.now()) }
          : { kind: 'unavailable' }
        : { kind: 'found', results }
    return { outcome, isComplete: !failures.includes(true) && !probe.hasFailed }
  }

  return {
    async find(typed, scope, askedBy) {
      const query = typed.trim()
      const key = `${scope} ${query.toLowerCase()}`
      const now = clock.now().getTime()
      const cached = cache.get(key)
      if (cached !== undefined && now >= cached.at && now - cached.at < cacheForMs) return cached.outcome
      const lookingUp = lookUp(query, scope, askedBy)
      const entry = { at: now, outcome: lookingUp.then(({ outcome }) => outcome) }
      cache.delete(key)
      cache.set(key, entry)
      for (const oldest of cache.keys()) {
        if (cache.size <= maxCached) break
        cache.delete(oldest)
      }
      // Half an answer is better than none, but only until the other half can be had.
      const forget = (): void => void (cache.get(key) === entry && cache.delete(key))
      lookingUp.then(({ isComplete }) => isComplete || forget(), forget)
      return entry.outcome
    },
  }
}
