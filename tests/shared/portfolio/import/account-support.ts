// An account for tests of imports: files are compared with what is there, cut into requests and added, as the app does it.
import * as z from 'zod/mini'
import { dayOf } from '#shared/kernel/dates.ts'
import { noSources } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createTurns } from '#shared/operation/turns.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { Choices } from '#shared/portfolio/import/preview-holding.ts'
import type { ImportedFile, Repairs } from '#shared/portfolio/import/preview-repairs.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import { ImportChunk } from '#shared/portfolio/imports-contract.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { typedPricesExport } from '#shared/portfolio/export.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import { editHolding, requestFor } from '#shared/portfolio/live-tracking.ts'
import { earlierPricesOf, typedPriceChange } from '#shared/portfolio/typed-price.ts'
import { aClock } from '#tests/support/market/test-clock.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { memoryStores } from '#tests/support/stores.ts'
import { file, today } from './file-support.ts'

type Decided = { readonly choices?: Choices; readonly repairs?: Repairs }

export function anAccount() {
  const clock = aClock(`${today}T01:00:00.000Z`)
  const stores = memoryStores(clock)
  const quotes = createPriceService({ store: stores.quotes, sources: noSources, clock, timer, log: silentLog })
  const ports = { ...stores, quotes, clock, timer, random, newId, turns: createTurns() }
  const caller = { userId: newId(), username: '', params: undefined, query: undefined }
  const { userId } = caller

  async function held(): Promise<HoldingTrades[]> {
    const [holdings, ledgers] = [await stores.holdings.list(userId), await stores.ledgers.list(userId)]
    return holdings.map((holding) => ({ holding, transactions: ledgers.get(holding.id) ?? [] }))
  }
  const look = async (files: ImportedFile[], { choices = {}, repairs }: Decided = {}) =>
    previewImport(files, await held(), choices, today, repairs)

  return {
    held,
    look,
    /** Puts in a holding without trades. */
    own: (holding: StoredHolding) => stores.holdings.add(userId, holding, requestFor(holding)),
    /** All prices typed for each holding, oldest first, as the figures about time read them. */
    typed: async (): Promise<string[]> =>
      (await ledgerReaderOf(stores).list(userId))
        .map(({ holding: { symbol }, typedPrices = [] }) =>
          [symbol, ...typedPrices.map(({ day, price }) => `${price} on ${dayOf(day)}`)].join(', '),
        )
        .toSorted(),
    /** Sets a price by hand. */
    setPrice: async (symbol: string, currentPrice: number, now: string): Promise<void> => {
      const before = (await stores.holdings.list(userId)).find((holding) => holding.symbol === symbol)!
      const after = { ...editHolding(before, { currentPrice }, 'notAsked', now), revision: before.revision + 1 }
      await stores.holdings.replace(userId, after, typedPriceChange(before, after))
    },
    /** @returns why trades were refused; empty when all were added */
    add: async (files: ImportedFile[], decided: Decided = {}): Promise<(string | undefined)[]> => {
      const preview = await look(files, decided)
      if (!preview.isReady) throw new Error('Something has to be decided first')
      const chunks = chunksOf(preview, preview.files, {
        importId: newId(),
        label: 'x',
        at: clock.now().getTime(),
        newId,
      })
      const refused: (string | undefined)[] = []
      for (const chunk of chunks) {
        const body = z.parse(ImportChunk, JSON.parse(JSON.stringify(chunk)))
        const answer = await importOperations.importChunk({ ...caller, body }, ports)
        if (!('results' in answer)) throw new Error('Another answer')
        refused.push(...answer.results.flatMap(({ outcome, message }) => (outcome === 'refused' ? [message] : [])))
      }
      return refused
    },
    /** Symbol, units and cost base of each holding. */
    totals: async (): Promise<string[]> =>
      (await held())
        .map(({ holding: { symbol, quantity, costBase, costBasis } }) =>
          [symbol, quantity, costBase ?? quantity * costBasis].join(' '),
        )
        .toSorted(),
    /** The download of everything, and the two files for a spreadsheet. */
    exported: async () => {
      const all = await held()
      const traded = all.filter(({ transactions }) => transactions.length > 0)
      const ledgers = traded.map(({ holding, transactions }) => ({ holdingId: holding.id, transactions }))
      const holdings = all.map(({ holding }) => holding)
      const kept = await stores.holdings.typedPrices(userId)
      const typedPrices = await typedPricesExport(stores.holdings).read(userId)
      const rows = traded.map(({ holding, transactions }) => ({
        holding,
        trades: transactions,
        earlierPrices: earlierPricesOf(holding, kept.get(holding.id) ?? []),
      }))
      return {
        json: file(JSON.stringify({ holdings, ledgers, typedPrices })),
        trades: file(tradesCsv(rows)),
        holdings: file(holdingsCsv(holdings, kept)),
      }
    },
  }
}
