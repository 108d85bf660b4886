// LedgerReader: all holdings of a person with their trades, as whoever only looks reads them. It stores nothing: a write of trades
// that was cut off is finished by whoever reads the holding next to show or to change it (settled-holdings.ts).
import { followsTrades, type StoredHolding } from './holding.ts'
import { caughtUp, tradesOf } from './ledger-holding.ts'
import { typedPricesOf } from './typed-price.ts'
import type { HoldingsStore, HoldingTrades, LedgerReader, LedgerStore } from './ports.ts'

type Stores = {
  /** As stored, marks and all. */
  readonly holdings: Pick<HoldingsStore, 'list' | 'typedPrices'>
  readonly ledgers: Pick<LedgerStore, 'find' | 'list'>
}

/** A reader of all holdings with their trades, which writes nothing. */
export function ledgerReaderOf({ holdings, ledgers }: Stores): LedgerReader {
  /** A mark says that a newer ledger may be there, which only its revision tells. */
  async function marked(userId: string, holding: StoredHolding): Promise<HoldingTrades> {
    const ledger = await ledgers.find(userId, holding.id)
    return { holding: caughtUp(holding, ledger) ?? holding, transactions: tradesOf(holding, ledger) ?? [] }
  }

  return {
    async list(userId) {
      const listed = await holdings.list(userId)
      // After the holdings: what is listed then is at least as new as they are.
      const [trades, kept] = await Promise.all([ledgers.list(userId), holdings.typedPrices(userId)])
      const joined = await Promise.all(
        listed.map(async (holding) =>
          holding.pendingLedger === undefined
            ? { holding, transactions: followsTrades(holding) ? (trades.get(holding.id) ?? []) : [] }
            : marked(userId, holding),
        ),
      )
      return joined.map((each) => ({
        ...each,
        typedPrices: typedPricesOf(each.holding, kept.get(each.holding.id) ?? []),
      }))
    },
  }
}
