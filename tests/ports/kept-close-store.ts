// What every KeptCloseStore does: a close of a day is written once, for everybody, and stays what it was.
import { expect, test } from 'vitest'
import type { Instrument } from '#shared/market/instrument.ts'
import type { KeptClose } from '#shared/market/history-ports.ts'
import type { Stores } from '#tests/support/stores.ts'

const close = (price: number): KeptClose => ({ price, closedOn: '2027-06-30', source: 'yahoo' })
const cba: Instrument = { kind: 'asx', code: 'CBA' }
const bitcoin: Instrument = { kind: 'coin', id: 'bitcoin' }

export function keptCloseStoreSuite(open: () => Stores): void {
  test('the first close of a day stays; days and instruments are apart', async () => {
    const { closes } = open()
    const [day, next] = ['2031-06-30', '2031-07-01']
    expect(await closes.keysOf(day)).toEqual(new Set())
    expect(await closes.keep(day, cba, close(101.5))).toBe(true)
    expect(await closes.keep(day, cba, close(50.75))).toBe(false)
    expect(await closes.keep(next, cba, close(102))).toBe(true)
    expect(await closes.keep(day, bitcoin, { ...close(160_000), source: 'coingecko' })).toBe(true)
    expect(await closes.keysOf(day)).toEqual(new Set(['asx:CBA', 'coin:bitcoin']))
    const read = await closes.read(day, [cba, { kind: 'asx', code: 'BHP' }])
    expect(read).toEqual(new Map([['asx:CBA', close(101.5)]]))
    expect((await closes.read(next, [cba])).get('asx:CBA')?.price).toBe(102)
    expect(await closes.read(day, [])).toEqual(new Map())
  })
}
