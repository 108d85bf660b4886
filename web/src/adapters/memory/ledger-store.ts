// LedgerStore in memory. There is no limit on the room that a ledger takes: nothing is packed.
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import type { LedgerStore } from '#shared/portfolio/ports.ts'
import { maxTransactionsOfPerson, type Transaction } from '#shared/portfolio/transaction.ts'
import type { People } from './person-data.ts'

const tradesIn = (ledger: StoredLedger | undefined): readonly Transaction[] | undefined =>
  ledger !== undefined && 'transactions' in ledger ? ledger.transactions : undefined

export function memoryLedgerStore(people: People): LedgerStore {
  const giveBack = (userId: string, count: number): void => {
    const person = people.of(userId)
    person.tradePlaces = Math.max(0, person.tradePlaces - count)
  }

  return {
    async find(userId, holdingId) {
      return structuredClone(people.of(userId).ledgers.get(holdingId))
    },

    async list(userId) {
      const kept = [...people.openOnly(userId).ledgers].flatMap(([holdingId, ledger]) => {
        const trades = tradesIn(ledger)
        return trades === undefined ? [] : [[holdingId, structuredClone(trades)] as const]
      })
      return new Map(kept.toSorted(([a], [b]) => a.localeCompare(b)))
    },

    async write(userId, holdingId, ledger) {
      const { ledgers } = ledger.revision === 1 ? people.openOnly(userId) : people.of(userId)
      if ((ledgers.get(holdingId)?.revision ?? 0) !== ledger.revision - 1) return false
      ledgers.set(holdingId, structuredClone(ledger))
      return true
    },

    async remove(userId, holdingId) {
      const { ledgers } = people.of(userId)
      const gone = tradesIn(ledgers.get(holdingId))
      ledgers.delete(holdingId)
      giveBack(userId, gone?.length ?? 0)
    },

    async takePlaces(userId, count) {
      const person = people.openOnly(userId)
      if (person.tradePlaces + count > maxTransactionsOfPerson) return false
      person.tradePlaces += count
      return true
    },

    async giveBackPlaces(userId, count) {
      giveBack(userId, count)
    },
  }
}
