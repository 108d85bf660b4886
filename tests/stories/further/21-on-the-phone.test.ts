// At home on the phone, in a real browser over the whole local stack: files that another app shares reach the import, signed out
// too; the offer to install comes once; the icon counts the cards that are due; the app opens without a network within a second; what has
// the focus of a keyboard is seen.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo } from '#local/seed.ts'
import { anOnboardedPerson, fillSignIn, signInOn } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { amount, areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()
const still = { ...withWorker, reducedMotion: 'reduce' } as const

const file = [
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status',
  '71000002,N2,15/03/2023,B,VAS,20,90.00,9.50,1809.50,17/03/2023,Confirmed',
].join('\n')

const isInCharge = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

type Given = { name: string; type: string; text?: string; bytes?: number }

/** What the system does when another app shares files: it posts them as the manifest says, and shows where that leads. */
async function share(page: Page, files: readonly Given[]): Promise<void> {
  const arrived = page.waitForURL(/\/portfolio\/import/)
  await page.evaluate(async (given) => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: { action: string; enctype: string; params: { files: { name: string }[] } }
    }
    const { action, enctype, params } = manifest.share_target
    const form = document.createElement('form')
    Object.assign(form, { action, enctype, method: 'POST' })
    const input = document.createElement('input')
    const data = new DataTransfer()
    for (const { name, type, text, bytes } of given)
      data.items.add(new File([text ?? new Uint8Array(bytes ?? 0)], name, { type }))
    Object.assign(input, { type: 'file', name: params.files[0]?.name, multiple: true, files: data.files })
    form.append(input)
    document.body.append(form)
    form.submit()
  }, files)
  await arrived
}
const csv = { name: 'Confirmations.csv', type: 'text/csv', text: file }

test('a shared file is read at once; what is none, or too large, is refused by name', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, context, problems } = await visit({ ...phone, ...still }, person)
  await page.goto(`${stack.url}/learn`)
  await isInCharge(page)
  const posts: string[] = []
  context.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)))
  await share(page, [csv])
  await page.getByText('1 trade ready to add. Nothing has been sent yet.').waitFor()
  expect(posts.filter((path) => path.startsWith('/api/'))).toEqual([])
  // Taken once: a reload finds none of it.
  await page.reload()
  await page.getByText('Drop your broker’s files here').waitFor()
  expect(await page.getByText('Confirmations.csv').count()).toBe(0)

  await share(page, [
    { name: 'Holiday.jpg', type: 'image/jpeg', text: 'not a table' },
    { name: 'Everything.csv', type: 'text/csv', bytes: 51 * 1024 * 1024 },
    csv,
  ])
  await page.getByText('1 trade ready to add. Nothing has been sent yet.').waitFor()
  await page.getByText(/^Holiday\.jpg is not a kind of file that trades can be read from\./).waitFor()
  await page.getByText('Everything.csv is larger than 50 MB.', { exact: false }).waitFor()
  await picture(page, 'shared-files')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(async () => (await (await caches.open('shared-files')).keys()).length)).toBe(0)
  expect(problems).toEqual([])
})

test('a file that is shared while nobody is signed in waits for whoever signs in', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...phone, ...still, colorScheme: 'dark' })
  await page.goto(stack.url)
  await page.getByLabel('Email').waitFor()
  await isInCharge(page)
  await share(page, [csv])
  await page.getByText('The file you shared is kept on this device until you’re signed in.').waitFor()
  await picture(page, 'shared-signed-out')
  await page.reload()
  await fillSignIn(page, person.email)
  await page.getByText('1 trade ready to add. Nothing has been sent yet.').waitFor()
  await picture(page, 'shared-after-sign-in')
  expect(problems).toEqual([])
})

/** Chromium's own event, which it makes for an origin that it lets install. */
const offerToInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompted = { count: 0 }
    Object.assign(window, { prompted })
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void prompted.count++,
    })
    window.dispatchEvent(event)
    if (!event.defaultPrevented) throw new Error('The browser would make its own offer')
  })

/** Half an hour later. */
async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = localStorage.getItem('gumnut.visits') ?? ''
    const [count, at] = kept.split(' ')
    if (kept !== 'never') localStorage.setItem('gumnut.visits', `${count} ${Number(at) - 31 * 60_000}`)
  })
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()
}
const visits = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('gumnut.visits'))
const offer = (page: Page) => page.getByRole('region', { name: 'Gumnut as an app' })

