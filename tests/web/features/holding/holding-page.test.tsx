// Holding page: trades that are added, refused, changed, deleted and put back, also while the service is away.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Routes } from '#web/router/router.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aHolding, ledgerService, someTrades } from '#tests/support/ledger-service.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aPerformance } from '#tests/support/performance.ts'
import {
  away,
  dialog,
  endTest,
  field,
  openPage,
  startTest,
  wait,
} from '#tests/web/features/portfolio/portfolio-screen.tsx'
import HoldingPage from '#web/features/holding/holding-page.tsx'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/features/holding/leave-dialog.tsx'
import '#web/features/holding/start-modal.tsx'
import '#web/features/holding/trade-modal.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const holding = aHolding()
const Page = () => <Routes routes={[{ path: '/portfolio/:id', Page: HoldingPage }]} Otherwise={() => null} />

async function open(trades: readonly Transaction[], about: Partial<Performance> = {}, search = '') {
  const ledger = ledgerService(holding, trades)
  const page = await openPage({
    Page,
    address: `/portfolio/${holding.id}${search}`,
    intercept: async ({ method, path, query, body }, pass) => {
      if (path === '/api/performance') return Response.json(aPerformance(about))
      if (!path.includes('/transactions')) return pass()
      const { status, body: answer } = ledger.answer({ method, path, query, body })
      return Response.json(answer, { status })
    },
  })
  const online = page.service.intercept
  await screen.findByRole('heading', { level: 1, name: 'CBA' })
  return { ...page, ledger, online }
}

