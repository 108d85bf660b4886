// Asking the educator in a real browser over the whole local stack: without a key, where the built-in texts answer, and
// with a model of our own making, whose reply leads to a lesson. Every state is looked over by axe, under the product's
// Content-Security-Policy.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatTrouble, chatUnavailable } from '#shared/educator/texts.ts'
import { further } from '#tests/support/depth.ts'
import { fillSignIn } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture, type Visit } from '#tests/support/browser.ts'
import { goodReply } from '#tests/support/ai/educator-stack.ts'
import { type ScriptedProvider, scriptedProvider } from '#tests/support/ai/scripted-provider.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { type Story, story, type StoryStack } from '#tests/support/stories/story.ts'

/** Somebody of 24 who saves for a house, with everything in one class. */
async function aSaver(stack: StoryStack): Promise<Person> {
  const person = await stack.addPerson()
  const call = (method: string, path: string, body: object) => stack.api(person.accessToken, method, path, body)
  await call('POST', '/api/profile', {})
  await call('PUT', '/api/profile/onboarding', {
    nickname: 'Robin',
    age: 24,
    income: 98_765,
    expenses: 43_210,
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    investmentExperience: 'Beginner',
  })
  const holding = { type: 'stock', symbol: 'CBA', quantity: 37, costBasis: 100, currentPrice: 150 }
  expect((await call('POST', '/api/holdings', holding)).status).toBe(201)
  return person
}

/** A saver's window, at the educator. */
async function atInvest({ stack, visit }: Story, about: BrowserContextOptions): Promise<Visit & { person: Person }> {
  const person = await aSaver(stack)
  const visited = await visit(about, person)
  await visited.page.goto(`${stack.url}/invest`)
  await visited.page.getByRole('heading', { name: 'AI Investment Educator' }).waitFor()
  await visited.page.getByText('1 (stocks)').waitFor()
  return { ...visited, person }
}

const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' })
const input = (page: Page): Locator => page.getByLabel('Your question')
const hasFocus = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement)

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question)
  await input(page).press('Enter')
  expect(await input(page).inputValue()).toBe('')
}

async function looksRight(page: Page, name: string): Promise<void> {
  await picture(page, `invest-${name}`)
  expect(await faultsOf(page), name).toEqual([])
}

/** Whether something is inside the part of the screen that neither the bottom bar nor a keyboard covers. */
async function isInReach(page: Page, part: Locator, coveredPx: number): Promise<boolean> {
  const box = await part.boundingBox()
  const height = await page.evaluate(() => window.innerHeight)
  return box !== null && box.y >= 0 && box.y + box.height <= height - coveredPx + 1
}

/** Whether something that was said is in the part of the conversation that is seen. */
async function isInView(page: Page, said: Locator): Promise<boolean> {
  const [view, box] = await Promise.all([conversation(page).boundingBox(), said.boundingBox()])
  return view !== null && box !== null && box.y >= view.y - 1 && box.y + box.height <= view.y + view.height + 1
}

const calm: BrowserContextOptions = { reducedMotion: 'reduce' }
const looks = { laptop: calm, phone: { ...calm, colorScheme: 'dark' } } as const
const onPhone = devices('phone', looks)
const onLaptop = devices('laptop', looks)

