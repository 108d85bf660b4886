// Performance: what a person's holdings with trades did over time, computed on all days for every request.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { benchmarkInstruments } from '../market/benchmark-instruments.ts'
import type { HistoryWish } from '../market/fetch-history.ts'
import { historyStateOf, showHistory, type ShowHistoryPorts } from '../market/history-operations.ts'
import { instrumentKey } from '../market/instrument.ts'
import { implement } from '../operation/implement.ts'
import { highDays } from './below-high.ts'
import { performance as contract } from './performance-contract.ts'
import type { LedgerReader } from './ports.ts'
import { shownPerformance } from './shown-performance.ts'
import { instrumentsOf } from './valuation.ts'
import { historyWishes } from './valued-holdings.ts'

export type PerformancePorts = ShowHistoryPorts & { ledgers: LedgerReader }

/** The instruments held first, then those of the comparisons, over the same days; none when nothing has a date. */
function withBenchmarks(wishes: readonly HistoryWish[]): HistoryWish[] {
  if (wishes.length === 0) return []
  const from = wishes.reduce((first, wish) => Math.min(first, wish.from), Number.POSITIVE_INFINITY)
  const all = new Map(wishes.map((wish) => [instrumentKey(wish.instrument), wish]))
  for (const instrument of benchmarkInstruments) all.set(instrumentKey(instrument), { instrument, from })
  return [...all.values()]
}

export const performanceOperations = implement<PerformancePorts>()(contract, {
  async show({ userId, query }, ports) {
    const today = sydneyDay(ports.clock.now())
    const all = await ports.ledgers.list(userId)
    const asked = query.holdings === undefined ? undefined : new Set(query.holdings)
    const ledgers = asked === undefined ? all : all.filter(({ holding }) => asked.has(holding.id))
    const wishes = withBenchmarks(historyWishes(ledgers)).map((wish) => ({ ...wish, askedBy: userId }))
    const holdings = ledgers.map(({ holding }) => holding)
    const wished = new Set(wishes.map(({ instrument }) => instrumentKey(instrument)))
    const [histories, prices, kept] = await Promise.all([
      ports.histories.histories(wishes),
      ports.quotes.priceAll(instrumentsOf(holdings), 'stored'),
      // Of holdings without trades, what is kept anyway of the days that a high counts for: no provider is asked for them here.
      ports.histories.kept(
        instrumentsOf(holdings).filter((each) => !wished.has(instrumentKey(each))),
        dayNumber(today) - highDays,
      ),
    ])
    const known = { ledgers, histories, kept, prices, state: historyStateOf(wishes, histories) }
    return shownPerformance(known, query, today)
  },

  history: showHistory,
})
