// Identity in a real browser: Google for the first time, coming back and linking; a forgotten password; two tabs; the next
// person in the same browser (issue: the account's whole life).
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { callApi, localStack, password, signUpOn, type TestStack } from '#tests/support/local-stack.ts'

let browser: Browser
let stack: TestStack
beforeAll(async () => {
  stack = await localStack()
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await browser.close()
  await stack.close()
})

const answers = {
  nickname: 'Robin',
  age: 24,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'Retirement',
  riskTolerance: 'Moderate',
}

async function anOnboardedPerson() {
  const person = await signUpOn(stack.url)
  await callApi(stack.url, person.accessToken, 'PUT', '/api/profile/onboarding', answers)
  return person
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(stack.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function chooseGoogle(page: Page, account: { email: string; name: string; isVerified?: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  const known = page.getByRole('button', { name: account.email })
  if ((await known.count()) > 0) return known.click()
  const address = page.getByRole('textbox', { name: 'Email' })
  if (!(await address.isVisible())) await page.getByText('Use another account').click()
  await address.fill(account.email)
  await page.getByLabel('Name', { exact: true }).fill(account.name)
  if (account.isVerified === false) await page.getByLabel('Google has verified this email').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const home = (page: Page) => page.getByText(/Welcome back, /).waitFor()

test('a first sign-in with Google asks for onboarding, and the next one does not make a second person', async () => {
  const { page, context, problems } = await visit(browser)
  const google = { email: 'first.google@example.test', name: 'Greta Google' }
  await page.goto(stack.url)
  await chooseGoogle(page, google)
  await page.getByText('Step 1 of 5').waitFor()
  const token = await accessTokenOf(page)
  const { body } = await stack.api(token, 'GET', '/api/profile')
  expect(body).toMatchObject({
    needsOnboarding: true,
    profile: { name: 'Greta Google', email: google.email },
    finances: { monthlyIncome: 0, safeToInvest: 0 },
  })
  await stack.api(token, 'PUT', '/api/profile/onboarding', answers)
  await page.reload()
  await home(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await chooseGoogle(page, google)
  await home(page)
  expect(problems).toEqual([])
  await context.close()
})

test('a Google account with the proven address of an e-mail account becomes the same person', async () => {
  const { page, context } = await visit(browser)
  const person = await anOnboardedPerson()
  const google = { email: person.email, name: 'Robin R' }
  await page.goto(stack.url)
  await chooseGoogle(page, google)
  // Cognito ends the very sign-in that made the link; the screen says so and the second one is the person.
  await page.getByText('Almost there.').waitFor()
  await chooseGoogle(page, google)
  await home(page)
  const { body } = await stack.api(await accessTokenOf(page), 'GET', '/api/profile')
  expect(body).toMatchObject({ uid: person.sub, profile: { name: 'Robin' } })
  await context.close()
})

test('an address that Google has not verified takes over nothing', async () => {
  const { page, context } = await visit(browser)
  const person = await anOnboardedPerson()
  await page.goto(stack.url)
  await chooseGoogle(page, { email: person.email, name: 'Mallory', isVerified: false })
  await page.getByText('Step 1 of 5').waitFor()
  const { body } = await stack.api(await accessTokenOf(page), 'GET', '/api/profile')
  expect((body as { uid: string }).uid).not.toBe(person.sub)
  await context.close()
})

test('cancelling at Google says so and cleans the address', async () => {
  const { page, context } = await visit(browser)
  await page.goto(stack.url)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Google sign-in failed.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})

test('a wrong password and an unknown address read the same, and a forgotten one is reset by a code', async () => {
  const { page, context } = await visit(browser)
  const person = await anOnboardedPerson()
  const messages: string[] = []
  for (const email of [person.email, 'nobody.at.all@example.test']) {
    await signIn(page, email, 'not the right password')
    messages.push(await page.getByRole('alert').innerText())
  }
  expect(messages[0]).toBe(messages[1])

  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  const mails = (await (
    await fetch(`${stack.url}/__local/mail?to=${encodeURIComponent(person.email)}`)
  ).json()) as Array<{ code: string }>
  await page.getByLabel('Code from the email').fill(mails.at(-1)?.code ?? '')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page
    .getByText(/at least 12 characters/i)
    .first()
    .waitFor()
  await page.getByLabel('New password', { exact: true }).fill('a much longer secret')
  await page.getByRole('button', { name: 'Set password' }).click()
  await home(page)
  await context.close()
})

test('signing out in one tab signs out the other, and the next person sees nothing of the first', async () => {
  const { page, context } = await visit(browser)
  const [kim, lee] = [await anOnboardedPerson(), await anOnboardedPerson()]
  await callApi(stack.url, kim.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 4321,
    costBasis: 1.5,
  })
  await signIn(page, kim.email)
  await home(page)
  const other = await context.newPage()
  await other.goto(`${stack.url}/portfolio`)
  await other.getByText('4,321').first().waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await signIn(page, lee.email)
  await home(page)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('heading', { name: 'Your Portfolio' }).waitFor()
  expect(await page.getByText('4,321').count()).toBe(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(kim.sub)
  expect(stored).not.toContain(kim.email)
  await context.close()
})

async function accessTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((entry) => entry.endsWith('.accessToken')) ?? ''
    return localStorage.getItem(key) ?? ''
  })
}
