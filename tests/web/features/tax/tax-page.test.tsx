// Tax time: what is missing comes first and can be mended, every figure says how it is worked out, and what is typed as income
// never leaves the device.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { financialYear } from '#shared/kernel/dates.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { taxHeading } from '#shared/tax/words.ts'
import { aLaterTaxYear } from '#tests/support/tax-year.ts'
import { aProblem, away, endTest, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { aYearOfTrades, card as cardOf, openTax, trade } from './tax-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const card = async (title: string) => within(await cardOf(title))
const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href')
/** The row of a sum, by its label: what stands beside it. */
const beside = (label: string, within_ = screen as Pick<typeof screen, 'getByText'>): string =>
  within_.getByText(label).closest('div')?.textContent.replace(label, '') ?? ''

test('what is missing comes first, in groups, each with the link that mends it', async () => {
  await openTax({ held: aYearOfTrades })
  const missing = await card('What is missing')
  expect(missing.getByRole('heading', { name: '1 gain lacks the date of buying' })).toBeTruthy()
  // To the trade that made the parcel, not to the sale.
  expect(hrefOf('WES, 4 May 2026')).toBe('/portfolio/h-wes?trade=t-11')
  expect(missing.getByRole('heading', { name: '1 distribution is known as cash only' })).toBeTruthy()
  expect(hrefOf('VAS, 17 Apr 2026')).toBe('/portfolio/h-vas?trade=t-9')
  expect(hrefOf('GOLD')).toBe('/portfolio/h-gold?trades=start')
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(order[0]).toBe('What is missing')
})

test('what is missing in an earlier year leads there; before the first year shown, to the field for carried losses', async () => {
  const trades = [
    trade({ id: 't-1', type: 'opening', date: null, units: 6, price: 50 }),
    trade({ id: 't-2', type: 'sell', date: '2023-10-02', units: 4, price: 70 }),
  ]
  const held = [{ about: { id: 'h-wes', symbol: 'WES' }, trades }]
  await openTax({ held, address: '/portfolio/tax?year=2026' })
  await card('What is missing')
  expect(hrefOf('The year before')).toBe('/portfolio/tax?year=2025')
  cleanup()
  await openTax({ held, address: '/portfolio/tax?year=2025' })
  const missing = await card('What is missing')
  expect(missing.queryByRole('link', { name: 'The year before' })).toBeNull()
  expect(document.getElementById(hrefOf('Losses from earlier years')?.slice(1) ?? '')?.textContent).toContain(
    'Capital losses from earlier years',
  )
})

test('a page that stays open over the end of a financial year offers the new one, and keeps what is being typed for the old one', async () => {
  const { user } = await openTax({ held: aYearOfTrades, today: '2027-06-30', address: '/portfolio/tax' })
  const entries = await card('What the trades don’t say')
  await user.click(entries.getAllByRole('button', { name: 'Enter' })[0] as HTMLElement)
  await user.type(entries.getByLabelText('Capital losses from earlier years'), '1234.50')
  vi.setSystemTime(new Date('2027-06-30T14:01:00.000Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('option', { name: '2027-28' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Tax time 2026-27' })).toBeTruthy()
  expect(screen.getByLabelText('Capital losses from earlier years')).toHaveProperty('value', '1234.50')
  await user.selectOptions(screen.getByLabelText('Financial year'), '2027-28')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tax time 2027-28' })).toBeTruthy()
})

test('a sale shows its parcels, days held, rule, gain and range, and the sum behind each', async () => {
  await openTax({ held: aYearOfTrades })
  const sales = await card('Sales')
  expect(sales.getAllByText('Rule before 1 July 2027')).toHaveLength(2)
  const lines = sales.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toContain('10 units from 10 Jan 2024, held 791 days+$383.42')
  expect(lines).toContain('5 units from 3 Nov 2025, held 128 days+$146.68')
  // 15 x 120 - 9.95 brokerage - 809.95 - 450 = 530.10.
  expect(sales.getByText('+$530.10')).toBeTruthy()
  expect(sales.getByText(/these records allow a gain from/).textContent).toMatch(
    /from \$485\.08 to \$530\.10, before losses and the discount\./,
  )
  expect(sales.getByText('Held for 12 months: half of what is left of it after losses is left out.')).toBeTruthy()
  expect(sales.getAllByText('-$809.95')).toHaveLength(1)
  expect(sales.getAllByText('Not known').length).toBeGreaterThan(0)
})