test('after the third visit the app can be installed; whoever answers is not asked again', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...phone, ...still }, person)
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()
  for (const count of ['1', '2', '3']) {
    await expect.poll(async () => (await visits(page))?.split(' ')[0], { timeout: 20_000 }).toBe(count)
    await offerToInstall(page)
    expect(await offer(page).count()).toBe(0)
    await visitAgain(page)
  }
  await offerToInstall(page)
  await offer(page).getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded()
  await picture(page, 'install-phone')
  expect(await faultsOf(page)).toEqual([])
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await offer(page).waitFor({ state: 'hidden' })
  await visitAgain(page)
  await offerToInstall(page)
  expect(await visits(page)).toBe('never')
  expect(await offer(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('Install makes the browser ask, once', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...laptop, ...still, colorScheme: 'dark' }, person)
  await page.addInitScript(() => {
    if (localStorage.getItem('gumnut.visits') === null) localStorage.setItem('gumnut.visits', '3 0')
  })
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()
  await offerToInstall(page)
  await offer(page).getByRole('button', { name: 'Install' }).scrollIntoViewIfNeeded()
  await picture(page, 'install-laptop')
  expect(await faultsOf(page)).toEqual([])
  await offer(page).getByRole('button', { name: 'Install' }).click()
  await offer(page).waitFor({ state: 'hidden' })
  const prompted = () => page.evaluate(() => (window as unknown as { prompted: { count: number } }).prompted.count)
  expect(await prompted()).toBe(1)
  expect(await visits(page)).toBe('never')
  expect(problems).toEqual([])
})

test('the icon of the installed app counts the cards that are due, and none once nobody is signed in', async () => {
  const { page, problems } = await visit({ ...phone, ...still })
  await page.addInitScript(() => {
    const set = (count: number) => Promise.resolve(void Object.assign(window, { badge: count }))
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) })
    // As in a window of its own, which this browser does not open.
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query)
  })
  const badge = (): Promise<unknown> => page.evaluate(() => (window as unknown as { badge?: number }).badge)
  await signInOn(page, stack.url, demo.email, demo.password)
  await page.getByText('Recent Activity').waitFor()
  await page.reload()
  await page.getByText('Recent Activity').waitFor()
  await expect.poll(badge, { timeout: 20_000 }).toBeGreaterThan(0)
  const due = await badge()
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.getByText(`${String(due)} to review`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await expect.poll(badge).toBe(0)
  expect(problems).toEqual([])
})

test('without a network the app stands within a second', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, context, problems } = await visit({ ...phone, ...still }, person)
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()
  await isInCharge(page)
  await context.setOffline(true)
  // In the page, by its own clock: from the press on the icon to the frame around every page.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('nav[aria-label=Main]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => Object.assign(window, { shellMs: performance.now() }))
    }).observe(document, { childList: true, subtree: true })
  })
  const times: number[] = []
  for (let run = 0; run < amount({ few: 1, full: 5 }); run++) {
    await page.goto(stack.url)
    await page.waitForFunction(() => 'shellMs' in window)
    times.push(await page.evaluate(() => (window as unknown as { shellMs: number }).shellMs))
  }
  if (process.env['SHOW_FIGURES'] !== undefined) console.log({ shellOfflineMs: times.map(Math.round) })
  // The machine has other things to do as well: the best of five is what the app itself takes.
  if (areTimesAsserted) expect(Math.min(...times)).toBeLessThan(1000)
  expect(problems).toEqual([])
})

/** What has the focus, and whether any of it can be seen. */
const focused = (page: Page): Promise<{ name: string; isSeen: boolean } | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (at === null || at === document.body) return null
    const shown = at.closest('label') ?? at
    const { left, top, width, height } = shown.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const found = document.elementFromPoint(left + width * across, top + height * down)
        return found !== null && shown.contains(found)
      }),
    )
    const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : undefined
    return { name: at.getAttribute('aria-label') ?? (label ?? at).textContent, isSeen }
  })

/** Goes on by Tab to the end of the page. */
async function tabThrough(page: Page): Promise<{ names: string[]; unseen: string[] }> {
  const names: string[] = []
  const unseen: string[] = []
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === null) break
    names.push(at.name)
    if (!at.isSeen) unseen.push(at.name)
  }
  return { names, unseen }
}

test('whoever goes through a small or enlarged page by keyboard sees what has the focus, above the bars at its end', async () => {
  const person = await anOnboardedPerson(stack.url)
  // A laptop's window at 400 %.
  const { page, problems } = await visit({ viewport: { width: 320, height: 400 }, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/invest`)
  await page.getByRole('link', { name: 'Lesson 1: Compounding' }).waitFor()
  expect((await tabThrough(page)).unseen).toEqual([])

  await page.goto(`${stack.url}/profile`)
  await page.getByRole('button', { name: 'Edit Profile' }).press('Enter')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  const { names, unseen } = await tabThrough(page)
  expect(names).toEqual(expect.arrayContaining(['Monthly income', 'Risk tolerance', 'Save', 'Delete my account']))
  expect(unseen).toEqual([])
  expect(problems).toEqual([])
})

test('with text at double size a holding’s card has its symbol in one line, and its whole name', async () => {
  const { page, problems } = await visit({ ...phone, reducedMotion: 'reduce' })
  await signInOn(page, `${stack.url}/portfolio`, demo.email, demo.password)
  await page.getByRole('link', { name: 'CBA', exact: true }).waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const cut = await page.locator('li:has(dl)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const link = card.querySelector('a')
      const name = card.querySelector('[title]')
      const isBroken = link === null || link.getClientRects().length > 1
      const isCut = name === null || name.scrollWidth > name.clientWidth
      return isBroken || isCut ? [card.textContent] : []
    }),
  )
  expect(await page.locator('li:has(dl)').count()).toBe(5)
  expect(cut).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  expect(problems).toEqual([])
})
