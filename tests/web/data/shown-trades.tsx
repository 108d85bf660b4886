// Shown trades: the trades of one holding as a page has them, with what starts them and a buy.
import { useLedger, useLedgerChange } from '#web/data/use-ledger.ts'

export const id = 'b6ce4f1c-5be0-4d8b-9a65-000000000001'
export const openingId = 'b6ce4f1c-5be0-4d8b-9a65-0000000000a1'
export const aBuy = {
  id: 'b6ce4f1c-5be0-4d8b-9a65-0000000000b1',
  type: 'buy',
  date: '2025-02-03',
  units: 9,
  price: 10,
} as const

export function ShownTrades() {
  const ledger = useLedger(id).data
  const { mutate } = useLedgerChange(id)
  return (
    <>
      <p>Trades: {ledger?.transactions.length}</p>
      <p>Units: {ledger?.position.units}</p>
      <button onClick={() => mutate({ kind: 'start', id: openingId, date: null })}>Start</button>
      <button onClick={() => mutate({ kind: 'add', transaction: aBuy })}>Buy</button>
    </>
  )
}

/** What the service says of the trades, past the app. */
export async function unitsThere(): Promise<Record<string, number>> {
  const answer = (await (await fetch(`/api/holdings/${id}/transactions`)).json()) as {
    transactions: { type: string; units: number }[]
    position: { units: number }
  }
  return {
    ...Object.fromEntries(answer.transactions.map(({ type, units }) => [type, units])),
    held: answer.position.units,
  }
}
