// ImportGroup: the trades that one chunk of an import has for one holding, each added once whatever is repeated.
import { fail, Problem } from '../operation/problem.ts'
import { digest } from './import/row-keys.ts'
import { keepEarlierPrices, makeHolding } from './import-holding.ts'
import type { ImportGroup, RowOutcome } from './imports-contract.ts'
import { openingOf } from './ledger-holding.ts'
import { inTurn, keepsChanging, type LedgerPorts, read, withPlaces, write } from './ledger-writing.ts'
import type { ImportPart, ImportRecord, ImportsStore } from './ports.ts'
import { typedText } from './same-facts.ts'
import { maxTransactionsOfHolding, tooManyInHolding, type Transaction } from './transaction.ts'

export type ImportPorts = LedgerPorts & { imports: ImportsStore }

/** Writes of one part that a write by somebody else gives way to; then the request is refused. */
const attempts = 5

const isOther = (held: { type: string; symbol: string }, sent: { type: string; symbol: string }): boolean =>
  held.symbol !== sent.symbol || (held.type === 'crypto') !== (sent.type === 'crypto')
const otherSymbol = 'This investment has another code by now. Nothing of it was added; open the file again.'

const digestOf = (transaction: Transaction | ImportGroup['transactions'][number]): string =>
  digest(typedText(transaction))

type Before = NonNullable<ImportPart['before']>
const isSame = (a: Before, b: Before | undefined): boolean =>
  a.quantity === b?.quantity && a.costBasis === b.costBasis && a.isKept === b.isKept

/**
 * Notes what is about to be added to a holding, before it is: what was cut off half-way can then be undone too.
 * @param before what a simple holding says now: what it said when trades of the import were refused may be edited since
 */
async function notePart(
  ports: ImportPorts,
  userId: string,
  record: ImportRecord,
  {
    holdingId,
    isNew,
    before,
    added,
  }: { holdingId: string; isNew: boolean; before: ImportPart['before']; added: ImportPart['rows'] },
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await ports.imports.findPart(userId, record.id, holdingId)
    const there = new Set(known?.rows.map(({ id }) => id))
    const part: ImportPart = {
      ...(known ?? { holdingId, isNew, isUndone: false }),
      ...(before === undefined ? {} : { before }),
      rows: [...(known?.rows ?? []), ...added.filter(({ id }) => !there.has(id))],
      revision: (known?.revision ?? 0) + 1,
    }
    const isNoted = before === undefined || isSame(before, known?.before)
    if (isNoted && part.rows.length === known?.rows.length) return
    // Ids that were noted and never stored count too: nobody who goes on like this fills the item.
    if (part.rows.length > 2 * maxTransactionsOfHolding) fail('conflict', tooManyInHolding())
    if (await ports.imports.writePart(userId, record, part)) return
  }
  fail('conflict', keepsChanging)
}

/** Adds what is not there yet, in one write of the ledger; noted before it is written, so that an undo finds all of it. */
async function addGroup(
  ports: ImportPorts,
  userId: string,
  record: ImportRecord,
  group: ImportGroup,
): Promise<RowOutcome[]> {
  const { transactions, existing } = group
  const holdingId = group.holding.id
  const openingId = ports.newId()
  return inTurn(ports, userId, holdingId, async () => {
    // Noted before it is made, so that an undo finds a holding that was made and nothing else.
    const isNew = (await ports.holdings.find(userId, holdingId)) === undefined
    const rows = transactions.map((one) => ({ id: one.id, digest: digestOf(one) }))
    if (isNew) {
      await notePart(ports, userId, record, { holdingId, isNew, before: undefined, added: rows })
      await makeHolding(ports, userId, group)
    }
    await keepEarlierPrices(ports, userId, group)
    const first = await read(ports, userId, holdingId)
    const isSimple = first.trades === null && first.holding.quantity > 0
    const opens = isSimple && existing === 'keep'
    const { quantity, costBasis } = first.holding
    const before = isSimple ? { quantity, costBasis, ...(opens ? { isKept: true as const } : {}) } : undefined
    const there = new Set(first.trades?.map(({ id }) => id))
    const fresh = transactions.filter(({ id }) => !there.has(id))
    const outcomes = (added: ReadonlySet<string>): RowOutcome[] =>
      transactions.map(({ id }) => ({ id, outcome: added.has(id) ? 'added' : 'exists' }))
    if (fresh.length === 0) return outcomes(new Set())
    if (isOther(first.holding, group.holding)) fail('conflict', otherSymbol)
    const opening = {
      // Its units are those of today: splits before the import never touch them.
      ...openingOf(first.holding, { id: openingId, date: null, createdAt: record.createdAt }),
      importId: record.id,
    }
    const noted = [...(opens ? [opening] : []), ...fresh].map((one) => ({ id: one.id, digest: digestOf(one) }))
    await notePart(ports, userId, record, { holdingId, isNew, before, added: noted })
    const { ids } = await withPlaces(ports, userId, noted.length, async () => {
      let ids = new Set<string>()
      await write(
        ports,
        userId,
        first,
        ({ holding, trades }) => {
          // Somebody else edited it, or began or ended its trades, meanwhile: what was noted is no longer what there is.
          const isEdited = holding.quantity !== quantity || holding.costBasis !== costBasis
          const isBegun = (trades === null && holding.quantity > 0) !== isSimple
          if (isBegun || (isSimple && isEdited)) return fail('conflict', keepsChanging)
          const kept = trades ?? (opens ? [opening] : [])
          const known = new Set(kept.map(({ id }) => id))
          const added = fresh
            .filter(({ id }) => !known.has(id))
            .map((one): Transaction => ({ ...one, importId: record.id }))
          ids = new Set(added.map(({ id }) => id))
          if (added.length === 0) return trades
          const after = [...kept, ...added]
          return after.length > maxTransactionsOfHolding ? fail('conflict', tooManyInHolding()) : after
        },
        'stored before',
      )
      return { ids, added: ids.size === 0 ? 0 : ids.size + Number(opens) }
    })
    return outcomes(ids)
  })
}

/** Takes back a holding that the import made for trades of which none could be stored. */
async function removeEmpty(
  ports: ImportPorts,
  userId: string,
  { id: importId }: ImportRecord,
  { holding: { id } }: ImportGroup,
): Promise<void> {
  const part = await ports.imports.findPart(userId, importId, id)
  if (part?.isNew !== true) return
  await inTurn(ports, userId, id, async () => {
    const [holding, ledger] = [await ports.holdings.find(userId, id), await ports.ledgers.find(userId, id)]
    const isEmpty = holding?.quantity === 0 && holding.pendingLedger === undefined && ledger === undefined
    if (isEmpty) await ports.holdings.remove(userId, id)
  })
}

/**
 * Adds the trades of a group to its holding, which is made where there is none.
 * @returns the outcome of each trade; where the group cannot be stored all of them are refused, with the sentence that says why
 * @throws Problem of any other kind than conflict and not_found
 */
export async function importGroup(
  ports: ImportPorts,
  userId: string,
  record: ImportRecord,
  group: ImportGroup,
): Promise<RowOutcome[]> {
  try {
    return await addGroup(ports, userId, record, group)
  } catch (error) {
    // `not_found`: the holding was deleted on another device in this very moment.
    if (!(error instanceof Problem) || (error.code !== 'conflict' && error.code !== 'not_found')) throw error
    await removeEmpty(ports, userId, record, group)
    return group.transactions.map(({ id }) => ({ id, outcome: 'refused', message: error.message }))
  }
}