test('capital returned beyond the cost of two parcels is one row with both of them', async () => {
  const bought = (id: string, date: string) => trade({ id, type: 'buy', date, units: 10, price: 1 })
  const trades = [
    bought('t-1', '2024-01-10'),
    bought('t-2', '2025-08-01'),
    trade({ id: 't-3', type: 'returnOfCapital', date: '2025-09-20', amountPerUnit: 3 }),
  ]
  await openTax({ held: [{ about: { id: 'h-cba', symbol: 'CBA' }, trades }] })
  const sales = await card('Sales')
  expect(sales.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(sales.getByText('Capital returned above the cost base on 20 Sep 2025')).toBeTruthy()
  expect(sales.getByText('+$40.00')).toBeTruthy()
  expect(sales.getAllByText('+$20.00')).toHaveLength(2)
  // Nothing was sold: no units went, and there are no proceeds.
  const lines = sales.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toContain('Units from 10 Jan 2024, held 618 days+$20.00')
  expect(sales.queryByText('Proceeds, after brokerage')).toBeNull()
  expect(sales.getAllByText('Returned above the cost base')).toHaveLength(2)
})

test('capital returned beyond the cost of units without a date is missing as what it is, and not as a sale', async () => {
  const trades = [
    trade({ id: 't-1', type: 'opening', date: null, units: 10, price: 1 }),
    trade({ id: 't-2', type: 'returnOfCapital', date: '2025-09-20', amountPerUnit: 3 }),
  ]
  await openTax({ held: [{ about: { id: 'h-cba', symbol: 'CBA' }, trades }] })
  const missing = await card('What is missing')
  const group = within(missing.getByRole('heading', { name: '1 gain lacks the date of buying' }).closest('li')!)
  expect(group.getByText(/whose cost base was less than what was returned or adjusted, has no date/)).toBeTruthy()
  expect(hrefOf('CBA, 20 Sep 2025')).toBe('/portfolio/h-cba?trade=t-1')
})

test('a distribution whose ex-date is in the first days of July says why it is of the year before; two known as cash only share one sentence', async () => {
  const paid = (id: string, date: string, exDate: string) =>
    trade({ id, type: 'distribution', date, exDate, amount: 50 })
  const trades = [
    trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 10, price: 90 }),
    paid('t-2', '2026-04-16', '2026-04-01'),
    paid('t-3', '2026-07-16', '2026-07-01'),
  ]
  await openTax({ held: [{ about: { id: 'h-vas', symbol: 'VAS', type: 'etf' }, trades }] })
  const missing = await card('What is missing')
  const group = within(missing.getByRole('heading', { name: '2 distributions are known as cash only' }).closest('li')!)
  expect(group.getByText(/^Only the cash is known\. /)).toBeTruthy()
  const income = await card('Income and franking credits')
  const reasons = income.getAllByText(/belongs to the year of entitlement/).map(({ textContent }) => textContent)
  expect(reasons).toEqual([
    'A distribution belongs to the year of entitlement, which its ex-date tells. Ex-date: 1 Apr 2026.',
    'A distribution belongs to the year of entitlement. In the first days of July a fund trades without its distribution of June, so an ex-date then is counted in the year before. Ex-date: 1 Jul 2026.',
  ])
})

test('a fund’s adjustment below the cost base is called what it is, with its own rule behind it', async () => {
  const trades = [
    trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 10, price: 1 }),
    trade({ id: 't-2', type: 'costBaseAdjustment', date: '2026-06-30', amount: -15 }),
  ]
  await openTax({ held: [{ about: { id: 'h-vas', symbol: 'VAS', type: 'etf' }, trades }] })
  const sales = await card('Sales')
  expect(sales.getByText('Cost base adjustment of more than the cost base on 30 Jun 2026')).toBeTruthy()
  expect(sales.queryByText(/CGT event G1/)).toBeNull()
  expect(sales.getByText(/section 104-107A \(CGT event E10\)/).closest('p')?.textContent).toMatch(
    /CGT event E10\), checked on 28 Nov 2026/,
  )
})

