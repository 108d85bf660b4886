// Covered amounts: dollars within sentences, and nothing else.
import { expect, test } from 'vitest'
import { coveredAmounts } from '#web/lib/covered-amounts.ts'

test.each([
  ['CBA paid you $33.75 on 28 Mar 2025.', 'CBA paid you $••• on 28 Mar 2025.'],
  ['From $1,234.50 to $12,000, in 3 months.', 'From $••• to $•••, in 3 months.'],
  ['It fell by 12% of $5.', 'It fell by 12% of $•••.'],
  ['US$ and 5 units', 'US$ and 5 units'],
])('%s', (text, covered) => {
  expect(coveredAmounts(text)).toBe(covered)
})
