// A service of trades for the screens' tests: the contract's routes over the core's own ledger, in memory.
import * as z from 'zod/mini'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { positionOf } from '#shared/portfolio/position.ts'
import { versionOf } from '#shared/portfolio/same-facts.ts'
import { NewTransaction, type Transaction, TransactionFacts } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'

type Request = { method: string; path: string; query?: URLSearchParams; body: unknown }
type Reply = { status: number; body: unknown }

export const aHolding = (about: Partial<Holding> = {}): Holding => ({
  id: 'b6ce4f1c-5be0-4d8b-9a65-000000000001',
  type: 'stock',
  symbol: 'CBA',
  name: 'Commonwealth Bank of Australia',
  quantity: 10,
  costBasis: 95,
  currentPrice: 160,
  totalValue: 1600,
  isLiveTracked: true,
  priceStatus: 'live',
  priceSource: 'yahoo',
  priceAsOf: '2026-11-20T05:00:00.000Z',
  previousClose: 159,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUpdated: '2026-11-20T05:00:00.000Z',
  ...about,
})

const problem = (status: number, code: string, detail: string, errors?: unknown): Reply => ({
  status,
  body: { type: `urn:gumnut:problem:${code}`, title: code, status, detail, code, ...(errors ? { errors } : {}) },
})

/** A year and a day on: the day of buying does not count. */
const afterTwelveMonths = (day: string): string => dayOf(dayNumber(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`) + 1)

export function ledgerService(holding: Holding = aHolding(), first: readonly Transaction[] = []) {
  let list: Transaction[] | null = first.length === 0 ? null : [...first]
  const ledgerOf = (transactions: readonly Transaction[]): HoldingLedger | Reply => {
    const played = playLedger(transactions, holding.symbol)
    if ('problem' in played) return problem(409, 'conflict', played.problem.message)
    const { parcels, ...position } = positionOf(played, transactions)
    const hasLedger = list !== null
    return {
      holding: {
        ...holding,
        ...(hasLedger
          ? {
              hasLedger,
              quantity: position.units,
              costBase: position.costBase,
              totalValue: position.units * holding.currentPrice,
            }
          : {}),
      },
      position,
      parcels: parcels.map((one) => ({
        ...one,
        twelveMonthsOn: one.acquiredOn === null ? null : afterTwelveMonths(one.acquiredOn),
      })),
      transactions: [...transactions].sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
    }
  }
  const opening = (id: string, date: string | null): Transaction => ({
    id,
    type: 'opening',
    date,
    units: holding.quantity,
    price: holding.costBasis,
    createdAt: holding.createdAt,
  })
  const shown = (): HoldingLedger => {
    const ledger = ledgerOf(list ?? [opening(crypto.randomUUID(), null)])
    if ('status' in ledger) throw new Error('What is kept can always be shown')
    return list === null ? { ...ledger, parcels: [], transactions: [] } : ledger
  }
  const keep = (next: Transaction[]): Reply => {
    const before = list
    list = next
    const ledger = ledgerOf(next)
    if (!('status' in ledger)) return { status: 200, body: ledger }
    list = before
    return ledger
  }
  return {
    kept: (): readonly Transaction[] | null => list,
    answer({ method, path, query, body }: Request): Reply {
      const transactionId = path.split('/')[5]
      if (method === 'GET') return { status: 200, body: shown() }
      if (method === 'PUT') {
        const { id, date } = body as { id: string; date: string | null }
        return keep([opening(id, date)])
      }
      if (method === 'DELETE' && transactionId === undefined) {
        list = null
        return { status: 200, body: holding }
      }
      const now = list ?? []
      if (method === 'DELETE') return keep(now.filter(({ id }) => id !== transactionId))
      if (method === 'POST' && transactionId === 'restore') {
        const { transactions } = body as { transactions: Transaction[] }
        return keep([...now, ...transactions.filter(({ id }) => !now.some((one) => one.id === id))])
      }
      if (method === 'POST') {
        const sent = z.safeParse(NewTransaction, body)
        if (!sent.success) return problem(400, 'invalid_request', 'The request is not valid.')
        const others = now.filter(({ id }) => id !== sent.data.id)
        return keep([...others, { ...sent.data, createdAt: new Date().toISOString() }])
      }
      const facts = z.parse(TransactionFacts, body)
      const seen = query?.get('expectedVersion') ?? null
      if (seen !== null && now.some((one) => one.id === transactionId && versionOf(one) !== seen))
        return problem(409, 'conflict', 'This trade was changed in the meantime.')
      return keep(
        now.map((one) => (one.id === transactionId ? { ...facts, id: one.id, createdAt: one.createdAt } : one)),
      )
    },
  }
}

/** Two buys, a dividend and a sale: 2024 to 2026. */
export const someTrades = (): Transaction[] => {
  const createdAt = '2026-11-01T00:00:00.000Z'
  const id = (last: number): string => `b6ce4f1c-5be0-4d8b-9a65-0000000001${String(last).padStart(2, '0')}`
  return [
    {
      id: id(1),
      type: 'buy',
      date: '2024-11-18',
      units: 20,
      price: 95,
      brokerage: 9.95,
      account: 'CommSec',
      createdAt,
    },
    { id: id(2), type: 'buy', date: '2026-02-03', units: 5, price: 120, brokerage: 9.95, createdAt },
    {
      id: id(3),
      type: 'dividend',
      date: '2026-03-28',
      exDate: '2026-02-19',
      amount: 56.25,
      frankingCredit: 24.11,
      note: 'Interim',
      createdAt,
    },
    { id: id(4), type: 'sell', date: '2026-06-10', units: 4, price: 150, brokerage: 9.95, createdAt },
  ]
}
