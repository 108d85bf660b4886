// The account in a real browser: editing the profile, two devices at once, and the download.
import { text as textOf } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson, fillSignIn, fitsTheWindow, openProfile } from '#tests/support/account.ts'
import { phone } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

type Profile = {
  profile: { name: string; age: number | null }
  finances: Record<string, unknown>
  revision: number
}
const profileOf = async (person: Person): Promise<Profile> =>
  (await stack.api(person.accessToken, 'GET', '/api/profile')).body

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('an edit is saved as it was entered, and a cancelled one leaves all as it was', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({}, person)
  await openProfile(page, stack.url)

  const before = await profileOf(person)
  await edit(page)
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
  await page.getByLabel('Monthly income').fill('9999')
  await page.getByLabel('Risk tolerance').selectOption('Aggressive')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Robin' }).waitFor()
  expect(await page.getByText('$9,999').count()).toBe(0)
  expect(await profileOf(person)).toEqual(before)
  await edit(page)
  expect(await page.getByLabel('Monthly income').inputValue()).toBe('5000')

  await page.getByLabel('Name', { exact: true }).fill("Zoë O'Brien-Núñez")
  await page.getByLabel('Age').fill('65')
  await page.getByLabel('Monthly income').fill('6,200')
  await page.getByLabel('Investment goal').selectOption('Financial freedom')
  await save(page)
  await page.getByRole('heading', { level: 1, name: "Zoë O'Brien-Núñez" }).waitFor()
  await page.getByText('$640').first().waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: "Zoë O'Brien-Núñez" }).waitFor()
  expect(await profileOf(person)).toMatchObject({
    profile: { name: "Zoë O'Brien-Núñez", age: 65 },
    finances: { monthlyIncome: 6200, monthlyExpenses: 3000, safeToInvest: 640, investmentGoal: 'Financial freedom' },
  })
  expect(problems).toEqual([])
})

further('Back asks before it loses what was typed, and closes its question first', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit(phone, person)
  await page.goto(`${stack.url}/learn`)
  await page.getByRole('link', { name: 'Profile' }).click()
  await edit(page)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Half a name')
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' })
  await page.goBack()
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Half a name')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/learn')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(problems).toEqual([])
})

test('of two devices that edit at once the slower one is told, and nothing is mixed', async () => {
  const person = await anOnboardedPerson(stack.url)
  const [laptop, mobile] = [await visit({}, person), await visit(phone, person)]
  for (const { page } of [laptop, mobile]) {
    await openProfile(page, stack.url)
    await edit(page)
  }
  await laptop.page.getByLabel('Monthly income').fill('7000')
  await laptop.page.getByLabel('Monthly expenses').fill('4000')
  await mobile.page.getByLabel('Monthly income').fill('2000')
  await mobile.page.getByLabel('Age').fill('40')
  // At the same moment: one of them wins, whichever it is.
  await Promise.all([save(laptop.page), save(mobile.page)])
  const told = 'Your profile was changed on another device'
  const outcome = ({ page }: typeof laptop) =>
    Promise.race([
      page
        .getByText('Profile saved.')
        .waitFor()
        .then(() => 'saved'),
      page
        .getByText(told)
        .waitFor()
        .then(() => 'told'),
    ])
  const outcomes = await Promise.all([outcome(laptop), outcome(mobile)])
  expect(outcomes.toSorted()).toEqual(['saved', 'told'])
  const isLaptopFirst = outcomes[0] === 'saved'
  const stored = await profileOf(person)
  const whole = isLaptopFirst
    ? { profile: { age: 24 }, finances: { monthlyIncome: 7000, monthlyExpenses: 4000, safeToInvest: 600 } }
    : { profile: { age: 40 }, finances: { monthlyIncome: 2000, monthlyExpenses: 3000, safeToInvest: 0 } }
  expect(stored).toMatchObject(whole)

  // The loser sees what is saved there, keeps what it typed, and may decide.
  const loser = isLaptopFirst ? mobile.page : laptop.page
  expect(await loser.getByLabel('Monthly income').inputValue()).toBe(isLaptopFirst ? '2000' : '7000')
  expect(await loser.getByLabel('Monthly expenses').inputValue()).toBe('4000')
  expect(await fitsTheWindow(loser)).toBe(true)
  await loser.getByRole('button', { name: 'Cancel' }).click()
  await loser
    .getByText(isLaptopFirst ? '$7,000.00' : '$2,000.00')
    .first()
    .waitFor()
  expect(await profileOf(person)).toEqual(stored)
  await Promise.all([laptop.context.close(), mobile.context.close()])
})

further('what comes in late moves nothing from under a press, for somebody without an achievement too', async () => {
  const { page } = await visit({}, await anOnboardedPerson(stack.url))
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/learning/progress', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await openProfile(page, stack.url)
  const change = page.getByRole('button', { name: 'Change password' })
  await change.scrollIntoViewIfNeeded()
  const place = async () => [await page.evaluate(() => window.scrollY), (await change.boundingBox())?.y]
  const before = await place()
  const achievements = page.getByRole('region', { name: 'Achievements' })
  await achievements.getByText('Loading your achievements').waitFor()
  answer()
  await achievements.getByText('Investing Pro').waitFor()
  const after = await place()
  for (const [at, now] of after.entries()) expect(Math.abs((now ?? 0) - (before[at] ?? 0))).toBeLessThan(24)
})

further('the download is this person’s data and nothing of whoever used the browser before', async () => {
  const [kim, lee] = [await anOnboardedPerson(stack.url), await anOnboardedPerson(stack.url)]
  for (const [{ accessToken }, symbol] of [
    [kim, 'CBA'],
    [lee, 'BHP'],
  ] as const)
    await stack.api(accessToken, 'POST', '/api/holdings', { type: 'stock', symbol, quantity: 7, costBasis: 2.5 })
  const { page } = await visit({}, kim)
  await openProfile(page, stack.url)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await fillSignIn(page, lee.email)
  await page.getByRole('link', { name: 'Profile' }).click()

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^gumnut-export-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await textOf(await download.createReadStream())
  expect(JSON.parse(text)).toMatchObject({
    user: { uid: lee.sub, profile: { name: 'Robin', email: lee.email }, finances: { monthlyIncome: 5000 } },
    holdings: [{ symbol: 'BHP', quantity: 7, costBasis: 2.5 }],
  })
  for (const foreign of [kim.sub, kim.email, 'CBA']) expect(text).not.toContain(foreign)
})

test.each([
  ['a phone', phone],
  ['a laptop', { viewport: { width: 1280, height: 800 } }],
] as const)('a message that is still shown leaves the buttons of the form free on %s', async (_name, about) => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit(about, person)
  await openProfile(page, stack.url)
  await page.getByRole('button', { name: 'Download my data' }).click()
  const message = page.getByText('Your data was downloaded as')
  await message.waitFor()
  // It stays as long as it is pointed at.
  await edit(page)
  await message.hover()
  // Where it is: a click would scroll the page until the button is free.
  const isOnTop = await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
  expect(await message.isVisible()).toBe(true)
})
