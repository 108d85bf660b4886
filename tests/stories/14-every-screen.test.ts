// Every screen by clicks, its main dialogs opened and closed, then Sign Out: nothing fails, in each engine that is
// installed; in `npm test` in Chromium alone. ENGINES="Chromium Firefox WebKitGTK" asks for each, and a missing one is a failure.
import { expect, test } from 'vitest'
import { type Engine, enginesToTry } from '#tests/support/browsers/engines.ts'
import { fill, press, type Screen, until } from '#tests/support/browsers/screen.ts'
import { some } from '#tests/support/faults/amounts.ts'
import { demo } from '#local/seed.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack } = story()

const required = (process.env['ENGINES'] ?? '').split(/[\s,]+/).filter((name) => name !== '')
const { tried, leftOut } = enginesToTry(required)
for (const sentence of leftOut) console.warn(sentence)
const few = required.length > 0 ? required : ['Chromium']

const faultHeading = /went wrong|cannot be reached|could not be (loaded|opened)|ran into a problem/i

/** Figures of one piece that go on in a second line, as text. */
const brokenFigures = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="--characters"]:not(:has(wbr))')]
    .filter((figure) => figure.offsetHeight > 1.9 * parseFloat(getComputedStyle(figure).fontSize))
    .map((figure) => figure.textContent)

/** Waits for a heading, and sees that nothing has failed up to there. */
async function arrive(screen: Screen, heading: RegExp): Promise<void> {
  const headings = (): string[] => [...document.querySelectorAll('h1, h2')].map((found) => found.textContent)
  const shown = await until(screen, `a heading like ${heading.source}`, async () => {
    const found = await screen.run(headings)
    return found.some((text) => heading.test(text) || faultHeading.test(text)) && found
  })
  expect(
    shown.filter((text) => faultHeading.test(text)),
    screen.browser,
  ).toEqual([])
  expect(await screen.problems(), `${screen.browser}, at ${heading.source}`).toEqual([])
}

const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true] h2') !== null

/** Opens a dialog, lets it settle, closes it. */
async function openAndClose(screen: Screen, opener: string): Promise<void> {
  await press(screen, opener)
  await until(screen, `the dialog of "${opener}"`, () => screen.run(isDialogOpen))
  await arrive(screen, /./)
  await press(screen, 'Close')
  await until(screen, `the dialog of "${opener}" to close`, async () => !(await screen.run(isDialogOpen)))
}

type Stop = readonly [link: string, heading: RegExp, dialogs: readonly string[]]
const stops: readonly Stop[] = [
  ['Invest', /^AI Investment Educator$/, []],
  ['Portfolio', /^Your Portfolio$/, ['Add Investment', 'Manual Entry', 'Edit CBA', 'Delete CBA']],
  ['Tax time', /^Not covered$/, []],
  ['Portfolio', /^Your Portfolio$/, []],
  ['Watching', /^Watching$/, []],
  ['Portfolio', /^Your Portfolio$/, []],
  ['CBA', /^Trades$/, ['Add a trade']],
  ['Learn', /^Learn$/, ['Up next']],
  ['Moments', /^Moments$/, []],
  ['Learn', /^Learn$/, []],
  ['Falls of the past', /^One fall, closer$/, []],
  ['Learn', /^Learn$/, []],
  ['Time machine', /^Before you set off$/, []],
  ['Profile', /^Account Actions$/, ['Change password', 'Delete my account']],
  ['Privacy Policy', /^Privacy Policy$/, []],
  ['Profile', /^Account Actions$/, []],
  ['Terms of Service', /^Terms of Service$/, []],
  ['Home', /^Welcome back/, ['Keyboard shortcuts']],
  ['Performance', /^Two ways to say a return$/, []],
]

async function visitEveryScreen({ name, isInstalled, howToInstall, open }: Engine): Promise<void> {
  if (!isInstalled()) throw new Error(`${name} is not installed: ${howToInstall}`)
  const screen = await open()
  try {
    await screen.open(stack.url)
    await fill(screen, 'Email', demo.email)
    await fill(screen, 'Password', demo.password)
    await press(screen, 'Sign In')
    await arrive(screen, /^Welcome back/)
    for (const [link, heading, dialogs] of stops) {
      await press(screen, link)
      await arrive(screen, heading)
      expect(await screen.run(brokenFigures), `${screen.browser}, at ${link}`).toEqual([])
      for (const opener of dialogs) await openAndClose(screen, opener)
    }
    // Nothing was deployed meanwhile: a first visit is no update.
    expect(await screen.run(() => document.body.innerText), screen.browser).not.toContain('A new version of Gumnut')
    await press(screen, 'Sign Out')
    await until(screen, 'the sign-in page', () => screen.run(() => document.querySelector('[type=password]') !== null))
    await arrive(screen, /./)
    console.info(`Every screen was visited in ${screen.browser}.`)
  } finally {
    await screen.close()
  }
}

test.each(some(tried, ({ name }) => few.includes(name)))(
  'every screen by clicks, then Sign Out, without an error: $name',
  { timeout: 240_000 },
  visitEveryScreen,
)
