// Finishing a lesson in a real browser: read to the end, fail the quiz and see why, pass, complete, First Steps, level up.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { answersTo } from '#tests/support/lesson-quizzes.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { phone, picture, type Visit } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { answer, readToTheEnd } from '#tests/support/stories/lesson.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

async function atLearn(learner: Person, about?: BrowserContextOptions): Promise<Visit> {
  const visited = await visit(about, learner)
  await visited.page.goto(`${stack.url}/learn`)
  await visited.page.getByRole('heading', { name: 'Investing Basics' }).waitFor()
  return visited
}

/** Presses a button that is not open yet, by keyboard: it tells why. */
async function ask(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

test.each(devices('phone'))('a lesson on a %s: fail, review, pass, complete, First Steps', async (name, about) => {
  const { page, problems } = await atLearn(await anOnboardedPerson(stack.url), about)
  await page
    .getByRole('button', { name: /Start Lesson/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Key Takeaways').waitFor()
  await picture(page, `${name}-lesson-top`)

  await ask(page, 'Read content first')
  await page.getByText('Please scroll through the entire lesson content first!').waitFor()
  await readToTheEnd(page)
  await ask(page, 'Pass quiz first')
  await page.getByText('Please complete the quiz with at least 70% score to proceed!').waitFor()

  await answer(page, 1, true)
  await page.getByText('Please review the content and try again. You need 70% to pass.').waitFor()
  await page.getByText('Your score: 50%').waitFor()
  await page.getByText('Not quite').waitFor()
  expect(await page.getByRole('button', { name: 'Submit Quiz' }).count()).toBe(0)
  await picture(page, `${name}-lesson-failed`)

  await page.getByRole('button', { name: 'Review the lesson' }).click()
  await dialog.getByRole('button', { name: 'Read content first' }).waitFor()
  await readToTheEnd(page)
  await answer(page, 1, false)
  await page.getByText('Great job! You can now complete the lesson.').waitFor()
  await picture(page, `${name}-lesson-passed`)
  await page.getByRole('button', { name: 'Complete Lesson & Earn XP' }).click()
  await page.getByText(/Lesson completed!/).waitFor()
  await page.getByText('First Steps').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Mastered!').waitFor()
  await picture(page, `${name}-learn-after`)
  expect(problems).toEqual([])
})

further.each([
  ['text at twice its size', phone, '200%', 0.65],
  ['a phone on its side', { ...phone, viewport: { width: 844, height: 390 } }, '100%', 0.6],
])(
  'with %s most of the screen is the lesson’s text, and nothing lies over it',
  async (name, about, textSize, least) => {
    const learner = await anOnboardedPerson(stack.url)
    await stack.api(learner.accessToken, 'POST', '/api/learning/lessons/1/completion', {
      answers: answersTo(1),
      readingSeconds: 0,
    })
    const { page, problems } = await atLearn(learner, about)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    await page
      .getByRole('button', { name: /Start Lesson/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Key Takeaways').waitFor()
    const seen = (): Promise<number> =>
      page.getByRole('region', { name: 'Lesson text' }).evaluate((text) => {
        const [left, width] = [text.getBoundingClientRect().left, text.getBoundingClientRect().width]
        const isText = (y: number): boolean => text.contains(document.elementFromPoint(left + width / 2, y))
        return Array.from({ length: window.innerHeight }, (_, y) => y).filter(isText).length / window.innerHeight
      })
    // The sheet is on its way up at first.
    await expect.poll(seen).toBeGreaterThan(least)
    await picture(page, `lesson-${name.replaceAll(' ', '-')}`)
    await page.keyboard.press('Escape')

    // A completed one can be read again, and nothing more.
    await page.getByRole('button', { name: 'Read again Compounding' }).click()
    await page.getByRole('dialog').getByText('Key Takeaways').waitFor()
    expect(await page.getByRole('button', { name: /first$|Complete Lesson|Submit Quiz/ }).count()).toBe(0)
    expect(problems).toEqual([])
  },
)

further('the hundredth XP levels up, and a repeated completion shows the completed state', async () => {
  const learner = await anOnboardedPerson(stack.url)
  for (const id of [1, 2, 3, 4, 5]) {
    const done = await stack.api(learner.accessToken, 'POST', `/api/learning/lessons/${id}/completion`, {
      answers: answersTo(id),
      readingSeconds: 0,
    })
    expect(done.status).toBe(200)
  }
  const { page, problems } = await atLearn(learner)
  await page.goto(`${stack.url}/learn?lesson=8`)
  await page.getByRole('dialog').getByText('Key Takeaways').waitFor()
  await readToTheEnd(page)
  await answer(page, 8, false)
  // Completed behind the page's back, as after a lost reply: the screen shows the completed state, not an error.
  await stack.api(learner.accessToken, 'POST', '/api/learning/lessons/8/completion', {
    answers: answersTo(8),
    readingSeconds: 0,
  })
  await page.getByRole('button', { name: 'Complete Lesson & Earn XP' }).click()
  await page
    .getByRole('dialog')
    .getByText('Completed', { exact: true })
    .or(page.getByText(/Lesson completed!/))
    .first()
    .waitFor()
  expect(await page.getByText('Failed to complete lesson').count()).toBe(0)
  const { body } = await stack.api(learner.accessToken, 'GET', '/api/learning/progress')
  expect(body).toMatchObject({ xp: 115, level: 2 })
  expect(problems).toEqual([])
})
