// Coin days: what a coin was worth on a day, from the history of prices; and which coin a ticker means. Asked only when the person
// says so: nothing but the coin and the days, or the ticker, is sent.
import { market, type SearchResult } from '#shared/market/contract.ts'
import { history } from '#shared/market/history-contract.ts'
import { dayOf } from '#shared/kernel/dates.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient({ history, search: market.search }, send)

const askAgainMs = 1500
const mostTries = 20

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * AUD closes of one coin on some days; those that nobody has are not in the answer, and neither are sample prices.
 * @param days `YYYY-MM-DD`, at least one
 * @throws ApiProblem, ApiUnreachable
 */
export async function closesOf(coinId: string, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sorted = days.toSorted()
  const [from, to] = [sorted[0], sorted.at(-1)]
  const query = {
    coins: coinId,
    symbols: '',
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
  let answer = await api.history({ query })
  for (let tries = 1; answer.state.kind === 'fetching' && tries < mostTries; tries++) {
    await pause(askAgainMs)
    answer = await api.history({ query })
  }
  const wanted = new Set(days)
  const found = answer.histories.find(({ id, isSample }) => id === coinId && !isSample)
  const closes = (found?.days ?? []).flatMap((day, at) => {
    const [date, close] = [dayOf(day), found?.closes[at]]
    return wanted.has(date) && close !== undefined ? [[date, close] as const] : []
  })
  return new Map(closes)
}

/** The only coin with this very ticker; null when there is none, or when it could be several. */
export async function onlyCoinOf(ticker: string): Promise<SearchResult | null> {
  const { results } = await api.search({ query: { q: ticker, type: 'crypto' } })
  const exact = results.filter(({ symbol, id }) => symbol.toUpperCase() === ticker && id !== undefined)
  return exact.length === 1 ? exact[0]! : null
}
