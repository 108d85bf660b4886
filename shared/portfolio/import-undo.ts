// ImportUndo: takes back what an import added, one write a holding. It can be cut off and asked for again at any point.
import { spokenDay } from '../kernel/dates.ts'
import { fail, Problem } from '../operation/problem.ts'
import { digest } from './import/row-keys.ts'
import type { ImportPorts } from './import-group.ts'
import { keptDays } from './import-records.ts'
import type { UndoResult } from './imports-contract.ts'
import { playLedger } from './ledger.ts'
import { openingOf, playedOut } from './ledger-holding.ts'
import { inTurn, keepsChanging, read, write } from './ledger-writing.ts'
import type { ImportPart, ImportRecord } from './ports.ts'
import { typedText } from './same-facts.ts'
import type { Transaction } from './transaction.ts'

type Choice = 'keep' | 'remove' | undefined
type Outcome = UndoResult['holdings'][number]

const noSuchImport = `There is no such import, or it is longer ago than ${keptDays} days.`
/** What one request works for; what is left then waits for the next. */
const workForMs = 8_000
const attempts = 5

const isEdited = (part: ImportPart): ((trade: Transaction) => boolean) => {
  const digests = new Map(part.rows.map((row) => [row.id, row.digest]))
  return (trade) => digests.has(trade.id) && digests.get(trade.id) !== digest(typedText(trade))
}

/** The trades of an import that are not what they were. */
async function editedSince(
  { ledgers }: ImportPorts,
  userId: string,
  parts: readonly ImportPart[],
): Promise<UndoResult['edited']> {
  const all = await ledgers.list(userId)
  return parts
    .filter(({ isUndone }) => !isUndone)
    .flatMap((part) =>
      (all.get(part.holdingId) ?? []).filter(isEdited(part)).map(({ id }) => ({ holdingId: part.holdingId, id })),
    )
}

/**
 * What is left of a holding's trades, the same list when nothing goes; or what a simple holding goes back to.
 * @returns `removed` how many fewer trades there are then
 */
function withoutImport(part: ImportPart, record: ImportRecord, trades: readonly Transaction[], choice: Choice) {
  const edited = isEdited(part)
  const gone = (trade: Transaction): boolean => trade.importId === record.id && !(choice === 'keep' && edited(trade))
  const rest = trades.filter((trade) => !gone(trade))
  const removed = trades.length - rest.length
  if (removed === 0) return { after: trades, removed }
  if (part.before === undefined) return { after: rest, removed }
  // Trades that came since stand on what was there before them; its opening, if it was kept, came with the import. It is told by the
  // trades: a request that was under way when the undo began may have noted one since the part was read.
  const kept = trades.find(
    (trade) =>
      trade.type === 'opening' &&
      (part.rows.some(({ id }) => id === trade.id) || (trade.importId === record.id && trade.source === undefined)),
  )
  // It was kept, and the person has deleted it since.
  if (kept === undefined && part.before.isKept === true) return { after: rest, removed }
  if (rest.length === 0) return { after: part.before, removed }
  if (rest.some(({ type, id }) => type === 'opening' && part.rows.some((row) => row.id === id)))
    return { after: rest, removed }
  const id = kept?.id ?? record.id
  const opening = openingOf(part.before, { id, date: null, createdAt: record.createdAt })
  return { after: [opening, ...rest.filter((trade) => trade.id !== id)], removed: removed - 1 }
}

/** Whether a holding came with another import, which is undone too: then its last trades were all that it was kept for. */
async function cameWithAnother(
  { imports }: ImportPorts,
  userId: string,
  importId: string,
  holdingId: string,
): Promise<boolean> {
  const all = await imports.list(userId)
  return all.some(
    ({ record, parts }) =>
      record.id !== importId &&
      record.state !== 'open' &&
      parts.some((part) => part.holdingId === holdingId && part.isNew),
  )
}

