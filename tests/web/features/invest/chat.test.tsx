// The chat: asking, waiting, failing, trying again; what is said to a screen reader; nothing but text (P29).
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatUnavailable } from '#shared/educator/texts.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { forgetUserData } from '#web/lib/stored.ts'
import { aProblem, aReply, anEducation, later, now, showInvest, signIn } from './show-invest.tsx'

beforeEach(signIn)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const conversation = () => screen.getByRole('region', { name: 'Conversation' })
const suggestions = () => within(screen.getByRole('group', { name: 'Suggestions' }))
const turns = () =>
  within(conversation())
    .queryAllByRole('listitem')
    .filter((item) => item.dataset['turn'] !== undefined)
/** The one polite region of the chat. */
const announced = () => screen.getByRole('heading', { name: 'Ask the educator' }).nextElementSibling
const chats = (sent: ReturnType<typeof showInvest>['sent']) =>
  sent.filter(({ path }) => path === '/api/ai/chat').map(({ body }) => body)

test('Enter sends: the question is appended and the input cleared at once, the reply follows, the input keeps the focus', async () => {
  const reply = later<object>()
  const { user, sent } = showInvest({ chat: [reply.promise] })
  await user.type(input(), '  What is risk?  {Enter}')
  expect(turns()).toHaveLength(1)
  expect(turns()[0]).toHaveProperty('textContent', expect.stringContaining('What is risk?'))
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
  expect(within(conversation()).getByText('The educator is writing an answer.')).toBeTruthy()

  await act(async () => reply.resolve(aReply()))
  expect(await within(conversation()).findByText('Risk is the range of things that can happen.')).toBeTruthy()
  expect(within(conversation()).queryByText('The educator is writing an answer.')).toBeNull()
  expect(document.activeElement).toBe(input())
  expect(chats(sent)).toEqual([{ message: 'What is risk?' }])
})

test('Shift and Enter make a new line and send nothing', async () => {
  const { user, sent } = showInvest({ chat: [aReply()] })
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two')
  expect(input().value).toBe('one\ntwo')
  expect(chats(sent)).toEqual([])
  await user.type(input(), '{Enter}')
  await within(conversation()).findByText(/range of things/)
  expect(chats(sent)).toEqual([{ message: 'one\ntwo' }])
})

test('the Enter that ends a word of an input method is not ours', () => {
  const { sent } = showInvest({ chat: [aReply()] })
  fireEvent.change(input(), { target: { value: 'リスク' } })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
  expect(turns()).toHaveLength(0)
  expect(chats(sent)).toEqual([])
})

test('Send sends too, and gives the focus back to the input', async () => {
  const { user, sent } = showInvest({ chat: [aReply()] })
  expect(sendButton().disabled).toBe(true)
  await user.type(input(), 'What is risk?')
  expect(sendButton().disabled).toBe(false)
  await user.click(sendButton())
  expect(document.activeElement).toBe(input())
  await within(conversation()).findByText(/range of things/)
  expect(chats(sent)).toHaveLength(1)
})

test('nothing and only spaces are not sent', async () => {
  const { user, sent } = showInvest()
  await user.type(input(), '{Enter}   {Shift>}{Enter}{/Shift} {Enter}')
  expect(turns()).toHaveLength(0)
  expect(sendButton().disabled).toBe(true)
  expect(sent).toEqual([])
})

test('while a reply is pending nothing else is sent, and what is typed stays', async () => {
  const reply = later<object>()
  const { user, sent } = showInvest({ chat: [reply.promise, aReply({ reply: 'Second.' })] })
  await user.type(input(), 'First?{Enter}')
  await user.type(input(), 'Second?{Enter}')
  expect(input().value).toBe('Second?')
  await user.click(sendButton())
  expect(sendButton().getAttribute('aria-disabled')).toBe('true')
  for (const button of suggestions().getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
  }
  expect(chats(sent)).toEqual([{ message: 'First?' }])
  expect(sent).toHaveLength(1)
  expect(turns()).toHaveLength(1)

  await act(async () => reply.resolve(aReply()))
  await within(conversation()).findByText(/range of things/)
  await user.type(input(), '{Enter}')
  await within(conversation()).findByText('Second.')
  expect(chats(sent)).toEqual([{ message: 'First?' }, { message: 'Second?' }])
})

