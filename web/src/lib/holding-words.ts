// Holding words: how a holding's kind and the origin of its price are called, on every screen alike (decisions 9, 12 and 13).
import type { Holding, HoldingType } from '#shared/domain/holding.ts'
import { formatAsOf } from './format.ts'

export const holdingTypeNames: Record<HoldingType, string> = { stock: 'Stock', etf: 'ETF', crypto: 'Crypto', other: 'Other' }

const sourceNames: Readonly<Record<string, string>> = { yahoo: 'Yahoo Finance', coingecko: 'CoinGecko' }

export type Provenance = { label: string; explanation: string; isDoubtful: boolean }

/** Where a price comes from: a word for the chip, a sentence for whoever taps it. */
export function provenanceOf(holding: Pick<Holding, 'priceStatus' | 'priceSource' | 'priceAsOf' | 'delayedMinutes'>): Provenance {
  const { priceStatus, priceSource, priceAsOf, delayedMinutes } = holding
  const from = sourceNames[priceSource] ?? priceSource
  const at = priceAsOf === null ? '' : `, as of ${formatAsOf(priceAsOf)} Sydney time`
  switch (priceStatus) {
    case 'live':
      return delayedMinutes === undefined
        ? { label: 'Live', explanation: `Price from ${from}${at}.`, isDoubtful: false }
        : { label: `Delayed ${delayedMinutes} min`, explanation: `Price from ${from}, ${delayedMinutes} minutes behind the exchange${at}.`, isDoubtful: false }
    case 'stale':
      return { label: 'Stale', explanation: `No newer price could be fetched. This is the last one from ${from}${at}.`, isDoubtful: true }
    case 'manual':
      return { label: 'Manual', explanation: `You set this price${at}. It does not follow the market.`, isDoubtful: false }
    case 'sample':
      return { label: 'Sample price', explanation: 'No provider answered, so this is a made-up sample price. It is not the market price.', isDoubtful: true }
  }
}
