// List view: many holdings in cards can be narrowed to a kind and shown compactly, and both are remembered.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { button, endTest, layOut, openPage, startTest } from './portfolio-screen.tsx'

beforeEach(() => {
  startTest()
  layOut(360)
})
afterEach(() => {
  cleanup()
  endTest()
})

const many = (count: number) => [
  ...Array.from({ length: count - 1 }, (_, index) =>
    aStoredHolding({ symbol: `SHED${index}`, type: 'other', isLiveTracked: false, manualPrice: 50 }),
  ),
  aStoredHolding({ symbol: 'VAS', type: 'etf', isLiveTracked: false, manualPrice: 100 }),
]
const shown = (): number => screen.getAllByRole('button', { name: /^Edit / }).length

test('eight holdings can be narrowed to a kind and shown compactly; a reload remembers it', async () => {
  const page = await openPage({ Page: PortfolioPage, stored: many(8) })
  await screen.findByRole('radio', { name: 'ETF' })
  expect(screen.queryByRole('radio', { name: 'Crypto' })).toBeNull()
  expect(shown()).toBe(8)
  await page.user.click(screen.getByRole('radio', { name: 'ETF' }))
  expect(shown()).toBe(1)
  expect(screen.getAllByText('Allocation %', { selector: 'dt' })).toBeTruthy()
  await page.user.click(button('Show a compact list'))
  expect(screen.queryByText('Allocation %', { selector: 'dt' })).toBeNull()
  page.reload()
  expect(await screen.findByRole('button', { name: 'Show full cards' })).toBeTruthy()
  expect(shown()).toBe(1)
})

test('a short list has neither', async () => {
  await openPage({ Page: PortfolioPage, stored: many(3) })
  await screen.findByText('VAS')
  expect(screen.queryByRole('radio', { name: 'ETF' })).toBeNull()
})
