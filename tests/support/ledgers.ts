// Trades for tests: the operations over real stores, and everything around them that they ask for.
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoLedgerStore } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import type { Table } from '#lambdas/adapters/dynamo/table.ts'
import { noSources } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { Repeated } from '#shared/operation/implement.ts'
import { ledgerOperations } from '#shared/portfolio/ledger-operations.ts'
import type { LedgerPorts } from '#shared/portfolio/ledger-writing.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import type { NewTransaction, Transaction, TransactionFacts } from '#shared/portfolio/transaction.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { aStoredHolding, requestFor } from './holdings.ts'
import { newId, random, silentLog, timer } from './runtime.ts'

/** Midday of 22 November 2026 in Sydney. */
const clock = { now: () => new Date('2026-11-22T01:00:00.000Z') }

export function ledgerPorts(table: Table): LedgerPorts {
  const quotes = createPriceService({
    store: dynamoQuoteStore(table),
    sources: noSources,
    clock,
    timer,
    log: silentLog,
  })
  const [holdings, ledgers] = [dynamoHoldingsStore(table, clock), dynamoLedgerStore(table, clock)]
  return { holdings, ledgers, quotes, clock, timer, random, newId, turns: createTurns() }
}

/** A simple holding of somebody new: 10 CBA at $100. */
export async function aSimpleHolding(
  { holdings }: LedgerPorts,
  about: Partial<StoredHolding> = {},
): Promise<{ userId: string; id: string }> {
  const userId = crypto.randomUUID()
  const holding = aStoredHolding(about)
  await holdings.add(userId, holding, requestFor(holding))
  return { userId, id: holding.id }
}

type Answered = { ledger: HoldingLedger; isRepeat: boolean }
const answered = (result: HoldingLedger | Repeated<HoldingLedger>): Answered =>
  result instanceof Repeated ? { ledger: result.body, isRepeat: true } : { ledger: result, isRepeat: false }

/** The trades of one holding, by what a person does with them. */
export function tradesOn(ports: LedgerPorts, { userId, id }: { userId: string; id: string }) {
  const request = { userId, username: '', query: undefined, params: { id } }
  const one = (transactionId: string) => ({ ...request, params: { id, transactionId } })
  return {
    list: async () => answered(await ledgerOperations.list({ ...request, body: undefined }, ports)).ledger,
    start: async (openingId: string, date: string | null) =>
      answered(await ledgerOperations.start({ ...request, body: { id: openingId, date } }, ports)),
    add: async (body: NewTransaction) => answered(await ledgerOperations.add({ ...request, body }, ports)),
    update: async (transactionId: string, body: TransactionFacts, query: { expectedVersion?: string } = {}) =>
      answered(await ledgerOperations.update({ ...one(transactionId), query, body }, ports)).ledger,
    remove: async (transactionId: string) =>
      answered(await ledgerOperations.remove({ ...one(transactionId), body: undefined }, ports)).ledger,
    restore: async (transactions: readonly Transaction[], existing: 'keep' | 'replace' = 'keep') =>
      answered(
        await ledgerOperations.restore({ ...request, body: { existing, transactions: [...transactions] } }, ports),
      ).ledger,
    removeAll: async () => {
      const result = await ledgerOperations.removeAll({ ...request, body: undefined }, ports)
      return result instanceof Repeated ? result.body : result
    },
    export: async () =>
      String(await ledgerOperations.export({ ...request, params: undefined, body: undefined }, ports)),
  }
}

export const aBuy = (date: string, units: number, price: number, more: Partial<NewTransaction> = {}): NewTransaction =>
  ({ id: crypto.randomUUID(), type: 'buy', date, units, price, ...more }) as NewTransaction

export const aSale = (date: string, units: number, price: number, more: Partial<NewTransaction> = {}): NewTransaction =>
  ({ id: crypto.randomUUID(), type: 'sell', date, units, price, ...more }) as NewTransaction
