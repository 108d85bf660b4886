// LedgerAnswer: a holding's trades as every route of them answers, and what none of them takes.
import { twelveMonthsAfter } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { fail } from '../operation/problem.ts'
import type { Holding, StoredHolding } from './holding.ts'
import { following, openingOf, playedOut } from './ledger-holding.ts'
import { inOrderOfDays } from './ledger-order.ts'
import type { LedgerPorts, State } from './ledger-writing.ts'
import { daysInTheFuture, type Transaction, type TransactionFacts } from './transaction.ts'
import type { HoldingLedger } from './transactions-contract.ts'
import { instrumentsOf, pricedHolding } from './valuation.ts'

/** A holding at the prices that are kept. */
export async function shownHolding({ quotes }: LedgerPorts, stored: StoredHolding): Promise<Holding> {
  return pricedHolding(stored, await quotes.priceAll(instrumentsOf([stored]), 'stored'))
}

/** A holding with its trades and what they come to. A simple one is shown as the opening that it would have. */
export async function shownLedger(ports: LedgerPorts, { holding, ledger, trades }: State): Promise<HoldingLedger> {
  const asOpening = (): Transaction[] => [
    openingOf(holding, { id: holding.id, date: null, createdAt: holding.createdAt }),
  ]
  const played = playedOut(trades ?? asOpening(), holding).position
  const current = trades === null || ledger === undefined ? holding : following(holding, ledger, played)
  const { parcels, ...position } = played
  return {
    holding: await shownHolding(ports, current),
    position,
    parcels:
      trades === null
        ? []
        : parcels.map((parcel) => ({
            ...parcel,
            twelveMonthsOn: parcel.acquiredOn === null ? null : twelveMonthsAfter(parcel.acquiredOn),
          })),
    transactions: trades === null ? [] : inOrderOfDays(trades),
  }
}

/**
 * @param at where the trade stands in the request, for the paths of the problems
 * @throws Problem invalid_request that names every day that has not come yet
 */
export function refuseTheFuture(facts: TransactionFacts, now: Date, at = ''): void {
  const errors = daysInTheFuture(facts, sydneyDay(now)).map(({ path, message }) => ({ path: `${at}${path}`, message }))
  if (errors.length === 0) return
  fail('invalid_request', `${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}.`, { errors })
}