test('the ladder goes from gains by losses and discount to the net gain; losses that are entered change it', async () => {
  const { user, service } = await openTax({ held: aYearOfTrades })
  const ladder = await card('From gains to net capital gain')
  expect(beside('Net capital gain', ladder)).toBe('$338.39')
  const entries = await card('What the trades don’t say')
  await user.click(entries.getAllByRole('button', { name: 'Enter' })[0] as HTMLElement)
  const field = entries.getByLabelText('Capital losses from earlier years')
  expect(document.activeElement).toBe(field)
  for (const typed of ['-5', '12,50']) {
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(entries.getByText('Enter an amount in dollars such as 1,250.50, 0 or more.')).toBeTruthy()
  }
  await user.clear(field)
  await user.type(field, '$100{Enter}')
  await waitFor(() => expect(beside('Less losses from earlier years', ladder)).toBe('-$100.00'))
  // 530.10 - 100 off the 146.68 held for less, then half of 383.42.
  expect(beside('Net capital gain', ladder)).toBe('$238.39')
  expect(service.callsTo('PUT', '/api/tax/2026/entries').map(({ body }) => body)).toEqual([
    { carriedLosses: 100, creditsElsewhere: null },
  ])
  // The focus is where the form was.
  expect(document.activeElement).toBe(entries.getByRole('button', { name: 'Change' }))
})

test('the steps of the ladder add up as they are shown, also where half a cent is left out', async () => {
  const trades = [
    trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 10, price: 10 }),
    trade({ id: 't-2', type: 'sell', date: '2026-03-10', units: 10, amount: 200.01 }),
  ]
  await openTax({ held: [{ about: { id: 'h-wes', symbol: 'WES' }, trades }] })
  const ladder = await card('From gains to net capital gain')
  expect(beside('Less the discount', ladder)).toBe('-$50.00')
  expect(beside('Net capital gain', ladder)).toBe('$50.01')
  expect(ladder.getByText(/^The discount is half/).textContent).toMatch(/half of \$100\.01 is \$50\.00\.$/)
})

test('of two entries saved at once each keeps the other', async () => {
  let goOn = (): void => undefined
  const first = new Promise<void>((done) => (goOn = done))
  let saves = 0
  const { user, service } = await openTax({
    held: aYearOfTrades,
    async intercept(call, pass) {
      if (call.method === 'PUT' && ++saves === 1) await first
      return pass()
    },
  })
  const entries = await card('What the trades don’t say')
  for (const open of entries.getAllByRole('button', { name: 'Enter' })) await user.click(open)
  await user.type(entries.getByLabelText('Capital losses from earlier years'), '100{Enter}')
  await user.type(entries.getByLabelText('Franking credits from elsewhere'), '12.50{Enter}')
  goOn()
  await waitFor(() => expect(entries.getAllByRole('button', { name: 'Change' })).toHaveLength(2))
  expect(service.callsTo('PUT', '/api/tax/2026/entries').map(({ body }) => body)).toEqual([
    { carriedLosses: 100, creditsElsewhere: null },
    { carriedLosses: 100, creditsElsewhere: 12.5 },
  ])
})

