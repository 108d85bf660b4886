// Import page: files are read by the real parsers, previewed, repaired, sent in chunks over a bad connection, and taken back.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aProblem, away, button, endTest, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { added, bought, header, open, soldTooMuch } from './import-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

test('a file is named, shown before anything is sent, added, and undone', async () => {
  const { user, sent, give } = await open()
  await give('trades.csv', header, bought)
  const files = within(await screen.findByRole('region', { name: 'Files' }))
  expect(files.getByText(/CommSec/)).toBeTruthy()
  const holding = within(await screen.findByRole('region', { name: 'WES' }))
  expect(holding.getByText('30 units, paid $1,474.95')).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(button('Add 1 trade'))
  expect(await screen.findByText('1 trade added.')).toBeTruthy()
  expect(sent[0]?.groups[0]).toMatchObject({
    holding: { symbol: 'WES' },
    transactions: [{ units: 30, date: '2023-02-14', source: { reference: '71000001' } }],
  })
  await user.click(button('Undo this import'))
  expect(await screen.findByText('Undone')).toBeTruthy()
})

test('with hidden amounts what is held, before and after, is covered; the rows of the file can still be checked', async () => {
  localStorage.setItem('gumnut.hideBalances', 'yes')
  const { user, give } = await open(added, { stored: [aStoredHolding({ symbol: 'WES', quantity: 7, costBasis: 33 })] })
  await give('trades.csv', header, bought)
  const holding = within(await screen.findByRole('region', { name: 'WES' }))
  expect(holding.getAllByText('••• units, paid •••').length).toBeGreaterThan(0)
  expect(holding.queryByText(/7 units|\$231/)).toBeNull()
  await user.click(holding.getByRole('button', { name: /^Show/ }))
  expect(await holding.findByText('$1,474.95')).toBeTruthy()
})

test('files that were shared and could not be kept are asked for here', async () => {
  await open(added, { search: '?shared=lost' })
  expect((await screen.findByRole('alert')).textContent).toContain('Choose it here instead.')
})

test('a sale without its buy stops everything until that investment is left out', async () => {
  const { user, sent, give } = await open()
  await give('trades.csv', header, bought, soldTooMuch)
  expect(await screen.findByText('Something is missing before this')).toBeTruthy()
  expect(button(/^Add \d/).disabled).toBe(true)
  await user.click(button('Leave out TLS'))
  await user.click(button('Add 1 trade'))
  await screen.findByText('1 trade added.')
  expect(sent.flatMap(({ groups }) => groups.map(({ holding }) => holding.symbol))).toEqual(['WES'])
})

test('what is held without trades is never doubled silently', async () => {
  const stored = [aStoredHolding({ type: 'stock', symbol: 'WES', quantity: 30, costBasis: 40 })]
  const { user, sent, give } = await open(added, { stored })
  await give('trades.csv', header, bought)
  expect(await screen.findByText('You already hold 30 WES')).toBeTruthy()
  expect(button('Add 1 trade').disabled).toBe(true)
  await user.click(button('Use the trades for WES'))
  await user.click(button('Add 1 trade'))
  await screen.findByText('1 trade added.')
  expect(sent[0]?.groups[0]).toMatchObject({ existing: 'replace', holding: { id: stored[0]?.id } })
})

test.each([
  ['what was read', 'trades.csv', () => screen.findByRole('group', { name: '1 file read' })],
  ['what was refused', 'scan.pdf', () => screen.findByText('scan.pdf').then((name) => name.closest('[tabindex]'))],
])('once a file is chosen, the focus is at %s', async (_what, name, place) => {
  const { give } = await open()
  button('Choose files').focus()
  await give(name, ...(name === 'trades.csv' ? [header, bought] : ['%PDF-1.7']))
  const region = await place()
  await waitFor(() => expect(document.activeElement).toBe(region))
})

test.each(['Leave out trades.csv', 'Start again'])(
  'once “%s” has put the only file away, the focus is at the choice of one',
  async (press) => {
    const { user, give } = await open()
    expect(document.activeElement).toBe(document.body)
    await give('trades.csv', header, bought)
    ;(await screen.findByRole('button', { name: press })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What to import' })))
  },
)

test('once an import is done and another one is wanted, the focus is at the choice of a file', async () => {
  const { user, give } = await open()
  await give('trades.csv', header, bought)
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  await screen.findByText('1 trade added.')
  button('Import another file').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What to import' })))
})

test('the focus is at what came of it once the button that added the trades has gone', async () => {
  const { user, give } = await open()
  await give('trades.csv', header, bought)
  const add = await screen.findByRole('button', { name: 'Add 1 trade' })
  add.focus()
  await user.keyboard('{Enter}')
  const outcome = await screen.findByText('1 trade added.')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(outcome)).toBe(true)
})

test('a lost connection and a busy service are waited for; the same request goes again', async () => {
  const { user, sent, give } = await open((call, chunk) => {
    if (call === 1)
      return away({ method: '', path: '', query: new URLSearchParams(), body: null }, () => Promise.reject())
    if (call === 2) return aProblem(429, 'too_many_requests', 'Slow down')
    return added(call, chunk)
  })
  await give('trades.csv', header, bought)
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  expect(await screen.findByText(/Connection lost/)).toBeTruthy()
  await wait(1100)
  expect(await screen.findByText(/That was a lot at once/)).toBeTruthy()
  await wait(5100)
  expect(await screen.findByText('1 trade added.')).toBeTruthy()
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[0])
})

