// `npm run pictures`: makes the README's pictures from the running app with its demo account, so that they stay true.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#local/stack.ts'
import { laptop, openBrowser, phone } from '#tests/support/browser.ts'
import { aMarket, coinPrices } from '#tests/support/market/documents.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'

const folder = new URL('../docs/pictures', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-pictures-'))

/** Prices of our own making: the pictures show Gumnut, not a provider's data. */
const provider = await startProvider()
const at = Math.floor(Date.now() / 1000) - 1200
const share = (price: number, close: number) => ({
  regularMarketPrice: price,
  chartPreviousClose: close,
  regularMarketTime: at,
})
const market = aMarket({
  CBA: share(168.4, 167.1),
  VAS: share(104.82, 104.35),
  VGS: share(139.2, 139.9),
  BHP: share(42.65, 42.1),
})
provider.on('/v8/finance/chart/', market.chart)
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

const stack = await startStack({ port: 5199, dataDir })
const browser = await openBrowser()

for (const [name, device] of [
  ['laptop', laptop],
  ['phone', phone],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      ...device,
      colorScheme,
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(stack.url)
    await page.getByLabel('Email').fill(stack.demo.email)
    await page.getByLabel('Password', { exact: true }).fill(stack.demo.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Recent Activity').waitFor()
    for (const [picture, path, heading] of [
      ['dashboard', '/', 'Recent Activity'],
      ['portfolio', '/portfolio', 'Your Portfolio'],
      ['learn', '/learn', 'Investing Basics'],
      ['invest', '/invest', 'AI Investment Educator'],
    ] as const) {
      await page.goto(stack.url + path)
      await page.getByText(heading).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${picture}-${name}-${colorScheme}.png`) })
    }
    await context.close()
  }
}
await browser.close()
await stack.close()
await provider.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
