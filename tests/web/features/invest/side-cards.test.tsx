// The side of the page: the summary of the profile, the example with its controls, the meter, the tips (P33).
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aHolding, aMix, showInvest, signIn } from './show-invest.tsx'

beforeEach(signIn)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const allocation = () => within(screen.getByRole('region', { name: 'Suggested allocation (educational example)' }))
const health = () => within(screen.getByRole('region', { name: 'Portfolio Health' }))
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
/** `ETFs Example 60% Today 54.2%` and so on. */
const bars = () =>
  ['ETFs', 'Stocks', 'Crypto', 'Cash'].map((name) =>
    allocation()
      .getByText(name, { selector: 'li span' })
      .closest('li')
      ?.textContent?.replace('Crypto can lose most of its value.', ''),
  )

test('the header tells what the educator hears of, and that only this shapes the wording', async () => {
  showInvest({
    told: {
      riskTolerance: 'Aggressive',
      investmentGoal: 'House deposit',
      investmentExperience: 'Intermediate',
      age: 24,
    },
    holdings: [aHolding(), aHolding({ type: 'crypto', symbol: 'BTC' })],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'AI Investment Educator' })).toBeTruthy()
  expect(
    screen.getByText(/^Besides your question, only these facts are sent, to shape the wording of answers/),
  ).toBeTruthy()
  expect([fact('Risk tolerance'), fact('Goal'), fact('Experience')]).toEqual([
    'Aggressive',
    'House deposit',
    'Intermediate',
  ])
  expect(await screen.findByText('2 (stocks, crypto)')).toBeTruthy()
})

test('a profile that says nothing is shown with its defaults', async () => {
  showInvest({ told: { investmentGoal: '' } })
  expect([fact('Risk tolerance'), fact('Goal'), fact('Experience')]).toEqual(['Moderate', 'Growth', 'Beginner'])
  expect(await screen.findByText('0', { selector: 'dd' })).toBeTruthy()
})

test('the example starts from the profile and shows today’s percentages beside it', async () => {
  showInvest({
    told: { riskTolerance: 'Conservative', investmentGoal: 'House deposit', age: 40 },
    holdings: aMix({ etf: 60, stock: 25, crypto: 15 }),
  })
  await allocation().findByText('60.0%')
  expect(bars()).toEqual([
    'ETFsExample 70%Today 60.0%',
    'StocksExample 15%Today 25.0%',
    'CryptoExample 5%Today 15.0%',
    'CashExample 10%Today 0.0%',
  ])
  expect(allocation().getByLabelText<HTMLSelectElement>('Risk tolerance').value).toBe('Conservative')
  expect(allocation().getByLabelText<HTMLSelectElement>('Age').value).toBe('30-to-50')
  expect(allocation().getByLabelText<HTMLSelectElement>('Goal').value).toBe('House deposit')
})

test('its choices change the example, are never saved, and lead back to the profile', async () => {
  const { user, sent } = showInvest({ told: { investmentGoal: 'House deposit', age: 40 } })
  await screen.findByText('0', { selector: 'dd' })
  expect(bars()).toEqual(['ETFsExample 60%', 'StocksExample 25%', 'CryptoExample 15%', 'CashExample 0%'])
  await user.selectOptions(allocation().getByLabelText('Risk tolerance'), 'Aggressive')
  await user.selectOptions(allocation().getByLabelText('Age'), 'Under 30')
  await user.selectOptions(allocation().getByLabelText('Goal'), 'Growth')
  expect(bars()).toEqual(['ETFsExample 10%', 'StocksExample 60%', 'CryptoExample 30%', 'CashExample 0%'])
  await user.click(allocation().getByRole('button', { name: 'Back to my profile’s choices' }))
  expect(bars()).toEqual(['ETFsExample 60%', 'StocksExample 25%', 'CryptoExample 15%', 'CashExample 0%'])
  expect(allocation().queryByRole('button', { name: 'Back to my profile’s choices' })).toBeNull()
  expect(sent).toEqual([])
})

test('a goal of somebody’s own words can be chosen', () => {
  showInvest({ told: { investmentGoal: 'Growth for a boat' } })
  expect(allocation().getByLabelText<HTMLSelectElement>('Goal').value).toBe('Growth for a boat')
})

