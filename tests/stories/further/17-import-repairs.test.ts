// What a file leaves open is put right in the preview, on a small phone and by keyboard; files that cannot be read say what to do.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, picture } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'
import { workbook } from '#tests/support/workbook.ts'

const { stack, visit } = story()

const smallPhone = { viewport: { width: 320, height: 640 }, hasTouch: true, reducedMotion: 'reduce' } as const

const give = (page: Page, ...files: { name: string; content: string | Buffer }[]): Promise<void> =>
  page
    .getByLabel('Files to import')
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })))

/** Nothing wrong, and nothing wider than the window. */
async function sound(page: Page, name: string): Promise<void> {
  await picture(page, `import-${name}`)
  expect(await faultsOf(page), name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBeLessThanOrEqual(
    0,
  )
}

const movements = [
  'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
  '16/05/2023,18/05/2023,In,A3,CSL,CSL Limited,5,0,0,0,0',
  '20/06/2023,22/06/2023,Sell,A4,WES,Wesfarmers,10,50,500,9.5,490.5',
  '21/06/2023,23/06/2023,Buy,A5,BHP,BHP Group,4,40,160,9.5,169.5',
].join('\n')

test('a transfer gets its cost and a sale what was there before, on a small phone', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...smallPhone, colorScheme: 'dark' }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  await give(page, { name: 'movements.csv', content: movements })
  const csl = page.getByRole('region', { name: 'CSL' })
  const wes = page.getByRole('region', { name: 'WES' })
  await csl.getByText('What did these units cost you?').waitFor()
  const add = page.getByRole('button', { name: /^Add \d+ trades?$/ })
  expect(await add.isDisabled()).toBe(true)
  await sound(page, 'repairs-phone')

  await csl.getByRole('button', { name: /^Save/ }).click()
  await csl.getByText('Enter an amount in dollars').waitFor()
  await csl.getByLabel('Total cost of these units').fill('$1,250.50')
  await csl.getByLabel('Bought on').fill('2020-03-02')
  await page.keyboard.press('Enter')
  await csl.getByText('5 units, paid $1,250.50').waitFor()

  await wes.getByText('you would have sold 10 more WES than you held').waitFor()
  expect(await wes.getByLabel('Units you had before').inputValue()).toBe('10')
  await wes.getByLabel('Their total cost').fill('300')
  await page.keyboard.press('Enter')
  await wes.getByText('10 WES from before the file are added.').waitFor()
  // What was answered is gone from the page; the focus is still at its investment.
  expect(await wes.evaluate((card) => card.parentElement?.contains(document.activeElement))).toBe(true)
  await sound(page, 'repaired-phone')

  await add.click()
  await page.getByText('4 trades added.').waitFor()
  const { body } = await stack.api(person.accessToken, 'GET', '/api/holdings?closed=true')
  const { holdings } = body as { holdings: { symbol: string; quantity: number; costBase: number }[] }
  expect(holdings.map(({ symbol, quantity, costBase }) => `${quantity} ${symbol} ${costBase}`).toSorted()).toEqual([
    '0 WES 0',
    '4 BHP 169.5',
    '5 CSL 1250.5',
  ])
  // The same file again: all of it is there already.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await give(page, { name: 'movements.csv', content: movements })
  await page.getByText('There’s nothing new to add.').waitFor()
  expect(problems).toEqual([])
})

test('an unknown coin, a swap without a value and another exchange wait for a word each', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  const statement = [
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    '9,2021-07-05 08:00:00,Spot,Buy,ETH,1,',
    '9,2021-07-05 08:00:00,Spot,Buy,AUD,-3000,',
    '9,2021-07-06 08:00:00,Spot,Sell,ETH,-0.01,',
    '9,2021-07-06 08:00:00,Spot,Sell,GUMCOIN,12,',
  ].join('\n')
  const trades = [
    'Order ID,Trade date,Instrument code,Market code,Quantity,Price,Transaction type,Exchange rate,Exchange fee,Transaction fee,Currency,Amount,Transaction method',
    'A1,2024-03-01,AAPL,NASDAQ,2,100,BUY,0.65,0,0,USD,200,MARKET',
  ].join('\n')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await give(page, { name: 'statement.csv', content: statement }, { name: 'trades.csv', content: trades })
  await page.getByRole('heading', { name: '1 coin to identify' }).waitFor()
  await page.getByRole('heading', { name: '1 value missing' }).waitFor()
  expect(asked.filter((path) => path.startsWith('/api/market'))).toEqual([])
  await sound(page, 'coins-laptop')
  await page
    .getByRole('region', { name: 'to identify' })
    .getByRole('button', { name: 'Add without a live price' })
    .click()
  await page.getByRole('region', { name: 'GUMCOIN' }).getByLabel('Value of 12 GUMCOIN that day').fill('31.25')
  await page.keyboard.press('Enter')
  const other = page.getByRole('region', { name: 'AAPL:US' })
  await other.getByRole('button', { name: 'Add AAPL:US as other' }).click()
  await other.getByText('2 units, paid').waitFor()
  await page.getByRole('button', { name: 'Add 4 trades' }).click()
  await page.getByText('4 trades added.').waitFor()
  expect(problems).toEqual([])
})