test('when another device has imported meanwhile nothing is added until it was compared again', async () => {
  const began = 'Another import was begun since this one was compared.'
  const { user, sent, give } = await open((call, chunk) =>
    call === 1 ? aProblem(409, 'conflict', began) : added(call, chunk),
  )
  await give('trades.csv', header, bought)
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  expect(await screen.findByText(began)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull()
  await user.click(button('Compare again'))
  await user.click(await screen.findByRole('button', { name: 'Add 1 trade' }))
  await screen.findByText('1 trade added.')
  const [first, second] = sent.map(({ expectedVersion }) => expectedVersion)
  expect(first).toMatch(/^compared \d+$/)
  expect(second).toMatch(/^compared \d+$/)
  expect(second).not.toBe(first)
  expect(sent[1]?.importId).not.toBe(sent[0]?.importId)
})

test('a date that reads both ways is asked about once', async () => {
  const { user, give } = await open()
  await give('trades.csv', header, '71000001,N1,04/02/2023,B,WES,30,48.50,19.95,1474.95,06/02/2023,Confirmed')
  await screen.findByText('Which date is it?')
  await user.click(button('2 April 2023'))
  await user.click(await screen.findByRole('button', { name: 'Show 1 row of WES' }))
  expect(await screen.findByText('2 April 2023')).toBeTruthy()
})

test('a date of six digits may begin with its year', async () => {
  const { user, give } = await open()
  await give('mine.csv', 'When,Ticker,Side,Units,Price', '24-03-19,WES,Buy,30,48.50')
  await user.click(await screen.findByRole('button', { name: 'Read the rows' }))
  await screen.findByText('Which date is it?')
  expect(screen.queryByRole('button', { name: '24 March 2019' })).toBeTruthy()
  await user.click(button('19 March 2024'))
  await user.click(await screen.findByRole('button', { name: 'Show 1 row of WES' }))
  expect(await screen.findByText('19 March 2024')).toBeTruthy()
})

test('columns of an unknown file are guessed, corrected, and remembered', async () => {
  const { user, give } = await open()
  const lines = ['When,Thing,How many,Each,Way', '14/02/2023,WES,30,48.50,Buy']
  await give('mine.csv', ...lines)
  await screen.findByText('What are these columns?')
  await user.selectOptions(screen.getByLabelText('Code'), 'Thing')
  await user.selectOptions(screen.getByLabelText('Units'), 'How many')
  await user.selectOptions(screen.getByLabelText('Price for one unit'), 'Each')
  await user.click(button('Read the rows'))
  expect(await screen.findByRole('region', { name: 'WES' })).toBeTruthy()
  await user.click(button('Start again'))
  await give('mine.csv', ...lines)
  await screen.findByText('What are these columns?')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Units').selectedOptions[0]?.text).toBe('How many'),
  )
})

test('totals above and below 0 without a column of sides: the person says what is what', async () => {
  const { user, give } = await open()
  await give('mine.csv', 'When,Ticker,Shares,Net', '14/02/2023,WES,30,-1455', '15/02/2023,WES,10,500')
  await screen.findByText('What are these columns?')
  expect(button('Read the rows').disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText('A total below 0 is'), 'A buy: money that went out')
  await user.click(button('Read the rows'))
  const holding = within(await screen.findByRole('region', { name: 'WES' }))
  expect(await holding.findByText(/^20 units/)).toBeTruthy()
})

test('what a total below 0 is goes for the total that it was said of', async () => {
  const { user, give } = await open()
  const rows = ['14/02/2023,WES,30,48,1440,1449.50,', '15/02/2023,WES,10,50,500,,490.50']
  await give('mine.csv', 'Date,Code,Units,Price,Value,Debit,Credit', ...rows)
  expect(await screen.findByLabelText('A total below 0 is')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^Total/), 'Value')
  expect(screen.queryByLabelText('A total below 0 is')).toBeNull()
  await user.click(button('Read the rows'))
  const holding = within(await screen.findByRole('region', { name: 'WES' }))
  expect(await holding.findByText(/^20 units/)).toBeTruthy()
})

test('a column with words for buy and sell is asked for, until it is named or said to be something else', async () => {
  const { user, give } = await open()
  const lines = ['When,Ticker,Shares,Price,What', '14/02/2023,WES,30,48,Buy', '15/02/2023,WES,30,1,Dividend']
  await give('mine.csv', ...lines, '16/02/2023,WES,30,2,Dividend', '17/02/2023,WES,10,50,Sell')
  const side = await screen.findByLabelText<HTMLSelectElement>('Buy or sell')
  expect(side.selectedOptions[0]?.text).toBe('Choose')
  expect(screen.getByText('Still missing: buy or sell.')).toBeTruthy()
  expect(button('Read the rows').disabled).toBe(true)
  await user.selectOptions(side, 'Not in this file')
  expect(button('Read the rows').disabled).toBe(false)
  await user.selectOptions(side, 'What')
  await user.click(button('Read the rows'))
  const holding = within(await screen.findByRole('region', { name: 'WES' }))
  expect(await holding.findByText(/^20 units/)).toBeTruthy()
})

test('what cannot be read is a sentence, and nothing is sent', async () => {
  const { sent, give } = await open()
  await give('picture.csv', '\u0000\u0001\u0002\u0000PNG\u0000')
  expect(await screen.findByText('Not read')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('isn’t a text file or a spreadsheet')
  expect(sent).toEqual([])
})
