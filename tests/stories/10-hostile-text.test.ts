// Hostile text in a real browser, in every line a person may type about themselves: refused in words, or shown as it was typed
// without harm to the page.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accessTokenOf,
  anOnboardedPerson,
  fitsTheWindow,
  onboardingAnswers,
  openProfile,
} from '#tests/support/account.ts'
import { further } from '#tests/support/depth.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const next = (page: Page) => page.getByRole('button', { name: 'Continue' })

/** Somebody who has just signed up, at the start of the wizard. */
async function atTheWizard() {
  const person = await stack.addPerson()
  const visited = await visit({}, person)
  await visited.page.goto(stack.url)
  await visited.page.getByText('Step 1 of 5').waitFor()
  return { ...visited, person }
}

const refusal = 'Use up to 60 letters.'
const hidden = {
  'a right-to-left override': 'Rob\u202Enib',
  'a control character': 'Rob\u0007in',
  'a null': 'Rob\u0000in',
}

further.each(Object.entries(hidden))(
  '%s in a nickname is refused in words, in the wizard and later',
  async (_what, text) => {
    const { page, context } = await atTheWizard()
    await next(page).click()
    await page.getByLabel('Nickname').fill(text)
    await page.getByLabel('Age').fill('24')
    await page.getByText(refusal).waitFor()
    expect(await next(page).isDisabled()).toBe(true)
    await context.close()

    const person = await anOnboardedPerson(stack.url)
    const later = await visit({}, person)
    await openProfile(later.page, stack.url)
    await later.page.getByRole('button', { name: 'Edit Profile' }).click()
    await later.page.getByLabel('Name', { exact: true }).fill(text)
    await later.page.getByRole('button', { name: 'Save', exact: true }).click()
    await later.page.getByText(refusal).waitFor()
    for (const body of [{ profile: { name: text } }, { finances: { investmentGoal: text } }])
      expect((await stack.api(person.accessToken, 'PUT', '/api/profile', body)).status).toBe(400)
  },
)

const markup = '<img src=x onerror=document.title="owned"><script>1</script>'
const longWord = 'W'.repeat(60)

test.each(devices('phone'))(
  'markup and long words are shown as they were typed on a %s, and the pages keep their shape',
  async (_name, about) => {
    const person = await anOnboardedPerson(stack.url)
    const { page, problems } = await visit(about, person)
    for (const text of [markup, longWord]) {
      const goal = text.padEnd(100, 'G')
      await stack.api(person.accessToken, 'PUT', '/api/profile', { finances: { investmentGoal: goal } })
      await page.goto(`${stack.url}/profile`)
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByLabel('Name', { exact: true }).fill(text)
      expect(await fitsTheWindow(page)).toBe(true)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text }).waitFor()
      await page.getByText(goal).first().waitFor()
      for (const path of ['/profile', '/', '/invest', '/portfolio', '/learn']) {
        await page.goto(`${stack.url}${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await fitsTheWindow(page), path).toBe(true)
      }
    }
    expect(await page.title()).not.toBe('owned')
    expect(problems).toEqual([])
  },
)

further('10 KB in a line is refused at the field, in a sentence, and by the API', async () => {
  const { page, person } = await atTheWizard()
  const flood = 'flood '.repeat(1700)
  await next(page).click()
  await page.getByLabel('Nickname').fill(flood)
  await page.getByLabel('Age').fill('24')
  await page.getByText('Use up to 60 letters.').first().waitFor()
  expect(await fitsTheWindow(page)).toBe(true)
  const asked = { ...onboardingAnswers, nickname: flood }
  const refused = await stack.api(await accessTokenOf(page), 'PUT', '/api/profile/onboarding', asked)
  expect(refused.status).toBe(400)
  expect((await stack.api(person.accessToken, 'GET', '/api/profile')).body).toMatchObject({ needsOnboarding: true })
})
