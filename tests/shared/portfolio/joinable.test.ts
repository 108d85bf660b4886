// Joinable: which holdings of one instrument can become one, and which stays.
import { expect, test } from 'vitest'
import { maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { joinable, joinedNote } from '#shared/portfolio/joinable.ts'
import { aHolding } from '#tests/support/ledger-service.ts'

const older = aHolding({ id: '1', createdAt: '2026-01-01T00:00:00.000Z' })
const newer = aHolding({ id: '2', createdAt: '2026-02-01T00:00:00.000Z' })

test('two simple holdings of one instrument are joined into the older', () => {
  expect(joinable([newer, older, aHolding({ id: '3', symbol: 'BHP' })])).toEqual([
    { key: 'asx:CBA', into: older, others: [newer] },
  ])
})

test('one with trades stays, whenever it was added; two with trades are never joined', () => {
  const withTrades = { ...newer, hasLedger: true }
  expect(joinable([older, withTrades])).toEqual([{ key: 'asx:CBA', into: withTrades, others: [older] }])
  expect(joinable([{ ...older, hasLedger: true }, withTrades])).toEqual([])
})

test('of two added in the same instant the one that is listed first stays', () => {
  const [one, two] = [older, { ...newer, createdAt: older.createdAt }]
  expect(joinable([two, one])).toEqual([{ key: 'asx:CBA', into: two, others: [one] }])
})

test('what no provider prices is not taken for one thing', () => {
  const things = [older, newer].map((one) => ({ ...one, type: 'other' as const }))
  const coins = [older, newer].map((one) => ({ ...one, type: 'crypto' as const, symbol: 'BTC' }))
  expect(joinable([...things, ...coins])).toEqual([])
  expect(joinable(coins.map((coin) => ({ ...coin, coinId: 'bitcoin' }))).map(({ key }) => key)).toEqual([
    'coin:bitcoin',
  ])
})

test('a note of as many emoji as it may have is kept, and another that no longer fits beside it is left out', () => {
  const why = '🦘'.repeat(maxNoteLength)
  const [full, short] = [
    { ...older, note: { why } },
    { ...newer, note: { why: 'For the dividends' } },
  ]
  expect(joinedNote({ into: older, others: [full] })).toEqual({ why })
  expect(joinedNote({ into: full, others: [short] })).toEqual({ why })
  const some = '🦘'.repeat(100)
  expect(joinedNote({ into: short, others: [{ ...newer, note: { why: some } }] })).toEqual({
    why: `For the dividends / ${some}`,
  })
})
