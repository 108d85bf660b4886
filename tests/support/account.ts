// Accounts in the browser stories: somebody who has been through onboarding, signing in by hand, and what the browser holds.
import type { Page } from 'playwright-core'
import { callApi, password, type Person, signUpOn } from '#tests/support/local-stack.ts'
import { lastCode } from './local-controls.ts'

export const onboardingAnswers = {
  nickname: 'Robin',
  age: 24,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'Retirement',
  riskTolerance: 'Moderate',
}

export async function anOnboardedPerson(url: string): Promise<Person> {
  const person = await signUpOn(url)
  await callApi(url, person.accessToken, 'PUT', '/api/profile/onboarding', onboardingAnswers)
  return person
}

/** Fills in the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function signInOn(page: Page, url: string, email: string, secret = password): Promise<void> {
  await page.goto(url)
  await fillSignIn(page, email, secret)
}

/** For somebody who is signed in. */
export async function openProfile(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/profile`)
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
}

/** Signs up by hand up to the code; the mailed code is filled in and sent. */
export async function signUpByHand(page: Page, url: string, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await fillSignUp(page, url, email, name)
}

/** The same for somebody who is at the form already. */
export async function fillSignUp(page: Page, url: string, email: string, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await confirmCode(page, await lastCode(url, email))
}

export async function confirmCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm email' }).click()
}

/** The access token as the app keeps it. */
export const accessTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((entry) => entry.endsWith('.accessToken')) ?? ''
    return localStorage.getItem(key) ?? ''
  })

/** Everything that this browser keeps for the app, as one text: settings, tokens, and the names and contents of caches. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const name of await caches.keys()) {
      // The app's own files are the same for everybody.
      const answers = name.startsWith('gumnut.') ? await (await caches.open(name)).matchAll() : []
      kept.push(name, ...(await Promise.all(answers.map((answer) => answer.text()))))
    }
    return JSON.stringify(kept)
  })

/** No text is wider than the window. */
export const fitsTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
