// `npm run pictures`: makes pictures of the main screens from the running app with its demo account, and the page that shows them
// (docs/tour.md), so that they stay true.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { format, resolveConfig } from 'prettier'
import { dayNumber } from '#shared/kernel/dates.ts'
import { startStack } from '#local/stack.ts'
import { laptop, openBrowser, phone } from '#tests/support/browser.ts'
import { buildWebWhenStale } from './build-web.mjs'
import { type Shown, screens } from './pictured-screens.ts'
import { aMarket, coinPrices } from '#tests/support/market/documents.ts'
import { aPast } from '#tests/support/market/history-documents.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'

const folder = new URL('../docs/pictures', import.meta.url).pathname
const tourFile = new URL('../docs/tour.md', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-pictures-'))

await buildWebWhenStale(console.log)

/** Prices of our own making: the pictures show Gumnut, not a provider's data. */
const provider = await startProvider()
const at = Math.floor(Date.now() / 1000) - 1200
const share = (price: number, close: number) => ({
  regularMarketPrice: price,
  chartPreviousClose: close,
  regularMarketTime: at,
})
const today = Math.floor(Date.now() / 86_400_000)
/** A rise of 9 % a year with a slow and a quick wave on it, that ends at a close. */
const wave = (close: number) => (day: string) => {
  const back = today - dayNumber(day)
  const waves = 1 + 0.06 * (Math.cos(back / 97) - 1) + 0.015 * Math.sin(back / 11)
  return Math.round((close * waves * 100) / 1.09 ** (back / 365)) / 100
}
const market = aMarket({
  CBA: share(168.4, 167.1),
  VAS: share(104.82, 104.35),
  VGS: share(139.2, 139.9),
  BHP: share(42.65, 42.1),
})
const past = aPast(
  Object.fromEntries(
    Object.entries({ CBA: 167, VAS: 104, VGS: 139, BHP: 42, STW: 78, '^AXJO': 8_600 }).map(([code, close]) => [
      code,
      { closes: wave(close) },
    ]),
  ),
)
provider.on('/v8/finance/chart/', (call) => (call.query.has('period1') ? past(call) : market.chart(call)))
provider.on('/v7/finance/spark', market.spark)
provider.on(
  '/api/v3/simple/price',
  coinPrices({ bitcoin: { aud: 141_250, aud_24h_change: -1.2, last_updated_at: at } }),
)
Object.assign(process.env, {
  YAHOO_BASE_URL: provider.url,
  COINGECKO_BASE_URL: provider.url,
  POWERTOOLS_LOG_LEVEL: 'SILENT',
})

const looks = [
  { name: 'laptop-light', device: laptop, colorScheme: 'light', width: 560 },
  { name: 'phone-dark', device: phone, colorScheme: 'dark', width: 160 },
] as const
const signIn = { name: 'sign-in', title: 'Signing in', text: 'With email, Google, or by looking around first.' }

const stack = await startStack({ port: 5199, dataDir })
const browser = await openBrowser()
for (const old of readdirSync(folder)) rmSync(join(folder, old))

for (const { name: look, device, colorScheme } of looks) {
  const context = await browser.newContext({
    ...device,
    // One picture element a pixel: the page shows them small.
    deviceScaleFactor: 1,
    colorScheme,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  })
  const take = (page: Page, name: string) =>
    page.screenshot({ path: join(folder, `${name}-${look}.jpg`), type: 'jpeg', quality: 80 })
  const page = await context.newPage()
  await page.goto(stack.url)
  await page.getByLabel('Email').waitFor()
  await take(page, signIn.name)
  await page.getByLabel('Email').fill(stack.demo.email)
  await page.getByLabel('Password', { exact: true }).fill(stack.demo.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Recent Activity').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByRole('slider', { name: /day by day/ }).waitFor()
  for (const { name, path, ready, act } of screens) {
    const own = await context.newPage()
    await own.goto(stack.url + path)
    await own.getByText(ready).first().waitFor()
    await act?.(own)
    await own.waitForLoadState('networkidle')
    await own.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
    await take(own, name)
    await own.close()
  }
  await context.close()
}
await browser.close()
await stack.close()
await provider.close()
rmSync(dataDir, { recursive: true, force: true })

const section = ({ name, title, text }: Pick<Shown, 'name' | 'title' | 'text'>): string => {
  const images = looks.map(
    ({ name: look, width }) =>
      `<img src="pictures/${name}-${look}.jpg" width="${width}" alt="${title}, ${look.replace('-', ', ')}">`,
  )
  return `## ${title}\n\n${text}\n\n<p>\n${images.join('\n')}\n</p>\n`
}
const intro =
  '# The main screens\n\nThe demo account on a laptop in light and on a phone in dark. Made by `npm run pictures`; prices are made up.\n'
const tour = [intro, ...[signIn, ...screens].map(section)].join('\n')
writeFileSync(tourFile, await format(tour, { ...(await resolveConfig(tourFile)), filepath: tourFile }))
process.exit(0)
