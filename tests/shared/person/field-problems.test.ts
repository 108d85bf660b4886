import { expect, test } from 'vitest'
import { ageProblem, amountProblem, amountRange, nameProblem, zeroHint } from '#shared/person/field-problems.ts'

test.each(['Kim', '  Kim  ', 'x'.repeat(60), "O'Brien-Lee"])('the name %j may be saved', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})
test.each(['', '   ', '\u3164', '\u200D\u2800'])('the name %j, of which nothing is seen, is asked for', (name) => {
  expect(nameProblem(name)).toBe('Enter a name or a nickname.')
})
test.each(['x'.repeat(61), 'a\u0000b'])('the name %j is told what a name may be', (name) => {
  expect(nameProblem(name)).toBe('Use up to 60 letters.')
})

test.each([18, 30, 65])('an age of %d may be saved', (age) => {
  expect(ageProblem(age)).toBeUndefined()
})
test.each([
  [17, 'You must be 18 or older to use Gumnut.'],
  [-1, 'You must be 18 or older to use Gumnut.'],
  [66, 'Gumnut is made for people aged 18 to 65.'],
  [30.5, 'Enter your age in whole years.'],
  [Number.NaN, 'Enter your age in whole years.'],
  [Number.POSITIVE_INFINITY, 'Enter your age in whole years.'],
  [Number.NEGATIVE_INFINITY, 'Enter your age in whole years.'],
])('an age of %d is told: %s', (age, expected) => {
  expect(ageProblem(age)).toBe(expected)
})

test.each([0, 1e9, '5,000.50', '', 'A$ 20'])('the amount %j may be saved', (amount) => {
  expect(amountProblem(amount)).toBeUndefined()
})
test.each([-1, 1e9 + 1, '-20', '2,000,000,000'])('the amount %j is told the range', (amount) => {
  expect(amountProblem(amount)).toBe(amountRange)
})

test.each(['abc', '12abc', '1e3', '1 000 AUD'])(
  '%j is shown to count as $0, so that nobody saves that by accident',
  (text) => {
    expect(zeroHint(text)).toBe('We couldn’t read that as a number, so it counts as $0.')
  },
)
test.each(['', '  ', '0', '$', '12', '-0.5', '5,000', '.'])('%j needs no such hint', (text) => {
  expect(zeroHint(text)).toBeUndefined()
})