test('the input takes 1,000 characters and counts the last 200', async () => {
  showInvest()
  expect(input().maxLength).toBe(1000)
  fireEvent.change(input(), { target: { value: 'a'.repeat(799) } })
  expect(screen.queryByText(/characters? left/)).toBeNull()
  fireEvent.change(input(), { target: { value: 'a'.repeat(800) } })
  const counter = screen.getByText('200 characters left')
  expect(input().getAttribute('aria-describedby')).toBe(counter.id)
  fireEvent.change(input(), { target: { value: 'a'.repeat(999) } })
  expect(screen.getByText('1 character left')).toBeTruthy()
  fireEvent.change(input(), { target: { value: 'a'.repeat(1000) } })
  expect(screen.getByText('0 characters left')).toBeTruthy()
})

test('a failure keeps the question, and Try again asks it again', async () => {
  const { user, sent } = showInvest({ chat: [new TypeError('Failed to fetch'), aReply()] })
  await user.type(input(), 'What is risk?{Enter}')
  expect(
    await within(conversation()).findByText("I'm having trouble responding right now. Please try again."),
  ).toBeTruthy()
  expect(within(conversation()).getByText('What is risk?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(conversation()).findByText(/range of things/)).toBeTruthy()
  expect(within(conversation()).getAllByText('What is risk?')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(chats(sent)).toEqual([{ message: 'What is risk?' }, { message: 'What is risk?' }])
})

test('a question that is tried again goes to the end, and is blocked while something else is pending', async () => {
  const reply = later<object>()
  const { user, sent } = showInvest({
    chat: [aProblem(500, 'internal', 'x'), reply.promise, aReply({ reply: 'At last.' })],
  })
  await user.type(input(), 'First?{Enter}')
  expect(await within(conversation()).findByText('Sorry, I encountered an error. Please try again.')).toBeTruthy()
  await user.type(input(), 'Second?{Enter}')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(chats(sent)).toHaveLength(2)
  await act(async () => reply.resolve(aReply()))
  await within(conversation()).findByText(/range of things/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await within(conversation()).findByText('At last.')
  expect(turns().map((turn) => /First|Second/.exec(turn.textContent ?? '')?.[0])).toEqual(['Second', 'First'])
})

test('too many questions: when to try again counts down, and Try again waits for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const refusal = aProblem(429, 'too_many_requests', 'That was a lot of questions.', { 'retry-after': '3' })
  const { user, sent } = showInvest({ chat: [refusal, aReply()] })
  await user.type(input(), 'What is risk?{Enter}')
  expect(await within(conversation()).findByText('That was a lot of questions.')).toBeTruthy()
  expect(within(conversation()).getByText(/You can try again in [123] seconds?\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(chats(sent)).toHaveLength(1)
  await act(async () => vi.advanceTimersByTimeAsync(4000))
  expect(within(conversation()).getByText('You can try again now.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(conversation()).findByText(/range of things/)).toBeTruthy()
  expect(chats(sent)).toHaveLength(2)
})

test('whatever the server says when it has no AI is shown as it stands', async () => {
  const { user } = showInvest({ chat: [aReply({ reply: chatUnavailable, source: 'fallback' })] })
  await user.type(input(), 'Hello?{Enter}')
  expect(await within(conversation()).findByText(chatUnavailable)).toBeTruthy()
})

test('a reply is text: no markup, no image, no link of its making', async () => {
  const attack =
    '<img src=x onerror="alert(1)"> <script>alert(2)</script> <a href="https://evil.example">win</a>\n[click](javascript:alert(3)) ![p](https://evil.example/p.png) https://evil.example **<b>bold</b>**\n- <iframe src="//evil.example"></iframe> [Lesson 99]'
  const { user } = showInvest({
    chat: [aReply({ reply: attack, citations: [{ lessonId: 99, title: '<b>no such lesson</b>' }] })],
  })
  await user.type(input(), '<img src=y onerror=alert(4)> [Lesson 4] **mine**{Enter}'.replace('[Lesson', '[[Lesson'))
  await within(conversation()).findByText(/onerror="alert\(1\)"/)
  const said = conversation()
  expect(said.querySelectorAll('img, script, iframe, a, b')).toHaveLength(0)
  for (const words of [
    '<script>alert(2)</script>',
    '[click](javascript:alert(3))',
    'https://evil.example',
    '<b>bold</b>',
    '[Lesson 99]',
  ]) {
    expect(said.textContent).toContain(words)
  }
  // What a person typed is not formatted at all.
  expect(said.textContent).toContain('<img src=y onerror=alert(4)> [Lesson 4] **mine**')
  expect(said.textContent).not.toContain('Sources')
})

test('lesson references are links with the title of the catalogue, and the sources are listed', async () => {
  const { user } = showInvest({
    chat: [
      aReply({
        reply: 'A fund in a basket [Lesson 4], spread out [Lesson 3].',
        citations: [
          { lessonId: 4, title: 'whatever the server calls it' },
          { lessonId: 3, title: 'Diversification' },
        ],
      }),
    ],
  })
  await user.type(input(), 'What is an ETF?{Enter}')
  await within(conversation()).findByText('Sources:')
  const links = within(conversation()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lesson 4: ETFs', '/learn?lesson=4'],
    ['Lesson 3: Diversification', '/learn?lesson=3'],
    ['Lesson 4: ETFs', '/learn?lesson=4'],
    ['Lesson 3: Diversification', '/learn?lesson=3'],
  ])
  await user.click(links[0] as HTMLElement)
  expect(screen.getByText('At /learn?lesson=4')).toBeTruthy()
})

test('a screen reader hears that an answer is being written, once, and then the answer', async () => {
  const reply = later<object>()
  const { user } = showInvest({ chat: [reply.promise] })
  expect(announced()?.getAttribute('role')).toBe('status')
  expect(announced()?.textContent).toBe('')
  const heard: string[] = []
  const listener = new MutationObserver(() => heard.push(announced()?.textContent ?? ''))
  listener.observe(announced() as Element, { childList: true, characterData: true, subtree: true })
  await user.type(input(), 'What is an ETF?{Enter}')
  await user.type(input(), 'and another thing')
  await act(async () =>
    reply.resolve(aReply({ reply: 'A **basket** [Lesson 4].', citations: [{ lessonId: 4, title: 'ETFs' }] })),
  )
  await within(conversation()).findByText('Sources:')
  listener.disconnect()
  expect(heard).toEqual(['The educator is writing an answer.', 'Educator: A basket Lesson 4: ETFs.'])
  expect(within(conversation()).queryByRole('status')).toBeNull()
  expect(within(conversation()).queryByRole('alert')).toBeNull()
})

test('a failure is announced in the same place', async () => {
  const { user } = showInvest({ chat: [new TypeError('Failed to fetch')] })
  await user.type(input(), 'Hello?{Enter}')
  await within(conversation()).findByRole('button', { name: 'Try again' })
  expect(announced()?.textContent).toMatch(/^I'm having trouble responding right now\. Please try again\./)
})

test('the conversation and the draft outlive a look at another page, a reply on its way included', async () => {
  const reply = later<object>()
  const { user, unmount, page } = showInvest({ chat: [reply.promise] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.type(input(), 'half a tho')
  unmount()
  await act(async () => reply.resolve(aReply()))
  render(page)
  expect(await within(conversation()).findByText(/range of things/)).toBeTruthy()
  expect(input().value).toBe('half a tho')
  expect(announced()?.textContent).toBe('')
})

test('a conversation is kept in the tab’s session alone, and sign-out forgets it', async () => {
  const { user, client, unmount, page } = showInvest({ chat: [aReply()] })
  await user.type(input(), 'my secret question{Enter}')
  await within(conversation()).findByText(/range of things/)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|range of things/)
  expect(JSON.stringify({ ...sessionStorage })).toMatch(/my secret question/)
  unmount()
  // What the app does with a person's data when somebody else comes.
  forgetUserData()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|range of things/)
  client.clear()
  render(page)
  expect(turns()).toHaveLength(0)
})

test('a newcomer is greeted and offered the overview; it is asked for only when they press the button', async () => {
  const { user, sent } = showInvest({
    education: [anEducation({ citations: [{ lessonId: 3, title: 'Diversification' }] })],
  })
  expect(await within(conversation()).findByText(/^Hi Sam\./)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(await suggestions().findByRole('button', { name: 'Learn About Portfolio Concepts' }))
  expect(await within(conversation()).findByText(/A portfolio is everything somebody holds/)).toBeTruthy()
  expect(sent).toEqual([{ path: '/api/ai/education', body: {} }])
  expect(suggestions().queryByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeNull()
  expect(within(conversation()).getByRole('link', { name: 'Lesson 3: Diversification' })).toBeTruthy()
})

test('who has an analysis is greeted differently', async () => {
  const { user, unmount, page } = showInvest({ education: [anEducation()] })
  await user.click(await suggestions().findByRole('button', { name: 'Learn About Portfolio Concepts' }))
  await within(conversation()).findByText(/A portfolio is everything/)
  expect(within(conversation()).queryByText(/Welcome back/)).toBeNull()
  unmount()
  render(page)
  expect(within(conversation()).getByText(/^Welcome back, Sam\./)).toBeTruthy()
  expect(within(conversation()).getByText(/21 Nov 2026/)).toBeTruthy()
})

test('after a reload, a stored analysis is known without asking for it again', async () => {
  const { sent } = showInvest({ educatedAt: now })
  expect(await within(conversation()).findByText(/^Welcome back, Sam\./)).toBeTruthy()
  expect(suggestions().queryByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeNull()
  expect(sent).toEqual([])
})

test('when that cannot be found out, the greeting is the first one', async () => {
  showInvest({ educatedAt: new TypeError('Failed to fetch') })
  expect(await suggestions().findByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeTruthy()
  expect(within(conversation()).queryByText(/Welcome back/)).toBeNull()
})

test('Refresh Education says when the content is still current', async () => {
  const { user, sent } = showInvest({ education: [anEducation(), anEducation({ refreshed: false })] })
  await user.click(suggestions().getByRole('button', { name: 'Refresh Education' }))
  await within(conversation()).findByText(/A portfolio is everything/)
  await user.click(suggestions().getByRole('button', { name: 'Refresh Education' }))
  expect(await within(conversation()).findByText(/Your education content is still current/)).toBeTruthy()
  expect(within(conversation()).getAllByText(/A portfolio is everything/)).toHaveLength(1)
  // Whether it is stale is the server's to say: nothing is forced.
  expect(sent.map(({ body }) => body)).toEqual([{}, {}])
})

test('an overview that cannot be made is a message in the chat, with Retry', async () => {
  const { user } = showInvest({ education: [aProblem(500, 'internal', 'x'), anEducation()] })
  await user.click(await suggestions().findByRole('button', { name: 'Learn About Portfolio Concepts' }))
  expect(await within(conversation()).findByText(/try again, or ask me a specific question/)).toBeTruthy()
  expect(suggestions().getByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(conversation()).findByText(/A portfolio is everything/)).toBeTruthy()
})

test('an overview that only stands in is not taken for a saved one, and can be asked for again', async () => {
  const standIn = anEducation({ success: false, fallback: true, education: 'The built-in one.' })
  const { user } = showInvest({ education: [standIn, anEducation()] })
  await user.click(await suggestions().findByRole('button', { name: 'Learn About Portfolio Concepts' }))
  expect(await within(conversation()).findByText('The built-in one.')).toBeTruthy()
  expect(suggestions().getByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(conversation()).findByText(/A portfolio is everything/)).toBeTruthy()
  expect(suggestions().queryByRole('button', { name: 'Learn About Portfolio Concepts' })).toBeNull()
})

test('the server’s disclaimer is set apart from the reply it ends', async () => {
  const { user } = showInvest({ chat: [aReply({ reply: `Risk is a range.\n\n${educatorDisclaimer}` })] })
  await user.type(input(), 'What is risk?{Enter}')
  const fineprint = await within(conversation()).findByText(educatorDisclaimer)
  expect(within(conversation()).getByText('Risk is a range.')).not.toBe(fineprint)
})

test('a quick question asks in whole words, and the focus stays on its button', async () => {
  const { user, sent } = showInvest({ chat: [aReply()], told: { investmentExperience: 'Intermediate' } })
  const button = suggestions().getByRole('button', { name: 'Rebalancing Concepts' })
  await user.click(button)
  await within(conversation()).findByText(/range of things/)
  expect(chats(sent)).toEqual([{ message: 'What does rebalancing mean, and what does it cost?' }])
  expect(document.activeElement).toBe(button)
})

test('the disclaimer is on the panel whatever is said', async () => {
  const { user } = showInvest({ chat: [aReply()] })
  const [box] = screen.getAllByRole('note', { name: 'Educational Content Only' })
  expect(box?.textContent).toMatch(/not licensed financial advice/)
  await user.type(input(), 'What is risk?{Enter}')
  await within(conversation()).findByText(/range of things/)
  expect(box?.isConnected).toBe(true)
  expect(conversation().contains(box as Node)).toBe(false)
})
