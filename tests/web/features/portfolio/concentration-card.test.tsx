// How a portfolio is spread: figures without a grade, each explained, in neutral words; and every term that a heading names exists.
import { cleanup, screen, within } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { terms } from '#shared/learning/terms.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { expectNeutral, textsOnScreen } from '#tests/web/neutral-words.ts'
import '#web/features/portfolio/concentration-card.tsx'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { endTest, layOut, openPage, startTest } from './portfolio-screen.tsx'

beforeEach(() => {
  startTest()
  layOut(360)
})
afterEach(() => {
  cleanup()
  endTest()
})

test('largest holding, effective number and share of each kind, with what each means', async () => {
  const { user } = await openPage({
    Page: PortfolioPage,
    stored: [
      aStoredHolding({ quantity: 6 }),
      aStoredHolding({ quantity: 3 }),
      aStoredHolding({ type: 'etf', symbol: 'VAS', quantity: 1 }),
    ],
    prices: { 'asx:CBA': 100, 'asx:VAS': 100 },
  })
  const card = within(await screen.findByRole('region', { name: 'How it is spread' }))
  expect(card.getByText('CBA, 90.0%')).toBeTruthy()
  // 1 / (0.9² + 0.1²)
  expect(card.getByText('1.2, of 2 holdings')).toBeTruthy()
  expect(card.getByText('Shares').closest('div')?.textContent).toBe('Shares90.0%')
  await user.click(card.getByRole('button', { name: 'What is this? Effective number of holdings' }))
  expect(card.getByText(/^1 divided by the sum of the squared shares/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'What is this? How it is spread' }))
  expect(await card.findByText(terms.find(({ id }) => id === 'concentration')!.meaning, { exact: false })).toBeTruthy()
  expectNeutral([...textsOnScreen()])
})

test('with nothing of worth there is no such card', async () => {
  await openPage({ Page: PortfolioPage, stored: [aStoredHolding({ quantity: 1 })], prices: { 'asx:CBA': 0 } })
  await screen.findAllByText('CBA')
  expect(screen.queryByRole('region', { name: 'How it is spread' })).toBeNull()
})

test('every term that a heading explains is in the glossary', () => {
  const known = new Set(terms.map(({ id }) => id))
  const root = 'web/src/features'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lists = [...text.matchAll(/ids=\{\[('[^\]]*)\]\}/g)].map(([, list]) => list ?? '')
    const single = [...text.matchAll(/whatIs\('[^']*', '([^']*)'\)/g)].map(([, id]) => `'${id}'`)
    return [...lists, ...single].flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id ?? ''))
  })
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
