// Learn page: the catalogue, progress and reading a lesson to its reward (P23).
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import {
  card,
  dialog,
  drawn,
  layOut,
  openLearn,
  readAndPass,
  rightAnswers,
  rightOptions,
  scrollTo,
  start,
  startButton,
  takeQuiz,
  wait,
  tidyUp,
} from './learn-screen.tsx'

/** What React and the page wrote to the console: nothing, if all is well. */
const complaints: unknown[][] = []

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  layOut()
  vi.spyOn(console, 'error').mockImplementation((...given: unknown[]) => void complaints.push(given))
})
afterEach(() => {
  tidyUp()
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.splice(0).map(String).join('; ')}`)
})

const wrongAnswers = (lessonId: number): number[] => {
  const [first = 0, ...rest] = rightAnswers(lessonId)
  return [(first + 1) % 4, ...rest]
}
const gate = () => dialog().getByRole('button', { name: /first$/ })
const completeButton = () => dialog().getByRole('button', { name: 'Complete Lesson & Earn XP' })
const bar = (name: string) => screen.getByRole('progressbar', { name })
const visibility = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a newcomer sees level 1, empty bars, the disclaimer, the basics and where to begin', async () => {
  openLearn()
  expect(await startButton('Compounding')).toBeTruthy()
  expect(screen.getByText('Level 1')).toBeTruthy()
  expect(bar('Lessons completed').getAttribute('aria-valuetext')).toBe('0 of 18')
  expect(bar('Progress to level 2').getAttribute('aria-valuetext')).toBe('0 of 100 XP')
  const disclaimer = screen.getByRole('note', { name: 'Educational Content Only' })
  expect(disclaimer.textContent).toMatch(/past performance is no indicator/i)
  expect(disclaimer.textContent).toMatch(/investing risks loss of capital/i)
  expect(screen.getByRole('radio', { name: /Investing Basics/, checked: true })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Investing Basics' })).getByText('5 lessons')).toBeTruthy()
  expect(within(card('Compounding')).getByText('Up next')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Achievements' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByText('Content on this screen is educational only.')).toBeTruthy()
})

test('the figures, counts and achievements of somebody half way', async () => {
  openLearn({ completed: [1, 2, 3, 4, 5], xp: 113 })
  expect(await screen.findByText('Level 2')).toBeTruthy()
  expect(bar('Lessons completed').getAttribute('aria-valuenow')).toBe('28')
  expect(bar('Progress to level 3').getAttribute('aria-valuetext')).toBe('13 of 100 XP')
  const figures = ['Lessons completed', 'Achievements unlocked', 'Total XP', 'Learning streak'].map(
    (label) => screen.getAllByRole('term').find((term) => term.textContent === label)?.nextElementSibling?.textContent,
  )
  expect(figures).toEqual(['5', '3', '113', '2'])
  expect(screen.getByRole('radio', { name: /Investing Basics.*3 of 5 lessons completed/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Cryptocurrency.*0 of 2 lessons completed/ })).toBeTruthy()
  const achievements = within(screen.getByRole('region', { name: 'Achievements' }))
  expect(achievements.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'First StepsComplete your first lessonEarned 1 Nov 2026',
    'Knowledge SeekerComplete 3 lessonsEarned 1 Nov 2026',
    'Investing ProComplete 5 lessonsEarned 1 Nov 2026',
  ])
})

test('choosing a category shows its lessons with all their facts', async () => {
  const { user } = openLearn()
  await startButton('Compounding')
  await user.click(screen.getByRole('radio', { name: /Stocks & ETFs/ }))
  expect(screen.getByRole('heading', { name: 'Stocks & ETFs' })).toBeTruthy()
  const facts = within(card('Reading Charts'))
  for (const fact of ['Quiz', 'Intermediate', '6 min read', '25 XP']) expect(facts.getByText(fact)).toBeTruthy()
  expect(within(card('ETFs')).getByText('Beginner')).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Compounding' })).toBeNull()
})

test('a completed lesson shows what it earned, the bonus for time spent reading included', async () => {
  openLearn({ completed: [1], readingSeconds: 125 })
  await startButton('Risk vs Return')
  expect(within(card('Compounding')).getByText('+19 XP earned')).toBeTruthy()
})

test('a completed lesson is mastered, shows its XP, and can be read again but not be started again', async () => {
  const learn = openLearn({ completed: [1] })
  await startButton('Risk vs Return')
  const done = within(card('Compounding'))
  for (const text of ['Completed', 'Mastered!', '+15 XP earned']) expect(done.getByText(text)).toBeTruthy()
  expect(done.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Read again Compounding'])
  expect(within(card('Risk vs Return')).getByText('Up next')).toBeTruthy()

  await learn.user.click(done.getByRole('button'))
  await screen.findByRole('region', { name: 'Lesson text' })
  scrollTo(100)
  expect(dialog().queryAllByRole('radio')).toEqual([])
  expect(dialog().queryByRole('button', { name: /first$|Complete Lesson/ })).toBeNull()
  await learn.user.keyboard('{Escape}')
  expect(document.activeElement).toBe(within(card('Compounding')).getByRole('button'))
  expect(learn.attempts).toEqual([])
})

test('the focus goes back to Up next where that opened the lesson, not to a card that may be out of sight', async () => {
  const learn = openLearn({ completed: [1] })
  await startButton('Risk vs Return')
  const upNext = screen.getByRole('button', { name: /^Up next/ })
  await learn.user.click(upNext)
  await screen.findByRole('region', { name: 'Lesson text' })
  await learn.user.keyboard('{Escape}')
  expect(document.activeElement).toBe(upNext)
})

test('a lesson cannot be completed before it is read, and says why', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  expect(dialog().getByText('0% read')).toBeTruthy()
  expect(dialog().getByText(/key ideas behind/).textContent).toContain('compounding')
  expect(gate().textContent).toBe('Read content first')
  expect(gate().getAttribute('aria-disabled')).toBe('true')
  await learn.user.click(gate())
  expect(dialog().getByRole('alert').textContent).toBe('Please scroll through the entire lesson content first!')
  scrollTo(89)
  expect(dialog().getByText('89% read')).toBeTruthy()
  expect(gate().textContent).toBe('Read content first')
  scrollTo(90)
  expect(gate().textContent).toBe('Pass quiz first')
  expect(dialog().queryByRole('alert')).toBeNull()
  scrollTo(10)
  expect(dialog().getByText('90% read')).toBeTruthy()
  await learn.user.click(gate())
  expect(dialog().getByRole('alert').textContent).toBe('Please complete the quiz with at least 70% score to proceed!')
  expect(learn.attempts).toEqual([])
})

test('a text that fits on the screen counts as read once it is shown', async () => {
  layOut(500)
  const learn = openLearn()
  await start(learn, 'Compounding')
  expect(dialog().getByText('100% read')).toBeTruthy()
  expect(gate().textContent).toBe('Pass quiz first')
})

test('the quiz can be submitted once every question is answered, and only once', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  scrollTo(100)
  const [first] = dialog().getAllByRole('group')
  await learn.user.click(within(first as HTMLElement).getAllByRole('radio')[0] as HTMLElement)
  expect(dialog().queryByRole('button', { name: 'Submit Quiz' })).toBeNull()
  expect(dialog().getByText('1 question left')).toBeTruthy()
  await takeQuiz(learn, rightAnswers(1))
  expect(dialog().queryByRole('button', { name: 'Submit Quiz' })).toBeNull()
  expect(dialog().queryAllByRole('radio')).toEqual([])
})

test('a failed quiz says which answers were wrong and why; reviewing starts the lesson again in place', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  await wait(200_000)
  scrollTo(100)
  await takeQuiz(learn, wrongAnswers(1))
  expect(dialog().getByText('Your score: 50%')).toBeTruthy()
  expect(dialog().getByText('Please review the content and try again. You need 70% to pass.')).toBeTruthy()
  // What the score means is spoken with it.
  const [name, description] = ['Your score: 50%', /^Please review the content and try again\. You need 70% to pass\.$/]
  expect(document.activeElement).toBe(dialog().getByRole('group', { name, description }))
  const [first, second] = drawn(1)
  const wrong = within(dialog().getByRole('region', { name: `1. ${first?.question}` }))
  expect(wrong.getByText('Not quite')).toBeTruthy()
  const chosen = first?.options[wrongAnswers(1)[0] ?? 0]
  expect(wrong.getAllByText(chosen?.explanation ?? '').length).toBeGreaterThan(0)
  expect(wrong.getByRole('button', { name: /^Look again at “/ })).toBeTruthy()
  // The key is in none of it.
  const key = first?.options.find(({ isRight }) => isRight)
  expect(dialog().queryByText(key?.text ?? '')).toBeNull()
  expect(dialog().queryByText(key?.explanation ?? '')).toBeNull()
  expect(wrong.queryByText(chosen?.text ?? '')).not.toBeNull()
  expect(dialog().queryByText('See why for all four answers')).toBeNull()
  expect(within(dialog().getByRole('region', { name: `2. ${second?.question}` })).getByText('Right')).toBeTruthy()
  expect(gate().textContent).toBe('Pass quiz first')

  await learn.user.click(dialog().getByRole('button', { name: 'Review the lesson' }))
  expect(dialog().getByText('0% read')).toBeTruthy()
  expect(gate().textContent).toBe('Read content first')
  expect(
    dialog()
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([])
  expect(document.activeElement).toBe(dialog().getByRole('region', { name: 'Lesson text' }))
  scrollTo(100)
  // The failure was told, and the second try asks two other questions.
  expect(learn.attempts).toHaveLength(1)
  for (const { question } of drawn(1)) expect(dialog().queryByText(question, { exact: false })).toBeNull()
  await takeQuiz(learn, rightAnswers(1, 1))
  await learn.user.click(completeButton())
  // The reading time began again too: no bonus for the first time round.
  expect(await dialog().findByText('Lesson completed! +15 XP')).toBeTruthy()
})

test('a passed quiz completes the lesson: XP, level and achievements, each for its time', async () => {
  const learn = openLearn({ completed: [1, 2, 3, 4], xp: 95 })
  await screen.findByText('Level 1')
  await learn.user.click(screen.getByRole('button', { name: /Up next.*Reading Charts/ }))
  await screen.findByRole('region', { name: 'Lesson text' })
  await wait(125_000)
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(5))
  expect(dialog().getByText('Your score: 100%')).toBeTruthy()
  expect(dialog().getByText('Great job! You can now complete the lesson.')).toBeTruthy()
  expect(dialog().getAllByText('See why for all four answers')).toHaveLength(2)
  await learn.user.click(completeButton())
  expect(await dialog().findByText(/Lesson completed! \+29 XP/)).toBeTruthy()
  expect(learn.attempts).toEqual([{ answers: rightOptions(5), readingSeconds: expect.any(Number) }])
  expect(learn.attempts[0]?.readingSeconds).toBeGreaterThanOrEqual(125)

  // The clock also runs by itself here: the steps leave room for a slow computer.
  await wait(1000)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await wait(1200)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.search).toBe('')
  expect(document.activeElement).toBe(within(card('Reading Charts')).getByRole('button', { name: /^Read again/ }))
  expect(within(card('Reading Charts')).getByText('Mastered!')).toBeTruthy()
  expect(screen.getByText('124 XP in total')).toBeTruthy()
  expect(screen.getByText('Level Up!')).toBeTruthy()
  expect(screen.getByText('You reached level 2.').closest('[role="status"]')).not.toBeNull()
  expect(screen.getByText('Achievement unlocked').closest('[role="status"]')?.textContent).toContain('Investing Pro')
  await wait(3100)
  expect(screen.queryByText('Level Up!')).toBeNull()
  expect(screen.getByText('Achievement unlocked')).toBeTruthy()
  await wait(2500)
  expect(screen.queryByText('Achievement unlocked')).toBeNull()
})

test('celebrations go at Escape, which closes nothing else', async () => {
  const learn = openLearn({ completed: [1, 2, 3, 4], xp: 95 })
  await screen.findByText('Level 1')
  await learn.user.click(screen.getByRole('button', { name: /Up next.*Reading Charts/ }))
  await screen.findByRole('region', { name: 'Lesson text' })
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(5))
  await learn.user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(completeButton()).toBeTruthy()
  await learn.user.click(completeButton())
  await dialog().findByText(/Lesson completed!/)
  await learn.user.keyboard('{Escape}')
  expect(await screen.findByText('Level Up!')).toBeTruthy()
  await learn.user.keyboard('{Escape}')
  expect(screen.queryByText('Level Up!')).toBeNull()
})

test('time in a hidden tab is not reading time', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  await wait(15_000)
  visibility('hidden')
  await wait(600_000)
  visibility('visible')
  await wait(15_000)
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(1))
  await learn.user.click(completeButton())
  expect(await dialog().findByText('Lesson completed! +15 XP')).toBeTruthy()
  expect(learn.attempts[0]?.readingSeconds).toBeLessThan(60)
  expect(learn.attempts[0]?.readingSeconds).toBeGreaterThanOrEqual(30)
})

test('a lost reply and a repeated completion end in the completed state, not in an error', async () => {
  const learn = openLearn()
  await readAndPass(learn, 1)
  learn.intercept(async (route, pass) => {
    const answer = await pass()
    if (route === 'completion') throw new TypeError('The connection was lost')
    return answer
  })
  await learn.user.click(completeButton())
  const alert = await dialog().findByRole('alert')
  expect(alert.textContent).toContain('Failed to complete lesson')
  expect(alert.textContent).toContain('Check your connection and try again')
  learn.intercept(null)
  await learn.user.click(dialog().getByRole('button', { name: 'Try again' }))
  expect(await dialog().findByText('Lesson completed! +15 XP')).toBeTruthy()
  expect(dialog().queryByRole('alert')).toBeNull()
  await wait(2500)
  expect(within(card('Compounding')).getByText('Mastered!')).toBeTruthy()
  expect(screen.getByText('15 XP in total')).toBeTruthy()
  expect(screen.getByText('Achievement unlocked')).toBeTruthy()
})

test('a refused repeat shows the completed state even when progress cannot be read again', async () => {
  const learn = openLearn()
  await readAndPass(learn, 1)
  const conflict = {
    type: 'urn:gumnut:problem:conflict',
    title: '',
    status: 409,
    detail: 'Lesson already completed',
    code: 'conflict',
  }
  learn.intercept(async (route) =>
    route === 'completion' ? Response.json(conflict, { status: 409 }) : Promise.reject(new TypeError('offline')),
  )
  await learn.user.click(completeButton())
  expect(await dialog().findByText('Lesson completed!')).toBeTruthy()
  await wait(2500)
  expect(within(card('Compounding')).getByText('Completed')).toBeTruthy()
})

test('any other failure keeps the lesson open with everything in it, and says what to do', async () => {
  const learn = openLearn()
  await readAndPass(learn, 1)
  learn.intercept(async () => Response.json({ message: 'Internal Server Error' }, { status: 500 }))
  await learn.user.click(completeButton())
  expect((await dialog().findByRole('alert')).textContent).toContain('Nothing is lost')
  expect(dialog().getByText('Your score: 100%')).toBeTruthy()
  expect(dialog().getByText('100% read')).toBeTruthy()
  learn.intercept(null)
  await learn.user.click(dialog().getByRole('button', { name: 'Try again' }))
  expect(await dialog().findByText(/Lesson completed!/)).toBeTruthy()
})

test('closing discards what was read; a passed quiz is not thrown away without a question', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  scrollTo(60)
  await learn.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(await startButton('Compounding'))
  await readAndPass(learn, 1)
  await wait(3100)
  await learn.user.keyboard('{Escape}')
  const question = within(screen.getByRole('alertdialog', { name: 'Leave this lesson?' }))
  await learn.user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(completeButton()).toBeTruthy()
  await learn.user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await learn.user.click(screen.getByRole('button', { name: 'Leave lesson' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await start(learn, 'Compounding')
  expect(dialog().getByText('0% read')).toBeTruthy()
})

test('Back closes a lesson; with a passed quiz in it the learner is asked first', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  expect(window.location.search).toBe('?lesson=1')
  window.history.back()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/learn')
  await readAndPass(learn, 1)
  window.history.back()
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this lesson?' }))
  expect(window.location.search).toBe('?lesson=1')
  await learn.user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(dialog().getByText('Your score: 100%')).toBeTruthy()
})

test.each(['reduce', 'no-preference'] as const)(
  'with %s motion the words stay for their time, confetti only where it may move',
  async (motion) => {
    const surface = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes(`: ${motion})`),
      addEventListener: () => undefined,
    }))
    const learn = openLearn()
    await readAndPass(learn, 1)
    await learn.user.click(completeButton())
    await dialog().findByText(/Lesson completed!/)
    await wait(1000)
    expect(dialog().getByText(/Lesson completed!/)).toBeTruthy()
    await wait(1200)
    expect(screen.getByText('Achievement unlocked')).toBeTruthy()
    await wait(3000)
    expect(screen.getByText('Achievement unlocked')).toBeTruthy()
    await wait(2500)
    expect(screen.queryByText('Achievement unlocked')).toBeNull()
    expect(surface.mock.calls.length > 0).toBe(motion === 'no-preference')
  },
)

test('a lesson that was left while its completion is under way reads Loading..., and the outcome is told', async () => {
  const learn = openLearn()
  await readAndPass(learn, 1)
  let answer = (): void => undefined
  learn.intercept(async (_route, pass) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return pass()
  })
  await learn.user.click(completeButton())
  expect(dialog().getByRole('button', { name: 'Loading...' })).toBeTruthy()
  await learn.user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog').textContent).toContain('still on its way')
  await learn.user.click(screen.getByRole('button', { name: 'Leave lesson' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(card('Compounding')).getByRole('button', { name: 'Loading...' })).toBeTruthy()
  answer()
  expect(await screen.findByText('Compounding completed. +15 XP')).toBeTruthy()
  expect(within(card('Compounding')).getByText('Mastered!')).toBeTruthy()
})

test('a link to a lesson opens it in its category', async () => {
  openLearn({ address: '/learn?lesson=4' })
  expect(await screen.findByRole('dialog', { name: 'ETFs' })).toBeTruthy()
  expect(screen.getByText('Stocks & ETFs', { selector: 'h2' })).toBeTruthy()
})

test('a link to a completed lesson opens it for reading only', async () => {
  openLearn({ address: '/learn?lesson=4', completed: [4] })
  await screen.findByRole('region', { name: 'Lesson text' })
  await vi.waitFor(() => expect(dialog().getAllByText('Completed').length).toBeGreaterThan(0))
  expect(dialog().queryAllByRole('radio')).toEqual([])
  expect(dialog().queryByRole('button', { name: /first$|Complete Lesson/ })).toBeNull()
})

test('a link to a lesson that does not exist is the catalogue', async () => {
  openLearn({ address: '/learn?lesson=99' })
  expect(await startButton('Compounding')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without progress the lessons can still be read, and Try again brings it', async () => {
  const learn = openLearn({ completed: [1] })
  learn.intercept(async () => Promise.reject(new TypeError('offline')))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to fetch learning progress')
  await start(learn, 'Risk vs Return')
  await learn.user.keyboard('{Escape}')
  learn.intercept(null)
  await learn.user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mastered!')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with every lesson completed there is nothing to start', async () => {
  openLearn({ completed: lessonCatalogue.map(({ id }) => id) })
  expect(await screen.findByText(`All ${lessonCatalogue.length} lessons completed`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Start Lesson|Up next/ })).toBeNull()
})

test('a failure that cannot be sent waits, and goes ahead of the completion', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  scrollTo(100)
  learn.intercept(async () => Promise.reject(new TypeError('offline')))
  await takeQuiz(learn, wrongAnswers(1))
  await learn.user.click(dialog().getByRole('button', { name: 'Review the lesson' }))
  scrollTo(100)
  await takeQuiz(learn, rightAnswers(1, 1))
  learn.intercept(null)
  await learn.user.click(completeButton())
  expect(await dialog().findByText(/Lesson completed!/)).toBeTruthy()
  expect(learn.attempts.slice(-2).map(({ answers }) => answers)).toEqual([
    expect.not.arrayContaining(rightOptions(1)),
    rightOptions(1, 1),
  ])
})

test('a failure that is told to wait its turn waits, over a reload too, and the next pass is taken', async () => {
  const learn = openLearn()
  await start(learn, 'Compounding')
  scrollTo(100)
  learn.intercept(async (route, pass) =>
    route === 'completion' ? Response.json({ message: 'Too Many Requests' }, { status: 429 }) : pass(),
  )
  await takeQuiz(learn, wrongAnswers(1))
  await vi.waitFor(() => expect(learn.attempts).toHaveLength(1))
  learn.leave()
  const again = openLearn({ people: learn.people })
  await start(again, 'Compounding')
  scrollTo(100)
  await takeQuiz(again, rightAnswers(1, 1))
  await again.user.click(completeButton())
  expect(await dialog().findByText(/Lesson completed!/)).toBeTruthy()
  expect(again.people.of('kim').user?.learning.attempts).toEqual({ 1: 1 })
})

test('where another device failed the quiz meanwhile, its new questions are asked and the text stays read', async () => {
  const learn = openLearn()
  await readAndPass(learn, 1)
  const changed = { type: 'urn:gumnut:problem:quiz_changed', title: '', status: 409, detail: 'Here are the new ones.' }
  learn.intercept(async () => Response.json({ ...changed, code: 'quiz_changed', attempt: 1 }, { status: 409 }))
  await learn.user.click(completeButton())
  expect((await dialog().findByRole('alert')).textContent).toContain('Here are the new ones.')
  expect(dialog().getByText('100% read')).toBeTruthy()
  for (const { question } of drawn(1, 1)) expect(dialog().getByText(question, { exact: false })).toBeTruthy()
  // The answers are gone with their questions: nothing says otherwise, and nothing sends them again.
  expect(dialog().queryByText(/your answers are still here/)).toBeNull()
  expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull()
  learn.intercept(null)
  await takeQuiz(learn, rightAnswers(1, 1))
  expect(dialog().queryByText(/Here are the new ones/)).toBeNull()
})
