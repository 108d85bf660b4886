// Holding words: how a holding's kind, the origin of its price and a service that is away are called, on every screen alike
// (decisions 9, 12 and 13).
import type { HoldingType } from '#shared/market/instrument.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Summary } from '#shared/portfolio/valuation.ts'
import { formatAsOf, formatCount } from './format.ts'

export const holdingTypeNames: Record<HoldingType, string> = {
  stock: 'Stock',
  etf: 'ETF',
  crypto: 'Crypto',
  other: 'Other',
}

const sourceNames: Readonly<Record<string, string>> = { yahoo: 'Yahoo Finance', coingecko: 'CoinGecko' }

/** Where a price comes from: a word for the chip, a sentence for whoever taps it. */
export type Provenance = { label: string; explanation: string; isDoubtful: boolean }

export type PriceOrigin = Pick<
  Holding,
  'priceStatus' | 'priceSource' | 'priceAsOf' | 'delayedMinutes' | 'isLiveTracked'
>

export function provenanceOf(origin: PriceOrigin): Provenance {
  const { priceStatus, priceSource, priceAsOf, delayedMinutes, isLiveTracked } = origin
  const from = sourceNames[priceSource] ?? priceSource
  const at = priceAsOf === null ? '' : `, as of ${formatAsOf(priceAsOf)} Sydney time`
  switch (priceStatus) {
    case 'live':
      return delayedMinutes === undefined
        ? { label: 'Live', explanation: `Price from ${from}${at}.`, isDoubtful: false }
        : {
            label: `Delayed ${delayedMinutes} min`,
            explanation: `Price from ${from}, ${delayedMinutes} minutes behind the exchange${at}.`,
            isDoubtful: false,
          }
    case 'stale':
      return {
        label: 'Stale',
        explanation: `No newer price could be fetched. This is the last one from ${from}${at}.`,
        isDoubtful: true,
      }
    case 'manual':
      return {
        label: 'Manual',
        explanation: `You set this price${at}. It does not follow the market.`,
        isDoubtful: false,
      }
    case 'cost':
      return {
        label: isLiveTracked ? 'No live price yet' : 'No price found',
        explanation: isLiveTracked
          ? 'No price found; what you paid is shown. The next refresh that finds a price uses it.'
          : 'No price found; what you paid is shown. It does not follow the market.',
        isDoubtful: true,
      }
    case 'sample':
      return {
        label: 'Sample price',
        explanation: 'No provider answered, so this is a made-up sample price. It is not the market price.',
        isDoubtful: true,
      }
    // A page that is open or kept offline can be older than the server.
    default:
      return {
        label: 'Price',
        explanation: `This page does not know yet where this price comes from${at}. Reload it to find out.`,
        isDoubtful: false,
      }
  }
}

/** Says how many prices are samples, old or not known; undefined when none is. */
export function doubtOf({
  samplePriced,
  stalePriced,
  costPriced,
}: Pick<Summary, 'samplePriced' | 'stalePriced' | 'costPriced'>): string | undefined {
  const samples = formatCount(samplePriced, 'investment uses a sample price', 'investments use a sample price')
  const old = formatCount(stalePriced, 'investment has an old price', 'investments have an old price')
  const none = formatCount(costPriced, 'investment has no price', 'investments have no price')
  const parts = [
    samplePriced > 0 && `${samples}, which is not the market price`,
    stalePriced > 0 && old,
    costPriced > 0 && `${none}, so what you paid is counted`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? undefined : `${parts.join('; ')}. The totals include them.`
}

/** What a person can rely on while the service is away. */
export const awayText = (unsent: number): string =>
  unsent === 0
    ? 'You are working from this device. Changes you make will be sent when Gumnut is back.'
    : `You are working from this device. ${formatCount(unsent, 'change')} will be sent when Gumnut is back.`

type SyncNews = {
  sent: number
  refused: ReadonlyArray<{ kind: 'add' | 'update' | 'remove'; symbol: string; reason: string }>
}
const refusedDeeds = { add: 'Adding', update: 'Your edit of', remove: 'Deleting' } as const

/** What is told when the service is back. */
export function backText({ sent, refused }: SyncNews): { text: string; isBad: boolean } {
  const saved = sent === 0 ? '' : ` ${sent === 1 ? 'Your change is' : `Your ${sent} changes are`} saved.`
  const lost = refused.map(({ kind, symbol, reason }) => ` ${refusedDeeds[kind]} ${symbol} was refused: ${reason}`)
  return { text: `Gumnut is back.${saved}${lost.join('')}`, isBad: refused.length > 0 }
}
