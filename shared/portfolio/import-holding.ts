// ImportHolding: the holding that an import makes, with the prices that its person had set for it.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { firstMarketDay } from '../market/market-date.ts'
import type { Clock } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import { type StoredHolding, tooManyHoldings } from './holding.ts'
import type { ImportGroup } from './imports-contract.ts'
import { openHolding } from './live-tracking.ts'
import type { HoldingsStore } from './ports.ts'

type Ports = { holdings: HoldingsStore; clock: Clock }

/** Neither from before there are days of prices nor from the future, as a browser whose clock is ahead writes it. */
const isDayOfPrice = (at: string, now: string): boolean => at < now && sydneyDay(new Date(at)) >= firstMarketDay

/** The holding of a group, with nothing in it yet. @throws Problem conflict when there are too many */
export async function makeHolding(ports: Ports, userId: string, { holding }: ImportGroup): Promise<void> {
  const { currentPriceAt, earlierPrices: _earlier, ...facts } = holding
  const request = { ...facts, quantity: 0, costBasis: 0 }
  const now = ports.clock.now().toISOString()
  const opened = openHolding(request, 'notAsked', now)
  const isDated = opened.manualPrice !== null && currentPriceAt !== undefined && isDayOfPrice(currentPriceAt, now)
  const dated = isDated ? { ...opened, lastUpdated: currentPriceAt } : opened
  const outcome = await ports.holdings.add(userId, dated, request)
  if (outcome.kind === 'full') fail('conflict', tooManyHoldings())
}

/** Nothing was done yet with a holding that an import made, now or in a request that was cut off: people add none without units. */
const isAsMade = ({ quantity, revision }: StoredHolding): boolean => quantity === 0 && revision === 0

/** Brings back the prices that were set before the one that stands, but for days to come, where the holding is as the import made it. */
export async function keepEarlierPrices(ports: Ports, userId: string, { holding }: ImportGroup): Promise<void> {
  const { id, earlierPrices = [] } = holding
  const today = sydneyDay(ports.clock.now())
  const known = earlierPrices.filter(({ on }) => on <= today)
  if (known.length === 0) return
  const made = await ports.holdings.find(userId, id)
  if (made === undefined || !isAsMade(made)) return
  const keep = known.map(({ on, price }) => ({ day: dayNumber(on), price }))
  // Where it has changed meanwhile, another device has brought them.
  await ports.holdings.replace(userId, { ...made, revision: made.revision + 1 }, { keep })
}
