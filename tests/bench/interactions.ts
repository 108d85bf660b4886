// Interactions: how long the pages of somebody with 1,000 holdings and 20,000 trades take from a press or a key to the next
// picture, as the browser itself counts it (Event Timing, in steps of 8 ms), with its CPU slowed down four times.
import { type Locator, type Page } from 'playwright-core'
import { laptop, openBrowser, phone, visit } from '#tests/support/browser.ts'
import { localStack } from '#tests/support/local-stack.ts'
import { anInvestor, signedIn } from './investor.ts'
import { median } from './median.ts'

const slowDown = 4
const rounds = 3
const settleMs = 1200
/** Of what is shorter the browser keeps no entry. */
const shortestMs = 16

export type InteractionRow = { device: string; page: string; interaction: string; medianMs: number; worstMs: number }
type Interaction = { name: string; act: (page: Page) => Promise<unknown> }

const press = (name: string, target: (page: Page) => Locator): Interaction => ({
  name,
  act: (page) => target(page).first().click(),
})
const label = (text: string) => (page: Page) => page.locator('label', { hasText: new RegExp(`^${text}$`) })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const chips = [press('chart over 1M', label('1M')), press('chart over all days', label('All'))]

/** Each leaves the page as it was, or as the next one needs it. */
const pages: ReadonlyArray<{
  name: string
  path: string
  isReady: (page: Page) => Locator
  interactions: Interaction[]
}> = [
  {
    name: 'Dashboard',
    path: '/',
    isReady: (page) => page.getByRole('slider', { name: 'Value over time, day by day' }),
    interactions: [
      ...chips,
      press('allocation by holding', label('Holding')),
      press('allocation by class', label('Class')),
      press('hide amounts', button('Hide balances')),
      press('show amounts', button('Show balances')),
    ],
  },
  {
    name: 'Portfolio',
    path: '/portfolio',
    isReady: (page) => page.getByRole('button', { name: /^Add Investment/ }),
    interactions: [
      { name: 'sort by value', act: sortBy('Value') },
      { name: 'sort by name', act: sortBy('Asset') },
      press('hide amounts', button('Hide balances')),
      press('show amounts', button('Show balances')),
      press('add an investment', button(/^Add Investment/)),
      {
        name: 'type a letter of a name',
        act: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first().press('v'),
      },
      { name: 'close', act: (page) => page.keyboard.press('Escape') },
    ],
  },
  {
    name: 'Performance',
    path: '/performance',
    isReady: (page) => page.getByRole('slider', { name: 'Value over time, day by day' }),
    interactions: chips,
  },
]

/** By a heading of the table, or where there is none by the list above the cards. */
function sortBy(column: string): Interaction['act'] {
  return async (page) => {
    const heading = page.getByRole('columnheader', { name: column }).getByRole('button')
    if (await heading.first().isVisible()) return heading.first().click()
    const list = page.getByLabel('Sort by')
    await list.focus()
    return list.press(column.charAt(0))
  }
}

/** Milliseconds of the longest event since the last look, with which the browser answered a press or a key. */
async function longestSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = window as unknown as { interactionsMs: number[] }
    return Math.max(0, ...kept.interactionsMs.splice(0))
  })
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const kept = window as unknown as { interactionsMs: number[] }
    kept.interactionsMs = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as unknown as { interactionId: number }).interactionId > 0) kept.interactionsMs.push(entry.duration)
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, shortestMs)
}

/** @param holdings how many there are, each with @param purchases trades */
export async function interactionRows(holdings = 1000, purchases = 20): Promise<InteractionRow[]> {
  const stack = await localStack()
  const browser = await openBrowser()
  const rows: InteractionRow[] = []
  try {
    const person = await anInvestor(stack, holdings, purchases)
    for (const [device, about] of Object.entries({ phone, laptop })) {
      const { page, context } = await visit(browser, {
        ...about,
        serviceWorkers: 'block',
        storageState: signedIn(stack, person),
      })
      page.setDefaultTimeout(60_000)
      await watch(page)
      for (const { name, path, isReady, interactions } of pages) {
        await page.goto(`${stack.url}${path}`)
        await isReady(page).first().waitFor()
        await page.waitForLoadState('networkidle')
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
        const times = new Map<string, number[]>()
        for (let round = 0; round < rounds; round++) {
          for (const interaction of interactions) {
            await longestSince(page)
            await interaction.act(page)
            await page.waitForTimeout(settleMs)
            const ms = await longestSince(page)
            times.set(interaction.name, [...(times.get(interaction.name) ?? []), ms])
          }
        }
        await session.detach()
        for (const [interaction, all] of times) {
          rows.push({ device, page: name, interaction, medianMs: median(all), worstMs: Math.max(...all) })
        }
      }
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await stack.close()
  }
}
