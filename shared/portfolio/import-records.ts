// ImportRecords: the record that an import begins with; none begins that was compared with what is no longer all that there is.
import { daysAfter } from '../kernel/sydney-days.ts'
import type { Clock } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import { digest } from './import/row-keys.ts'
import type { ImportChunk } from './imports-contract.ts'
import type { ImportRecord, ImportsStore } from './ports.ts'

type Ports = { imports: ImportsStore; clock: Clock }

/** How long an import can be undone. */
export const keptDays = 30
/** Imports of one person that are kept at a time, undone ones too: each use of the list reads all of them. */
export const maxImports = 200
const tooManyImports = `You’ve started ${maxImports} imports in the last ${keptDays} days, which is the most there can be. Bring several files into one import, or try again once the oldest is ${keptDays} days old.`
export const wasUndone = 'This import was undone, so nothing more of it is added. Start a new one.'

const isOver = `This import was begun more than ${keptDays} days ago, so nothing more of it is added. Start a new one.`

const beganElsewhere =
  'Another import was begun since this one was compared, maybe on another device. Nothing of this one was added. Compare again: what’s there already won’t be added twice.'

async function recordOf(
  { imports, clock }: Ports,
  userId: string,
  { importId, label }: ImportChunk,
): Promise<ImportRecord> {
  const now = clock.now()
  const expiresAt = `${daysAfter(now.toISOString().slice(0, 10), keptDays)}T${now.toISOString().slice(11, 19)}.000Z`
  const made: ImportRecord = {
    id: importId,
    label,
    state: 'open',
    createdAt: now.toISOString(),
    expiresAt,
    revision: 1,
  }
  const known = await imports.find(userId, importId)
  if (known === undefined && (await imports.list(userId)).length >= maxImports) fail('conflict', tooManyImports)
  const record = known ?? ((await imports.write(userId, made)) ? made : await imports.find(userId, importId))
  // It is there and not found: it has expired, and is not removed yet.
  if (record === undefined) return fail('conflict', isOver)
  return record.state === 'open' ? record : fail('conflict', wasUndone)
}

type Listed = Awaited<ReturnType<ImportsStore['list']>>

/** What another import changes. */
export const versionOf = (listed: Listed): string =>
  digest(
    listed
      .map(({ record }) => record.id)
      .toSorted()
      .join(),
  )

/**
 * What the trades were compared with must still be all that there is: a second device that adds the same file would double it.
 * @throws Problem conflict when another import was begun since; one that was to begin with this request is over then
 */
async function refuseOutdated(
  { imports }: Ports,
  userId: string,
  { importId, expectedVersion }: ImportChunk,
): Promise<void> {
  if (expectedVersion === undefined) return
  const listed = await imports.list(userId)
  const own = listed.find(({ record }) => record.id === importId)
  // A repeated request: once something was noted, this question was answered.
  if (own !== undefined && own.parts.length > 0) return
  if (versionOf(listed.filter((one) => one !== own)) === expectedVersion) return
  if (own?.record.state === 'open')
    await imports.write(userId, { ...own.record, state: 'undone', revision: own.record.revision + 1 })
  fail('conflict', beganElsewhere)
}

/**
 * The record of the import that a request belongs to: made by its first one, before anything of it is stored.
 * @throws Problem conflict once it was undone or is over, where it would be one too many, or when another import was begun since the version that the request expects
 */
export async function openRecord(ports: Ports, userId: string, chunk: ImportChunk): Promise<ImportRecord> {
  await refuseOutdated(ports, userId, chunk)
  const record = await recordOf(ports, userId, chunk)
  // Of two that begin in the same moment, at least one sees the other's record here.
  await refuseOutdated(ports, userId, chunk)
  return record
}
