// The texts of Tax time and of the figures in lessons state rules: none tells or nudges anybody to deal, to wait or to hurry.
import { cleanup, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gapKinds, gapWords } from '#shared/tax/gaps.ts'
import { aLaterTaxYear } from '#tests/support/tax-year.ts'
import { expectNeutral, steeringIn, textsOnScreen } from '#tests/web/neutral-words.ts'
import { endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { figuresOf, lessonsWithFigures } from '#web/features/learn/figures/lesson-figures.tsx'
import { gapTitle } from '#web/features/tax/tax-words.ts'
import { valuesAskedText } from '#web/lib/values-words.ts'
import { aYearOfTrades, card, openTax, trade } from './tax-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

test('a year before the change, with sales, losses, income and gaps', async () => {
  await openTax({ held: aYearOfTrades })
  await card('Sales')
  expectNeutral(textsOnScreen())
})

test('a year after the change, with the last step and the week of the values', async () => {
  const { user } = await openTax({
    today: '2027-07-02',
    address: '/portfolio/tax?year=2028',
    intercept: async ({ path }, pass) =>
      path === '/api/tax/2028'
        ? Response.json(
            aLaterTaxYear({ valuesWanted: { holdings: [{ holdingId: 'h-gold', symbol: 'GOLD' }], isWeek: true } }),
          )
        : pass(),
  })
  const step = await card('The last step: tax on the net capital gain')
  await user.click(step.querySelector('button:not([aria-label^="What is this"])') as HTMLElement)
  await user.keyboard('30000{Enter}')
  await screen.findByText('Together, before offsets and credits')
  expectNeutral(textsOnScreen())
})

test('every gap, by its heading and what is said of it', () => {
  expectNeutral(gapKinds.flatMap((kind) => [gapTitle(kind, 1), gapTitle(kind, 3), gapWords[kind]]))
})

test('distributions of every month, foreign income, and a fund’s adjustment beyond the cost base', async () => {
  const paid = (id: string, date: string) =>
    trade({ id, type: 'distribution', date, amount: 100, frankingCredit: 30, components: { interest: 10 } })
  const bought = (id: string) => trade({ id, type: 'buy', date: '2024-01-10', units: 10, price: 1 })
  const fund = [
    bought('t-1'),
    paid('t-2', '2025-08-29'),
    paid('t-3', '2026-07-16'),
    paid('t-4', '2025-11-14'),
    trade({ id: 't-5', type: 'sell', date: '2025-12-01', units: 5, price: 2 }),
    trade({ id: 't-6', type: 'costBaseAdjustment', date: '2026-06-30', amount: -15 }),
  ]
  const abroad = [bought('t-7'), trade({ id: 't-8', type: 'dividend', date: '2026-02-13', amount: 100, withheld: 15 })]
  await openTax({
    held: [
      { about: { id: 'h-vas', symbol: 'VAS', type: 'etf' }, trades: fund },
      { about: { id: 'h-aapl', symbol: 'AAPL:US' }, trades: abroad },
    ],
  })
  await card('Sales')
  const texts = textsOnScreen()
  for (const said of [/paid in August or September/i, /Paid in July/, /in which it was paid/, /abroad/, /E10/]) {
    expect(texts.some((text) => said.test(text))).toBe(true)
  }
  expectNeutral(texts)
})

test('the line that asks for a value, on Portfolio and Home', () => {
  const text = valuesAskedText(['LAND', 'WINE', 'GOLD', 'ART'])
  expect(text).toContain('LAND, WINE, GOLD and 1 more')
  expect(steeringIn([text])).toEqual([])
})

test.each(lessonsWithFigures)('the figure of lesson %i', async (id) => {
  render(figuresOf(id).map(({ after, element }) => <Fragment key={after}>{element}</Fragment>))
  await screen.findByRole('button', { name: 'Back to the example' })
  expectNeutral(textsOnScreen())
})

test('the check finds what it is for', () => {
  expect(() =>
    expectNeutral([
      ...Array.from({ length: 11 }, (_, at) => `Row ${at}`),
      'Mate, sell your shares before the end of June.',
    ]),
  ).toThrow()
  expect(() =>
    expectNeutral([...Array.from({ length: 11 }, (_, at) => `Row ${at}`), 'This gain is worth the trouble.']),
  ).toThrow()
})
