// Lessons in the stories: reading one to its end and answering its quiz, by hand.
import type { Page } from 'playwright-core'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { quizSize } from '#shared/learning/quiz-draw.ts'

/** Reads as a person does: scrolling down to the end. */
export async function readToTheEnd(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (let step = 0; step < 60; step++) {
    if ((await dialog.getByRole('button', { name: 'Read content first' }).count()) === 0) return
    await dialog.getByText('Key Takeaways').hover()
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(30)
  }
  throw new Error('The end of the lesson was never reached')
}

/** Answers the questions that are on the screen, whichever were drawn, and submits; the first is answered wrong where asked. */
export async function answer(page: Page, id: number, isFirstWrong: boolean): Promise<void> {
  const pool = await loadPool(id)
  const groups = page
    .getByRole('dialog')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  for (let index = 0; index < quizSize; index++) {
    const group = groups.nth(index)
    const shown = (await group.textContent()) ?? ''
    const question = pool.find((one) => shown.includes(one.question))
    if (question === undefined) throw new Error(`No question of lesson ${id} is shown: ${shown}`)
    const option = (question.correctAnswer + (isFirstWrong && index === 0 ? 1 : 0)) % 4
    await group.getByRole('radio', { name: question.options[option] ?? '', exact: true }).check()
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
}
