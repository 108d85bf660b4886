// The first day, in a real browser over the whole local stack: sign up, confirm, onboard, add a holding, see it priced.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastCode } from '#tests/support/local-controls.ts'
import { picture } from '#tests/support/browser.ts'
import { password } from '#tests/support/local-stack.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Full Name').fill('Robin Nguyen')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

async function onboard(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByText('Step 1 of 5').waitFor()
  await picture(page, `${name}-onboarding-1`)
  await next.click()
  await page.getByText('Step 2 of 5').waitFor()
  expect(await next.isDisabled()).toBe(true)
  await page.getByLabel('Nickname').fill('Robbie')
  for (const [age, isAllowed] of [
    ['17', false],
    ['66', false],
    ['18', true],
    ['24', true],
  ] as const) {
    await page.getByLabel('Age').fill(age)
    expect(await next.isDisabled(), `age ${age}`).toBe(!isAllowed)
  }
  await next.click()
  await page.getByLabel('Monthly income').fill('5,000.50')
  await page.getByLabel('Monthly expenses').fill('3000')
  await page.getByText('$400', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Robbie')
  await next.click()
  expect(await page.getByLabel('Monthly income').inputValue()).toBe('5,000.50')
  await next.click()
  await page.getByText('House deposit').click()
  await page.getByText('Moderate', { exact: true }).click()
  await picture(page, `${name}-onboarding-4`)
  await next.click()
  await page.getByText('Step 5 of 5').waitFor()
  await page.getByRole('button', { name: 'Start Investing!' }).click()
}

test.each(devices('phone'))('a newcomer on a %s gets from nothing to a priced holding', async (name, about) => {
  const { page, problems } = await visit({ ...about, ...withWorker })
  const email = `robin.${name}@example.test`
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await picture(page, `${name}-sign-in`)
  await signUp(page, email)
  await picture(page, `${name}-code`)
  expect(await page.getByRole('link', { name: /inbox/i }).getAttribute('href')).toContain('/__local/inbox')
  await page.getByLabel(/code/i).fill('000000')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(/code/i).fill(await lastCode(stack.url, email))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await onboard(page, name)

  // The deep link from before the sign-in is where the app opens.
  await page.getByRole('heading', { name: 'Your Portfolio' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/portfolio')
  // Whoever listens hears where they are now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your Portfolio')
  await picture(page, `${name}-portfolio-empty`)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('heading', { name: 'Your Portfolio' }).waitFor()
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((entry) => entry.endsWith('.accessToken'))
    return localStorage.getItem(key ?? '')
  })
  const added = await stack.api(token, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 10,
    costBasis: 100,
  })
  expect(added.status).toBe(201)
  await page.reload()
  await page.getByText('$1,658.50').first().waitFor()
  await page.getByText('$658.50').first().waitFor()
  await picture(page, `${name}-portfolio`)

  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('$1,658.50').first().waitFor()
  await page.getByText('65.85%').first().waitFor()
  await picture(page, `${name}-dashboard`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(problems).toEqual([])
})
