// What becomes of a holding when it is added or edited, as one table: read by the tests of the rule, of the server that
// asks the market first, and of the browser that shows the edit before anybody has answered.
import type { HoldingChange, NewHolding, StoredHolding } from '#shared/portfolio/holding.ts'
import type { PricedInstrument } from '#shared/market/quote.ts'
import { aStoredHolding } from './holdings.ts'

export const now = '2026-11-21T00:00:00.000Z'

const quoted = (symbol: string): PricedInstrument => ({
  kind: 'quote',
  isStale: false,
  quote: {
    instrument: { kind: 'asx', code: symbol },
    symbol,
    name: `${symbol} Limited`,
    price: 20,
    previousClose: null,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
    asOf: now,
    fetchedAt: now,
  },
})

const sample = (name: string, isListed: boolean): PricedInstrument => ({
  kind: 'sample',
  price: 100,
  previousClose: null,
  name,
  isListed,
})

/** All the market knows; of anything else it says that there is no such security. */
export const market: Readonly<Record<string, PricedInstrument>> = {
  'asx:CBA': quoted('CBA'),
  'asx:BHP': quoted('BHP'),
  'asx:NEWCO': sample('NEWCO', false),
  'coin:bitcoin': sample('Bitcoin', true),
  'coin:pepe': sample('Pepe', true),
}

/** What must be so of the holding afterwards; null for a name or a coin it must not have. */
type Expected = Partial<Omit<StoredHolding, 'name' | 'coinId'>> & { name?: string | null; coinId?: string | null }
type Case<Given> = Given & {
  when: string
  /** The instruments that are asked for. */
  asked: readonly string[]
  /** Once the market has answered. */
  expected: Expected
  /** While nobody has asked it: what differs from `expected`. */
  notAsked?: Expected
}

const live = { isLiveTracked: true, manualPrice: null } as const
/** Stands at its cost basis and does not follow the market. */
const off = { isLiveTracked: false, manualPrice: null } as const
/** When the holdings before an edit were last priced. */
const setOn = aStoredHolding().lastUpdated
const own = (manualPrice: number) => ({ isLiveTracked: false, manualPrice }) as const

type Opening = { request: Partial<NewHolding> }
const request: NewHolding = { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 10 }
const openings: ReadonlyArray<Case<Opening>> = [
  {
    when: 'no current price is given',
    request: {},
    asked: ['asx:CBA'],
    expected: { ...live, name: 'CBA Limited' },
    notAsked: { name: null },
  },
  { when: 'a name is given', request: { name: 'My bank' }, asked: ['asx:CBA'], expected: { ...live, name: 'My bank' } },
  { when: 'a current price is given', request: { currentPrice: 12 }, asked: [], expected: own(12) },
  {
    when: 'a current price is given and live tracking asked for',
    request: { currentPrice: 12, isLiveTracked: true },
    asked: ['asx:CBA'],
    expected: live,
  },
  {
    when: 'a current price is given, live tracking asked for, and no price found',
    request: { currentPrice: 12, isLiveTracked: true, symbol: 'ZZZ' },
    asked: ['asx:ZZZ'],
    expected: own(12),
    notAsked: live,
  },
  { when: 'no price is found', request: { symbol: 'ZZZ' }, asked: ['asx:ZZZ'], expected: live },
  {
    when: 'no provider answers and nobody knows it',
    request: { symbol: 'NEWCO' },
    asked: ['asx:NEWCO'],
    expected: live,
  },
  { when: 'no provider can be asked for such a symbol', request: { symbol: 'BRK.B' }, asked: [], expected: live },
  { when: 'tracking is declined', request: { isLiveTracked: false }, asked: [], expected: off },
  { when: 'it has no market', request: { type: 'other', symbol: 'SHED' }, asked: [], expected: off },
  {
    when: 'it has no market, whatever is asked for',
    request: { type: 'other', symbol: 'CBA', isLiveTracked: true },
    asked: [],
    expected: off,
  },
  {
    when: 'the coin is a commonly held one',
    request: { type: 'crypto', symbol: 'BTC' },
    asked: ['coin:bitcoin'],
    expected: { ...live, coinId: 'bitcoin', name: 'Bitcoin' },
    notAsked: { name: null },
  },
  {
    when: 'the ticker could be any of several coins',
    request: { type: 'crypto', symbol: 'PEPE' },
    asked: [],
    expected: { ...live, coinId: null },
  },
  {
    when: 'a share is sent with a coin',
    request: { coinId: 'bitcoin' },
    asked: ['asx:CBA'],
    expected: { coinId: null },
  },
]

