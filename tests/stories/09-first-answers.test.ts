// The first answers in a real browser: the code by mail, the wizard and its bounds, and answers that cannot be saved.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { confirmCode, fillSignIn, fitsTheWindow } from '#tests/support/account.ts'
import { lastCode } from '#tests/support/local-controls.ts'
import { phone } from '#tests/support/browser.ts'
import { password } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const back = (page: Page) => page.getByRole('button', { name: 'Back' })
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 5`).waitFor()
const alert = (page: Page) => page.getByRole('alert')

/** Somebody who has just signed up, at the start of the wizard. */
async function atTheWizard(about?: BrowserContextOptions) {
  const person = await stack.addPerson()
  const visited = await visit(about, person)
  await visited.page.goto(stack.url)
  await step(visited.page, 1)
  return { ...visited, person }
}

async function answerAll(page: Page): Promise<void> {
  await next(page).click()
  await page.getByLabel('Nickname').fill('Robbie')
  await page.getByLabel('Age').fill('18')
  await next(page).click()
  await page.getByLabel('Monthly income').fill('5,000.50')
  await page.getByLabel('Monthly expenses').fill('3000')
  await next(page).click()
  await page.getByText('House deposit').click()
  await page.getByText('Aggressive', { exact: true }).click()
  await next(page).click()
  await step(page, 5)
}

further('a wrong code and a replaced one are refused in words, and the newest one works', async () => {
  const { page } = await visit()
  const email = 'code.by.mail@example.test'
  await page.goto(stack.url)
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Full Name').fill('Robin Nguyen')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const first = await lastCode(stack.url, email)
  await confirmCode(page, first === '123456' ? '654321' : '123456')
  await alert(page).getByText('That code isn’t right.').waitFor()

  // The page may be gone by the time the mail is read: it comes back where it was.
  await page.reload()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText('A new code is on its way.').waitFor()
  expect(await page.getByRole('button', { name: /^Send a new code in \d+ s$/ }).isDisabled()).toBe(true)
  // Waiting does not take the focus away.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Send a new code/)
  const newest = await lastCode(stack.url, email)
  if (newest !== first) {
    await confirmCode(page, first)
    await alert(page).getByText('That code isn’t right.').waitFor()
  }
  await confirmCode(page, newest)
  await page.getByText('Your email is confirmed. Sign in to continue.').waitFor()
  await fillSignIn(page, email)
  await step(page, 1)
})

test('the wizard takes ages 18 to 65, and going back and forth or reloading keeps what was typed', async () => {
  const { page, problems } = await atTheWizard(phone)
  await next(page).click()
  await page.getByLabel('Nickname').fill('Robbie')
  for (const [age, isAllowed] of [
    ['17', false],
    ['18', true],
    ['65', true],
    ['66', false],
    ['18.5', false],
  ] as const) {
    await page.getByLabel('Age').fill(age)
    expect(await next(page).isEnabled(), `age ${age}`).toBe(isAllowed)
  }
  await page.getByLabel('Age').fill('17')
  await page.getByText('You must be 18 or older to use Gumnut.').waitFor()
  await back(page).click()
  await step(page, 1)
  await answerAll(page)
  for (let left = 5; left > 1; left--) await back(page).click()
  await next(page).click()
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Robbie')
  expect(await page.getByLabel('Age').inputValue()).toBe('18')
  await next(page).click()
  await page.reload()
  await step(page, 3)
  expect(await page.getByLabel('Monthly income').inputValue()).toBe('5,000.50')
  await next(page).click()
  expect(await page.getByRole('radio', { name: /Aggressive/ }).isChecked()).toBe(true)
  expect(await fitsTheWindow(page)).toBe(true)
  expect(problems).toEqual([])
})

further('answers that cannot be saved lead into the app all the same, and are saved by one more try', async () => {
  const { page, person } = await atTheWizard()
  await answerAll(page)
  await page.route('**/api/profile/onboarding', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Start Investing!' }).click()
  await page.getByText('Welcome, Robbie').waitFor()
  await page.getByText('Your answers couldn’t be saved.').waitFor()
  const saved = () => stack.api(person.accessToken, 'GET', '/api/profile')
  expect((await saved()).body).toMatchObject({ needsOnboarding: true, profile: { age: null } })

  // Nothing is lost by a reload either: the wizard is back at its last step, with every answer.
  await page.reload()
  await step(page, 5)
  await page.getByText('House deposit').waitFor()
  await page.route('**/api/profile/onboarding', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Start Investing!' }).click()
  await page.getByText('Your answers couldn’t be saved.').waitFor()
  const isStored = page.waitForResponse('**/api/profile/onboarding')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await isStored).status()).toBe(200)
  expect((await saved()).body).toMatchObject({
    needsOnboarding: false,
    profile: { name: 'Robbie', age: 18 },
    finances: { monthlyIncome: 5000.5, investmentGoal: 'House deposit', riskTolerance: 'Aggressive' },
  })
  await page.reload()
  await page.getByText('Welcome, Robbie').waitFor()
})
