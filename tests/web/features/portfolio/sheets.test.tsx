// Sheets as entries of the history: Back closes one or goes a step back, and what was typed is not lost without a question.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import {
  button,
  dialog,
  endTest,
  field,
  fill,
  openPage,
  type PageScreen,
  startTest,
  wait,
} from './portfolio-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const goBack = async (): Promise<void> => {
  act(() => window.history.back())
  await wait(50)
}
const noSheet = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const question = () => within(screen.getByRole('alertdialog', { name: 'Discard what you entered?' }))

/** From the amounts by way of the search, and past the question. */
async function goBackOutOf({ user }: PageScreen): Promise<void> {
  await goBack()
  await dialog().findByRole('combobox')
  await goBack()
  await screen.findByRole('alertdialog')
  await user.click(question().getByRole('button', { name: 'Discard' }))
  await noSheet()
}

const open = (address = '/portfolio'): Promise<PageScreen> =>
  openPage({ Page: PortfolioPage, stored: [aStoredHolding({})], prices: { 'asx:CBA': 165.85 }, address })

test.each([
  ['?add=search', 'Add Investment'],
  ['?add=manual', 'Manual Entry'],
  ['?demo=1', 'Demo Data'],
])('Back closes the sheet that %s opened', async (search, title) => {
  await open(`/portfolio${search}`)
  await screen.findByRole('dialog', { name: title })
  await goBack()
  await noSheet()
  expect(window.location.pathname).toBe('/portfolio')
})

test('Back closes a sheet opened on the page, and the delete question too', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Edit CBA' }))
  await screen.findByRole('dialog')
  await goBack()
  await noSheet()
  await page.user.click(button('Delete CBA'))
  await screen.findByRole('alertdialog')
  await goBack()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.service.stored.size).toBe(1)
})

test('a button pressed twice before its sheet covers it opens one sheet, which one step back closes', async () => {
  await open()
  await screen.findByRole('button', { name: 'Edit CBA' })
  act(() => {
    button(/^Add Investment/).click()
    button(/^Add Investment/).click()
  })
  await screen.findByRole('dialog', { name: 'Add Investment' })
  await goBack()
  await noSheet()
})

test('from the amounts Back leads to the search, which still knows them, and from there asks', async () => {
  const page = await open('/portfolio?add=search')
  await page.user.click(await screen.findByText('Vanguard Australian Shares Index ETF'))
  await fill(page, 'Quantity', '7')
  await goBack()
  expect(await dialog().findByRole('combobox')).toBeTruthy()
  await page.user.click(dialog().getByText('Vanguard Australian Shares Index ETF'))
  expect(field('Quantity').value).toBe('7')
  await goBackOutOf(page)
})

test('from a security that an address names, Back to Search leads to the search, with what was typed kept', async () => {
  const page = await open('/portfolio?add=asset&type=etf&symbol=VAS&name=Vanguard+Australian+Shares+Index+ETF')
  await screen.findByRole('dialog', { name: 'Add Investment' })
  await fill(page, 'Quantity', '7')
  await page.user.click(dialog().getByRole('button', { name: 'Back to Search' }))
  await dialog().findByRole('combobox')
  await page.user.click(await dialog().findByText('Vanguard Australian Shares Index ETF'))
  expect(field('Quantity').value).toBe('7')
  await goBackOutOf(page)
  expect(window.location.pathname).toBe('/portfolio')
})

test('Back to Search keeps the amounts without a question, and closing and opening at once loses no key', async () => {
  const page = await open('/portfolio?add=search')
  await page.user.click(await screen.findByText('Vanguard Australian Shares Index ETF'))
  await fill(page, 'Quantity', '7')
  await page.user.click(dialog().getByRole('button', { name: 'Back to Search' }))
  await dialog().findByRole('combobox')
  await wait(50)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await page.user.click(dialog().getByText('Vanguard Australian Shares Index ETF'))
  expect(field('Quantity').value).toBe('7')
  await fill(page, 'Quantity', '')
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.click(button('Delete CBA'))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await page.user.click(button('Edit CBA'))
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  // The history has followed: one Back leaves nothing open and stays on the page.
  await wait(100)
  expect(window.history.state).toMatchObject({ usr: { steps: [] } })
})

test('Back and Forward pressed over and over end with what the entry shows', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Edit CBA' }))
  await screen.findByRole('dialog')
  await wait(50)
  await goBack()
  await noSheet()
  act(() => window.history.forward())
  await screen.findByRole('dialog')
  await page.user.keyboard('{Escape}')
  await noSheet()
  await wait(50)
  expect(window.location.pathname).toBe('/portfolio')
})

test.each([
  ['Escape', async ({ user }: PageScreen) => user.keyboard('{Escape}')],
  ['Close', async ({ user }: PageScreen) => user.click(dialog().getByRole('button', { name: 'Close' }))],
  ['Cancel', async ({ user }: PageScreen) => user.click(dialog().getByRole('button', { name: 'Cancel' }))],
  ['Back', goBack],
])('a half-filled sheet asks before %s throws it away', async (_name, leave) => {
  const page = await open('/portfolio?add=manual')
  await screen.findByRole('dialog')
  await fill(page, 'Symbol', 'SHED')
  await leave(page)
  await screen.findByRole('alertdialog')
  await page.user.click(question().getByRole('button', { name: 'Keep editing' }))
  expect(field('Symbol').value).toBe('SHED')
  await leave(page)
  await screen.findByRole('alertdialog')
  await page.user.click(question().getByRole('button', { name: 'Discard' }))
  await noSheet()
  expect(page.service.stored.size).toBe(1)
})

test('an edit that was begun asks as well; an untouched sheet, or one that was saved, does not', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Edit CBA' }))
  await screen.findByRole('dialog')
  await page.user.keyboard('{Escape}')
  await noSheet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await wait(50)
  await page.user.click(button('Edit CBA'))
  await screen.findByRole('dialog')
  await fill(page, 'Quantity', '12')
  await page.user.keyboard('{Escape}')
  await screen.findByRole('alertdialog')
  await page.user.click(question().getByRole('button', { name: 'Keep editing' }))
  await page.user.click(dialog().getByRole('button', { name: 'Save' }))
  await noSheet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect([...page.service.stored.values()][0]?.quantity).toBe(12)
})

test('a reload with something typed is warned of by the browser', async () => {
  const page = await open('/portfolio?add=manual')
  await screen.findByRole('dialog')
  const leaving = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaving()).toBe(true)
  await fill(page, 'Symbol', 'SHED')
  expect(leaving()).toBe(false)
})
