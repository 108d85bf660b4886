// Holding words: one and many in the banner about doubtful prices, and what a sample price really is.
import { expect, test } from 'vitest'
import { doubtOf } from '#web/lib/holding-words.ts'
import { provenanceOf } from '#web/lib/price-words.ts'

test.each([
  [1, 0, 0, '1 investment uses a sample price, which isn’t today’s market price. The totals include it.'],
  [0, 1, 0, '1 investment has an old price. The totals include it.'],
  [2, 0, 0, '2 investments use a sample price, which isn’t today’s market price. The totals include them.'],
  [0, 0, 1, '1 investment has no price, so what you paid is counted. The totals include it.'],
  [0, 0, 0, undefined],
])('%i samples, %i old prices, %i without one', (samplePriced, stalePriced, costPriced, text) => {
  expect(doubtOf({ samplePriced, stalePriced, costPriced })).toBe(text)
})

test('a sample price says of which day it is, and is not called made up', () => {
  const { explanation } = provenanceOf({
    isLiveTracked: true,
    priceStatus: 'sample',
    priceSource: 'sample',
    priceAsOf: null,
  })
  expect(explanation).toMatch(/the close of 21 July 2025/)
  expect(explanation).not.toMatch(/made.up/)
})