/** Moderate, in the middle, for a house: 60/25/15/0. */
const told = { investmentGoal: 'House deposit', age: 40 }

test.each([
  ['exactly 10 points apart', aMix({ etf: 50, stock: 35, crypto: 15 }), false],
  ['a little more than 10 points apart', aMix({ etf: 49.99, stock: 35, crypto: 15.01 }), true],
  ['the same', aMix({ etf: 60, stock: 25, crypto: 15 }), false],
  ['all in one class', aMix({ stock: 100 }), true],
  ['nothing held', [], false],
])('the rebalancing notice, %s', async (_name, holdings, isShown) => {
  showInvest({ told, holdings })
  await screen.findByText(holdings.length === 0 ? '0' : /^\d \(/, { selector: 'dd' })
  expect(allocation().queryByText('More than 10 points apart') !== null).toBe(isShown)
})

test('the notice comes and goes with the choices, teaches the idea and tells nobody what to do', async () => {
  const { user } = showInvest({ told, holdings: aMix({ etf: 60, stock: 25, crypto: 15 }) })
  await allocation().findByText('60.0%')
  expect(allocation().queryByText('More than 10 points apart')).toBeNull()
  await user.selectOptions(allocation().getByLabelText('Risk tolerance'), 'Aggressive')
  const notice = allocation().getByText('More than 10 points apart').parentElement
  expect(notice?.textContent).toMatch(/more than 10 percentage points/)
  expect(notice?.textContent).toMatch(/Rebalancing is the idea of/)
  expect(notice?.textContent).not.toMatch(/\b(should|must|need to|have to|your target|we suggest|recommend)\b/i)
})

test('the card explains its sum, its assumptions and that it is not to be relied on', async () => {
  const { user } = showInvest({ told: { ...told, age: 60, investmentGoal: 'Retirement' } })
  await user.click(allocation().getByText('How this example is made'))
  const rows = within(allocation().getByRole('table', { name: /^The sum for/ }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Start: Moderate', '60', '25', '15', '0'],
    ['Over 50', '+10', '−5', '−10', ''],
    ['Goal: retirement', '+15', '−5', '', ''],
    ['Make it 100', '−5', '', '', ''],
    ['Example', '80', '15', '5', '0'],
  ])
  expect(
    allocation().getByText(/Conservative 70\/15\/5\/10, Moderate 60\/25\/15\/0, Aggressive 40\/40\/20\/0/),
  ).toBeTruthy()
  expect(allocation().getByText('Assumptions:')).toBeTruthy()
  expect(allocation().getByText(/Not to be relied on .* Consider a licensed adviser/)).toBeTruthy()
  expect(allocation().getByRole('note', { name: 'Educational Content Only' })).toBeTruthy()
  expect(screen.getByRole('region', { name: /Suggested allocation/ }).textContent).not.toMatch(/your target/i)
})

test('other holdings and sample prices are owned up to', async () => {
  showInvest({
    told,
    holdings: [...aMix({ etf: 50, other: 25 }), aHolding({ quantity: 25, priceStatus: 'sample' })],
  })
  expect(await allocation().findByText('The other 25.0% of what you hold isn’t in any of these classes.')).toBeTruthy()
  expect(
    allocation().getByText(
      /1 of 3 investments has an old built-in price \(ASX: 21 July 2025, coins: 30 June 2025\), so/,
    ),
  ).toBeTruthy()
})

test('the percentages of a single investment are not said to be off for its sample price', async () => {
  showInvest({ told, holdings: [aHolding({ priceStatus: 'sample' })] })
  expect(await allocation().findByText('More than 10 points apart')).toBeTruthy()
  expect(allocation().queryByText(/percentages are off/)).toBeNull()
})

test('where all that is held is of another kind, no “other” part of it is told', async () => {
  showInvest({ told, holdings: aMix({ other: 25 }) })
  expect(await allocation().findByText('Nothing of what you hold is in any of these classes.')).toBeTruthy()
  expect(allocation().queryByText(/^The other/)).toBeNull()
})

test('the health card counts and says what a count does not tell', async () => {
  showInvest({ holdings: aMix({ etf: 1, stock: 1, crypto: 1 }) })
  const meter = await health().findByRole('progressbar', { name: 'Diversification' })
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual(['60', 'Fair'])
  expect(health().getByText('This label goes by the count alone: Fair from three, Good from five.')).toBeTruthy()
  expect(health().getByText(/one fund that holds hundreds counts as one/)).toBeTruthy()
})

test('beside the meter stand the facts that its label leaves out', async () => {
  showInvest({
    holdings: [
      aHolding({ quantity: 30 }),
      aHolding({ quantity: 45 }),
      aHolding({ type: 'etf', symbol: 'VAS', quantity: 25 }),
    ],
  })
  await health().findByRole('progressbar', { name: 'Diversification' })
  const facts = health().getAllByRole('term')
  expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Investments counted', '3'],
    ['Different ones', '2'],
    ['Types', '2'],
    ['In the largest one', '75.0%'],
  ])
})

