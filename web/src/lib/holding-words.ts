// Holding words: how a holding's kind, the origin of its price and a service that is away are called, on every screen alike.
import type { HoldingType } from '#shared/market/instrument.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Summary } from '#shared/portfolio/summary.ts'
import { formatCount } from './format.ts'

export const holdingTypeNames: Record<HoldingType, string> = {
  stock: 'Stock',
  etf: 'ETF',
  crypto: 'Crypto',
  other: 'Other',
}

/** For what is held of each kind. */
export const holdingTypePlurals: Record<HoldingType, string> = { ...holdingTypeNames, stock: 'Shares', etf: 'ETFs' }

export type PriceOrigin = Pick<
  Holding,
  'priceStatus' | 'priceSource' | 'priceAsOf' | 'delayedMinutes' | 'isLiveTracked'
>

/** Where a price comes from, as a word for a chip, and whether it is not the market's of today. */
export function priceLabelOf({ priceStatus, delayedMinutes, isLiveTracked }: PriceOrigin): {
  label: string
  isDoubtful: boolean
} {
  switch (priceStatus) {
    case 'live':
      return { label: delayedMinutes === undefined ? 'Live' : `Delayed ${delayedMinutes} min`, isDoubtful: false }
    case 'stale':
      return { label: 'Stale', isDoubtful: true }
    case 'manual':
      return { label: 'Manual', isDoubtful: false }
    case 'cost':
      return { label: isLiveTracked ? 'No live price yet' : 'No price found', isDoubtful: true }
    case 'sample':
      return { label: 'Sample price', isDoubtful: true }
    // A page that is open or kept offline can be older than the server.
    default:
      return { label: 'Price', isDoubtful: false }
  }
}

/** Says how many prices are samples, old or not known; undefined when none is. */
export function doubtOf({
  samplePriced,
  stalePriced,
  costPriced,
}: Pick<Summary, 'samplePriced' | 'stalePriced' | 'costPriced'>): string | undefined {
  const parts = [
    samplePriced > 0 &&
      `${formatCount(samplePriced, 'investment uses a sample price', 'investments use a sample price')}, which isn’t today’s market price`,
    stalePriced > 0 && formatCount(stalePriced, 'investment has an old price', 'investments have an old price'),
    costPriced > 0 &&
      `${formatCount(costPriced, 'investment has no price', 'investments have no price')}, so what you paid is counted`,
  ].filter((part) => part !== false)
  return parts.length === 0
    ? undefined
    : `${parts.join('; ')}. The totals include ${samplePriced + stalePriced + costPriced === 1 ? 'it' : 'them'}.`
}

/** What a person can rely on while the service is away. */
export const awayText = (unsent: number): string =>
  unsent === 0
    ? 'You’re working from this device. Changes you make will be sent when Gumnut is back.'
    : `You’re working from this device. ${formatCount(unsent, 'change')} will be sent when Gumnut is back.`

type SyncNews = {
  sent: number
  refused: ReadonlyArray<{ kind: keyof typeof refusedDeeds; symbol: string; reason: string }>
}
const refusedDeeds = {
  add: 'We couldn’t save',
  update: 'We couldn’t save your edit of',
  remove: 'We couldn’t delete',
  trade: 'We couldn’t save a change to the trades of',
} as const

/** Bad news names each change with its reason, which takes longer to read than a usual toast is shown. */
const badNewsShownForMs = 15_000

/** The toast that tells when the service is back. */
export function backToast({ sent, refused }: SyncNews): {
  text: string
  tone: 'success' | 'error'
  shownForMs?: number
} {
  const saved = sent === 0 ? '' : ` ${sent === 1 ? 'Your change is' : `Your ${sent} changes are`} saved.`
  const lost = refused.map(({ kind, symbol, reason }) => ` ${refusedDeeds[kind]} ${symbol}: ${reason}`)
  const text = `Gumnut is back.${saved}${lost.join('')}`
  return refused.length === 0 ? { text, tone: 'success' } : { text, tone: 'error', shownForMs: badNewsShownForMs }
}
