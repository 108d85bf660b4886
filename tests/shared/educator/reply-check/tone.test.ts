// The tone model: reproducible from its examples, and of use on what it has not seen.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steeringTone } from '#shared/educator/reply-check/tone.ts'
import { toneWeightsSource } from '#training/tone/train-tone.ts'

test('the weights are those that the examples teach; after changing one: npm run guard:train -- words together', () => {
  const written = readFileSync('shared/educator/reply-check/tone-weights.ts', 'utf8')
  expect(
    written === toneWeightsSource(),
    'The examples teach other weights. Run: npm run guard:train -- words together',
  ).toBe(true)
}, 60_000)

test.each([
  ['you would be silly not to load up on ASSET right now', 'a ASSET is a loan to a company or a government'],
  ['my tip is to put your bonus into ASSET this week', 'the spread is the gap between the bid and the ask'],
  ['at your age you can afford to go hard on ASSET', 'when rates rise, the price of a ASSET usually falls'],
])('"%s" sounds more like steering than "%s"', (steering, teaching) => {
  expect(steeringTone(steering)).toBeGreaterThan(1)
  expect(steeringTone(teaching)).toBeLessThan(0)
})
