// What every ImportsStore does: revisions, parts by holding, expiry, closed accounts.
import { expect, test } from 'vitest'
import type { ImportPart, ImportRecord } from '#shared/portfolio/ports.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const inADay = (): string => new Date(Math.floor(Date.now() / 1000 + 86_400) * 1000).toISOString()
const aRecord = (about: Partial<ImportRecord> = {}): ImportRecord => ({
  id: crypto.randomUUID(),
  label: 'SelfWealth',
  state: 'open',
  createdAt: '2026-11-18T01:00:00.000Z',
  expiresAt: inADay(),
  revision: 1,
  ...about,
})
const aPart = (about: Partial<ImportPart> = {}): ImportPart => ({
  holdingId: crypto.randomUUID(),
  isNew: false,
  before: { quantity: 25, costBasis: 80.5 },
  rows: [
    { id: crypto.randomUUID(), digest: '00ff00ff00ff00ff' },
    { id: crypto.randomUUID(), digest: 'abcdef0123456789' },
  ],
  isUndone: false,
  revision: 1,
  ...about,
})

export function importsStoreSuite(open: () => Stores): void {
  test('an import is found whole with its parts, and only by its owner', async () => {
    const { imports } = open()
    const [owner, record, part] = [crypto.randomUUID(), aRecord(), aPart()]
    const { before: _before, ...ofNew } = aPart({ isNew: true })
    expect(await imports.write(owner, record)).toBe(true)
    expect(await imports.writePart(owner, record, part)).toBe(true)
    expect(await imports.writePart(owner, record, ofNew)).toBe(true)
    expect(await imports.find(owner, record.id)).toEqual(record)
    expect(await imports.findPart(owner, record.id, part.holdingId)).toEqual(part)
    const parts = [part, ofNew].toSorted((a, b) => (a.holdingId < b.holdingId ? -1 : 1))
    expect(await imports.list(owner)).toEqual([{ record, parts }])
    expect(await imports.find(crypto.randomUUID(), record.id)).toBeUndefined()
    expect(await imports.list(crypto.randomUUID())).toEqual([])
  })

  test('a write from an old revision changes nothing', async () => {
    const { imports } = open()
    const [owner, record, part] = [crypto.randomUUID(), aRecord(), aPart()]
    await imports.write(owner, record)
    await imports.writePart(owner, record, part)
    expect(await imports.write(owner, { ...record, state: 'undone' })).toBe(false)
    expect(await imports.writePart(owner, record, { ...part, isUndone: true })).toBe(false)
    expect(await imports.write(owner, { ...record, state: 'undoing', edited: 'keep', revision: 2 })).toBe(true)
    expect(await imports.writePart(owner, record, { ...part, isUndone: true, revision: 2 })).toBe(true)
    // Somebody who read the first revision as well comes too late; nobody has read a third.
    for (const revision of [2, 4]) {
      expect(await imports.write(owner, { ...record, state: 'undone', revision })).toBe(false)
      expect(await imports.writePart(owner, record, { ...part, rows: [], revision })).toBe(false)
    }
    expect(await imports.list(owner)).toEqual([
      {
        record: { ...record, state: 'undoing', edited: 'keep', revision: 2 },
        parts: [{ ...part, isUndone: true, revision: 2 }],
      },
    ])
  })

  test('what has expired is not there', async () => {
    const { imports } = open()
    const [owner, record] = [crypto.randomUUID(), aRecord({ expiresAt: '2020-01-01T00:00:00.000Z' })]
    await imports.write(owner, record)
    await imports.writePart(owner, record, aPart())
    expect(await imports.find(owner, record.id)).toBeUndefined()
    expect(await imports.list(owner)).toEqual([])
  })

  test('a closed account takes no import and shows none', async () => {
    const stores = open()
    const [owner, record] = [crypto.randomUUID(), aRecord()]
    await stores.imports.write(owner, record)
    await closeAccount(stores, owner)
    await expect(stores.imports.list(owner)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(stores.imports.write(owner, aRecord())).rejects.toMatchObject({ code: 'account_closed' })
  })
}
