// An import is cut off and goes on, is taken back with what was changed since, and what is exported is there already.
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ImportSummary } from '#shared/portfolio/imports-contract.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { areTimesAsserted } from '#tests/support/faults/amounts.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const calm = { reducedMotion: 'reduce' } as const
const header =
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
const codes = ['CBA', 'BHP', 'VAS', 'ZIP']
/** Buys, as many a code as there are rows for it. */
const fileOf = (rows: number, of: readonly string[] = codes): string =>
  [
    header,
    ...Array.from({ length: rows }, (_, at) => {
      const day = `${String((at % 28) + 1).padStart(2, '0')}/0${(at % 9) + 1}/20${10 + (at % 14)}`
      return `${80_000_000 + at},N${at},${day},B,${of[at % of.length]},2,10.50,9.50,30.50,${day},Confirmed`
    }),
  ].join('\n')

const give = (page: Page, name: string, content: string): Promise<void> =>
  page.getByLabel('Files to import').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const holdingsOf = async ({ accessToken }: Person): Promise<{ id: string; symbol: string; quantity: number }[]> =>
  ((await stack.api(accessToken, 'GET', '/api/holdings')).body as { holdings: [] }).holdings
const unitsOf = async (person: Person): Promise<string[]> =>
  (await holdingsOf(person)).map(({ symbol, quantity }) => `${quantity} ${symbol}`).toSorted()

async function sound(page: Page, name: string): Promise<void> {
  await picture(page, `import-${name}`)
  expect(await faultsOf(page), name).toEqual([])
}

test('cut off in the middle, an import goes on after a reload and adds nothing twice', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...phone, ...calm }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  await give(page, 'years.csv', fileOf(800))
  let passed = 0
  await page.route('**/api/transactions/import', async (route) => {
    // The second request is answered, and its answer is lost.
    if (passed++ === 0) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Add 800 trades' }).click()
  await page.getByText('Connection lost.').waitFor()
  await page.getByRole('progressbar', { name: 'Adding your trades' }).waitFor()
  await sound(page, 'connection-phone')
  await page.reload()
  await page.getByRole('heading', { name: 'An import isn’t finished' }).waitFor()
  await sound(page, 'unfinished-phone')
  await page.goto(`${stack.url}/portfolio`)
  await page.getByText('of years.csv are still to be added.').waitFor()
  await page.unroute('**/api/transactions/import')
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  expect(await unitsOf(person)).toEqual(['400 BHP', '400 CBA', '400 VAS', '400 ZIP'])
  await page.reload()
  await page.getByRole('heading', { name: 'Past imports' }).waitFor()
  expect(await page.getByText('isn’t finished').count()).toBe(0)
})

test('a past import asks about trades that were changed since, and names what had to stay', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...laptop, ...calm }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  await give(page, 'two.csv', fileOf(4, ['CBA', 'BHP']))
  await page.getByRole('button', { name: 'Add 4 trades' }).click()
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  const [cba, bhp] = ['CBA', 'BHP'].map(
    async (symbol) => (await holdingsOf(person)).find((one) => one.symbol === symbol)?.id,
  )
  const ask = (method: string, path: string, body?: unknown) => stack.api(person.accessToken, method, path, body)
  const { transactions } = (await ask('GET', `/api/holdings/${await cba}/transactions`)).body as HoldingLedger
  await ask('PATCH', `/api/holdings/${await cba}/transactions/${transactions[0]?.id}`, {
    type: 'buy',
    date: transactions[0]?.date,
    units: 7,
    price: 10,
  })
  await ask('POST', `/api/holdings/${await bhp}/transactions`, {
    id: crypto.randomUUID(),
    type: 'sell',
    date: '2026-01-05',
    units: 3,
    price: 11,
  })
  await page.goto(`${stack.url}/portfolio/import`)
  const past = page.getByRole('region', { name: 'Past imports' })
  await past.getByRole('button', { name: /^Undo two\.csv/ }).click()
  await past.getByText('You’ve changed 1 of these trades since').waitFor()
  await past.getByText('CBA: 1 trade').waitFor()
  await sound(page, 'edited-laptop')
  await past.getByRole('button', { name: 'Undo the rest, keep those' }).click()
  await past.getByText('Some trades had to stay').waitFor()
  await past.getByText('BHP: the sale on 5 Jan 2026 needs these buys.').waitFor()
  await past.getByText('Partly undone').waitFor()
  expect(await unitsOf(person)).toEqual(['1 BHP', '7 CBA'])
  const { imports } = (await ask('GET', '/api/transactions/imports')).body as { imports: ImportSummary[] }
  expect(imports.map(({ state }) => state)).toEqual(['undoing'])
})