type Edit = { before: Partial<StoredHolding>; change: HoldingChange }
const pepe = { type: 'crypto', symbol: 'PEPE', coinId: 'pepe-classic', name: 'Pepe Classic' } as const
const edits: ReadonlyArray<Case<Edit>> = [
  { when: 'a current price is typed in', before: {}, change: { currentPrice: 33 }, asked: [], expected: own(33) },
  {
    when: 'only the quantity changes',
    before: {},
    change: { quantity: 5 },
    asked: [],
    expected: { ...live, quantity: 5 },
  },
  {
    when: 'a price of its own stays, of the day it was set on',
    before: own(7),
    change: { quantity: 5 },
    asked: [],
    expected: { ...own(7), lastUpdated: setOn },
  },
  {
    when: 'a note is written about one with a price of its own',
    before: { ...own(7), type: 'other' },
    change: { note: { why: 'It rains here.' } },
    asked: [],
    expected: { ...own(7), lastUpdated: setOn },
  },
  {
    when: 'a price of its own is set again',
    before: own(7),
    change: { currentPrice: 7 },
    asked: [],
    expected: { ...own(7), lastUpdated: now },
  },
  {
    when: 'the price of its own is given up',
    before: own(7),
    change: { currentPrice: null },
    asked: ['asx:CBA'],
    expected: live,
  },
  {
    when: 'the price of its own is given up and none is found',
    before: { ...own(7), symbol: 'ZZZ' },
    change: { currentPrice: null },
    asked: ['asx:ZZZ'],
    expected: live,
  },
  {
    when: 'a live one becomes another security',
    before: { name: 'CBA Limited' },
    change: { symbol: 'BHP' },
    asked: ['asx:BHP'],
    expected: { ...live, symbol: 'BHP', name: 'BHP Limited' },
    notAsked: { name: null },
  },
  {
    when: 'a live one becomes another security without a price',
    before: { name: 'CBA Limited' },
    change: { symbol: 'ZZZ' },
    asked: ['asx:ZZZ'],
    expected: { ...off, name: null },
    notAsked: live,
  },
  {
    when: 'a live one that asks for live tracking becomes another security without a price',
    before: { name: 'CBA Limited' },
    change: { symbol: 'ZZZ', currentPrice: null },
    asked: ['asx:ZZZ'],
    expected: { ...off, name: null },
    notAsked: live,
  },
  {
    when: 'a live one whose price is gone asks for live tracking',
    before: { symbol: 'ZZZ' },
    change: { currentPrice: null },
    asked: ['asx:ZZZ'],
    expected: live,
  },
  {
    when: 'one that lost its price to a wrong symbol gets the right one',
    before: { ...off, symbol: 'ZZZ' },
    change: { symbol: 'BHP' },
    asked: ['asx:BHP'],
    expected: { ...live, name: 'BHP Limited' },
    notAsked: { name: null },
  },
  {
    when: 'one with a price of its own becomes another security',
    before: { ...own(7), name: 'CBA Limited' },
    change: { symbol: 'BHP' },
    asked: [],
    expected: { ...own(7), name: null },
  },
  {
    when: 'only the coin changes',
    before: pepe,
    change: { coinId: 'pepe' },
    asked: ['coin:pepe'],
    expected: { ...live, symbol: 'PEPE', coinId: 'pepe', name: 'Pepe' },
    notAsked: { name: null },
  },
  {
    when: 'only the coin changes, beside a price of its own',
    before: { ...pepe, ...own(7) },
    change: { coinId: 'pepe' },
    asked: [],
    expected: { ...own(7), coinId: 'pepe', name: null },
  },
  {
    when: 'a coin becomes a share',
    before: { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', name: 'Bitcoin' },
    change: { type: 'stock', symbol: 'CBA' },
    asked: ['asx:CBA'],
    expected: { ...live, type: 'stock', coinId: null, name: 'CBA Limited' },
    notAsked: { name: null },
  },
  {
    when: 'a share turns out to be an ETF',
    before: { symbol: 'BHP', name: 'What my aunt gave me' },
    change: { type: 'etf' },
    asked: [],
    expected: { ...live, type: 'etf', symbol: 'BHP', name: 'What my aunt gave me' },
  },
  {
    when: 'an ETF with a price of its own turns out to be a share',
    before: { ...own(7), type: 'etf', name: 'What my aunt gave me' },
    change: { type: 'stock' },
    asked: [],
    expected: { ...own(7), type: 'stock', name: 'What my aunt gave me', lastUpdated: setOn },
  },
  {
    when: 'what no market prices is renamed',
    before: { ...own(7), type: 'other', name: 'Our house' },
    change: { symbol: 'FLAT' },
    asked: [],
    expected: { ...own(7), symbol: 'FLAT', name: 'Our house', lastUpdated: setOn },
  },
  { when: 'a live one gets a type without a market', before: {}, change: { type: 'other' }, asked: [], expected: off },
  {
    when: 'one without a market gives up its price',
    before: { type: 'other', ...own(7) },
    change: { currentPrice: null },
    asked: [],
    expected: off,
  },
]

export const openingCases = openings.map((one) => ({ ...one, request: { ...request, ...one.request } }))
export const editCases = edits.map((one) => ({ ...one, before: aStoredHolding(one.before) }))

/** A holding as the table speaks of it: a name or a coin that it does not have is null. */
export const whole = <H extends object>(holding: H | undefined) => ({ name: null, coinId: null, ...holding })
