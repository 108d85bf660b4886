// When a holding follows the market: the rule itself, with the market's answer and before it.
import { pricedHolding } from '#shared/portfolio/valuation.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import { expect, test } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import {
  editHolding,
  editRequest,
  instrumentForEdit,
  instrumentForNew,
  marketAnswerOf,
  openHolding,
} from '#shared/portfolio/live-tracking.ts'
import { editShown, openShown, requestToRestore } from '#shared/portfolio/shown-holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
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
  expect(whole(editHolding(before, change, answer, now))).toMatchObject({ ...dated, ...expected })
  expect(whole(editHolding(before, change, 'notAsked', now))).toMatchObject({ ...dated, ...expected, ...notAsked })
})

test('declined suggestions stay with the security they are about, and are gone when it becomes another', () => {
  const declined = [{ kind: 'split', exDate: '2025-03-05' }] as const
  const before = aStoredHolding({ declined: [...declined] })
  expect(editHolding(before, { quantity: 3 }, 'notAsked', now).declined).toEqual(declined)
  expect(editHolding(before, { type: 'etf' }, 'notAsked', now).declined).toEqual(declined)
  expect(editHolding(before, { symbol: 'BHP' }, 'notAsked', now)).not.toHaveProperty('declined')
  expect(editHolding(before, { type: 'other' }, 'notAsked', now)).not.toHaveProperty('declined')
})

test('a holding with trades keeps the exact cost base on screen', () => {
  const shown = pricedHolding(aStoredHolding({ costBase: 333.33, costBasis: 33.333 }), new Map())
  expect(editShown(shown, { name: 'Bank' }, now)).toMatchObject({ costBase: 333.33, hasLedger: true })
})

test('a name of the market is cut to what a name may be', () => {
  const [{ request }] = openingCases as [(typeof openingCases)[0]]
  expect(openHolding({ ...request, id: 'h' }, { name: 'x'.repeat(300) }, now).name).toHaveLength(100)
})

/** What a person sees of a holding that says nothing of when it was written. */
const undated = ({ createdAt: _c, lastUpdated: _l, updatedAt: _u, priceAsOf: _p, ...facts }: Holding) => facts
const prices = new Map(Object.entries(market))

test.each(openingCases)(
  'a new holding on screen is what the server stores before the market answers, when $when',
  (one) => {
    const request = { ...one.request, id: 'h' }
    expect(openShown(request, now)).toEqual(pricedHolding(openHolding(request, 'notAsked', now), new Map()))
  },
)

test.each(editCases)(
  'an edit on screen is what the server answers without a new price, when $when',
  ({ before, change }) => {
    const asked = instrumentForEdit(before, change) !== undefined
    const served = pricedHolding(editHolding(before, change, 'notAsked', now), asked ? new Map() : prices)
    expect(editShown(pricedHolding(before, prices), change, now)).toEqual(served)
  },
)

test.each(openingCases)('an unsent holding that is edited opens as the edit would have left it, when $when', (one) => {
  const request = { ...one.request, id: 'h' }
  for (const { change } of editCases) {
    const edited = editHolding(openHolding(request, 'notAsked', now), change, 'notAsked', now)
    const { updatedAt: _updatedAt, ...opened } = edited
    expect(openHolding(editRequest(request, change), 'notAsked', now)).toEqual(opened)
  }
})

test.each(editCases)('a holding that is deleted and restored is the one there was, when $when', ({ before }) => {
  const shown = pricedHolding(before, new Map())
  const restored = pricedHolding(openHolding(requestToRestore(shown), 'notAsked', now), new Map())
  expect(undated(restored)).toEqual(undated(shown))
})
