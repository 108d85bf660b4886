// A day that is none, such as 31/02/2024, as a real browser keeps it in its field: it is asked for again, and the day that was there stays.
import { expect, test } from 'vitest'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

test('a day that cannot be is not saved as no day', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { accessToken } = person
  const asked = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 90 }
  const { body } = await stack.api(accessToken, 'POST', '/api/holdings', asked)
  const holdingId = (body as { id: string }).id
  const firstDay = async (): Promise<string | null | undefined> => {
    const { body: ledger } = await stack.api(accessToken, 'GET', `/api/holdings/${holdingId}/transactions`)
    return (ledger as HoldingLedger).transactions[0]?.date
  }
  const { page } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  const dialog = page.getByRole('dialog')
  await page.goto(stack.url)
  await page.getByRole('link', { name: 'Add dates and trades' }).click()
  await dialog.getByLabel('When did you buy them?').fill('2024-01-31')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('CBA has trades from now on.').waitFor()
  expect(await firstDay()).toBe('2024-01-31')

  await page.getByRole('button', { name: 'Change held already, 31 Jan 2024' }).click()
  const day = dialog.getByLabel('Bought on')
  await day.focus()
  // The first part of three goes, and the others stay.
  await day.press('Backspace')
  expect(await day.evaluate((field: HTMLInputElement) => [field.value, field.validity.badInput])).toEqual(['', true])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a day such as 3/5/2024, or leave it blank.').waitFor()
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  expect(await firstDay()).toBe('2024-01-31')

  await day.fill('2024-02-29')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Held already saved.').waitFor()
  expect(await firstDay()).toBe('2024-02-29')
}, 120_000)
