// Chunks: the requests that an import is sent in: one holding's trades together, each request possible after those before it, none
// larger than the service takes.
import { utf8Bytes } from '../../kernel/text.ts'
import type { NewId } from '../../operation/ports.ts'
import { type ImportChunk, type ImportGroup, maxRowsOfChunk } from '../imports-contract.ts'
import { inPossibleOrder } from '../ledger-order.ts'
import type { ImportedTransaction, Transaction, TransactionFacts } from '../transaction.ts'
import { entriesOf, isNewestFirst } from './entry-order.ts'
import type { Preview } from './preview.ts'
import type { PreviewHolding } from './preview-holding.ts'
import type { PreviewRow } from './preview-state.ts'
import type { ImportedFile } from './preview-repairs.ts'

/** Bodies above 64 KB are refused. */
export const maxChunkBytes = 56 * 1024

/** What the file said in another currency stays with the trade. */
function noteOf({ row }: PreviewRow): { note?: string } {
  const { original } = row
  if (original === undefined || 'note' in row.facts) return {}
  const rate = original.rate === null ? '' : `, 1 ${original.currency} = ${original.rate} AUD`
  return { note: `${original.currency} ${original.price} each${rate}`.slice(0, 120) }
}

/** The trades of one holding in an order in which they can be stored part by part. */
function transactionsOf(
  holding: PreviewHolding,
  files: readonly ImportedFile[],
  at: number,
  newId: NewId,
): ImportedTransaction[] {
  const taken = holding.rows.filter(({ isTaken }) => isTaken)
  const entries = entriesOf(taken, at, (file) => isNewestFirst(files[file]?.rows ?? []))
  const sent = taken.map((one, place): ImportedTransaction => {
    const { row, file } = one
    const format = row.format ?? files[file]?.format ?? 'mapped'
    const { reference, key } = row
    const source = row.own?.source ?? { format, key, row: row.row, ...(reference === undefined ? {} : { reference }) }
    const facts = row.facts as TransactionFacts
    const account = row.account === undefined || 'account' in facts ? {} : { account: row.account }
    return {
      ...facts,
      ...account,
      ...noteOf(one),
      id: row.own?.id ?? newId(),
      createdAt: entries[place]!,
      source,
    }
  })
  const byId = new Map(sent.map((one) => [one.id, one]))
  return inPossibleOrder(sent as readonly Transaction[]).map(({ id }) => byId.get(id)!)
}

const holdingOf = (
  { instrument, name, type, holdingId, joined, rows }: PreviewHolding,
  newId: NewId,
): ImportGroup['holding'] => {
  const named: { symbol: string; coinId?: string } = joined ?? instrument
  const own = rows.flatMap(({ row }) => row.own ?? [])
  const priced = own.find(({ typedPrice }) => typedPrice !== undefined)
  const earlierPrices = own.find((row) => row.earlierPrices !== undefined)?.earlierPrices
  const note = own.find((row) => row.note !== undefined)?.note
  return {
    id: holdingId ?? newId(),
    type,
    symbol: named.symbol,
    ...(name === null ? {} : { name }),
    ...(named.coinId === undefined ? {} : { coinId: named.coinId }),
    ...(priced?.typedPrice === undefined ? {} : { currentPrice: priced.typedPrice }),
    ...(priced?.typedPriceAt === undefined ? {} : { currentPriceAt: priced.typedPriceAt }),
    ...(earlierPrices === undefined ? {} : { earlierPrices: [...earlierPrices] }),
    ...(note === undefined ? {} : { note }),
  }
}

/**
 * The requests of an import, in the order in which they have to be sent. Their ids are made once: the same requests can be sent
 * again after a lost connection.
 * @param at milliseconds since 1970, from which the order within a day is counted
 * @param expectedVersion of the list of imports as the preview knew it, for the first request
 */
export function chunksOf(
  preview: Preview,
  files: readonly ImportedFile[],
  {
    importId,
    label,
    at,
    newId,
    expectedVersion,
  }: { importId: string; label: string; at: number; newId: NewId; expectedVersion?: string },
): ImportChunk[] {
  const chunks: ImportChunk[] = []
  const empty = (): ImportChunk => ({
    importId,
    label,
    ...(chunks.length === 0 && expectedVersion !== undefined ? { expectedVersion } : {}),
    groups: [],
  })
  let [chunk, rows, bytes] = [empty(), 0, 0]
  const close = (): void => {
    if (chunk.groups.length > 0) chunks.push(chunk)
    ;[chunk, rows, bytes] = [empty(), 0, 0]
  }
  for (const one of preview.holdings) {
    const transactions = transactionsOf(one, files, at, newId)
    if (transactions.length === 0) continue
    const group = {
      holding: holdingOf(one, newId),
      existing: one.offer?.chosen ?? 'keep',
      transactions: [] as ImportedTransaction[],
    } as const
    const frame = utf8Bytes(JSON.stringify(group)) + 200
    // A holding that fits into one request is never cut in two.
    const size = transactions.reduce((all, row) => all + utf8Bytes(JSON.stringify(row)) + 1, frame)
    if (rows + transactions.length > maxRowsOfChunk || bytes + size > maxChunkBytes) close()
    let open = { ...group, transactions: [] as ImportedTransaction[] }
    for (const row of transactions) {
      const own = utf8Bytes(JSON.stringify(row)) + 1
      if (rows + 1 > maxRowsOfChunk || bytes + own + frame > maxChunkBytes) {
        if (open.transactions.length > 0) chunk.groups.push(open)
        close()
        open = { ...group, transactions: [] }
      }
      open.transactions.push(row)
      rows++
      bytes += own
    }
    chunk.groups.push(open)
    bytes += frame
  }
  close()
  return chunks
}
