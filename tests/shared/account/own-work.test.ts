// Own work: what comes along into an account is what the person did, and nothing that came with the demo.
import { expect, test } from 'vitest'
import { cameWith, factsText, type LookedAround, ownWork } from '#shared/account/own-work.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { noShareFacts } from '#shared/tax/tax-record.ts'

const at = '2026-11-22T01:00:00.000Z'
const holding = (id: string, more: Partial<StoredHolding> = {}): StoredHolding => ({
  id,
  type: 'stock',
  symbol: 'CBA',
  quantity: 10,
  costBasis: 100,
  isLiveTracked: true,
  manualPrice: null,
  createdAt: at,
  lastUpdated: at,
  revision: 0,
  ...more,
})
const buy = (id: string, units = 10): Transaction => ({
  id,
  createdAt: at,
  type: 'buy',
  date: '2025-01-08',
  units,
  price: 90,
})
const ledgerOf = (...transactions: Transaction[]): StoredLedger => ({ revision: 1, transactions })
const answered = (questionId: string, id = questionId) => ({ id, questionId, optionId: 'a' as const, at, seconds: 4 })

const nothing: LookedAround = {
  holdings: [],
  ledgers: new Map(),
  taxYears: [],
  taxHoldings: [],
  lessons: [],
  reviews: [],
  watched: [],
  rules: [],
}

test('what came with the demo and was not touched stays behind', () => {
  const holdings = [holding('one'), holding('two', { ledgerRevision: 1, costBase: 900 })]
  const ledgers = new Map([['two', ledgerOf(buy('t1'))]])
  expect(ownWork({ ...nothing, holdings, ledgers }, cameWith(holdings, ledgers))).toEqual([])
})

test('a look at a price changes nothing, an edit and a trade do', () => {
  const before = holding('one')
  const text = factsText(before, undefined)
  expect(factsText({ ...before, lastUpdated: '2026-11-23T00:00:00.000Z', revision: 4 }, undefined)).toBe(text)
  expect(factsText({ ...before, quantity: 11 }, undefined)).not.toBe(text)
  expect(factsText({ ...before, note: { why: 'For the dividends' } }, undefined)).not.toBe(text)
  expect(factsText({ ...before, ledgerRevision: 1, costBase: 900 }, ledgerOf(buy('t1')))).not.toBe(text)
})

test('a holding that was added, and one of the demo that was changed, come whole', () => {
  const came = [holding('demo', { ledgerRevision: 1, costBase: 900 })]
  const cameText = cameWith(came, new Map([['demo', ledgerOf(buy('t1'))]]))
  const ledgers = new Map([['demo', ledgerOf(buy('t1'), buy('t2', 3))]])
  const holdings = [
    holding('demo', { ledgerRevision: 1, costBase: 1170, quantity: 13.123456789 }),
    holding('own', { symbol: 'WINE', type: 'other', isLiveTracked: false, manualPrice: 350 }),
  ]
  const [changed, added] = ownWork({ ...nothing, holdings, ledgers }, cameText)
  expect(changed).toMatchObject({
    kind: 'holding',
    holding: { id: 'demo', quantity: 13.12345679 },
    trades: [{ id: 't1' }, { id: 't2' }],
  })
  expect(added).toEqual({
    kind: 'holding',
    holding: { id: 'own', type: 'other', symbol: 'WINE', quantity: 10, costBasis: 100, currentPrice: 350 },
    trades: [],
    tax: undefined,
  })
})

test('what was entered for tax makes a holding the person’s own, and years come along', () => {
  const holdings = [holding('one')]
  const tax = { holdingId: 'one', symbol: 'CBA', statements: [], value: 101, facts: noShareFacts, revision: 1 }
  const taxYears = [{ year: 2026, carriedLosses: 5, creditsElsewhere: null }]
  const work = ownWork({ ...nothing, holdings, taxHoldings: [tax], taxYears }, cameWith(holdings, new Map()))
  expect(work).toMatchObject([
    { kind: 'holding', holding: { id: 'one' }, tax: { value: 101 } },
    { kind: 'tax-year', entries: { year: 2026, carriedLosses: 5 } },
  ])
})

test('lessons come with the draw that was answered, and reviews only of those lessons, a hundred at a time', () => {
  const lesson = { lessonId: 4, answers: [], readingSeconds: 60, drawnFor: { id: 'around', attempt: 1 } }
  const reviews = [answered('l01-q1'), ...Array.from({ length: 101 }, (_, at) => answered('l04-q2', String(at)))]
  const work = ownWork({ ...nothing, lessons: [lesson], reviews }, {})
  expect(work.map((one) => (one.kind === 'reviews' ? one.answers.length : one.kind))).toEqual(['lesson', 100, 1])
  expect(work[0]).toMatchObject({ lessonId: 4, drawnFor: { id: 'around', attempt: 1 } })
})

test('what is followed and the alerts come along as they would be asked for, without what a price has reached', () => {
  const security = { type: 'stock', symbol: 'BHP', name: 'BHP Group Limited' } as const
  const rule = { id: 'r1', security, kind: 'above', value: 60, isOn: true } as const
  const reached = { on: '2026-11-20', at, price: 61, changePercent: null }
  const rules = [{ ...rule, place: 'UP#60', reached, toldOn: null }]
  const { id, ...terms } = rule
  expect(ownWork({ ...nothing, watched: [{ ...security, since: at }], rules }, {})).toEqual([
    { kind: 'watched', security },
    { kind: 'alert', id, terms },
  ])
})
