// A review on a phone, in a real browser over the whole local stack: from Learn through the cards to what they brought, without
// the network in the middle of it, and every answer counted once.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { demo } from '#local/seed.ts'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson, signInOn } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { answersTo } from '#tests/support/lesson-quizzes.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

/** Opens Learn with the review's code held back: how high its place is then, and with the review in it. */
async function heightsOfReview(page: Page): Promise<number[]> {
  let letThrough = (): void => undefined
  const until = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/learn-review-*.js', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(`${stack.url}/learn`)
  const place = page.getByRole('status').filter({ hasText: 'Loading your review' })
  const heightOf = async (shown: Locator): Promise<number> => (await shown.boundingBox())?.height ?? 0
  const before = await heightOf(place)
  await picture(page, 'review-loading')
  letThrough()
  await place.waitFor({ state: 'detached' })
  return [before, await heightOf(page.locator('section').filter({ hasText: /to review( today)?/ }))]
}

further.each([
  ['a phone', phone],
  ['a laptop', laptop],
])(
  'on %s the review takes the room that is kept for it, whether something is due or not',
  async (on, screen) => {
    const learner = await anOnboardedPerson(stack.url)
    await stack.api(learner.accessToken, 'POST', '/api/learning/lessons/1/completion', {
      answers: answersTo(1),
      readingSeconds: 60,
    })
    const nothingDue = await visit(screen, learner)
    const heights = await heightsOfReview(nothingDue.page)
    await nothingDue.page.getByText('Nothing to review today').waitFor()
    await picture(nothingDue.page, `review-nothing-due ${on}`)
    const due = await visit(screen)
    await signInOn(due.page, stack.url, demo.email, demo.password)
    await due.page.getByText('Recent Activity').waitFor()
    heights.push(...(await heightsOfReview(due.page)))
    await due.page.getByText(/^\d+ to review$/).waitFor()
    await picture(due.page, `review-due ${on}`)
    expect(heights[0]).toBeGreaterThan(80)
    expect(heights).toEqual(heights.map(() => heights[0]))
    await Promise.all([nothingDue.context.close(), due.context.close()])
  },
  120_000,
)

test('a session on a phone, the network lost in the middle of it', { timeout: 120_000 }, async () => {
  const { page, context, problems } = await visit({ ...phone, reducedMotion: 'reduce' })
  await signInOn(page, stack.url, demo.email, demo.password)
  await page.getByText('Recent Activity').waitFor()
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.getByText(/^\d+ to review$/).waitFor()
  await page.getByText(/^Your portfolio touches \d+ ideas\./).waitFor()
  await picture(page, 'review-learn')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByText(/^Card 1 of \d+$/).waitFor()
  const count = Number(/of (\d+)/.exec((await page.getByText(/^Card 1 of/).textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(1)

  const questions = (await Promise.all(lessonCatalogue.map(({ id }) => loadPool(id)))).flat()
  await context.setOffline(true)
  for (let card = 1; card <= count; card++) {
    const shown = (await page.getByRole('group').textContent()) ?? ''
    const question = questions.find((one) => shown.includes(one.question))
    if (question === undefined) throw new Error(`No question of any lesson is shown: ${shown}`)
    await page.getByRole('radio', { name: question.options[question.correctAnswer] ?? '', exact: true }).check()
    if (card === 1) await picture(page, 'review-question')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Right', { exact: true }).waitFor()
    if (card === 1) await picture(page, 'review-answer')
    await page.getByRole('button', { name: card === count ? 'Finish' : 'Next' }).click()
  }
  await page.getByText(`${count} of ${count} right`).waitFor()
  await page.getByText(/^Your answers are kept on this device\./).waitFor()
  await picture(page, 'review-end')
  expect(await faultsOf(page)).toEqual([])

  const kept = (): Promise<number> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.review')).length)
  expect(await kept()).toBe(1)
  await context.setOffline(false)
  await expect.poll(kept, { timeout: 20_000 }).toBe(0)
  await page.reload()
  await page
    .getByText('Your longest is', { exact: false })
    .or(page.getByText(/^Card 1 of/))
    .first()
    .waitFor()
  expect(problems).toEqual([])
})
