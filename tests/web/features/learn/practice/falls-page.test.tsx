// Falls of the past on the screen: dollars and months for what is held, a made-up sum for who holds nothing, in neutral words.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { away, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { expectNeutral, textsOnScreen } from '#tests/web/neutral-words.ts'
import FallsPage from '#web/features/learn/practice/falls-page.tsx'
import { lengthText } from '#web/features/learn/practice/falls-words.ts'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const address = '/learn/try/falls'
const held = {
  stored: [
    aStoredHolding({ quantity: 10 }),
    aStoredHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', quantity: 0.01 }),
  ],
  prices: { 'asx:CBA': 100, 'coin:bitcoin': 100_000 },
}
const details = () => within(screen.getByRole('region', { name: 'One fall, closer' }))
const rowOf = (name: string): string =>
  within(screen.getByRole('region', { name: 'What you hold in falls of the past' }))
    .getByText(name)
    .closest('div')?.textContent ?? ''

test('each fall says what would be left, and one of them closer what, when and for how long, with its sources', async () => {
  const { user } = await openPage({ Page: FallsPage, address, ...held })
  await screen.findByText('What you hold in falls of the past')
  expect(rowOf('Today')).toContain('$2,000.00')
  expect(rowOf('2007 to 2009, Australian shares')).toContain('$1,460.00 left')
  expect(rowOf('2017 to 2018, bitcoin')).toContain('$1,160.00 left')
  expect(details().getByText('Weeks')).toBeTruthy()
  expect(details().getByText('September 1987 to late in that year')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Which fall'), '2007 to 2009, Australian shares')
  expect(details().getByText('$540.00')).toBeTruthy()
  expect(details().getByText('16 months')).toBeTruthy()
  expect(details().getByText('10 years 4 months')).toBeTruthy()
  expect(details().getByText('Above the old high in July 2019, 11 years 8 months after it')).toBeTruthy()
  expect(
    details()
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Shares: $1,000.00 less 54% is $460.00', 'Everything else stays as it stands: $1,000.00'])
  expect(details().getAllByRole('link', { name: /opens in a new tab/ }).length).toBeGreaterThan(1)
  expect(
    details()
      .getByRole('link', { name: /^Lesson 9:/ })
      .getAttribute('href'),
  ).toBe('/learn?lesson=9')
  expect(screen.getByText(/The past says nothing about what comes next/)).toBeTruthy()
  expectNeutral(textsOnScreen())
})

test('hidden balances cover the amounts and the lengths that give them away', async () => {
  const { user } = await openPage({ Page: FallsPage, address, ...held })
  await user.click(await screen.findByRole('button', { name: /balances/ }))
  expect(document.body.textContent).not.toContain('$1,000')
  expect(document.querySelectorAll('dd[aria-hidden] span')).toHaveLength(0)
  expect(rowOf('Today')).toBe('Today•••')
})

test('who holds nothing of a kind is told so', async () => {
  const { user } = await openPage({ Page: FallsPage, address, stored: held.stored.slice(0, 1), prices: held.prices })
  await user.selectOptions(await screen.findByLabelText('Which fall'), '2021 to 2022, bitcoin')
  expect(details().getByText('Nothing you hold is of the kind that fell then.')).toBeTruthy()
})

test('with nothing held each fall is shown on a made-up sum that says so', async () => {
  await openPage({ Page: FallsPage, address })
  expect(await screen.findByText('Made-up figures')).toBeTruthy()
  expect(details().getByText('$10,000.00 would have been $5,000.00')).toBeTruthy()
  expectNeutral(textsOnScreen())
})

test('what is held and cannot be loaded is not taken for nothing', async () => {
  const { user, service } = await openPage({ Page: FallsPage, address, intercept: away, ...held })
  expect(await screen.findByText('What you hold couldn’t be loaded')).toBeTruthy()
  expect(screen.queryByText('Made-up figures')).toBeNull()
  service.intercept = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rowOf('Today')).toContain('$2,000.00'))
})

test('months are said in years from two years on', () => {
  expect([1, 16, 24, 77].map(lengthText)).toEqual(['1 month', '16 months', '2 years', '6 years 5 months'])
})