test('what could not be saved stays in the field, which has the focus and the reason', async () => {
  const { user } = await openTax({
    held: aYearOfTrades,
    intercept: (call, pass) => (call.method === 'PUT' ? away(call, pass) : pass()),
  })
  const entries = await card('What the trades don’t say')
  await user.click(entries.getAllByRole('button', { name: 'Enter' })[1] as HTMLElement)
  const field = entries.getByLabelText<HTMLInputElement>('Franking credits from elsewhere')
  await user.type(field, '12.50')
  await user.click(entries.getByRole('button', { name: 'Save' }))
  expect(await entries.findByText('Gumnut can’t be reached. Check your connection and try again.')).toBeTruthy()
  expect(field.value).toBe('12.50')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('income stands with its credits; the holding period rule says that it is not applied, and why', async () => {
  await openTax({ held: aYearOfTrades })
  const income = await card('Income and franking credits')
  expect(beside('Franking credits that count', income)).toBe('$30.00')
  expect(beside('Income with credits', income)).toBe('$100.00')
  expect(beside('Distributions known as cash only, not in these', income)).toBe('$40.00')
  expect(income.getByText(/That limit is about all your credits, those outside Gumnut too\./)).toBeTruthy()
  expect(income.getByText('Cash only, in no taxable total.')).toBeTruthy()
})

test('tax that was withheld abroad stands apart from that of here, and a foreign dividend is of foreign income', async () => {
  const paid = (id: string, withheld: number) =>
    trade({ id, type: 'dividend', date: '2026-02-13', amount: 100, unfranked: 100, withheld })
  const bought = (id: string) => trade({ id, type: 'buy', date: '2024-01-10', units: 10, price: 80 })
  const held = [
    { about: { id: 'h-aapl', symbol: 'AAPL:US', isLiveTracked: false }, trades: [bought('t-1'), paid('t-2', 15)] },
    { about: { id: 'h-cba', symbol: 'CBA' }, trades: [bought('t-3'), paid('t-4', 47)] },
  ]
  await openTax({ held })
  const income = await card('Income and franking credits')
  expect(beside('Of the income, from abroad', income)).toBe('$100.00')
  const lines = (label: string) => income.getAllByText(label).map((each) => each.closest('div')?.textContent)
  expect(lines('Tax withheld')).toEqual(['Tax withheld$47.00', 'Tax withheld$47.00'])
  expect(lines('Tax withheld abroad')).toEqual(['Tax withheld abroad$15.00', 'Tax withheld abroad$15.00'])
})

test('a share’s company rate and kind are chosen in the income card; the working says which count, and why', async () => {
  let isAway = false
  const { user, service } = await openTax({
    held: aYearOfTrades,
    intercept: (call, pass) => (isAway && call.method === 'PUT' ? away(call, pass) : pass()),
  })
  const income = await card('Income and franking credits')
  expect(
    income.getByText(
      /franked amount × 30 ÷ 70; the rate is 30%, the full company rate: it counts while nothing else is said/,
    ),
  ).toBeTruthy()
  expect(income.getAllByText(/You and your shares 2000/).length).toBeGreaterThan(0)
  const rate = () => income.getByLabelText<HTMLSelectElement>('Company tax rate of CBA')
  const kind = () => income.getByLabelText<HTMLSelectElement>('Kind of share of CBA')
  await user.selectOptions(rate(), '25%, a base rate entity')
  // Shown at once, and 70 x 25 / 75 when it is saved.
  expect(rate().value).toBe('25')
  await waitFor(() => expect(beside('Franking credits that count', income)).toBe('$23.33'))
  expect(
    income.getByText(/franked amount × 25 ÷ 75; the rate is 25%, that of a base rate entity: as you said of the share/),
  ).toBeTruthy()
  await user.selectOptions(kind(), 'Preference share, 90 days')
  expect(await income.findByText(/^90 days, as you said it is a preference share: of/)).toBeTruthy()
  expect(service.callsTo('PUT', '/api/holdings/h-cba/tax-facts').map(({ body }) => body)).toEqual([
    { companyRate: 25 },
    { isPreferenceShare: true },
  ])
  isAway = true
  await user.selectOptions(rate(), 'Not said (30% counts)')
  expect(await income.findByText('Gumnut can’t be reached. Check your connection and try again.')).toBeTruthy()
  expect([rate().value, kind().value]).toEqual(['25', 'preference'])
  // One that was refused is still said once the other is saved.
  isAway = false
  await user.selectOptions(kind(), 'Ordinary share, 45 days')
  expect(await income.findByText(/^45 days, as you said it is an ordinary share: of/)).toBeTruthy()
  expect(income.getByText('Gumnut can’t be reached. Check your connection and try again.')).toBeTruthy()
})

test('a fund’s annual statement is entered where it is missing, counts in place of the cash, and can be taken back', async () => {
  const { user } = await openTax({ held: aYearOfTrades })
  const missing = await card('What is missing')
  await user.click(missing.getByRole('button', { name: 'Enter the statement of VAS' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/Beside a franking credit, enter the franked part too, also where it is 0\./)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(sheet.getByText('Enter at least one of the amounts.')).toBeTruthy()
  await user.type(sheet.getByLabelText('Franked dividends'), '28')
  await user.type(sheet.getByLabelText('Franking credits'), '12')
  await user.type(sheet.getByLabelText('Interest'), '12,50')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(
    sheet.getByText(/Enter an amount in dollars such as 1,250\.50, 0 or more, with at most 8 decimals\./),
  ).toBeTruthy()
  await user.clear(sheet.getByLabelText('Interest'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The statement of VAS is saved.')).toBeTruthy()
  const income = await card('Income and franking credits')
  await waitFor(() => expect(beside('Franking credits that count', income)).toBe('$42.00'))
  expect(screen.queryByRole('heading', { name: /known as cash only/ })).toBeNull()
  // The button that opened the sheet is gone: the focus is at what is still missing.
  const list = screen.getByRole('region', { name: 'What is missing' }).querySelector('ul')
  await waitFor(() => expect(document.activeElement).toBe(list))
  const statements = await card('Annual tax statements of funds')
  await user.click(statements.getByRole('button', { name: 'Change VAS' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove this statement' }))
  expect(await screen.findByText('The statement of VAS is removed.')).toBeTruthy()
  await waitFor(() => expect(beside('Franking credits that count', income)).toBe('$30.00'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The statement of VAS is back.')).toBeTruthy()
  await waitFor(() => expect(beside('Franking credits that count', income)).toBe('$42.00'))
})

test('the statement of a fund that was held can be entered where no payment of it is', async () => {
  const trades = [trade({ id: 't-1', type: 'buy', date: '2024-01-10', units: 10, price: 90 })]
  const { user } = await openTax({ held: [{ about: { id: 'h-vas', symbol: 'VAS', type: 'etf' }, trades }] })
  const statements = await card('Annual tax statements of funds')
  await user.click(statements.getByRole('button', { name: 'Enter VAS' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText('Interest'), '12.50')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The statement of VAS is saved.')).toBeTruthy()
  const income = await card('Income and franking credits')
  expect(beside('Income with credits', income)).toBe('$12.50')
})

test('a franked part that may hold its credit is asked about while it is typed, and each figure says which one is meant', async () => {
  const { user } = await openTax({ held: aYearOfTrades })
  const missing = await card('What is missing')
  await user.click(missing.getByRole('button', { name: 'Enter the statement of VAS' }))
  const sheet = within(await screen.findByRole('dialog'))
  const franked = sheet.getByLabelText('Franked dividends')
  const hintOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  expect(hintOf(franked)).toMatch(/^In cash, without the credit\. .*13C.*take the credit off/)
  expect(hintOf(sheet.getByLabelText('Foreign income'))).toMatch(/^Before foreign tax is taken off/)
  await user.type(franked, '100')
  await user.type(sheet.getByLabelText('Franking credits'), '30')
  const asked = () => sheet.queryByText(/^Is the credit in the franked part already\?/)
  expect(asked()?.textContent).toContain('It is 30% of it')
  expect(asked()?.textContent).toContain('Without the credit the franked part is $70.00.')
  await user.clear(franked)
  await user.type(franked, '70')
  expect(asked()).toBeNull()
})

test('a typed taxable income makes the last step, is kept on this device over a reload, cleared with a press, and never sent', async () => {
  const page = await openTax({ held: aYearOfTrades })
  const { user, service } = page
  const step = async () => card('The last step: tax on the net capital gain')
  await user.click((await step()).getByRole('button', { name: 'Enter' }))
  await user.type((await step()).getByLabelText(/^Taxable income 2025-26/), '87,654.32{Enter}')
  // 30 % of 338.39 in that bracket.
  await waitFor(async () => expect(beside('Tax on the net capital gain, on top of it', await step())).toBe('$101.52'))
  expect(beside('Together, before offsets and credits', await step())).toMatch(/^\$\d/)
  page.reload()
  expect((await step()).getByText('$87,654.32')).toBeTruthy()
  const sent = (): string => JSON.stringify(service.calls.map((call) => ({ ...call, query: String(call.query) })))
  expect(service.calls.length).toBeGreaterThan(1)
  expect(sent()).not.toMatch(/87,?654/)
  const kept = (): string[] => Object.keys(localStorage).filter((key) => key.includes('typed-income'))
  expect(kept()).toHaveLength(1)
  await user.click((await step()).getByRole('button', { name: 'Clear it from this device' }))
  expect(kept()).toEqual([])
  expect((await step()).queryByText('Together, before offsets and credits')).toBeNull()
  // The button that had the focus is gone.
  const enter = (await step()).getByRole('button', { name: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(enter))
  expect(sent()).not.toMatch(/87,?654/)
})

test('what the last step leaves out stands beside it, of a low income with the offset that may take all of it', async () => {
  const { user } = await openTax({ held: aYearOfTrades })
  const step = await card('The last step: tax on the net capital gain')
  const typed = async (income: string) => {
    await user.click(step.getAllByRole('button', { name: /^(Enter|Change)/ })[0]!)
    const field = step.getByLabelText(/^Taxable income 2025-26/)
    await user.clear(field)
    await user.type(field, `${income}{Enter}`)
  }
  const leftOut = () =>
    step.getByText(/^Not what you will owe: the Medicare levy, offsets and franking credits are left out\./)
  await typed('18000')
  await waitFor(() =>
    expect(leftOut().textContent).toContain('takes off up to $700, for taxable incomes of up to $66,667'),
  )
  expect(leftOut().closest('details')).toBeNull()
  expect(step.getByRole('link', { name: 'low income tax offset' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.ato\.gov\.au\//,
  )
  await typed('66600')
  await waitFor(() => expect(leftOut().textContent).not.toContain('offset alone'))
})

test('from 2027-28 the minimum tax is a step of its own, simplified, with what is open; the listed payments switch it off', async () => {
  const { user } = await openTax({
    today: '2028-03-01',
    address: '/portfolio/tax?year=2028',
    intercept: async ({ path }, pass) => (path === '/api/tax/2028' ? Response.json(aLaterTaxYear()) : pass()),
  })
  const ladder = await card('From gains to net capital gain')
  expect(ladder.getByText('Order to be confirmed')).toBeTruthy()
  expect(ladder.getByText(/The index numbers that raise a cost base/)).toBeTruthy()
  const sales = await card('Sales')
  expect(sales.getByText('Up to 30 June 2027')).toBeTruthy()
  expect(sales.getByText(/× 1\.045$/).textContent).toBe('Less the cost base raised with prices: $7,000.00 × 1.045')
  expect(sales.getByText(/The newer part has its cost base raised with prices\.$/)).toBeTruthy()
  const step = await card('The last step: tax on the net capital gain')
  await user.click(step.getByRole('button', { name: 'Enter' }))
  await user.type(step.getByLabelText(/^Taxable income 2027-28/), '30000{Enter}')
  // 30 % of 1,685 less 14 % of it.
  const topUp = () => step.getByText(/^Top-up to the minimum of 30%/).closest('div')?.textContent
  await waitFor(() => expect(topUp()).toBe('Top-up to the minimum of 30% Simplified$269.60'))
  expect(step.getByText(/The minimum tax is simplified here/)).toBeTruthy()
  expect(step.getByText(/^Not what you will owe/).textContent).not.toContain('low income')
  await user.click(step.getByRole('switch', { name: 'I get one of the listed payments' }))
  expect(topUp()).toBe('Top-up to the minimum of 30% Simplified$0.00')
})

test('the order in which losses come off is said as one after the other, before and after the change', async () => {
  const order = async (): Promise<string | null> =>
    (await card('From gains to net capital gain')).getByText(/^Losses come off before the discount/).textContent
  await openTax({ held: aYearOfTrades })
  expect(await order()).toContain(
    'come off gains held for less than 12 months first, then off gains held for 12 months or more. They never',
  )
  cleanup()
  await openTax({
    today: '2028-03-01',
    address: '/portfolio/tax?year=2028',
    intercept: async ({ path }, pass) => (path === '/api/tax/2028' ? Response.json(aLaterTaxYear()) : pass()),
  })
  expect(await order()).toContain(
    'come off gains held for 12 months or more first, then off gains held for less than 12 months, then off gains from 1 July 2027, after indexation. They never',
  )
})

/** One unit, sold too early for its credit, and one that is still there. */
const oneByOne = [
  trade({ id: 't-1', type: 'buy', date: '2025-08-01', units: 1, price: 100 }),
  trade({ id: 't-2', type: 'dividend', date: '2025-09-20', exDate: '2025-09-01', amount: 70_000, franked: 70_000 }),
  trade({ id: 't-3', type: 'sell', date: '2025-09-05', units: 1, price: 110 }),
  trade({ id: 't-4', type: 'buy', date: '2026-01-10', units: 1, price: 90 }),
]

test('with hidden balances no word tells that it is one unit', async () => {
  localStorage.setItem('gumnut.hideBalances', 'yes')
  await openTax({ held: [{ about: { id: 'h-wes', symbol: 'WES' }, trades: oneByOne }] })
  expect((await card('Sales')).getByText(/^Sold/).textContent).toMatch(/^Sold \S+ units on/)
  expect((await card('Income and franking credits')).getByText(/^45 days/).textContent).toMatch(
    /of \S+ units, \S+ were held for less/,
  )
})

test('one unit is one unit, in a sale, its parcels and the holding period', async () => {
  const trades = oneByOne
  await openTax({ held: [{ about: { id: 'h-wes', symbol: 'WES' }, trades }] })
  const sales = await card('Sales')
  expect(sales.getByText(/^Sold/).textContent).toBe('Sold 1 unit on 5 Sep 2025, parcels first in, first out')
  expect(sales.getByRole('heading', { level: 4 }).textContent.trim()).toBe('1 unit from 1 Aug 2025')
  expect((await card('Income and franking credits')).getByText(/^45 days/).textContent).toContain(
    'of 1 unit, 1 was held for less.',
  )
  const clocks = await card('12 months, parcel by parcel')
  expect(clocks.getByText(/from 10 Jan 2026/).textContent).toBe('WES, 1 unit from 10 Jan 2026')
})

test('what the 12 months mean is said as the lines above it have it: raised, or not, and why', async () => {
  let id = 0
  const of = (type: 'buy' | 'sell', date: string, price: number) =>
    trade({ id: `t-${++id}`, type, date, units: 100, price })
  const bought = (date: string, price: number) => of('buy', date, price)
  const sold = (date: string, price: number) => of('sell', date, price)
  const returned = (date: string, amountPerUnit: number) =>
    trade({ id: `t-${++id}`, type: 'returnOfCapital', date, amountPerUnit })
  const texts = async (today: string, trades: readonly Transaction[], manualPrice = 30) => {
    // The price that was set on 30 June 2027 is its value then.
    const about = { id: 'h-land', symbol: 'LAND', type: 'other' as const, isLiveTracked: false, manualPrice }
    await openTax({
      held: [{ about: { ...about, lastUpdated: '2027-06-30T02:00:00.000Z' }, trades }],
      today,
      address: `/portfolio/tax?year=${financialYear(today)}`,
    })
    const found = (await card('Sales')).queryAllByText(/^(Held for|A loss comes)/, { selector: 'p' })
    const all = found.map(({ textContent }) => textContent)
    cleanup()
    return all
  }
  const older = bought('2024-01-10', 10)
  expect(await texts('2027-10-01', [older, sold('2027-09-10', 20)])).toEqual([
    'Held for 12 months. Half of what is left of the older part after losses is left out. In the newer part the proceeds are below the cost base, so it is not raised.',
  ])
  expect(await texts('2027-10-01', [older, sold('2027-09-10', 40)])).toEqual([
    'Held for 12 months. Half of what is left of the older part after losses is left out. In the newer part the index factor is 1, so the cost base is not raised.',
  ])
  expect(await texts('2027-10-01', [older, sold('2027-09-10', 40)], 8)).toEqual([
    'Held for 12 months. The older part is a loss: it comes off gains and is not halved. In the newer part the index factor is 1, so the cost base is not raised.',
  ])
  expect(await texts('2027-10-01', [older, sold('2027-09-10', 40)], 10)).toEqual([
    'Held for 12 months. The older part is neither a gain nor a loss. In the newer part the index factor is 1, so the cost base is not raised.',
  ])
  expect(await texts('2027-10-01', [bought('2027-01-11', 10), sold('2027-09-10', 40)])).toEqual([
    'Held for less than 12 months: nothing of the older part is left out, and the cost base of the newer part is not raised.',
  ])
  const later = bought('2027-07-05', 10)
  expect(await texts('2028-08-01', [later, sold('2028-07-10', 10)])).toEqual([
    'Held for 12 months, but the proceeds are no more than the cost base, so it is not raised.',
  ])
  expect(await texts('2028-08-01', [later, returned('2028-07-20', 12)])).toEqual([
    'Held for 12 months, but there is no cost base left to raise.',
  ])
  expect(await texts('2028-08-01', [later, sold('2028-07-10', 9)])).toEqual([
    'A loss comes off gains and is not halved.',
  ])
})

test('in the week of the change a banner asks for typed prices; later the same stands in the list, and a value ends it', async () => {
  const held = [
    {
      about: { id: 'h-art', symbol: 'ART', type: 'other' as const, isLiveTracked: false, manualPrice: 400 },
      trades: [trade({ id: 't-1', type: 'buy', date: '2024-02-05', units: 4, price: 200 })],
    },
  ]
  const { user, service } = await openTax({ held, today: '2027-07-02', address: '/portfolio/tax?year=2028' })
  expect(await screen.findByText('The values at the close of 30 June 2027')).toBeTruthy()
  const values = await card('Values at the close of 30 June 2027')
  expect(values.getByText(/Where Gumnut has no market price for it, or you enter a value, yours counts\./)).toBeTruthy()
  await user.click(values.getByRole('button', { name: 'Enter' }))
  await user.type(values.getByLabelText('ART, for one unit'), '0{Enter}')
  expect(values.getByText('Enter an amount in dollars such as 1,250.50, above 0.')).toBeTruthy()
  await user.clear(values.getByLabelText('ART, for one unit'))
  await user.type(values.getByLabelText('ART, for one unit'), '350.25{Enter}')
  await waitFor(() => expect(screen.queryByText('The values at the close of 30 June 2027')).toBeNull())
  expect(values.getByText('$350.25')).toBeTruthy()
  expect(service.callsTo('PUT', '/api/holdings/h-art/value-at-change').map(({ body }) => body)).toEqual([
    { value: 350.25 },
  ])
  cleanup()
  await openTax({ held, today: '2027-09-02', address: '/portfolio/tax?year=2028' })
  expect(await card('Values at the close of 30 June 2027')).toBeTruthy()
  expect(screen.queryByText('The values at the close of 30 June 2027', { selector: 'p' })).toBeNull()
})

test('the heading stands on every view: loading, failed, empty, and full', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await openTax({ intercept: (_call, pass) => held.then(pass) })
  expect(screen.getByText(taxHeading)).toBeTruthy()
  expect(screen.getByText('Loading the year')).toBeTruthy()
  release()
  expect(await screen.findByRole('heading', { name: 'No trades yet' })).toBeTruthy()
  expect(screen.getByText(taxHeading)).toBeTruthy()
  cleanup()
  await openTax({ intercept: async () => aProblem(500, 'internal', 'Something failed.') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText(taxHeading)).toBeTruthy()
  cleanup()
  await openTax({ held: aYearOfTrades, address: '/portfolio/tax?year=2025' })
  expect(await screen.findByRole('heading', { name: 'No sales and no income in 2024-25' })).toBeTruthy()
  expect(screen.getByText(taxHeading)).toBeTruthy()
})

test('another year is a press away and has an address; a year that is not there is this one', async () => {
  const { user, service } = await openTax({ held: aYearOfTrades, address: '/portfolio/tax?year=1999' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tax time 2026-27' })).toBeTruthy()
  expect(await screen.findByText('2026-27 up to 22 Nov 2026. It ends on 30 Jun 2027.')).toBeTruthy()
  expect((await card('12 months, parcel by parcel')).getByText('12 months from 3 Feb 2027')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Financial year'), '2025-26')
  expect(await card('Sales')).toBeTruthy()
  expect(window.location.search).toBe('?year=2026')
  expect(service.callsTo('GET', '/api/tax/2026').length).toBeGreaterThan(0)
})

test('hidden amounts are nowhere on the page, not in a bar either', async () => {
  const { user } = await openTax({ held: aYearOfTrades })
  await card('Sales')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  const text = document.body.textContent.replace(/exceed \$5,000/g, '')
  expect(text.match(/\$\d[\d,.]*/g)).toBeNull()
  expect(document.querySelectorAll('dl [style*="width"]')).toHaveLength(0)
})

test('of many sales and payments the later ones are worked out when that is opened, and all of them in print', async () => {
  const trades = Array.from({ length: 25 }, (_, at) => {
    const date = `2025-08-${String(at + 1).padStart(2, '0')}`
    return [
      trade({ id: `b-${at}`, type: 'buy', date, units: 10, price: 20 }),
      trade({ id: `s-${at}`, type: 'sell', date, units: 10, price: 21 + at }),
      trade({ id: `d-${at}`, type: 'dividend', date, amount: 5 }),
    ]
  }).flat()
  const { user } = await openTax({ held: [{ about: { id: 'h-cba', symbol: 'CBA' }, trades }] })
  for (const [name, all, line] of [
    ['Sales', 'Show all 25 sales', 'Proceeds, after brokerage'],
    ['Income and franking credits', 'Show all 25 payments', 'Cash'],
  ] as const) {
    const { getByRole, getAllByText, queryAllByText } = await card(name)
    await user.click(getByRole('button', { name: all }))
    const summaries = getAllByText('How this is worked out')
    expect(summaries.length).toBeGreaterThanOrEqual(25)
    const drawn = queryAllByText(line).length
    expect(drawn).toBeLessThan(25)
    await user.click(summaries.at(-1)!)
    expect(queryAllByText(line)).toHaveLength(drawn + 1)
    window.dispatchEvent(new Event('beforeprint'))
    expect(queryAllByText(line)).toHaveLength(25)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(queryAllByText(line)).toHaveLength(drawn + 1))
  }
})

test('printing opens every working and closes it again; the file comes from the service, whole', async () => {
  const { user } = await openTax({ held: aYearOfTrades })
  await card('Sales')
  const open = (): number => document.querySelectorAll('details[open]').length
  expect(open()).toBe(0)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toBe(document.querySelectorAll('details').length)
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toBe(0)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toContain('CBA')
})