describe('without a key', () => {
  const ours = story()

  test.each(onPhone)('on a %s the built-in texts answer, and the example can be played with', async (name, about) => {
    const { page, problems, person } = await atInvest(ours, about)
    await conversation(page).getByText('Hi Robin. What would you like to understand?').waitFor()
    await looksRight(page, `${name}-start`)

    await ask(page, 'What is <b>risk</b>?\nAnd **return**?')
    await conversation(page).getByText(chatUnavailable).waitFor()
    expect(await conversation(page).getByText('What is <b>risk</b>?').innerText()).toBe(
      'What is <b>risk</b>?\nAnd **return**?',
    )
    expect(await hasFocus(input(page))).toBe(true)
    // What the lessons say needs no AI: quoted, with the way to them, and the term explained.
    await conversation(page).getByRole('group', { name: 'From the lessons' }).getByRole('blockquote').first().waitFor()
    await conversation(page)
      .getByRole('group', { name: /^What (?:Risk|Return) means$/ })
      .waitFor()
    await looksRight(page, `${name}-passages`)

    // One's own figures are a card that this browser draws.
    await ask(page, 'how much is my portfolio worth')
    const worth = conversation(page).getByRole('group', { name: 'What your portfolio is worth' })
    await worth.getByText('$5,550.00').first().waitFor()
    await ask(page, 'am i too concentrated')
    await conversation(page).getByText('Largest holding').waitFor()
    await conversation(page).getByText('CBA 100.0%').waitFor()
    await looksRight(page, `${name}-cards`)

    // Nothing is lost by a reload, and nothing of it is on the server.
    await page.reload()
    await conversation(page).getByText('CBA 100.0%').waitFor()
    expect(await conversation(page).getByText(chatUnavailable).count()).toBe(3)

    // What somebody thinks of a reply is stored without the reply.
    await conversation(page).getByRole('button', { name: 'This didn’t help' }).last().click()
    await conversation(page).getByRole('button', { name: 'Hard to follow' }).click()
    await looksRight(page, `${name}-feedback`)
    await conversation(page).getByRole('button', { name: 'Send feedback' }).click()
    const stored = async (): Promise<string> => {
      const { body } = await ours.stack.api(person.accessToken, 'GET', '/api/profile/export')
      return JSON.stringify((body as { otherItems: object[] }).otherItems)
    }
    await expect.poll(stored).toContain('"reason":"unclear"')
    expect(await stored()).not.toMatch(/concentrated|portfolio worth|Largest holding/)

    await page.getByRole('button', { name: 'Learn About Portfolio Concepts' }).click()
    await conversation(page).getByText('What a portfolio is').waitFor()
    await conversation(page)
      .getByText(/built into Gumnut/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Learn About Portfolio Concepts' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Refresh Education' }).click()
    const current = conversation(page).getByText('Your education content is still current.')
    await current.waitFor()
    expect(await isInView(page, current)).toBe(true)
    expect(await conversation(page).getByText('What a portfolio is').count()).toBe(1)
    await looksRight(page, `${name}-without-a-key`)

    const example = page.getByRole('region', { name: 'Suggested allocation (educational example)' })
    const etfs = example.getByRole('listitem').filter({ hasText: 'ETFs' }).first()
    expect(await etfs.innerText()).toMatch(/Example\s+45%\s+Today\s+0\.0%/)
    await example.getByText('More than 10 points apart').waitFor()
    await example.getByLabel('Risk tolerance').selectOption('Conservative')
    await example.getByLabel('Age').selectOption('Over 50')
    await example.getByLabel('Goal').selectOption('Retirement')
    expect(await etfs.innerText()).toMatch(/Example\s+80%/)
    await example.getByText('How this example is made').click()
    await example.getByRole('row', { name: /^Goal: retirement/ }).waitFor()
    await looksRight(page, `${name}-example`)
    await page.reload()
    await page.getByText('1 (stocks)').waitFor()
    expect(await example.getByLabel('Age').inputValue()).toBe('under-30')

    expect(problems).toEqual([])
  })

  further('by keyboard alone: the conversation, the suggestions, the input and Send come in this order', async () => {
    const { page, problems } = await atInvest(ours, { ...laptop, ...calm })
    await conversation(page).focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.getByRole('button', { name: 'Investment Basics' }))).toBe(true)
    await page.keyboard.press('Enter')
    await conversation(page).getByText(chatUnavailable).waitFor()
    await conversation(page)
      .getByRole('link', { name: /^Lesson \d+: / })
      .first()
      .waitFor()
    for (const label of [
      'Understanding ETFs',
      'Investment Concepts',
      'Learn About Portfolio Concepts',
      'Refresh Education',
    ]) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(page.getByRole('button', { name: label })), label).toBe(true)
    }
    await page.keyboard.press('Tab')
    expect(await hasFocus(input(page))).toBe(true)
    await page.keyboard.type('What is an ETF?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await conversation(page).getByText('What is an ETF?').waitFor()
    expect(await hasFocus(input(page))).toBe(true)
    expect(problems).toEqual([])
  })

  further('on a phone the input stays above the bottom bar and above the keyboard', async () => {
    const { page, problems } = await atInvest(ours, { ...phone, ...calm })
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.height ?? 0
    expect(await isInReach(page, input(page), bar)).toBe(true)
    for (const label of ['Investment Basics', 'Understanding ETFs', 'Investment Concepts'])
      expect(await isInReach(page, page.getByRole('button', { name: label }), bar), label).toBe(true)

    // What a phone does when its keyboard comes up: the page keeps its size, less of it is visible.
    const keyboardPx = 336
    await input(page).focus()
    await page.evaluate((coveredPx) => {
      Object.defineProperty(window.visualViewport, 'height', {
        get: () => window.innerHeight - coveredPx,
        configurable: true,
      })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, keyboardPx)
    await expect.poll(() => isInReach(page, input(page), keyboardPx)).toBe(true)
    await ask(page, 'What is an ETF?')
    await conversation(page).getByText(chatUnavailable).waitFor()
    await expect.poll(() => isInReach(page, conversation(page).getByText(chatUnavailable), keyboardPx)).toBe(true)
    expect(await isInReach(page, input(page), keyboardPx)).toBe(true)
    await picture(page, 'invest-phone-keyboard')
    expect(problems).toEqual([])
  })
})