const type = (label: string, text: string): void =>
  void fireEvent.change(dialog().getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`)), {
    target: { value: text },
  })
const save = (): HTMLElement => dialog().getByRole('button', { name: 'Save' })

test('of very many parcels the first are shown, and all of them when asked', async () => {
  const createdAt = '2026-11-01T00:00:00.000Z'
  const bought = Array.from({ length: 45 }, (): Transaction => ({
    id: crypto.randomUUID(),
    type: 'buy',
    date: '2026-02-03',
    units: 5,
    price: 120,
    createdAt,
  }))
  const { user } = await open(bought)
  const parcels = (): HTMLElement[] => screen.getAllByText(/^cost base/)
  expect(parcels()).toHaveLength(30)
  await user.click(screen.getByRole('button', { name: 'Show all 45 parcels' }))
  expect(parcels()).toHaveLength(45)
})

test('a simple holding gets its trades from a day; “I don’t remember” is an answer too', async () => {
  const { user, ledger } = await open([], {}, '?trades=start')
  await screen.findByRole('dialog')
  await user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(dialog().getByText('Enter a day from 1 Jan 1980 up to today, or choose “I don’t remember”.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('When did you buy them?')))
  await user.click(dialog().getByRole('switch'))
  await user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('CBA has trades from now on.')).toBeTruthy()
  expect(ledger.kept()).toMatchObject([{ type: 'opening', date: null, units: 10, price: 95 }])
  // The parcel says what it is missing, and where to add it.
  await user.click(screen.getByRole('button', { name: 'Add the date' }))
  await screen.findByRole('dialog', { name: 'Change the trade' })
  type('Bought on', '2024-05-03')
  await user.click(save())
  await waitFor(() => expect(ledger.kept()).toMatchObject([{ date: '2024-05-03' }]))
})

test('a note to self is written, changed and taken away on the page, and typed words are not lost', async () => {
  const stored = aStoredHolding({ id: holding.id })
  const page = await openPage({
    Page,
    stored: [stored],
    address: `/portfolio/${holding.id}`,
    intercept: ({ method, path, body }, pass) => {
      if (!path.includes('/transactions')) return pass()
      return Promise.resolve(Response.json(ledgerService(holding, []).answer({ method, path, body }).body))
    },
  })
  const { user, service } = page
  const card = () => within(screen.getByRole('region', { name: 'Note to self' }))
  await screen.findByRole('heading', { level: 1, name: 'CBA' })
  await user.click(card().getByRole('button', { name: 'Write a note' }))
  const why = (): HTMLTextAreaElement => card().getByLabelText(/^Why I hold this/)
  await waitFor(() => expect(document.activeElement).toBe(why()))
  await user.type(why(), 'It pays for lunch')
  await user.click(card().getByRole('button', { name: 'Cancel' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Keep editing/ }))
  await user.click(card().getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Note saved.')).toBeTruthy()
  expect(card().getByText('It pays for lunch')).toBeTruthy()
  expect(service.stored.get(holding.id)?.note).toEqual({ why: 'It pays for lunch' })

  // Away, it is kept on the device, and sent once the service is back.
  const online = service.intercept
  service.intercept = away
  await user.click(card().getByRole('button', { name: 'Edit the note' }))
  fireEvent.change(card().getByLabelText(/^What would change my mind/), { target: { value: 'A dearer lunch' } })
  await user.click(card().getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Note saved on this device.')).toBeTruthy()
  expect(card().getByText('A dearer lunch')).toBeTruthy()
  service.intercept = online
  page.reload()
  await waitFor(() => expect(service.stored.get(holding.id)?.note?.changeMind).toBe('A dearer lunch'))

  await screen.findByText('A dearer lunch')
  await user.click(card().getByRole('button', { name: 'Edit the note' }))
  for (const box of card().getAllByRole('textbox')) fireEvent.change(box, { target: { value: ' ' } })
  await user.click(card().getByRole('button', { name: 'Save' }))
  expect(await card().findByRole('button', { name: 'Write a note' })).toBeTruthy()
  await waitFor(() => expect(service.stored.get(holding.id)).not.toHaveProperty('note'))
})

test('parcels say, in neutral words, when their 12 months pass', async () => {
  vi.setSystemTime('2026-11-21T02:00:00.000Z')
  await open(someTrades())
  const parcels = within(await screen.findByRole('region', { name: 'Parcels' }))
  expect(parcels.getByText('12 months passed on 19 Nov 2025')).toBeTruthy()
  expect(parcels.getByText(/12 months from 4 Feb 2027/)).toBeTruthy()
  // Left open until then.
  vi.setSystemTime('2027-02-03T13:01:00.000Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(parcels.getByText('12 months passed on 4 Feb 2027')).toBeTruthy()
})

test('a parcel and the position beside it show the same cents', async () => {
  await open([
    {
      id: someTrades()[0]!.id,
      type: 'buy',
      date: '2024-11-18',
      units: 3,
      price: 12.345,
      createdAt: '2026-11-01T00:00:00.000Z',
    },
  ])
  for (const name of ['Parcels', 'Position']) {
    expect(within(await screen.findByRole('region', { name })).getByText('$37.04')).toBeTruthy()
  }
})

test('a sale of more than was held is refused before it is sent, with the day and the missing units', async () => {
  const { user, service, ledger } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'sell')
  type('Date', '2026-07-01')
  type('Units', '30')
  type('Price for one unit', '150')
  await user.click(save())
  expect(await dialog().findByText(/On 1 Jul 2026 you would have sold 9 more CBA than you held/)).toBeTruthy()
  expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([])
  expect(ledger.kept()).toHaveLength(4)
})

test('fields that are missing or cannot be are named beside the field', async () => {
  const { user } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'split')
  type('First day with the new units', '2026-07-01')
  type('New units', '1')
  type('For old units', '2')
  await user.click(save())
  expect(dialog().getByText('New units must be more than the old units.')).toBeTruthy()
  for (const units of ['', '1,5']) {
    type('New units', units)
    await user.click(save())
    expect(dialog().getByText('Enter a number above 0, such as 1,250.5, with at most 8 decimals.')).toBeTruthy()
  }
})

test('a trade that is deleted can be put back as it was, with the line of the file that it came from', async () => {
  const source = { format: 'commsec', reference: 'C1', key: 'r:C1', row: 7 }
  const importId = 'b6ce4f1c-5be0-4d8b-9a65-00000000aaaa'
  const trades = someTrades().map((one): Transaction => ({ ...one, source, importId }))
  const { user, ledger } = await open(trades)
  await user.click(await screen.findByRole('button', { name: 'Delete dividend, 28 Mar 2026' }))
  await waitFor(() => expect(ledger.kept()).toHaveLength(3))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Dividend put back.')
  expect(ledger.kept()).toHaveLength(4)
  expect(ledger.kept()?.at(-1)).toEqual(trades[2])
})

test('the cost of one unit stands with its brokerage and without', async () => {
  await open(someTrades())
  const text = (await screen.findByText('Cost base')).parentElement?.textContent
  expect(text).toBe('Cost base$2,137.91$101.81 each with brokerage, $100.95 without')
})

test('the credits of the position are those that were entered: Tax time works the others out', async () => {
  await open(someTrades())
  const detail = await screen.findByText(/^Before tax withheld/)
  expect(detail.textContent).toBe('Before tax withheld; franking credits entered $24.11')
})

test('a buy without which a later sale could not have been is not deleted', async () => {
  const { user, service, ledger } = await open([someTrades()[0]!, { ...someTrades()[3]!, date: '2025-01-10' }])
  await user.click(await screen.findByRole('button', { name: 'Delete buy, 18 Nov 2024' }))
  expect(await screen.findByText(/^Buy couldn’t be deleted\. On 10 Jan 2025 you would have sold/)).toBeTruthy()
  expect(service.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  expect(ledger.kept()).toHaveLength(2)
})

test('while the service is away a trade is kept here, shown, and sent once it is back, under the same id', async () => {
  const { user, service, ledger, online, reload } = await open(someTrades())
  await screen.findByRole('button', { name: 'Add a trade' })
  service.intercept = away
  await user.click(screen.getByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  type('Date', '2026-08-03')
  type('Units', '2')
  type('Price for one unit', '155')
  await user.click(save())
  expect(await screen.findByText('Buy saved on this device.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change buy, 3 Aug 2026' })).toBeTruthy()
  reload()
  expect(await screen.findByRole('button', { name: 'Change buy, 3 Aug 2026' })).toBeTruthy()
  expect(ledger.kept()).toHaveLength(4)
  service.intercept = online
  reload()
  await waitFor(() => expect(ledger.kept()).toHaveLength(5))
  expect(localStorage.getItem('gumnut.user.user-1.trades')).toBeNull()
})

test('a dividend that was found asks for its payment date, and never fills in the ex-date', async () => {
  const found = { holdingId: holding.id, exDate: '2026-08-20', units: 21, amountPerUnit: 2.6, amount: 54.6 }
  const { user } = await open(someTrades(), { suggestions: { splits: [], splitDays: [], dividends: [found] } })
  expect(await screen.findByText(/21 units were held before 20 Aug 2026: \$54\.60\.\s+When was it paid\?/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add with its payment date' }))
  await screen.findByRole('dialog')
  expect([field('Paid on').value, field('Ex-date').value, field('Amount before').value]).toEqual([
    '',
    '2026-08-20',
    '54.6',
  ])
})

test('a trade deleted by keyboard gives the focus to Undo, which stays for a minute, and then to the list', async () => {
  const { user, ledger } = await open(someTrades())
  const remove = await screen.findByRole('button', { name: 'Delete dividend, 28 Mar 2026' })
  remove.focus()
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  act(() => undo.blur())
  await wait(55_000)
  expect(undo.isConnected).toBe(true)
  undo.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Dividend put back.')
  expect(ledger.kept()).toHaveLength(4)
  const list = screen.getByRole('region', { name: 'Trades' }).querySelector('ul')
  expect(document.activeElement).toBe(list)
})

test('going back to units and cost asks first, and offers the trades as a file', async () => {
  const { user, ledger } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Go back to units and cost only' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('button', { name: 'Download all trades first' })).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Keep them' }))
  expect(ledger.kept()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Go back to units and cost only' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete 4 trades' }))
  expect(await screen.findByRole('button', { name: 'Add dates and trades' })).toBeTruthy()
  expect(ledger.kept()).toBeNull()
})

test('hidden amounts are hidden in the trades and the position too', async () => {
  const { user } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Hide balances' }))
  expect(screen.getByRole('region', { name: 'Trades' }).textContent).not.toMatch(/\$/)
})

test('a sale takes its units from the parcels that were picked, and changing it starts from that choice', async () => {
  const { user, ledger } = await open(someTrades().slice(0, 2))
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'sell')
  type('Date', '2026-07-01')
  type('Price for one unit', '150')
  await user.click(dialog().getByRole('switch', { name: 'Choose the parcels' }))
  expect(dialog().queryByLabelText('Units')).toBeNull()
  await user.click(save())
  const askedForUnits = 'Enter how many units to take from a parcel, such as 1,250.5.'
  expect(dialog().getByText(askedForUnits)).toBeTruthy()
  type('18 Nov 2024', '1,5')
  await user.click(save())
  expect(dialog().getByText(askedForUnits)).toBeTruthy()
  type('18 Nov 2024', '1.5')
  type('3 Feb 2026', '5')
  expect(dialog().getByText('6.5 units in all')).toBeTruthy()
  await user.click(save())
  expect(await screen.findByText('Sale added.')).toBeTruthy()
  const [first, second] = someTrades()
  expect(ledger.kept()?.at(-1)).toMatchObject({
    type: 'sell',
    units: 6.5,
    parcels: [
      { id: first?.id, units: 1.5 },
      { id: second?.id, units: 5 },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Change sale, 1 Jul 2026' }))
  await screen.findByRole('dialog')
  expect([field('18 Nov 2024').value, field('3 Feb 2026').value]).toEqual(['1.5', '5'])
  await user.click(dialog().getByRole('switch', { name: 'Choose the parcels' }))
  type('Units', '6')
  await user.click(save())
  await waitFor(() => expect(ledger.kept()?.at(-1)).toMatchObject({ type: 'sell', units: 6 }))
  expect(ledger.kept()?.at(-1)).not.toHaveProperty('parcels')
})

test('a sale of a day before a move within the holding is not offered the parcel that came by it', async () => {
  const day = (date: string) => ({ date, createdAt: `${date}T00:00:00.000Z` })
  const id = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`
  const { user } = await open([
    { id: id(1), type: 'buy', ...day('2024-11-18'), units: 10, price: 95 },
    { id: id(2), type: 'transferOut', ...day('2026-03-02'), units: 4 },
    { id: id(3), type: 'transferIn', ...day('2026-03-05'), units: 4, costBase: 380, acquiredOn: '2024-11-17' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'sell')
  await user.click(dialog().getByRole('switch', { name: 'Choose the parcels' }))
  for (const [date, isThere] of [
    ['2026-03-01', false],
    ['2026-03-02', true],
  ] as const) {
    type('Date', date)
    expect(dialog().queryByLabelText(/^18 Nov 2024/), date).toBeTruthy()
    expect(dialog().queryByLabelText(/^17 Nov 2024/) !== null, date).toBe(isThere)
  }
  await user.selectOptions(field('What happened'), 'transferIn')
  // Of units from outside the ledger takes off what was returned itself; of moved ones it is in what is typed.
  expect(
    dialog().getByText(
      /^What they cost with brokerage\. For units moved to another broker or wallet within this holding: after any/,
    ),
  ).toBeTruthy()
})

test('units that go to somebody else are told apart from those that go to an account of one’s own', async () => {
  const { user } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'transferOut')
  expect(dialog().getByText(/given away or spent counts for tax as sold at its market value/)).toBeTruthy()
})

