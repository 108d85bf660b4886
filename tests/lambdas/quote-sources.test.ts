// The sources of quotes over providers on loopback: the suite of the port, for each of them.
import { describe } from 'vitest'
import { marketSources } from '#lambdas/quote-sources.ts'
import { quoteSourceSuite } from '#tests/ports/quote-source.ts'
import { aCoinSearch, aMarket, aYahooSearch, coinPrices } from '../support/market/documents.ts'
import {
  chart,
  coinSearch,
  impatient,
  patient,
  simplePrice,
  spark,
  yahooSearch,
} from '../support/market/market-stack.ts'
import { startProvider } from '../support/market/provider-server.ts'

const limitsFor = (isHanging: boolean) => (isHanging ? { ...patient, ...impatient } : patient)

describe('Yahoo', () => {
  quoteSourceSuite(async (isHanging) => {
    const server = await startProvider()
    return {
      server,
      source: marketSources({ yahooBaseUrl: server.url, limits: limitsFor(isHanging) }).asx,
      names: (count) => Array.from({ length: count }, (_, index) => `Z${String(index).padStart(3, '0')}`),
      knows(prices) {
        const { chart: ofOne, spark: ofMany } = aMarket(prices)
        server.on(chart, ofOne)
        server.on(spark, ofMany)
        const rows = Object.keys(prices).map((code) => ({ symbol: `${code}.AX`, longname: `Wombat ${code}` }))
        server.on(yahooSearch, { body: aYahooSearch(rows) })
      },
      unfit: ['../x', 'CBA.AX', 'CBA,BHP', 'C B', ''],
    }
  })
})

describe('CoinGecko', () => {
  quoteSourceSuite(async (isHanging) => {
    const server = await startProvider()
    return {
      server,
      source: marketSources({ coingeckoBaseUrl: server.url, limits: limitsFor(isHanging) }).coins,
      names: (count) => Array.from({ length: count }, (_, index) => `wombat-${index}`),
      knows(prices) {
        server.on(simplePrice, coinPrices(Object.fromEntries(Object.entries(prices).map(([id, aud]) => [id, { aud }]))))
        const found = Object.keys(prices).map((id) => ({ id, name: 'Wombat', symbol: 'WMB' }))
        server.on(coinSearch, { body: aCoinSearch(found) })
      },
      unfit: ['../x', 'Bitcoin', 'bitcoin,ethereum', 'bit coin', ''],
    }
  })
})