async function undoPart(
  ports: ImportPorts,
  userId: string,
  record: ImportRecord,
  part: ImportPart,
  choice: Choice,
): Promise<Outcome> {
  const { holdingId } = part
  return inTurn(ports, userId, holdingId, async () => {
    const found = await ports.holdings.find(userId, holdingId)
    if (found === undefined) return { holdingId, outcome: 'undone' }
    let removed = 0
    let isEmpty = false
    try {
      await write(ports, userId, await read(ports, userId, holdingId), ({ holding, trades }) => {
        removed = 0
        isEmpty = trades === null ? holding.quantity === 0 : false
        if (trades === null) return null
        const done = withoutImport(part, record, trades, choice)
        removed = done.removed
        if (!Array.isArray(done.after)) return done.after
        isEmpty = done.after.length === 0
        if (done.after === trades) return trades
        refuseImpossible(done.after, holding.symbol)
        return done.after
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // Another device undoes it too, or the person deleted it: there is nothing left to take back.
      if (error.code === 'not_found') return { holdingId, outcome: 'undone' }
      if (error.code !== 'conflict' || error.message === keepsChanging) throw error
      return { holdingId, outcome: 'left', message: error.message }
    }
    if (removed > 0) await ports.ledgers.giveBackPlaces(userId, removed)
    if (isEmpty && (part.isNew || (await cameWithAnother(ports, userId, record.id, holdingId)))) {
      await ports.holdings.remove(userId, holdingId)
      await ports.ledgers.remove(userId, holdingId)
    }
    return { holdingId, outcome: 'undone' }
  })
}

/** @throws Problem conflict that names the day of the first trade which needs what is to go */
function refuseImpossible(trades: readonly Transaction[], symbol: string): void {
  const played = playLedger(trades, symbol)
  if (!('problem' in played)) return void playedOut(trades, { symbol })
  const { transactionId, day, message } = played.problem
  const isSale = trades.some(({ id, type }) => id === transactionId && type === 'sell')
  fail('conflict', `${symbol}: the ${isSale ? 'sale' : 'entry'} on ${spokenDay(day)} needs these buys. ${message}`)
}

async function setState(
  ports: ImportPorts,
  userId: string,
  importId: string,
  state: ImportRecord['state'],
  choice: Choice,
): Promise<ImportRecord> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const record = (await ports.imports.find(userId, importId)) ?? fail('not_found', noSuchImport)
    const isSaid = choice === undefined || record.edited === choice
    if ((record.state === state && isSaid) || record.state === 'undone') return record
    const said = choice === undefined ? {} : { edited: choice }
    const after = { ...record, ...said, state, revision: record.revision + 1 }
    if (await ports.imports.write(userId, after)) return after
  }
  return fail('conflict', keepsChanging)
}

/**
 * Undoes an import, or goes on with it. From the first moment no chunk of it is taken any more.
 * @param given what becomes of trades that were edited since; undefined: as was said before, else they are listed, and nothing is
 *   done while there are any
 */
export async function undoImport(
  ports: ImportPorts,
  userId: string,
  importId: string,
  given: Choice,
): Promise<UndoResult> {
  const until = ports.timer.elapsedMs() + workForMs
  const listed =
    (await ports.imports.list(userId)).find(({ record }) => record.id === importId) ?? fail('not_found', noSuchImport)
  const choice = given ?? listed.record.edited
  const edited = choice === undefined ? await editedSince(ports, userId, listed.parts) : []
  if (edited.length > 0) return { state: listed.record.state, holdings: [], edited }
  const record = await setState(ports, userId, importId, 'undoing', choice)
  const holdings: Outcome[] = []
  // Read again: a chunk that was under way may have noted more.
  const parts = (await ports.imports.list(userId)).find((one) => one.record.id === importId)?.parts ?? []
  for (const part of parts) {
    const { holdingId } = part
    if (ports.timer.elapsedMs() > until) {
      holdings.push({ holdingId, outcome: 'waiting' })
      continue
    }
    const done = await undoPart(ports, userId, record, part, choice)
    holdings.push(done)
    if (done.outcome === 'undone' && !part.isUndone) {
      await ports.imports.writePart(userId, record, { ...part, isUndone: true, revision: part.revision + 1 })
    }
  }
  const isDone = holdings.every(({ outcome }) => outcome === 'undone')
  const { state } = isDone ? await setState(ports, userId, importId, 'undone', choice) : record
  return { state, holdings, edited: [] }
}