test('the example is shown as a rule: every risk level side by side, the reader’s own marked, and what it does not know', async () => {
  const { user } = showInvest({ told: { investmentGoal: 'House deposit', age: 22 } })
  const levels = within(allocation().getByRole('table', { name: /^The same rule at each risk level/ }))
  expect(levels.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Asset class',
    'Conservative',
    'Moderateyour profile',
    'Aggressive',
  ])
  const mixes = () =>
    levels
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(mixes()).toEqual([
    ['ETFs', '55', '45', '25'],
    ['Stocks', '25', '35', '50'],
    ['Crypto', '10', '20', '25'],
    ['Cash', '10', '0', '0'],
  ])
  // The mark stays with the profile; the columns follow the other choices.
  await user.selectOptions(allocation().getByLabelText('Risk tolerance'), 'Aggressive')
  await user.selectOptions(allocation().getByLabelText('Age'), '30 to 50')
  expect(levels.getByRole('columnheader', { name: /your profile/ }).textContent).toBe('Moderateyour profile')
  expect(mixes()[0]).toEqual(['ETFs', '70', '60', '40'])

  const card = screen.getByRole('region', { name: /Suggested allocation/ })
  for (const words of [
    /A rule, not a pick/,
    /A deposit in two years isn’t forty years/,
    /What you owe/,
    /put aside for a bad month/,
  ])
    expect(card.textContent).toMatch(words)
  const crypto = allocation()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith('Crypto'))
  expect(crypto?.textContent).toContain('Crypto can lose most of its value.')
  expect(card.textContent).toContain('Gumnut holds no Australian financial services licence.')
})

test('while holdings load the places are kept; the example can be played with already', () => {
  showInvest({ holdings: 'pending', told })
  expect(health().getByRole('status').textContent).toBe('Loading your portfolio')
  expect(bars()[0]).toBe('ETFsExample 60%Today ')
})

test('holdings that cannot be loaded leave the example working, with a way to try again', async () => {
  const { user } = showInvest({ holdings: 'failing', told })
  expect(await health().findByRole('alert')).toBeTruthy()
  expect(allocation().getByRole('alert').textContent).toMatch(/The example works without it/)
  expect(fact('Investments')).toBe('Not known right now')
  expect(bars()[0]).toBe('ETFsExample 60%')
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        holdings: [],
        summary: {
          totalValue: 0,
          totalCost: 0,
          gainLoss: 0,
          gainLossPercent: 0,
          count: 0,
          samplePriced: 0,
          stalePriced: 0,
        },
      }),
    ),
  )
  await user.click(health().getByRole('button', { name: 'Try again' }))
  expect(await health().findByRole('progressbar')).toBeTruthy()
  expect(allocation().queryByRole('alert')).toBeNull()
})

test('tips lead to their lessons, the footer to the legal texts', () => {
  showInvest()
  const tips = within(screen.getByRole('region', { name: 'Educational Tips' })).getAllByRole('link')
  expect(tips.map((link) => link.getAttribute('href'))).toEqual([
    '/learn?lesson=1',
    '/learn?lesson=2',
    '/learn?lesson=8',
    '/learn?lesson=9',
  ])
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  expect(footer.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
})
