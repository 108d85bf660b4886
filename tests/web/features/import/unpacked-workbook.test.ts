// What a workbook is unpacked to before it is read, and how much that may be.
import readWorkbook from 'read-excel-file/web-worker'
import { expect, test } from 'vitest'
import { TooMuchUnpacked, unpackedWorkbook } from '#web/features/import/unpacked-workbook.ts'
import { workbook } from '#tests/support/workbook.ts'

const rows = [
  ['Date', 'Code'],
  ['2024-01-02', 'VAS'],
]
const bytesOf = (book: Buffer): ArrayBuffer => Uint8Array.from(book).buffer
const large = workbook([{ name: 'Trades', rows: Array.from({ length: 12_000 }, () => ['2024-01-02', 'VAS']) }], {
  isPacked: true,
})

/** How each part is kept, from the list at the end of the container: 0 as it is, 8 deflated. */
function methodsOf(bytes: ArrayBuffer): Set<number> {
  const book = Buffer.from(bytes)
  const methods = new Set<number>()
  for (let at = book.indexOf('PK\u0001\u0002'); at >= 0; at = book.indexOf('PK\u0001\u0002', at + 1)) {
    methods.add(book.readUInt16LE(at + 10))
  }
  return methods
}

test.each([true, false])('every part is stored as it is, packed before: %s', async (isPacked) => {
  const stored = unpackedWorkbook(bytesOf(workbook([{ name: 'Trades', rows }], { isPacked })))
  expect([...methodsOf(stored)]).toEqual([0])
  expect(await readWorkbook(stored)).toMatchObject([{ sheet: 'Trades', data: rows }])
})

test('a part that the reader would leave to a worker of its own is unpacked here', () => {
  expect(large.length).toBeLessThan(150_000)
  const stored = unpackedWorkbook(bytesOf(large))
  expect([...methodsOf(stored)]).toEqual([0])
  expect(stored.byteLength).toBeGreaterThan(1_000_000)
})

test('a workbook that says it unpacks to more than the limit is not unpacked', () => {
  expect(() => unpackedWorkbook(bytesOf(large), 1_000_000)).toThrow(TooMuchUnpacked)
})

test('one that says less than it unpacks to is given no more room than it says', () => {
  const lying = Buffer.from(large)
  for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 1)) {
    lying.writeUInt32LE(Math.min(10, lying.readUInt32LE(at + 24)), at + 24)
  }
  expect(unpackedWorkbook(bytesOf(lying)).byteLength).toBeLessThan(5_000)
})

test('what is no container is refused', () => {
  expect(() => unpackedWorkbook(bytesOf(Buffer.from('PK\u0003\u0004 and no more')))).toThrow(Error)
})
