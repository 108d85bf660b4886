// ImportOperations: taking in an import chunk by chunk (import-group.ts), listing imports, and undoing one (import-undo.ts).
import { sydneyDay } from '../kernel/sydney-days.ts'
import { implement } from '../operation/implement.ts'
import { fail } from '../operation/problem.ts'
import { importGroup, type ImportPorts } from './import-group.ts'
import { openRecord, versionOf, wasUndone } from './import-records.ts'
import { undoImport } from './import-undo.ts'
import { type ImportChunk, imports as contract, type RowOutcome } from './imports-contract.ts'
import { daysInTheFuture } from './transaction.ts'

/** Holdings that are written at the same time. */
const atOnce = 8

function refuseTheFuture({ groups }: ImportChunk, now: Date): void {
  const today = sydneyDay(now)
  const errors = groups.flatMap(({ transactions }, group) =>
    transactions.flatMap((one, place) =>
      daysInTheFuture(one, today).map(({ path, message }) => ({
        path: `groups.${group}.transactions.${place}.${path}`,
        message,
      })),
    ),
  )
  if (errors.length > 0) fail('invalid_request', 'Some of these trades are in the future.', { errors })
}

export const importOperations = implement<ImportPorts>()(contract, {
  async importChunk({ userId, body }, ports) {
    refuseTheFuture(body, ports.clock.now())
    const record = await openRecord(ports, userId, body)
    const results: RowOutcome[] = []
    for (let from = 0; from < body.groups.length; from += atOnce) {
      const groups = body.groups.slice(from, from + atOnce)
      const done = await Promise.all(groups.map((group) => importGroup(ports, userId, record, group)))
      results.push(...done.flat())
    }
    // An undo that began meanwhile may have passed these holdings by: what was just added goes again.
    if ((await ports.imports.find(userId, record.id))?.state !== 'open') {
      await undoImport(ports, userId, record.id, 'remove')
      fail('conflict', wasUndone)
    }
    return { importId: record.id, results }
  },

  async listImports({ userId }, { imports }) {
    const listed = await imports.list(userId)
    return {
      version: versionOf(listed),
      imports: listed
        // Begun, and refused before anything was added.
        .filter(({ record, parts }) => record.state !== 'undone' || parts.length > 0)
        .toSorted((a, b) => (a.record.createdAt < b.record.createdAt ? 1 : -1))
        .map(({ record: { revision: _revision, edited: _edited, ...record }, parts }) => ({
          ...record,
          holdings: parts.map(({ holdingId, rows, isNew, isUndone }) => ({
            holdingId,
            trades: rows.length,
            isNew,
            isUndone,
          })),
        })),
    }
  },

  async undoImport({ userId, params, body }, ports) {
    return undoImport(ports, userId, params.importId.toLowerCase(), body.edited)
  },
})
