import { HoldingSymbol, isAsxCode, isCoinId } from '#shared/market/instrument.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asxCodeTyped, coinSymbol, fitOf, tidyName, typeOfSecurity } from '#shared/market/security.ts'

test.each([
  ['ETF', ['Vanguard Australian Shares Index'], 'etf'],
  ['EQUITY', ['Vanguard All-World ex-US Shares Index ETF'], 'etf'],
  ['EQUITY', ['ETFS Physical Gold'], 'etf'],
  ['EQUITY', ['V300AEQ ETF UNITS'], 'etf'],
  ['EQUITY', ['NETFLIX INC'], 'stock'],
  ['equity', ['Wombat Holdings'], 'stock'],
  ['CRYPTOCURRENCY', ['Bitcoin AUD'], 'crypto'],
  ['MUTUALFUND', ['A fund'], 'other'],
  ['INDEX', ['S&P/ASX 200'], 'other'],
  ['', [], 'other'],
])('an instrument of type "%s" called %j is of type %s', (instrumentType, names, expected) => {
  expect(typeOfSecurity(instrumentType, names)).toBe(expected)
})

test.each([
  ['WOMBAT FPO [WMB]', 'WOMBAT FPO'],
  ['  Two\n lines\u0007 ', 'Two lines'],
  ['Reversed \u202Etxet', 'Reversed txet'],
  ['[WMB]', undefined],
  ['', undefined],
  [null, undefined],
  ['x'.repeat(300), 'x'.repeat(100)],
])('the name %j is shown as %j', (name, expected) => {
  expect(tidyName(name)).toBe(expected)
})

test.each([
  ['cba', 'CBA'],
  [' CBA.AX ', 'CBA'],
  ['cba.ax', 'CBA'],
  ['CBA.AX.AX', undefined],
  ['a', undefined],
  ['wombat holdings', undefined],
  ['../etc', undefined],
])('typing %j may mean the code %j', (text, expected) => {
  expect(asxCodeTyped(text)).toBe(expected)
})

test.each(['../x', 'CBA.AX', 'cba', 'C', 'TOOLONG1', 'CB A', 'CBA\n', '%00', 'CBA?x', ''])(
  '%j is no ASX code',
  (text) => {
    expect(isAsxCode(text)).toBe(false)
  },
)

test.each(['../x', 'Bitcoin', '', '.hidden', 'bit coin', 'bitcoin,ethereum', 'bitcoin&x=1', 'x'.repeat(101)])(
  '%j is no coin id',
  (text) => {
    expect(isCoinId(text)).toBe(false)
  },
)

test('codes with digits and coin ids with dots, dashes and underscores are fine', () => {
  expect(['A200', 'PMGOLD', '360'].every(isAsxCode)).toBe(true)
  expect(['bitcoin', 'avalanche-2', '0x', 'usd.e_coin'].every(isCoinId)).toBe(true)
})

const vas = { symbol: 'VAS', name: 'Vanguard Australian Shares Index ETF' }

test.each([
  ['vas', 3],
  ['VAS.AX', 3],
  ['va', 2],
  ['austr', 1],
  ['shares index', 1],
  ['guard', 0],
  ['zzz', 0],
  [' ', 0],
])('the query %j fits VAS to degree %d', (query, expected) => {
  expect(fitOf(query, vas)).toBe(expected)
})

test.each([
  ['btc', 'bitcoin', 'BTC'],
  ['$michi', 'michicoin', 'MICHI'],
  ['usdc.e', 'bridged-usdc', 'USDC.E'],
  ['.x', 'x-coin', 'X'],
  ['a very long ticker', 'long', 'AVERYLONGTICKER'],
  ['12345678901234567890', 'numbers', '1234567890123456'],
  ['币安人生', 'bianrensheng_2', 'BIANRENSHENG2'],
])('the ticker %s of the coin %s is %s, which a holding may have', (ticker, id, symbol) => {
  expect(coinSymbol(ticker, id)).toBe(symbol)
  expect(z.parse(HoldingSymbol, symbol)).toBe(symbol)
})
