// Sessions in a real browser: a wrong and a forgotten password, a new one, other devices, two tabs, and the next person in the
// same browser.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson, everythingStored, fillSignUp, signInOn } from '#tests/support/account.ts'
import { lastCode } from '#tests/support/local-controls.ts'
import { phone } from '#tests/support/browser.ts'
import { password } from '#tests/support/local-stack.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const home = (page: Page) => page.getByText(/Welcome(?: back)?, /).waitFor()

further('a wrong password and an unknown address read the same, and a forgotten one is reset by a code', async () => {
  const { page } = await visit()
  const person = await anOnboardedPerson(stack.url)
  const messages: string[] = []
  for (const email of [person.email, 'nobody.at.all@example.test']) {
    await signInOn(page, stack.url, email, 'not the right password')
    messages.push(await page.getByRole('alert').innerText())
  }
  expect(messages[0]).toBe(messages[1])

  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await page.getByLabel('Code from the email').fill(await lastCode(stack.url, person.email))
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page
    .getByText(/at least 12 characters/i)
    .first()
    .waitFor()
  await page.getByLabel('New password', { exact: true }).fill('a much longer secret')
  await page.getByRole('button', { name: 'Set password' }).click()
  await home(page)
})

/** The identity service does what it is asked, and the connection breaks before its reply: Amplify then asks again by itself. */
async function loseOneReply(page: Page, operation: string): Promise<void> {
  let isLost = false
  await page.route('**/_cognito/', async (route) => {
    if (isLost || !route.request().headers()['x-amz-target']?.endsWith(`.${operation}`)) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('a sign-up and a new password whose replies are lost go on, because the password tells whose they are', async () => {
  const { page } = await visit(phone)
  const email = 'train.tunnel@example.test'
  await page.goto(stack.url)
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await loseOneReply(page, 'SignUp')
  await fillSignUp(page, stack.url, email, 'Terry Tunnel')
  await page.getByText('Step 1 of 5').waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()

  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await loseOneReply(page, 'ConfirmForgotPassword')
  await page.getByLabel('Code from the email').fill(await lastCode(stack.url, email))
  await page.getByLabel('New password', { exact: true }).fill('a much longer secret')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Step 1 of 5').waitFor()
})

further('without a connection for what signs in, its button and the one for another code say so', async () => {
  const { page, problems } = await visit(phone)
  await page.route('**/assets/identity-*.js', (route) => route.abort())
  const told = page.getByText('Gumnut can’t be reached. Check your connection and try again.')
  await signInOn(page, stack.url, 'train.tunnel@example.test')
  await told.waitFor()
  await page.evaluate(() => sessionStorage.setItem('gumnut.pending', 'code train.tunnel@example.test'))
  await page.reload()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await told.waitFor()
  expect(problems).toEqual([])
})

/** What the identity service says to the session that this browser holds. */
const refreshStatus = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const entry = Object.keys(localStorage).find((key) => key.endsWith('.refreshToken')) ?? ''
    const clientId = entry.split('.')[1]
    const response = await fetch('/_cognito/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
      body: JSON.stringify({ ClientId: clientId, RefreshToken: localStorage.getItem(entry) }),
    })
    const { __type: type } = (await response.json()) as { __type?: string }
    return `${response.status} ${type}`
  })

further('a new password leaves other devices signed in, and signing out everywhere ends them', async () => {
  // Two devices have two sessions: each signs in for itself.
  const [laptop, mobile] = [await visit(), await visit(phone)]
  const person = await anOnboardedPerson(stack.url)
  for (const { page } of [laptop, mobile]) {
    await signInOn(page, stack.url, person.email)
    await home(page)
  }
  const { page } = laptop
  await page.goto(`${stack.url}/profile`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('quite another secret')
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  const done = page.getByRole('dialog', { name: 'Password changed' })
  await done.getByText('Devices that are signed in stay signed in.').waitFor()
  await done.getByText('can stay signed in for up to 15 minutes').waitFor()
  await mobile.page.reload()
  await home(mobile.page)
  await done.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText('You are signed out on every device.').waitFor()
  expect(await refreshStatus(mobile.page)).toBe('400 NotAuthorizedException')

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Incorrect email or password.').waitFor()
  await signInOn(page, stack.url, person.email, 'quite another secret')
  await home(page)
  await Promise.all([laptop.context.close(), mobile.context.close()])
})

test('signing out in one tab signs out the other, and the next person sees nothing of the first', async () => {
  const [kim, lee] = [await anOnboardedPerson(stack.url), await anOnboardedPerson(stack.url)]
  const { page, context } = await visit(withWorker, kim)
  await stack.api(kim.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 4321,
    costBasis: 1.5,
  })
  await page.goto(stack.url)
  await home(page)
  const other = await context.newPage()
  await other.goto(`${stack.url}/portfolio`)
  await other.getByText('4,321').first().waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await other.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await signInOn(page, stack.url, lee.email)
  await home(page)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('heading', { name: 'Your Portfolio' }).waitFor()
  expect(await page.getByText('4,321').count()).toBe(0)
  const stored = await everythingStored(page)
  expect(stored).not.toContain(kim.sub)
  expect(stored).not.toContain(kim.email)
})
