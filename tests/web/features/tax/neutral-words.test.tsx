// The texts of Tax time and of the figure in its lesson state rules: none tells or nudges anybody to deal, to wait or to hurry.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkReply } from '#shared/educator/reply-check/check-reply.ts'
import type { GuardCode } from '#shared/educator/reply-check/codes.ts'
import { aLaterTaxYear } from '#tests/support/tax-year.ts'
import { endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { valuesAskedText } from '#web/lib/values-words.ts'
import WhatIfFigure from '#web/features/learn/figures/what-if-figure.tsx'
import { aYearOfTrades, card, openTax } from './tax-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const steering =
  /\b(should|ought|must|better|best|worth (?:it|the (?:wait|trouble)|doing|waiting)|recommend\w*|consider|wait\w*|hurry|soon|now is|don’t miss|avoid\w*|save tax|pay less|smart\w*|hold (?:on|off)|sell (?:before|after|now)|too (?:early|late)|unfortunately|luckily|only \d+ days)\b/i

/** What the check of replies finds: nudges, when to buy or sell, forecasts, promises. */
const nudges: readonly GuardCode[] = ['R', 'T', 'F', 'G']

/** Everything that is read: also what is closed for now. */
const textsOnScreen = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('p, li, dt, h1, h2, h3, h4, label, button, summary, th, a, [role=status]')]
      .filter((element) => element.querySelector('p, li, dt, h3, h4, button') === null)
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  ),
]

function expectNeutral(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => steering.test(text))).toEqual([])
  // A label has no context that the check could read.
  const sentences = texts.filter((text) => text.split(' ').length >= 6)
  expect(sentences.filter((text) => checkReply(text).codes.some((code) => nudges.includes(code)))).toEqual([])
}

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
  await user.click(step.querySelector('button') as HTMLElement)
  await user.keyboard('30000{Enter}')
  await screen.findByText('Together')
  expectNeutral(textsOnScreen())
})

test('the line that asks for a value, on Portfolio and Home', () => {
  const text = valuesAskedText(['LAND', 'WINE', 'GOLD', 'ART'])
  expect(text).toContain('LAND, WINE, GOLD and 1 more')
  expect(steering.test(text)).toBe(false)
  expect(checkReply(text).codes.filter((code) => nudges.includes(code))).toEqual([])
})

test('the figure of the lesson', () => {
  render(<WhatIfFigure />)
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
