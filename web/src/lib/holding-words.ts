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
      return isLiveTracked
        ? {
            label: 'No live price yet',
            explanation: 'No market price has been found for this so far. What you paid stands in for it.',
            isDoubtful: true,
          }
        : {
            label: 'Manual',
            explanation: `You set this price${at}. It does not follow the market.`,
            isDoubtful: false,
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

/** Says how many prices are samples or old; undefined when none is (decision 12). */
export function doubtOf({
  samplePriced,
  stalePriced,
}: Pick<Summary, 'samplePriced' | 'stalePriced'>): string | undefined {
  const samples = formatCount(samplePriced, 'investment uses a sample price', 'investments use a sample price')
  const old = formatCount(stalePriced, 'investment has an old price', 'investments have an old price')
  const parts = [samplePriced > 0 && `${samples}, which is not the market price`, stalePriced > 0 && old].filter(
    (part) => part !== false,
  )
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
