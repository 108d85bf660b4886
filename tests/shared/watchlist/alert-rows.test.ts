// Alert rows: which of them go with a person's account.
import { expect, test } from 'vitest'
import { possiblePlaces } from '#shared/watchlist/alert-place.ts'
import { allRowsOf } from '#shared/watchlist/alert-rows.ts'
import type { StoredRule } from '#shared/watchlist/alert-rule.ts'

const rule: StoredRule = {
  id: '0a8f9c1e-6f0e-4b7a-9c55-3a1f0f0b2d12',
  security: { type: 'stock', symbol: 'WES', name: 'Wesfarmers' },
  kind: 'above',
  value: 120,
  isOn: true,
  place: null,
  reached: null,
  toldOn: null,
}
const instrument = { kind: 'asx', code: 'WES' } as const

test('every row that a rule can have, or had before its last change, goes once with the account', () => {
  const places = possiblePlaces(rule)
  const before = { instrument, place: 'UP#000000000000100000000', ruleId: rule.id }
  const again = { instrument, place: places[0]!, ruleId: rule.id }
  const rows = allRowsOf('kim', { rules: [rule], unsettled: [before, again], revision: 1 })
  expect(rows).toEqual(
    [...places, before.place].map((place) => ({ instrument, place, userId: 'kim', ruleId: rule.id })),
  )
})
