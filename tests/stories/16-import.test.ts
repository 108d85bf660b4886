// Bringing trades in over the whole local stack: dropped on Portfolio, read in the worker under the policy of the product,
// looked over, added, there already the second time, and undone. On a laptop and on a small phone, by keyboard too.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const file = [
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status',
  '71000003,N3,20/06/2024,S,WES,10,65.00,19.95,630.05,24/06/2024,Confirmed',
  '71000002,N2,15/03/2023,B,VAS,20,90.00,9.50,1809.50,17/03/2023,Confirmed',
  '71000001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed',
].join('\n')
const sound = async (page: Page, name: string): Promise<void> => {
  await picture(page, `import-${name}`)
  expect(await faultsOf(page), name).toEqual([])
}
const choose = (page: Page): Promise<void> =>
  page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'Confirmations.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
const held = async (url: string, token: string): Promise<unknown> =>
  (
    (await (await fetch(`${url}/api/holdings`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      holdings: { symbol: string; quantity: number }[]
    }
  ).holdings
    .map(({ symbol, quantity }) => `${quantity} ${symbol}`)
    .sort()

test('dropped on Portfolio, added, there already the second time, undone', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('link', { name: 'Import from a broker' }).waitFor()
  const posts: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)))
  const carried = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'Confirmations.csv', { type: 'text/csv' }))
    return data
  }, file)
  await page.dispatchEvent('main', 'drop', { dataTransfer: carried })
  await page.getByText('3 trades ready to add. Nothing has been sent yet.').waitFor()
  expect(posts.filter((path) => path.includes('import'))).toEqual([])
  await sound(page, 'preview-laptop')
  await page.getByRole('button', { name: 'Add 3 trades' }).click()
  await page.getByText('3 trades added.').waitFor()
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1] ?? '',
  )
  expect(await held(stack.url, token)).toEqual(['20 VAS', '20 WES'])
  await page.getByRole('button', { name: 'Import another file' }).click()
  await choose(page)
  await page.getByText('There’s nothing new to add.').waitFor()
  await page.goBack()
})

further('on a small phone, in the dark, with Undo', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit(
    { ...phone, viewport: { width: 320, height: 640 }, colorScheme: 'dark', reducedMotion: 'reduce' },
    person,
  )
  await page.goto(`${stack.url}/portfolio/import`)
  await page.getByRole('heading', { name: 'Import trades' }).waitFor()
  await sound(page, 'choose-phone')
  await choose(page)
  await page.getByRole('button', { name: 'Add 3 trades' }).waitFor()
  await sound(page, 'preview-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Add 3 trades' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('3 trades added.').waitFor()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByText('Everything this import added is gone').waitFor()
  await sound(page, 'undone-phone')
  await page.goto(`${stack.url}/portfolio`)
  await page.getByText('No investments yet').waitFor()
})
