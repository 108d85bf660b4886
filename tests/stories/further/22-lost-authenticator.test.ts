// Somebody has lost their authenticator app: from the code screen to the mail, a day of waiting, and in again with the password alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson, fillSignIn, fitsTheWindow } from '#tests/support/account.ts'
import { turnOnApp } from '#tests/support/authenticator-app.ts'
import { faultsOf, phone, picture } from '#tests/support/browser.ts'
import { allMailsTo, control, lastSentCode, setLocalClock } from '#tests/support/local-controls.ts'
import { password, type Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

// Its own stack: the clock is moved on by a day.
const { stack, visit } = story(async () => ({}))

async function withApp(): Promise<Person & { secret: string }> {
  const person = await anOnboardedPerson(stack.url)
  const { secret } = await turnOnApp(stack.url, person)
  return { ...person, secret }
}

async function sound(page: Page, name: string): Promise<void> {
  await picture(page, `lost-authenticator-${name}`)
  expect(await faultsOf(page), name).toEqual([])
  expect(await fitsTheWindow(page), name).toBe(true)
}

async function toTheCodeScreen(page: Page, email: string): Promise<void> {
  await page.goto(stack.url)
  await fillSignIn(page, email)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

/** From the code screen to the day of waiting. */
async function askAndProve(page: Page, email: string, see: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Lost your authenticator?' }).click()
  await page.getByRole('heading', { name: 'Lost your authenticator?' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await see('ask')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Show that it’s you' }).waitFor()
  await control(stack.url, 'messages')
  const code = await lastSentCode(stack.url, email)
  await page.getByLabel('Code from the email').fill(code)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Turn it off in 24 hours' }).click()
  await page.getByText('That code or password is not right').waitFor()
  expect(await page.getByLabel('Code from the email').inputValue()).toBe(code)
  await see('wrong')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Turn it off in 24 hours' }).click()
  await page.getByRole('heading', { name: 'Now wait a day' }).waitFor()
  await see('waiting')
}

test('on a phone in the dark: a day later the password alone signs in', async () => {
  const person = await withApp()
  const { page, problems } = await visit({ ...phone, colorScheme: 'dark' })
  await toTheCodeScreen(page, person.email)
  await sound(page, 'code-phone')
  await askAndProve(page, person.email, (name) => sound(page, `${name}-phone`))
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await toTheCodeScreen(page, person.email)
  await setLocalClock(stack.url, new Date(Date.now() + 24 * 3_600_000 + 60_000).toISOString())
  expect(await control(stack.url, 'recoveries')).toMatchObject({ turnedOff: 1 })
  await setLocalClock(stack.url, null)
  await page.goto(stack.url)
  await fillSignIn(page, person.email)
  await page.getByRole('navigation').first().waitFor()
  expect(problems.filter((problem) => !/40[09]/.test(problem))).toEqual([])
})

test('on a laptop, by keyboard: the link in the mail stops it', async () => {
  const person = await withApp()
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  await toTheCodeScreen(page, person.email)
  await askAndProve(page, person.email, (name) => sound(page, `${name}-laptop`))
  const mails = await allMailsTo(stack.url, person.email)
  const link = /http\S+\/api\/recovery\/cancel\?token=\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0]
  await page.goto(link ?? '')
  await page.getByRole('heading', { name: 'Keep the authenticator app on?' }).waitFor()
  await sound(page, 'cancel-laptop')
  await page.getByRole('button', { name: 'Stop it' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  await sound(page, 'cancelled-laptop')
  await setLocalClock(stack.url, new Date(Date.now() + 24 * 3_600_000 + 60_000).toISOString())
  expect(await control(stack.url, 'recoveries')).toMatchObject({ turnedOff: 0 })
  await setLocalClock(stack.url, null)
})
