import { expect, test } from 'vitest'
import { HoldingSymbol, instrumentKey, instrumentOf, nameOf } from '#shared/market/instrument.ts'

test.each([
  ['a share by its code', { type: 'stock', symbol: 'CBA' }, { kind: 'asx', code: 'CBA' }],
  ['an ETF by its code', { type: 'etf', symbol: 'VAS' }, { kind: 'asx', code: 'VAS' }],
  ['a coin by its id', { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' }, { kind: 'coin', id: 'bitcoin' }],
  ['a coin without an id by nothing: its ticker may be that of another', { type: 'crypto', symbol: 'BTC' }, undefined],
  ['a share of another exchange by nothing', { type: 'stock', symbol: 'BRK.B' }, undefined],
  ['property by nothing, even where it is called like a share', { type: 'other', symbol: 'CBA' }, undefined],
] as const)('a holding of %s is priced', (_what, holding, expected) => {
  expect(instrumentOf(holding)).toEqual(expected)
})

test('a share and a coin of one name have different keys', () => {
  const [share, coin] = [{ kind: 'asx', code: 'ABC' } as const, { kind: 'coin', id: 'abc' } as const]
  expect([nameOf(share), nameOf(coin)]).toEqual(['ABC', 'abc'])
  expect([instrumentKey(share), instrumentKey(coin)]).toEqual(['asx:ABC', 'coin:abc'])
})

test.each(['cba', ' CBA ', 'cba.ax', 'CBA.AX'])('%j is typed for the share CBA', (typed) => {
  expect(HoldingSymbol.parse(typed)).toBe('CBA')
})

test.each(['ß', 'ſ', 'ı', 'ﬁ', 'CBAß', 'AAPL:ß'])('%j is no code, whatever it would be in capitals', (typed) => {
  expect(HoldingSymbol.safeParse(typed).error?.issues[0]?.message).toBe(
    'must be 1 to 16 letters, digits, dots or hyphens',
  )
})