test('a sale is offered the parcel of transfers that look like a move and cannot have been one', async () => {
  const day = (date: string) => ({ date, createdAt: `${date}T00:00:00.000Z` })
  const id = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`
  const { user } = await open([
    { id: id(1), type: 'buy', ...day('2024-11-18'), units: 10, price: 95 },
    { id: id(2), type: 'transferIn', ...day('2026-03-05'), units: 10, costBase: 950, acquiredOn: '2024-11-19' },
    { id: id(3), type: 'buy', ...day('2024-11-20'), units: 5, price: 95 },
    { id: id(4), type: 'sell', ...day('2025-06-02'), units: 8, price: 100 },
    { id: id(5), type: 'transferOut', ...day('2026-03-04'), units: 10 },
  ])
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  await user.selectOptions(field('What happened'), 'sell')
  type('Date', '2025-07-01')
  await user.click(dialog().getByRole('switch', { name: 'Choose the parcels' }))
  expect(dialog().getByLabelText(/^19 Nov 2024/)).toBeTruthy()
})

test('a change and an addition can be taken back as well', async () => {
  const { user, ledger } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Change dividend, 28 Mar 2026' }))
  await screen.findByRole('dialog')
  type('Amount before tax withheld', '60')
  await user.click(save())
  await waitFor(() => expect(ledger.kept()?.[2]).toMatchObject({ amount: 60 }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Dividend is as it was.')).toBeTruthy()
  expect(ledger.kept()?.[2]).toMatchObject({ amount: 56.25, frankingCredit: 24.11, note: 'Interim' })
})

test('what another device has changed meanwhile is neither written over by a form that was open nor by Undo, and is shown', async () => {
  const { user, ledger } = await open(someTrades())
  const [first] = someTrades()
  const elsewhere = (brokerage: number): void => {
    const { id: _id, createdAt: _at, ...facts } = { ...first!, brokerage }
    expect(
      ledger.answer({ method: 'PATCH', path: `/api/holdings/${holding.id}/transactions/${first!.id}`, body: facts })
        .status,
    ).toBe(200)
  }
  await user.click(await screen.findByRole('button', { name: 'Change buy, 18 Nov 2024' }))
  await screen.findByRole('dialog')
  elsewhere(19.95)
  type('Price for one unit', '96')
  await user.click(save())
  expect(await dialog().findByText('This trade was changed in the meantime.')).toBeTruthy()
  expect(ledger.kept()?.[0]).toMatchObject({ price: 95, brokerage: 19.95 })
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('20 at $95.00, brokerage $19.95')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change buy, 18 Nov 2024' }))
  await screen.findByRole('dialog')
  type('Note', 'Looked up')
  await user.click(save())
  await waitFor(() => expect(ledger.kept()?.[0]).toMatchObject({ note: 'Looked up', brokerage: 19.95 }))
  elsewhere(29.95)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^That couldn’t be undone. This trade was changed/)).toBeTruthy()
  expect(ledger.kept()?.[0]).toMatchObject({ brokerage: 29.95 })
})

test('a corrected price of an imported trade, whose total counts, is asked about beside the total', async () => {
  const { user, ledger } = await open([
    { ...someTrades()[0]!, type: 'buy', date: '2025-08-15', units: 25, price: 88, amount: 2200 },
  ])
  await user.click(await screen.findByRole('button', { name: 'Change buy, 15 Aug 2025' }))
  await screen.findByRole('dialog')
  type('Price for one unit', '8.80')
  await user.click(save())
  expect(field('Total before brokerage').getAttribute('aria-invalid')).toBe('true')
  expect(dialog().getByText(/^Units × price come to \$220\.00, but the total is what counts/)).toBeTruthy()
  type('Total before brokerage', '')
  await user.click(save())
  await waitFor(() => expect(ledger.kept()?.[0]).toMatchObject({ units: 25, price: 8.8 }))
  expect(ledger.kept()?.[0]).not.toHaveProperty('amount')
})

test('a fund’s distribution asks for its tax parts until they are there', async () => {
  const paid: Transaction = {
    id: someTrades()[2]!.id,
    type: 'distribution',
    date: '2026-07-16',
    amount: 80,
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  const { user, ledger } = await open([someTrades()[0]!, paid])
  await user.click(await screen.findByRole('button', { name: 'Add them' }))
  await screen.findByRole('dialog')
  await user.click(dialog().getByText('Tax parts'))
  type('Foreign income', '12.50')
  type('Capital gain, discounted', '7')
  expect(dialog().getByText(/^In cash, without the credit\./)).toBeTruthy()
  expect(dialog().getByText(/^Before foreign tax is taken off/)).toBeTruthy()
  // As the figure for the tax return has it, and as it is in cash.
  type('Franking credit', '9')
  type('Franked part', '30')
  expect(dialog().getByText(/Without the credit the franked part is \$21\.00\.$/)).toBeTruthy()
  type('Franked part', '21')
  expect(dialog().queryByText(/Without the credit/)).toBeNull()
  await user.click(save())
  const components = { foreignIncome: 12.5, capitalGainDiscounted: 7 }
  await waitFor(() => expect(ledger.kept()?.[1]).toMatchObject({ type: 'distribution', components }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull())
})

test('a suggestion that is turned down goes, for every device, unless that is undone or could not be kept', async () => {
  const found = { holdingId: holding.id, exDate: '2026-08-20', newUnits: 2, oldUnits: 1 }
  const { user, service, online } = await open(someTrades(), {
    suggestions: { splits: [found], splitDays: [], dividends: [] },
  })
  const asked: unknown[] = []
  service.intercept = (call, pass) => {
    if (!call.path.endsWith('/suggestions')) return online === null ? pass() : online(call, pass)
    asked.push(call.body)
    return Promise.resolve(Response.json({ declined: [] }))
  }
  const offer = (): HTMLElement | null => screen.queryByText('CBA split 2 for 1 on 20 Aug 2026. Add it?')
  await user.click(await screen.findByRole('button', { name: 'Not mine' }))
  await screen.findByText('It won’t be suggested again.')
  expect(offer()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(offer()).toBeTruthy())
  const about = { kind: 'split', exDate: '2026-08-20' }
  await waitFor(() =>
    expect(asked).toEqual([
      { ...about, isDeclined: true },
      { ...about, isDeclined: false },
    ]),
  )
  service.intercept = away
  await user.click(screen.getByRole('button', { name: 'Not mine' }))
  await waitFor(() => expect(offer()).toBeTruthy())
})

test('a split on another day than the market’s is changed to that day, or kept as it was typed', async () => {
  const { createdAt, id } = someTrades()[1]!
  const split = {
    id,
    createdAt,
    type: 'split',
    date: '2026-03-05',
    newUnits: 2,
    oldUnits: 1,
    note: 'By letter',
  } as const
  const about = { typedOn: split.date, exDate: '2026-03-02', newUnits: 2, oldUnits: 1 }
  const splitDays = [{ holdingId: holding.id, transactionId: split.id, ...about }]
  const { user, ledger, service, online } = await open([someTrades()[0]!, split], {
    suggestions: { splits: [], splitDays, dividends: [] },
  })
  const asked: unknown[] = []
  service.intercept = (call, pass) => {
    if (!call.path.endsWith('/suggestions')) return online === null ? pass() : online(call, pass)
    asked.push(call.body)
    return Promise.resolve(Response.json({ declined: [] }))
  }
  const offer = 'CBA split 2 for 1 on 2 Mar 2026; your trades have it on 5 Mar 2026. Change the day?'
  expect(await screen.findByText(offer)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  const kept = { kind: 'split day', exDate: about.exDate }
  await waitFor(() => expect(asked).toEqual([{ ...kept, isDeclined: true }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...kept, isDeclined: false }))
  await user.click(await screen.findByRole('button', { name: 'Change the day' }))
  await screen.findByRole('dialog', { name: 'Change the trade' })
  await user.click(save())
  await waitFor(() => expect(ledger.kept()?.[1]).toEqual({ ...split, date: '2026-03-02' }))
})

test('what was typed is not lost to a press beside it without a question', async () => {
  const { user } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  type('Units', '3')
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test('Back closes a sheet, and asks first when something was typed in it', async () => {
  const { user } = await open(someTrades())
  await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { level: 1, name: 'CBA' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a trade' }))
  await screen.findByRole('dialog')
  type('Units', '3')
  window.history.back()
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(field('Units').value).toBe('3')
})

test('when nobody gives past prices, the chart says what stands in for them', async () => {
  await open(someTrades(), { state: { kind: 'unavailable', done: 0, of: 1, since: '2024-11-18' } })
  expect(
    await screen.findByText(/so some days stand at the prices of your trades\. We’ll try again later\./),
  ).toBeTruthy()
})

test('the chart says that units without a date, sold ones too, are not in its figures, and what a line takes', async () => {
  const leftOut = { simple: { holdings: 0, value: 0 }, undated: { holdings: 1, value: 0, soldOn: [] }, broken: [] }
  await open(someTrades(), { leftOut })
  expect(await screen.findByText('Units without a date, sold ones too, are not in these figures.')).toBeTruthy()
  cleanup()
  await open(someTrades(), { leftOut, from: null, points: aPerformance({ from: null }).points, ranges: [] })
  expect(await screen.findByText('There’s no line yet: it takes units with the day they were bought.')).toBeTruthy()
  expect(screen.queryByText(/are not in these figures/)).toBeNull()
})

test('what is asked of a share comes in place of its button, with the focus', async () => {
  const dividend = {
    id: crypto.randomUUID(),
    type: 'dividend',
    date: '2026-03-28',
    amount: 70,
    createdAt: '2026-04-01T00:00:00.000Z',
  }
  const { user } = await open([...someTrades(), dividend as Transaction])
  await user.click(await screen.findByRole('button', { name: 'Company tax rate and kind of share' }))
  const card = screen.getByRole('region', { name: 'Its dividends at tax time' })
  expect(card.contains(document.activeElement)).toBe(true)
})
