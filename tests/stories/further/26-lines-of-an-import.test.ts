// What stands in one line in the preview of an import, in a real browser.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { laptop, phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const still = { reducedMotion: 'reduce' } as const
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const movements = [
  'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
  '16/05/2023,18/05/2023,In,A3,CSL,CSL Limited,5,0,0,0,0',
  '21/06/2023,23/06/2023,Buy,A5,BHP,BHP Group,4,40,160,9.5,169.5',
  '23/06/2023,27/06/2023,Buy,A7,VAS,Vanguard,0,0,0,0,35.20',
  '24/06/2023,28/06/2023,Buy,A9,TLS,Telstra,ten,4,40,9.5,49.5',
].join('\n')

/** A coin of which no day's price is known, in units that make the label of the field a long one. */
const swap = [
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
  '9,2021-07-05 08:00:00,Spot,Buy,ETH,1,',
  '9,2021-07-05 08:00:00,Spot,Buy,AUD,-3000,',
  '9,2021-07-06 08:00:00,Spot,Sell,ETH,-0.5,',
  '9,2021-07-06 08:00:00,Spot,Sell,GUMCOIN,1250.12345678,',
].join('\n')

async function atPreview(about: Parameters<typeof visit>[0], content = movements): Promise<Page> {
  const { page } = await visit({ ...about, ...still }, await anOnboardedPerson(stack.url))
  await page.goto(`${stack.url}/portfolio/import`)
  const file = { name: 'file.csv', mimeType: '', buffer: Buffer.from(content) }
  await page.getByLabel('Files to import').setInputFiles(file)
  await page
    .getByText(content === movements ? 'What did these units cost you?' : /values? missing/)
    .first()
    .waitFor()
  return page
}

test('what an import asks for stands in one line, whatever is said below one of the fields', async () => {
  const page = await atPreview(laptop)
  const card = page.getByRole('region', { name: 'CSL' })
  const save = card.getByRole('button', { name: /^Save/ })
  const inOneLine = async (): Promise<void> => {
    const [cost, day, button] = await Promise.all(
      [card.getByLabel('Total cost'), card.getByLabel('Bought on'), save].map(boxOf),
    )
    expect(Math.abs((cost?.y ?? 0) - (day?.y ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs((button?.y ?? 0) - (day?.y ?? 0))).toBeLessThanOrEqual(2)
  }
  await inOneLine()
  await save.click()
  await card.getByText('Enter an amount in dollars').waitFor()
  await inOneLine()
})

test('on a phone Save stands beside what is typed, also below a label of two lines and in the narrowest window', async () => {
  const page = await atPreview(phone, swap)
  const card = page.getByRole('region', { name: 'GUMCOIN' })
  const besideField = async (): Promise<void> => {
    const [field, button] = await Promise.all(
      [card.getByLabel(/^Value of 1,250/), card.getByRole('button', { name: /^Save/ })].map(boxOf),
    )
    expect(Math.abs((button?.y ?? 0) - (field?.y ?? 0))).toBeLessThanOrEqual(2)
  }
  await besideField()
  await page.setViewportSize({ width: 320, height: 640 })
  await besideField()
})

test('the lists of a file have one line between them, and words begin where the others do', async () => {
  const page = await atPreview(laptop)
  const [unread, skipped] = await Promise.all([
    boxOf(page.getByRole('group').filter({ hasText: '1 line we couldn’t read' }).last()),
    boxOf(page.getByRole('group').filter({ hasText: '1 line skipped' }).last()),
  ])
  expect(skipped.y).toBeCloseTo(unread.y + unread.height, 0)

  const card = page.getByRole('region', { name: 'BHP' })
  await card.getByRole('button', { name: 'Show 1 row' }).click()
  const [day, deed] = [card.getByText('21 June 2023', { exact: true }), card.getByText('Leave out').last()]
  await deed.waitFor()
  const startOf = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    })
  expect(Math.abs((await startOf(day)) - (await startOf(deed)))).toBeLessThanOrEqual(2)
})

test('what was bought is not broken beside its day, on a phone', async () => {
  const page = await atPreview(phone)
  const card = page.getByRole('region', { name: 'BHP' })
  await card.getByRole('button', { name: 'Show 1 row' }).click()
  const what = card.getByText('Bought 4 at $40.00')
  await what.waitFor()
  const lines = await what.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.lastChild ?? element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})
