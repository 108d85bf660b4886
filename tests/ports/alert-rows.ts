// What every AlertRows does: rows in the order of their places, a page at a time, and instruments noted while they have some.
import { expect, test } from 'vitest'
import { armedPlace } from '#shared/watchlist/alert-place.ts'
import type { AlertRow } from '#shared/watchlist/ports.ts'
import type { Stores } from '#tests/support/stores.ts'

const today = '2026-11-18'
let codes = 0
const anInstrument = () => ({ kind: 'asx', code: `Q${String(++codes).padStart(3, '0')}` }) as const
const row = (instrument: AlertRow['instrument'], value: number, ruleId: string = crypto.randomUUID()): AlertRow => ({
  instrument,
  place: armedPlace({ kind: 'above', value }),
  userId: crypto.randomUUID(),
  ruleId,
})
const upTo = (value: number) => ({ from: 'UP#', to: `${armedPlace({ kind: 'above', value })}#~` })

export function alertRowsSuite(open: () => Stores): void {
  test('a span has its rows in the order of their values, those beyond it are not read', async () => {
    const { alertRows } = open()
    const one = anInstrument()
    const rows = [100, 9.5, 20, 1000.00000001].map((value) => row(one, value))
    await alertRows.put([...rows, row(anInstrument(), 10)])
    expect(await alertRows.page(one, upTo(100), undefined)).toEqual([rows[1], rows[2], rows[0]])
    expect(await alertRows.page(one, upTo(9), undefined)).toEqual([])
    expect(await alertRows.page(one, upTo(1e9), rows[2])).toEqual([rows[0], rows[3]])
  })

  test('many rows of one value come in pages, each row once', async () => {
    const { alertRows } = open()
    const one = anInstrument()
    const rows = Array.from({ length: alertRows.pageSize * 2 + 3 }, () => row(one, 5))
    await alertRows.put(rows)
    const seen: AlertRow[] = []
    const sizes: number[] = []
    for (;;) {
      const page = await alertRows.page(one, upTo(5), seen.at(-1))
      seen.push(...page)
      sizes.push(page.length)
      if (page.length < alertRows.pageSize) break
    }
    expect(sizes).toEqual([alertRows.pageSize, alertRows.pageSize, 3])
    expect(new Set(seen.map(({ ruleId }) => ruleId))).toEqual(new Set(rows.map(({ ruleId }) => ruleId)))
  })

  test('putting and taking away can be repeated', async () => {
    const { alertRows } = open()
    const one = anInstrument()
    const mine = row(one, 5)
    await alertRows.put([mine])
    await alertRows.put([mine])
    expect(await alertRows.page(one, upTo(5), undefined)).toEqual([mine])
    await alertRows.drop([mine])
    await alertRows.drop([mine])
    expect(await alertRows.page(one, upTo(5), undefined)).toEqual([])
  })

  test('an instrument is noted until it is looked over without rows; a row put meanwhile keeps it', async () => {
    const { alertRows } = open()
    const one = anInstrument()
    const find = async () =>
      (await alertRows.instruments()).find(({ instrument }) => JSON.stringify(instrument) === JSON.stringify(one))
    const mine = row(one, 5)
    await alertRows.put([mine])
    await alertRows.note([one], today)
    const noted = await find()
    expect(noted).toMatchObject({ instrument: one, lookedOverOn: today })
    expect(await alertRows.lookOver(noted!, '2026-11-19')).toBe(false)
    expect(await find()).toMatchObject({ lookedOverOn: '2026-11-19' })

    const before = (await find())!
    await alertRows.drop([mine])
    await alertRows.note([one], '2026-11-19')
    // Noted anew after the look: whoever did so has put a row, or is about to be seen by the next look.
    expect(await alertRows.lookOver(before, '2026-11-20')).toBe(false)
    expect(await alertRows.lookOver((await find())!, '2026-11-20')).toBe(true)
    expect(await find()).toBeUndefined()
  })
}
