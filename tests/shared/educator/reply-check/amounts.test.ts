// Amounts of money: prescribed, or worked out as what the reader would have, they are found; facts and the units of lessons stay.
import { expect, test } from 'vitest'
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'

const around = (sentence: string): string =>
  `Orders have a fee, small or large. ${sentence} Lesson 4 shows the arithmetic.`

test.each([
  'Start with $500 and see how it feels.',
  'A sensible buffer would be about $3,000.',
  'Put $50 a week into a separate account.',
  'Tuck away twenty bucks each payday.',
  'Try it with a hundred bucks first.',
  'Two thousand dollars is a decent first milestone.',
  'On your wage $100 a fortnight would be plenty.',
  '$200 a month for thirty years comes to about $240,000.',
  'Leave $5,000 growing at 6 % and after ten years it is near $9,000.',
  'Decline the next round and put $50 a week into an ETF.',
  "Put $100 a week into an ETF, and that's 10 % gone before you see it.",
])('an amount is blocked, whatever a judge says: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toContain('A')
})

test.each([
  'The scheme covers deposits of up to $250,000 per person.',
  'Concessional contributions are capped at $30,000 a year.',
  'You wrote that you have $4,000, and how much of it to use is not for me to say.',
  '100 units growing at 6 % are near 179 after ten years.',
  'A brokerage fee of $10 on a parcel of 500 units is 2 %.',
  'Gold went from US$35 an ounce to US$850 within a decade and slid to US$250.',
  'Fifty years of data show good and bad decades.',
  'The Age Pension pays about $1,100 a fortnight.',
  'For a $2,000 order the fee is $10.',
  'On $1,000 at 0.6 % that is $6 out and $6 back, each way more than some brokerages ask.',
  'The first buy of a share must be at least $500.',
  "Pay $10 on a $500 order and that's 2 % gone before the price moves.",
  'I have to decline a figure for you and your $35,000.',
  'From $417 to $1,307 the rate is 66 % of the excess over $416.',
  'Your pick, $20,000, is a number many remember from somewhere else.',
  'Try it with a hundred marbles: half are gone, and a climb of 100 % brings them back.',
])('no amount is prescribed by: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toEqual([])
})
