// The texts of Tax time and of the figures in lessons state rules: none tells or nudges anybody to deal, to wait or to hurry.
import { cleanup, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLaterTaxYear } from '#tests/support/tax-year.ts'
import { expectNeutral, steeringIn, textsOnScreen } from '#tests/web/neutral-words.ts'
import { endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { figuresOf, lessonsWithFigures } from '#web/features/learn/figures/lesson-figures.tsx'
import { valuesAskedText } from '#web/lib/values-words.ts'
import { aYearOfTrades, card, openTax } from './tax-screen.tsx'

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
  await screen.findByText('Together')
  expectNeutral(textsOnScreen())
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
