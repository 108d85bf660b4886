// The end of an account in a real browser: confirmed by a word, safe to leave, told to other devices, and a new beginning with
// the same address.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accessTokenOf,
  anOnboardedPerson,
  everythingStored,
  fillSignIn,
  openProfile,
  signUpByHand,
} from '#tests/support/account.ts'
import { further } from '#tests/support/depth.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const deletionDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete my account' })

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await deletionDialog(page).getByLabel('Type DELETE to confirm').fill('DELETE')
  await deletionDialog(page).getByRole('button', { name: 'Delete account' }).click()
}

/** Holds the deletion back until the function it returns is called. */
async function heldBack(page: Page): Promise<() => void> {
  let goOn = (): void => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'DELETE') await held
    await route.continue()
  })
  return goOn
}

further('while it is deleted the dialog stays and says so, and going back in the browser does no harm', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({}, person)
  await openProfile(page, stack.url)
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  const goOn = await heldBack(page)
  await confirmDeletion(page)
  await page.getByText('Deleting your account. Please keep this page open.').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await deletionDialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Deleting your account. Please keep this page open.').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor()
  goOn()
  await page.getByText('Your account is deleted.').waitFor()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  expect((await stack.api(person.accessToken, 'GET', '/api/profile')).status).toBe(401)
})

further('an account that another device has deleted is told to be gone, and may begin anew', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({}, person)
  await openProfile(page, stack.url)
  expect((await stack.api(person.accessToken, 'DELETE', '/api/profile')).status).toBe(204)
  await page.getByRole('link', { name: 'Portfolio' }).click()
  await page.getByText('This account is closed').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([])
  await page.getByRole('button', { name: 'Sign up again' }).click()
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await signUpByHand(page, stack.url, person.email, 'Robin Again')
  await page.getByText('Step 1 of 5').waitFor()
})

test('a deleted account is gone: signed out, its token refused, and the same address begins anew', async () => {
  const person = await anOnboardedPerson(stack.url)
  await stack.api(person.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 4321,
    costBasis: 1,
  })
  const { page, problems } = await visit(withWorker, person)
  await openProfile(page, stack.url)
  const token = await accessTokenOf(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = deletionDialog(page)
  await dialog.getByLabel('Type DELETE to confirm').fill('delet')
  expect(await dialog.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await confirmDeletion(page)
  await page.getByText('Your account is deleted.').waitFor()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  const stored = await everythingStored(page)
  for (const own of [person.sub, person.email]) expect(stored).not.toContain(own)
  for (const old of [token, person.accessToken])
    for (const path of ['/api/profile', '/api/holdings', '/api/profile/export'])
      expect((await stack.api(old, 'GET', path)).status, path).toBe(401)
  expect((await stack.api(token, 'POST', '/api/profile', {})).status).toBe(401)

  await fillSignIn(page, person.email)
  await page.getByText('Incorrect email or password.').waitFor()
  await signUpByHand(page, stack.url, person.email, 'Robin Again')
  await page.getByText('Step 1 of 5').waitFor()
  const fresh = await stack.api(await accessTokenOf(page), 'GET', '/api/profile')
  expect(fresh.body).toMatchObject({ needsOnboarding: true, profile: { name: 'Robin Again', age: null } })
  expect((await stack.api(await accessTokenOf(page), 'GET', '/api/holdings')).body).toMatchObject({ holdings: [] })
  expect(problems).toEqual([])
})