describe('with a model', () => {
  let model: ScriptedProvider
  const ours = story(async () => {
    model = await scriptedProvider()
    return { OPENAI_API_KEY: 'sk-test-story', OPENAI_BASE_URL: model.baseUrl }
  })
  // What the first answer loads can take a busy computer longer than a call to the model may take, and then there is no answer.
  beforeAll(async () => {
    const { accessToken } = await aSaver(ours.stack)
    model.script(goodReply)
    await ours.stack.api(accessToken, 'POST', '/api/ai/chat', { message: 'What is risk?' })
  }, 60_000)
  afterAll(() => model.close())

  further.each(onLaptop)('on a %s an answer leads to the lesson it leans on, and back', async (name, about) => {
    const { page, problems, person } = await atInvest(ours, about)
    model.script(goodReply)
    await ask(page, 'What does diversification mean?')
    await conversation(page).getByText('Sources:').waitFor()
    expect(await hasFocus(input(page))).toBe(true)
    await looksRight(page, `${name}-answer`)

    // What left the building: the words that shape the wording, and none of the numbers.
    const [call] = model.calls
    expect(call?.authorization).toBe('Bearer sk-test-story')
    expect(call?.raw).toContain('Beginner')
    expect(call?.raw).not.toMatch(/Robin|98765|43210|CBA|1950|example\.test/)

    const lesson = conversation(page).getByRole('link', { name: 'Lesson 3: Diversification' })
    expect(await lesson.count()).toBe(2)
    await lesson.last().click()
    await page.getByRole('dialog', { name: 'Diversification' }).waitFor()
    expect(new URL(page.url()).search).toBe('?lesson=3')
    await page.goBack()
    await conversation(page).getByText('What does diversification mean?').waitFor()
    await conversation(page).getByText('Sources:').waitFor()

    // At sign-out the conversation is gone.
    await page.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)))
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    await fillSignIn(page, person.email)
    await page.getByRole('heading', { name: 'AI Investment Educator' }).waitFor()
    await conversation(page)
      .getByText(/^Hi Robin\./)
      .waitFor()
    expect(await conversation(page).getByText('What does diversification mean?').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('a card of one’s own figures is drawn here: nothing of them reaches the model or the server’s reply', async () => {
    const { page, problems } = await atInvest(ours, { ...laptop, ...calm })
    const replies: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/ai/chat')) replies.push(await response.text())
    })
    model.script(
      'Spreading out means not depending on a single company [Card concentration]. It does not stop losses when most markets fall together.',
    )
    await ask(page, 'how much is my portfolio worth')
    await conversation(page).getByText('$5,550.00').first().waitFor()
    await ask(page, 'tell me about spreading risk')
    await conversation(page).getByText('CBA 100.0%').waitFor()
    expect(await conversation(page).getByText('[Card').count()).toBe(0)
    await looksRight(page, 'laptop-card-by-the-model')
    expect(model.calls.length).toBeGreaterThanOrEqual(2)
    for (const { raw } of model.calls) expect(raw).not.toMatch(/Robin|98765|43210|CBA|5,?550|\b37\b|example\.test/)
    expect(replies).toHaveLength(2)
    for (const reply of replies) expect(reply).not.toMatch(/CBA|5,?550|100\.0/)

    model.script('hang')
    await ask(page, 'And compounding?')
    await conversation(page).getByRole('button', { name: 'Stop' }).click()
    await conversation(page).getByText('Stopped. No answer will come for this one.').waitFor()
    await looksRight(page, 'laptop-stopped')
    expect(problems).toEqual([])
  })

  further('a model that fails is owned up to, and Try again brings the answer', async () => {
    const { page, problems } = await atInvest(ours, { ...laptop, ...calm })
    model.script({ status: 401 })
    await ask(page, 'What does diversification mean?')
    await conversation(page).getByText(chatTrouble).waitFor()
    await looksRight(page, 'laptop-trouble')
    model.script(goodReply)
    await conversation(page).getByRole('button', { name: 'Try again' }).click()
    await conversation(page).getByText('Sources:').waitFor()
    expect(await conversation(page).getByText('What does diversification mean?').count()).toBe(1)
    expect(problems).toEqual([])
  })

  further('long answers scroll inside; who has scrolled up is told of a new one and not moved', async () => {
    const { page, problems } = await atInvest(ours, { ...laptop, ...calm })
    const long = `${'Diversification means spreading money across many investments, so that no single one decides the outcome. '.repeat(12)}\n\n${goodReply}`
    model.script(long)
    await ask(page, 'What does diversification mean?')
    await conversation(page).getByText('Sources:').waitFor()
    const scrolled = () => conversation(page).evaluate((element) => element.scrollTop)
    // A long answer is shown from its beginning.
    expect(await isInView(page, conversation(page).getByText('What does diversification mean?'))).toBe(true)
    expect(await conversation(page).evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)

    model.script('hang')
    await ask(page, 'And compounding?')
    await conversation(page).getByText('The educator is writing an answer.').waitFor()
    await conversation(page).evaluate((element) => element.scrollTo(0, 0))
    await page.getByRole('button', { name: 'New answer' }).waitFor({ timeout: 20_000 })
    expect(await scrolled()).toBe(0)
    await looksRight(page, 'laptop-new-answer')
    await page.getByRole('button', { name: 'New answer' }).click()
    expect(await isInView(page, conversation(page).getByText(chatTrouble))).toBe(true)
    expect(problems).toEqual([])
  })
})
