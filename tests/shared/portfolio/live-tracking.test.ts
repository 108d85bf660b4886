// When a holding follows the market: the rule itself, with the market's answer and before it.
import { instrumentKey } from '#shared/market/instrument.ts'
import { expect, test } from 'vitest'
import {
  editHolding,
  instrumentForEdit,
  instrumentForNew,
  marketAnswerOf,
  openHolding,
} from '#shared/portfolio/live-tracking.ts'
import { editCases, market, now, openingCases, whole } from '#tests/support/holding-cases.ts'

test.each(openingCases)('a new holding, when $when', ({ request, asked, expected, notAsked }) => {
  const instrument = instrumentForNew(request)
  const keys = instrument === undefined ? [] : [instrumentKey(instrument)]
  expect(keys).toEqual(asked)
  const answer = marketAnswerOf(market[keys[0] ?? ''])
  expect(whole(openHolding({ ...request, id: 'h' }, answer, now))).toMatchObject(expected)
  expect(whole(openHolding({ ...request, id: 'h' }, 'notAsked', now))).toMatchObject({ ...expected, ...notAsked })
})

test.each(editCases)('an edit, when $when', ({ before, change, asked, expected, notAsked }) => {
  const instrument = instrumentForEdit(before, change)
  const keys = instrument === undefined ? [] : [instrumentKey(instrument)]
  expect(keys).toEqual(asked)
  const answer = marketAnswerOf(market[keys[0] ?? ''])
  const dated = { lastUpdated: now, updatedAt: now, createdAt: before.createdAt, revision: before.revision }
  expect(whole(editHolding(before, change, answer, now))).toMatchObject({ ...expected, ...dated })
  expect(whole(editHolding(before, change, 'notAsked', now))).toMatchObject({ ...expected, ...notAsked, ...dated })
})

test('a name of the market is cut to what a name may be', () => {
  const [{ request }] = openingCases as [(typeof openingCases)[0]]
  expect(openHolding({ ...request, id: 'h' }, { name: 'x'.repeat(300) }, now).name).toHaveLength(100)
})
