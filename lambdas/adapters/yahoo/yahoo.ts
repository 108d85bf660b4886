// Yahoo: ASX prices and search from Yahoo Finance's chart, spark and search documents.
import { isAsxCode } from '#shared/market/instrument.ts'
import { type AsxSource, SourceUnavailable } from '#shared/market/ports.ts'
import type { JsonAnswer } from '../http/http-json.ts'
import type { Provider } from '../http/provider.ts'
import { readChart, readSearch, readSpark } from './yahoo-answers.ts'

/** A bigger batch is refused now and then. */
const codesPerCall = 20
const searchRows = 20

/** The daily chart of today: its `chartPreviousClose` is yesterday's close. */
const window = 'interval=1d&range=1d'

/** Codes go into an address: nothing but a code may get there. */
function providerSymbol(code: string): string {
  if (!isAsxCode(code)) throw new RangeError('Not an ASX code')
  return encodeURIComponent(`${code}.AX`)
}

/** The document of a whole request that must have been understood; an error status is about the request, not about a code. */
function understood<Document>({ status }: JsonAnswer, document: Document | undefined): Document {
  if (status >= 400) throw new SourceUnavailable('refused')
  if (document === undefined) throw new SourceUnavailable('garbled')
  return document
}

export const yahooSource = (yahoo: Provider): AsxSource => ({
  maxBatch: codesPerCall,

  async one(code) {
    const { status, json } = await yahoo.get(`/v8/finance/chart/${providerSymbol(code)}?${window}`)
    const answer = readChart(status, json)
    if (answer === undefined && status < 400) throw new SourceUnavailable('garbled')
    return answer ?? { kind: 'no-data' }
  },

  async many(codes) {
    const symbols = codes.map(providerSymbol).join(',')
    const answer = await yahoo.get(`/v7/finance/spark?symbols=${symbols}&${window}`)
    const answers = understood(answer, readSpark(answer.json))
    // Yahoo may add symbols that were not asked for.
    return new Map([...answers].filter(([code]) => codes.includes(code)))
  },

  async search(query) {
    const q = encodeURIComponent(query)
    const answer = await yahoo.get(`/v1/finance/search?q=${q}&quotesCount=${searchRows}&newsCount=0`)
    return understood(answer, readSearch(answer.json))
  },
})
