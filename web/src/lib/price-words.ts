// Price words: where a price comes from, as a sentence for whoever taps its chip.
import type { PriceProvider } from '#shared/market/quote.ts'
import { defaultSamplePrice, sampleDates } from '#shared/market/sample-prices.ts'
import { formatAsOf } from './format.ts'
import { type PriceOrigin, priceLabelOf } from './holding-words.ts'

const sourceNames: Readonly<Record<PriceProvider, string> & Record<string, string>> = {
  yahoo: 'Yahoo Finance',
  coingecko: 'CoinGecko',
}

function explanationOf({ priceStatus, priceSource, priceAsOf, delayedMinutes, isLiveTracked }: PriceOrigin): string {
  const from = sourceNames[priceSource] ?? priceSource
  const at = priceAsOf === null ? '' : `, as of ${formatAsOf(priceAsOf)} Sydney time`
  switch (priceStatus) {
    case 'live':
      return delayedMinutes === undefined
        ? `Price from ${from}${at}.`
        : `Price from ${from}, ${delayedMinutes} minutes behind the exchange${at}.`
    case 'stale':
      return `No newer price could be fetched. This is the last one from ${from}${at}.`
    case 'manual':
      return `You set this price${at}. It doesn’t follow the market.`
    case 'cost':
      return isLiveTracked
        ? 'No price found; what you paid is shown. Is the code right? The next refresh that finds a price uses it.'
        : 'No price found; what you paid is shown. It doesn’t follow the market.'
    case 'sample':
      return `Nobody could give us a market price, so this is an old one built into Gumnut: for the ASX investments we list, the close of ${sampleDates.asx}; for their coins, an estimate for ${sampleDates.coins}; for anything else, $${defaultSamplePrice}.`
    // A page that is open or kept offline can be older than the server.
    default:
      return `This page doesn’t know yet where this price comes from${at}. Reload it to find out.`
  }
}

/** Where a price comes from: a word for the chip, a sentence for whoever taps it. */
export const provenanceOf = (origin: PriceOrigin): { label: string; explanation: string; isDoubtful: boolean } => ({
  ...priceLabelOf(origin),
  explanation: explanationOf(origin),
})
