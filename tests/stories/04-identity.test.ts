// Google in a real browser: for the first time, coming back, linking to an account by email, refused and cancelled.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { accessTokenOf, anOnboardedPerson, onboardingAnswers } from '#tests/support/account.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

type GoogleAccount = { email: string; name: string; isVerified?: boolean }

async function continueWithGoogle(page: Page, account: GoogleAccount): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooseAccount(page, account)
}

async function chooseAccount(page: Page, account: GoogleAccount): Promise<void> {
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

/** Cognito ends the very sign-in that made the link in an error; the app goes to Google once more by itself. */
async function linkedOnTheWay(page: Page, account: GoogleAccount): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  const first = page.url()
  await chooseAccount(page, account)
  await page.waitForURL((url) => url.pathname.includes('authorize') && url.href !== first)
}

const home = (page: Page) => page.getByText(/Welcome(?: back)?, /).waitFor()

test('a first sign-in with Google asks for onboarding, and the next one does not make a second person', async () => {
  const { page, problems } = await visit()
  const google = { email: 'first.google@example.test', name: 'Greta Google' }
  await page.goto(stack.url)
  await continueWithGoogle(page, google)
  await page.getByText('Step 1 of 5').waitFor()
  const token = await accessTokenOf(page)
  const { body } = await stack.api(token, 'GET', '/api/profile')
  expect(body).toMatchObject({
    needsOnboarding: true,
    profile: { name: 'Greta Google', email: google.email },
    finances: { monthlyIncome: 0, safeToInvest: 0 },
  })
  await stack.api(token, 'PUT', '/api/profile/onboarding', onboardingAnswers)
  await page.reload()
  await home(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await continueWithGoogle(page, google)
  await home(page)
  expect(problems).toEqual([])
})

further('a Google account with the proven address of an e-mail account becomes the same person', async () => {
  const { page } = await visit()
  const person = await anOnboardedPerson(stack.url)
  const google = { email: person.email, name: 'Robin R' }
  await page.goto(stack.url)
  await linkedOnTheWay(page, google)
  await chooseAccount(page, google)
  await home(page)
  const { body } = await stack.api(await accessTokenOf(page), 'GET', '/api/profile')
  expect(body).toMatchObject({ uid: person.sub, profile: { name: 'Robin' } })
})

further('the second try by itself comes once: after it the screen says what to do', async () => {
  const { page } = await visit()
  const person = await anOnboardedPerson(stack.url)
  const google = { email: person.email, name: 'Robin R' }
  await page.goto(`${stack.url}/portfolio`)
  await linkedOnTheWay(page, google)
  // The same answer again, as an identity service that never gets over it would give it.
  const again = new URLSearchParams({
    error: 'invalid_request',
    error_description: 'Already found an entry for username google_1',
    state: new URL(page.url()).searchParams.get('state') ?? '',
  })
  await page.goto(`${stack.url}/?${again}`)
  await page.getByText('Almost there.').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/portfolio')
  await continueWithGoogle(page, google)
  await page.getByRole('heading', { name: 'Your Portfolio' }).waitFor()
  // From somewhere else the same address sends nobody to Google.
  const stranger = await visit()
  await stranger.page.goto(`${stack.url}/?${again}`)
  await stranger.page.getByText('Almost there.').waitFor()
  await stranger.context.close()
})

further('an address that Google has not verified takes over nothing', async () => {
  const { page } = await visit()
  const person = await anOnboardedPerson(stack.url)
  await page.goto(stack.url)
  await continueWithGoogle(page, { email: person.email, name: 'Mallory', isVerified: false })
  await page.getByText('Step 1 of 5').waitFor()
  const { body } = await stack.api(await accessTokenOf(page), 'GET', '/api/profile')
  expect((body as { uid: string }).uid).not.toBe(person.sub)
})

further('cancelling at Google says so and cleans the address', async () => {
  const { page } = await visit()
  await page.goto(stack.url)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Google sign-in failed.').waitFor()
  expect(new URL(page.url()).search).toBe('')
})