test('what is downloaded from Portfolio is read in again, and all of it is there already', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...laptop, ...calm, acceptDownloads: true }, person)
  await page.goto(`${stack.url}/portfolio/import`)
  await give(page, 'four.csv', fileOf(8))
  await page.getByRole('button', { name: 'Add 8 trades' }).click()
  await page.getByRole('link', { name: 'See your portfolio' }).click()
  const saved: Record<string, string> = {}
  for (const name of ['Trades (CSV)', 'Holdings (CSV)']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${name}` }).click()
    const file = await download
    saved[file.suggestedFilename().replace(/-\d{4}.*\./, '.')] = await text(await file.createReadStream())
  }
  expect(Object.keys(saved)).toEqual(['gumnut-trades.csv', 'gumnut-holdings.csv'])
  await page.getByRole('link', { name: 'Import trades' }).click()
  await give(page, 'gumnut-trades.csv', saved['gumnut-trades.csv'] ?? '')
  await page.getByText('There’s nothing new to add.').waitFor()
  await give(page, 'gumnut-holdings.csv', saved['gumnut-holdings.csv'] ?? '')
  await page.getByText('gumnut-holdings.csv').waitFor()
  await page.getByText('There’s nothing new to add.').waitFor()
})

/** Drops the file on the page, and how long each pause between two turns of the page was until the file was read and compared. */
async function pausesWhileRead(page: Page, content: string): Promise<number[]> {
  await page.goto(`${stack.url}/portfolio/import`)
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
  // Made in the page before the clock starts: handing over a file from outside holds a page up by itself.
  const carried = await page.evaluateHandle((file) => {
    const data = new DataTransfer()
    data.items.add(new File([file], 'all.csv', { type: 'text/csv' }))
    return data
  }, content)
  await page.evaluate(() => {
    const pausesMs: number[] = []
    Object.assign(window, { pausesMs })
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      pausesMs.push(now - last)
      last = now
      if (document.body.textContent.includes('20,000 trades ready to add.')) clearInterval(timer)
    }, 20)
  })
  await page.dispatchEvent('main', 'drop', { dataTransfer: carried })
  await page.getByText('20,000 trades ready to add.').waitFor({ timeout: 60_000 })
  return page.evaluate(() => (window as unknown as { pausesMs: number[] }).pausesMs)
}

test('thousands of rows are read and compared without the page standing still', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ ...laptop, ...calm }, person)
  const many = Array.from({ length: 40 }, (_, at) => `Q${String(at).padStart(2, '0')}`)
  const content = fileOf(20_000, many)
  // With all of it in the page itself there are five turns, with a thread of its own more than twenty. A computer that has other
  // things to do may stop the whole browser for a second: once is no fault of the page, three times is.
  let pausesMs: number[] = []
  for (let run = 0; run < 3 && pausesMs.length <= 10; run++) pausesMs = await pausesWhileRead(page, content)
  const longestMs = Math.max(...pausesMs)
  if (process.env['SHOW_FIGURES'] !== undefined) console.log({ longestMs, turns: pausesMs.length })
  expect(pausesMs.length).toBeGreaterThan(10)
  if (areTimesAsserted) expect(longestMs).toBeLessThan(1000)
  await page.getByRole('button', { name: 'Show 500 rows of Q00' }).click()
  await page.getByRole('button', { name: 'Show more of 500 rows' }).waitFor()
  // Of 20,000 rows only those that are looked at are in the page.
  expect(await page.locator('main li').count()).toBeLessThan(200)
})

test('the same file on two devices is there once: who comes second compares again', async () => {
  const person = await anOnboardedPerson(stack.url)
  const pages = await Promise.all(
    [laptop, phone].map(async (device) => {
      const { page } = await visit({ ...device, ...calm }, person)
      await page.goto(`${stack.url}/portfolio/import`)
      await give(page, 'both.csv', fileOf(8))
      await page.getByRole('button', { name: 'Add 8 trades' }).waitFor()
      return page
    }),
  )
  const [first, second] = pages as [Page, Page]
  await first.getByRole('button', { name: 'Add 8 trades' }).click()
  await first.getByRole('heading', { name: 'All done' }).waitFor()
  await second.getByRole('button', { name: 'Add 8 trades' }).click()
  await second.getByText('Another import was begun since').waitFor()
  await sound(second, 'second-device-phone')
  await second.getByRole('button', { name: 'Compare again' }).click()
  await second.getByRole('button', { name: 'Add 0 trades' }).waitFor()
  await sound(second, 'compared-again-phone')
  expect(await unitsOf(person)).toEqual(['4 BHP', '4 CBA', '4 VAS', '4 ZIP'])
  await Promise.all(pages.map((page) => page.context().close()))
})
