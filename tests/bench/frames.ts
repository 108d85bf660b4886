// Frames: what a change of a chart costs the browser on a slow phone, from the event to the end of the frame that shows it. The
// newest Chromium with its CPU slowed down four times; real input, read from the browser's own trace.
import { type Browser, type Locator, type Page } from 'playwright-core'
import { laptop, openBrowser, visit } from '#tests/support/browser.ts'
import { localStack, type TestStack } from '#tests/support/local-stack.ts'
import { costsIn, type TraceEvent } from './frame-costs.ts'
import { anInvestor, signedIn } from './investor.ts'
import { median } from './median.ts'

const slowDown = 4
const changes = 20
const warmUps = 4
/** Between down and up, as a finger's: without it both come in one task, and the change would be charged with the look of the press. */
const pressMs = 60

/** Milliseconds of CPU time on the main thread of the page, from the task of the event to the end of the one that draws. */
type Cost = { name: string; medianMs: number; worstMs: number; parts: Record<string, number> }
/**
 * `oursMs` is script, style and layout, which follow from the page's own code. The rest is what the browser spends on every frame
 * of a window this large, without a graphics card: `overFloorMs` is what is above the smallest change of the same page.
 */
export type FrameRow = Cost & { oursMs: number; overFloorMs: number }

const rounded = (ms: number): number => Math.round(ms * 10) / 10

/** Waits until a change is done with: also what it asked the service for has come and is drawn. */
function settling(page: Page): () => Promise<void> {
  let asked = 0
  page.on('request', () => asked++)
  page.on('requestfinished', () => asked--)
  page.on('requestfailed', () => asked--)
  return async () => {
    await page.waitForTimeout(300)
    if (asked === 0) return
    while (asked > 0) await page.waitForTimeout(50)
    await page.waitForTimeout(300)
  }
}

/** @param act the change, by its number; each is left to settle before the next */
async function measure(
  browser: Browser,
  page: Page,
  name: string,
  act: (at: number) => Promise<void>,
  type = 'click',
): Promise<Cost & { oursMs: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const settle = settling(page)
  for (let at = 0; at < warmUps; at++) await act(at).then(settle)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel'],
  })
  for (let at = warmUps; at < warmUps + changes; at++) await act(at).then(settle)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const costs = costsIn(trace.traceEvents, type)
  if (costs.length < changes) throw new Error(`${name}: ${costs.length} of ${changes} changes are in the trace`)
  const names = [...new Set(costs.flatMap(({ parts }) => Object.keys(parts)))]
  return {
    name,
    medianMs: rounded(median(costs.map(({ ms }) => ms))),
    oursMs: rounded(median(costs.map(({ parts: { script = 0, style = 0, layout = 0 } }) => script + style + layout))),
    worstMs: rounded(Math.max(...costs.map(({ ms }) => ms))),
    parts: Object.fromEntries(names.map((part) => [part, rounded(median(costs.map(({ parts }) => parts[part] ?? 0)))])),
  }
}

const chips = ['1M', '3M', '6M', '1Y', 'All']

const centreOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('Nothing to point at')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses labels of a radio group in turn. */
async function presses(page: Page, names: readonly string[]): Promise<(at: number) => Promise<void>> {
  const places: Array<{ x: number; y: number }> = []
  for (const name of names)
    places.push(await centreOf(page.locator('label', { hasText: new RegExp(`^${name}$`) }).first()))
  return async (at) => {
    const { x, y } = places[at % places.length]!
    await page.mouse.click(x, y, { delay: pressMs })
  }
}

/** A button over the page that changes its own colour: below this no change of this page comes. */
async function theSmallestChange(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px; z-index: 99'
    button.addEventListener('click', () => {
      button.style.color = button.style.color === 'red' ? 'blue' : 'red'
    })
    button.textContent = 'x'
    document.body.append(button)
  })
  return () => page.mouse.click(20, 20, { delay: pressMs })
}

const chart = (page: Page): Locator => page.getByRole('slider', { name: 'Value over time, day by day' })

type Change = { name: string; begin: (page: Page) => Promise<(at: number) => Promise<void>>; type?: string }
const daysShown: Change = { name: 'days shown', begin: (page) => presses(page, chips) }

/** The changes of each page; what a page is called is its first word. */
const pages: ReadonlyArray<{ name: string; path: (holdingId: string) => string; changes: readonly Change[] }> = [
  {
    name: 'Dashboard',
    path: () => '/',
    changes: [
      daysShown,
      { name: 'allocation', begin: (page) => presses(page, ['Class', 'Holding']) },
      {
        name: 'crosshair',
        type: 'pointermove',
        begin: async (page) => {
          const { x, y } = await centreOf(chart(page))
          await page.mouse.move(x, y)
          return (at) => page.mouse.move(x - 200 + at * 17, y)
        },
      },
    ],
  },
  { name: 'Performance', path: () => '/performance', changes: [daysShown] },
  { name: 'Holding', path: (holdingId) => `/portfolio/${holdingId}`, changes: [daysShown] },
]

async function rowsOf(browser: Browser, stack: TestStack, holdings: number, only?: string): Promise<FrameRow[]> {
  const person = await anInvestor(stack, holdings)
  const { page, context } = await visit(browser, {
    ...laptop,
    viewport: { width: 1280, height: 1400 },
    serviceWorkers: 'block',
    storageState: signedIn(stack, person),
  })
  page.setDefaultTimeout(60_000)
  const { body } = await stack.api(person.accessToken, 'GET', '/api/holdings')
  const holdingId = (body as { holdings: { id: string }[] }).holdings[0]!.id
  const scale = `${holdings.toLocaleString('en-AU')} holding${holdings === 1 ? '' : 's'}`
  const rows: FrameRow[] = []
  for (const { name, path, changes } of pages) {
    if (only !== undefined && only.toLowerCase() !== name.toLowerCase()) continue
    await page.goto(`${stack.url}${path(holdingId)}`)
    await chart(page).waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2500)
    const costs = []
    for (const change of changes)
      costs.push(await measure(browser, page, `${name}, ${change.name}`, await change.begin(page), change.type))
    // Last, because its button stays.
    const floor = await measure(
      browser,
      page,
      `${name}, floor: one colour of one button`,
      await theSmallestChange(page),
    )
    for (const cost of [floor, ...costs])
      rows.push({
        ...cost,
        name: `${cost.name}, ${scale}`,
        overFloorMs: rounded(cost.medianMs - floor.medianMs),
      })
  }
  await context.close()
  return rows
}

/**
 * @param scales how many holdings there are
 * @param only the page to measure; all of them when left out
 */
export async function frameRows(scales: readonly number[] = [1, 60, 1000], only?: string): Promise<FrameRow[]> {
  const names = pages.map(({ name }) => name.toLowerCase())
  if (only !== undefined && !names.includes(only.toLowerCase())) throw new Error(`A page is one of ${names.join(', ')}`)
  const stack = await localStack()
  const browser = await openBrowser()
  try {
    const rows: FrameRow[] = []
    for (const holdings of scales) rows.push(...(await rowsOf(browser, stack, holdings, only)))
    return rows
  } finally {
    await browser.close()
    await stack.close()
  }
}
