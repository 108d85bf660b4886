// A review on a phone, in a real browser over the whole local stack: from Learn through the cards to what they brought, without
// the network in the middle of it, and every answer counted once.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { demo } from '#local/seed.ts'
import { signInOn } from '#tests/support/account.ts'
import { faultsOf, phone, picture } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

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
  await context.close()
})