test('a workbook of 1,200 trades is read; one with a password, a PDF, a picture, an empty file and 51 MB say what to do', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  const sheets = [
    {
      name: 'Aus Equities',
      rows: [
        [
          'Trade Date',
          'Settlement Date',
          'Symbol',
          'Side',
          'Trade Identifier',
          'Units',
          'Avg. Price',
          'Value',
          'Fees',
          'GST',
          'Total Value',
          'Currency',
        ],
        ...Array.from({ length: 1200 }, (_, at) => {
          return ['2023-03-02', '2023-03-06', 'VAS.ASX', 'Buy', `A${100 + at}`, 10, 90, 900, 3, 0, 903, 'AUD']
        }),
      ],
    },
  ]
  // Packed as programs save it: its reader would leave a sheet this large to a worker that the policy of the page refuses.
  const activity = workbook(sheets, { isPacked: true })
  await give(page, { name: 'activity.xlsx', content: activity })
  await page.getByRole('region', { name: 'VAS' }).getByText('12,000 units, paid $1,083,600.00').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  const locked = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])
  const files = [
    { name: 'locked.xlsx', content: locked, says: 'or one with a password' },
    { name: 'note.pdf', content: Buffer.from('%PDF-1.7 x'), says: 'This is a PDF.' },
    { name: 'broken.xlsx', content: activity.subarray(0, 300), says: 'We couldn’t open this workbook.' },
    { name: 'picture.csv', content: Buffer.from('\u0000\u0001\u0002\u0000PNG\u0000'), says: 'isn’t a text file' },
    { name: 'empty.csv', content: Buffer.from(''), says: 'This file is empty.' },
    {
      name: 'quote.csv',
      content: Buffer.from('Date,Code,Units\n1/2/2024,"CBA,5\n2/2/2024,CBA,5\n'),
      says: 'is never closed',
    },
  ]
  await give(page, ...files)
  for (const { says } of files) await page.getByRole('alert').filter({ hasText: says }).waitFor()
  await sound(page, 'refused-laptop')
  await page.getByRole('button', { name: 'Start again' }).click()
  const large = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'large.csv', { type: 'text/csv' }))
    return data
  })
  // Anywhere on the page, not on the marked place alone.
  await page.dispatchEvent('h1', 'drop', { dataTransfer: large })
  await page.getByRole('alert').filter({ hasText: 'larger than 50 MB' }).waitFor()
  expect(problems).toEqual([])
})

test('columns of a table nobody knows are guessed, pasted rows too, and remembered on this device', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...smallPhone }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  const table = 'When,Way,Thing,How many,Each\n14/02/2023,Buy,WES,30,48.50\n'
  await give(page, { name: 'mine.csv', content: table })
  await page.getByRole('heading', { name: 'What are these columns?' }).waitFor()
  await page.getByLabel('Units').selectOption({ label: 'How many' })
  await page.getByLabel('Price for one unit').selectOption({ label: 'Each' })
  await sound(page, 'columns-phone')
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByRole('region', { name: 'WES' }).getByText('30 units, paid $1,455.00').waitFor()
  await page.reload()
  await page.getByText('Paste rows instead').click()
  await page.getByRole('textbox', { name: 'Rows with their header' }).focus()
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    table.replaceAll(',', '\t'),
  )
  await page.getByRole('heading', { name: 'What are these columns?' }).waitFor()
  expect(await page.getByLabel('Units').evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text)).toBe(
    'How many',
  )
})
