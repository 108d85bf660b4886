// Signing in safely in a real browser, with its virtual authenticator: an authenticator app, passkeys, and both together.
import { TOTP } from 'otpauth'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson, fillSignIn, openProfile, signInOn } from '#tests/support/account.ts'
import { faultsOf, phone, picture } from '#tests/support/browser.ts'
import { password, type Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

/** Wherever they were before: a sign-in goes on there. */
const inside = (page: Page) => page.getByRole('link', { name: 'Learn', exact: true }).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Signing in' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const periodMs = 30_000
const typingMs = 15_000

/**
 * Codes of an app, each newer than the one before: none works twice. The first is the oldest that is still taken when
 * it has been typed and sent, which takes seconds on a busy machine.
 */
function codesOf(secret: string): () => Promise<string> {
  const app = new TOTP({ secret })
  let next = 0
  return async () => {
    const now = () => Math.floor(Date.now() / periodMs)
    next = Math.max(next, Math.floor((Date.now() + typingMs) / periodMs) - 1)
    await expect.poll(() => next - now(), { timeout: 2 * periodMs, interval: 500 }).toBeLessThanOrEqual(1)
    return app.generate({ timestamp: next++ * periodMs })
  }
}

/** The phone's fingerprint reader, say: it has room for passkeys, checks who is there, and always finds its person. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

async function manage(page: Page, code?: () => Promise<string>): Promise<void> {
  await openProfile(page, stack.url)
  await button(page, 'Manage signing in').click()
  const confirm = dialog(page, 'Confirm it’s you')
  await confirm.getByLabel('Password', { exact: true }).fill(password)
  await confirm.getByRole('button', { name: 'Continue' }).click()
  if (code !== undefined) {
    await dialog(page, 'Enter your code')
      .getByLabel('Code from your app')
      .fill(await code())
    await dialog(page, 'Enter your code').getByRole('button', { name: 'Continue' }).click()
  }
  await dialog(page, 'Signing in').waitFor()
}

async function setUpApp(page: Page): Promise<() => Promise<string>> {
  await button(page, 'Set up').click()
  const setup = dialog(page, 'Set up your authenticator app')
  await setup.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const key = await setup.locator('code').innerText()
  const link = await setup.getByRole('link').getAttribute('href')
  expect(link).toContain(`secret=${key.replaceAll(' ', '')}&issuer=Gumnut`)
  const codes = codesOf(key.replaceAll(' ', ''))
  await setup.getByLabel('Code from your app').fill('12')
  await button(page, 'Turn on').click()
  await setup.getByText('Enter the 6 digits your app shows.').waitFor()
  await picture(page, 'signing-in-app-setup')
  await setup.getByLabel('Code from your app').fill(await codes())
  await button(page, 'Turn on').click()
  await page.getByText('Your authenticator app is on.').waitFor()
  return codes
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await button(page, 'Add a passkey').click()
  await dialog(page, 'Add a passkey').getByLabel('Name').fill(name)
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click()
  await dialog(page, 'Signing in').getByText(name, { exact: true }).waitFor()
}

async function leave(page: Page): Promise<void> {
  const open = dialog(page, 'Signing in')
  if (await open.isVisible()) await open.getByRole('button', { name: 'Done' }).click()
  await button(page, 'Sign Out').first().click()
  await page.getByLabel('Email').waitFor()
}

further(
  'an authenticator app is set up behind the password, asked for at the next sign-in, and turned off again',
  async () => {
    const person = await anOnboardedPerson(stack.url)
    const { page, problems } = await visit(phone)
    await signInOn(page, stack.url, person.email)
    await inside(page)

    await openProfile(page, stack.url)
    await button(page, 'Manage signing in').click()
    const confirm = dialog(page, 'Confirm it’s you')
    await confirm.getByLabel('Password', { exact: true }).fill('not my password')
    await confirm.getByRole('button', { name: 'Continue' }).click()
    await confirm.getByText('That isn’t your password').waitFor()
    await confirm.getByLabel('Password', { exact: true }).fill(password)
    await confirm.getByRole('button', { name: 'Continue' }).click()
    const app = page.getByRole('region', { name: 'Authenticator app' })
    await app.getByText('Off', { exact: true }).waitFor()
    await picture(page, 'signing-in-overview')
    expect(await faultsOf(page)).toEqual([])

    const codes = await setUpApp(page)
    await app.getByText('On', { exact: true }).waitFor()
    await leave(page)

    await fillSignIn(page, person.email)
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await picture(page, 'signing-in-code')
    await page.getByLabel('Code from your app').fill('000000')
    await button(page, 'Continue').click()
    await page.getByText('That code isn’t right. Enter the one your app shows now.').waitFor()
    await page.getByLabel('Code from your app').fill(await codes())
    await button(page, 'Continue').click()
    await inside(page)

    await manage(page, codes)
    await button(page, 'Turn off').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await app.getByText('Off', { exact: true }).waitFor()
    await leave(page)
    await fillSignIn(page, person.email)
    await inside(page)
    expect(problems).toEqual([])
  },
  240_000,
)

test('a passkey is added, named and removed; it comes first at the next sign-in and needs no password', async () => {
  const person: Person = await anOnboardedPerson(stack.url)
  const { page, context, problems } = await visit({}, person)
  await withAuthenticator(context, page)
  await manage(page)
  await addPasskey(page, 'My phone')
  await page.getByRole('button', { name: 'Rename My phone' }).click()
  await dialog(page, 'Rename passkey').getByLabel('Name').fill('My old phone')
  await dialog(page, 'Rename passkey').getByRole('button', { name: 'Save' }).click()
  await dialog(page, 'Signing in').getByText('My old phone', { exact: true }).waitFor()
  await picture(page, 'signing-in-passkeys')
  expect(await faultsOf(page)).toEqual([])
  // The same device has one already, and the browser says so.
  await button(page, 'Add a passkey').click()
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This device already has a passkey for your account.').waitFor()
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Cancel' }).click()
  await leave(page)

  await picture(page, 'signing-in-passkey-first')
  expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false)
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Sign in with a passkey').click()
  await inside(page)

  await manage(page)
  await page.getByRole('button', { name: 'Remove My old phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await dialog(page, 'Signing in').waitFor()
  expect(await dialog(page, 'Signing in').getByText('My old phone').count()).toBe(0)
  await leave(page)
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Sign in with a passkey').click()
  await page.getByText('There’s no passkey to sign in with for this email.').waitFor()
  await fillSignIn(page, person.email)
  await inside(page)
  expect(problems).toEqual([])
}, 120_000)

further(
  'with both, a passkey is enough by itself, and the password needs the code, to change it too',
  async () => {
    const person = await anOnboardedPerson(stack.url)
    const { page, context, problems } = await visit({}, person)
    await withAuthenticator(context, page)
    await manage(page)
    const codes = await setUpApp(page)
    await addPasskey(page, 'Laptop')
    await leave(page)
    await page.getByLabel('Email').fill(person.email)
    await button(page, 'Sign in with a passkey').click()
    await inside(page)

    await openProfile(page, stack.url)
    await button(page, 'Change password').click()
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill('quite another secret')
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
    await dialog(page, 'Enter your code')
      .getByLabel('Code from your app')
      .fill(await codes())
    await dialog(page, 'Enter your code').getByRole('button', { name: 'Continue' }).click()
    await dialog(page, 'Password changed').getByRole('button', { name: 'Done' }).click()

    await leave(page)
    await button(page, 'Use your password').click()
    await fillSignIn(page, person.email, 'quite another secret')
    await page.getByLabel('Code from your app').fill(await codes())
    await button(page, 'Continue').click()
    await inside(page)
    expect(problems).toEqual([])
  },
  240_000,
)

further('whoever looks around has nothing to sign in with, and no card about it', async () => {
  const { page } = await visit()
  await page.goto(stack.url)
  await button(page, 'Look around first').click()
  await page.getByText(/Nothing is kept/).waitFor()
  await page.goto(`${stack.url}/profile`)
  await page.getByText('You’re looking around without an account').waitFor()
  expect(await card(page).count()).toBe(0)
})
