// What comes with an answer: passages, a term, a card of one's own figures; stop, copy, feedback, what to ask next; and what
// is left of it all after a reload.
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatUnavailable } from '#shared/educator/texts.ts'
import { aPerformance } from '#tests/support/performance.ts'
import { aHolding, aProblem, aReply, later, progress, showInvest, signIn } from './show-invest.tsx'

beforeEach(signIn)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }))
const announced = () => screen.getByRole('heading', { name: 'Ask the educator' }).nextElementSibling

const withoutAi = aReply({
  reply: chatUnavailable,
  source: 'fallback',
  fallbackReason: 'unavailable',
  term: { id: 'exchange-traded-fund', term: 'Exchange-traded fund', meaning: 'A fund on an exchange.', lessonId: 4 },
  passages: [
    { lessonId: 4, title: 'ETFs', heading: 'What it costs', text: 'No bill arrives, so it is easy to forget.' },
    { lessonId: 3, title: 'Diversification', heading: 'Two kinds of risk', text: 'Some risk is shared.' },
  ],
})

test('without AI the term is explained and the lessons are quoted with their links; a screen reader hears both', async () => {
  const { user } = showInvest({ chat: [withoutAi] })
  await user.type(input(), 'wats an etf{Enter}')
  expect(await conversation().findByText(chatUnavailable)).toBeTruthy()
  const term = within(await conversation().findByRole('group', { name: 'What Exchange-traded fund means' }))
  expect(term.getByText('A fund on an exchange.')).toBeTruthy()
  const lessons = within(conversation().getByRole('group', { name: 'From the lessons' }))
  expect(lessons.getByText('No bill arrives, so it is easy to forget.').tagName).toBe('BLOCKQUOTE')
  expect(lessons.getByRole('link', { name: /Lesson 4: ETFs/ })).toHaveProperty(
    'href',
    expect.stringContaining('/learn?lesson=4'),
  )
  expect(lessons.getByText('One more passage')).toBeTruthy()
  expect(announced()?.textContent).toMatch(/A fund on an exchange\. From Lesson 4, ETFs: No bill arrives/)
})

test.each([
  ['value', 'What your portfolio is worth', '$1,300.00'],
  ['holdings', 'What you hold', 'VAS'],
  ['concentration', 'How your portfolio is spread', 'CBA 76.9%'],
  ['learning', 'Your lessons', '2 of 18'],
  ['performance', 'How your portfolio has done', '+$300.00'],
] as const)('the card %s is drawn from what the app has', async (card, title, figure) => {
  const holdings = [
    aHolding({ symbol: 'CBA', quantity: 10, costBasis: 80, currentPrice: 100 }),
    aHolding({ symbol: 'VAS', type: 'etf', quantity: 3, costBasis: 66.6666, costBase: 200, currentPrice: 100 }),
  ]
  const { user, sent } = showInvest({ holdings, chat: [aReply({ card })] })
  await user.type(input(), 'my figures{Enter}')
  await conversation().findByRole('group', { name: title })
  await expect.poll(() => screen.getByRole('group', { name: title }).textContent).toContain(figure)
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'my figures' }])
})

/** The figures of a card, by their labels. */
async function figuresOf(title: string): Promise<Record<string, string>> {
  await conversation().findByRole('group', { name: title })
  const terms = () => within(screen.getByRole('group', { name: title })).queryAllByRole('term')
  await expect.poll(() => terms().length).toBeGreaterThan(0)
  return Object.fromEntries(
    terms().map((term) => [
      term.textContent ?? '',
      term.nextElementSibling?.textContent?.replaceAll(/\s+/g, ' ') ?? '',
    ]),
  )
}

const several = [
  aHolding({ symbol: 'CBA', quantity: 10, costBasis: 80, currentPrice: 100 }),
  aHolding({ symbol: 'BHP', quantity: 10, costBasis: 50, currentPrice: 40 }),
  aHolding({ symbol: 'BTC', type: 'crypto', quantity: 0.01, costBasis: 50_000, currentPrice: 60_000 }),
  aHolding({ symbol: 'OLD', type: 'other', quantity: 5, costBasis: 20, currentPrice: 20, priceStatus: 'cost' }),
]

test('what is held says of each kind and each holding what it is worth, what it cost and what it gained', async () => {
  const { user } = showInvest({ holdings: several, chat: [aReply({ card: 'holdings' })] })
  await user.type(input(), 'whats my crypto worth{Enter}')
  expect(await figuresOf('What you hold')).toEqual({
    Shares: '$1,400.00 +$100.00(+7.69%)',
    Crypto: '$600.00 +$100.00(+20.00%)',
    Other: '$100.00 Not known',
  })
  const rows = within(screen.getByRole('group', { name: 'What you hold' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'CBA 10$1,000.00Average cost $80.00+$200.00(+25.00%)',
    'BTC 0.01$600.00Average cost $50,000.00+$100.00(+20.00%)',
    'BHP 10$400.00Average cost $50.00-$100.00(-20.00%)',
    'OLD 5$100.00Average cost $20.00Not known',
  ])
})

test('performance names the holdings that stand highest and lowest, with trades on record and without', async () => {
  const { user } = showInvest({ holdings: several, chat: [aReply({ card: 'performance' })] })
  await user.type(input(), 'which of my shares is doing the worst{Enter}')
  expect(await figuresOf('How your portfolio has done')).toMatchObject({
    'Highest since buying': 'CBA +25.00%',
    'Lowest since buying': 'BHP -20.00%',
  })
  cleanup()
  sessionStorage.removeItem('gumnut.user.user-1.conversation')
  const dated = showInvest({
    holdings: several,
    performance: aPerformance(),
    chat: [aReply({ card: 'performance' }), aReply({ card: 'dividends' }), aReply({ card: 'brokerage' })],
  })
  await dated.user.type(input(), 'what did i make this financial year{Enter}')
  const figures = await figuresOf('How your portfolio has done')
  expect(Object.keys(figures)).toEqual([
    'Gain/Loss',
    'Gain/Loss, past month',
    'Gain/Loss, this financial year',
    'Time-weighted',
    'Money-weighted, a year',
    'Highest since buying',
    'Lowest since buying',
  ])
  await dated.user.type(input(), 'how much divvies have i got this fy{Enter}')
  expect(await figuresOf('Dividends you have received')).toHaveProperty('This financial year', '$82.50')
  await dated.user.type(input(), 'how much brokerage this year{Enter}')
  expect(await figuresOf('Brokerage you have paid')).toHaveProperty('This financial year', '$19.90')
})

test('the card of lessons has the achievements and the daily streak, of lessons and of reviews', async () => {
  const { user } = showInvest({ chat: [aReply({ card: 'learning' })] })
  await user.type(input(), 'whats my streak at{Enter}')
  await conversation().findByText('Daily streak')
  expect(await figuresOf('Your lessons')).toMatchObject({
    Achievements: '1 of 6',
    'Daily streak': '3 days (longest 3)',
  })
})

test('the card of lessons counts the achievements that the service has, of a later release too', async () => {
  const achievements = [...progress.achievements, { ...progress.achievements[0]!, name: 'Of a later release' }]
  const { user } = showInvest({ chat: [aReply({ card: 'learning' })], learned: { ...progress, achievements } })
  await user.type(input(), 'how far am i{Enter}')
  expect(await figuresOf('Your lessons')).toMatchObject({ Achievements: '2 of 7' })
})

test('a hidden amount stays hidden on a card', async () => {
  localStorage.setItem('gumnut.hideBalances', 'yes')
  const holdings = [aHolding({ quantity: 10, costBasis: 80, currentPrice: 100 })]
  const { user } = showInvest({ holdings, chat: [aReply({ card: 'value' })] })
  await user.type(input(), 'how much is my portfolio worth{Enter}')
  const card = within(await conversation().findByRole('group', { name: 'What your portfolio is worth' }))
  expect((await card.findAllByRole('img', { name: 'hidden' })).length).toBeGreaterThanOrEqual(3)
  expect(card.queryByText(/1,000/)).toBeNull()
})

test('without holdings a card says how to get there', async () => {
  const { user } = showInvest({ chat: [aReply({ card: 'value' })] })
  await user.type(input(), 'how much is my portfolio worth{Enter}')
  expect(await conversation().findByText(/Nothing is in your portfolio yet/)).toBeTruthy()
})

test('a card that this page does not know yet shows nothing, and the reply stands', async () => {
  const { user } = showInvest({ chat: [{ ...aReply(), card: 'horoscope' }] })
  await user.type(input(), 'What is next?{Enter}')
  expect(await conversation().findByText(/range of things/)).toBeTruthy()
  expect(await conversation().findByRole('button', { name: 'Copy reply' })).toBeTruthy()
  expect(conversation().queryByText(/Worked out on this device/)).toBeNull()
})

test('Stop ends the wait: what comes later is not shown, and the question can be asked again', async () => {
  const reply = later<object>()
  const { user, sent } = showInvest({ chat: [reply.promise, aReply({ reply: 'The second answer.' })] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.click(conversation().getByRole('button', { name: 'Stop' }))
  expect(conversation().getByText(/^Stopped\./)).toBeTruthy()
  expect(announced()?.textContent).toMatch(/^Stopped\./)
  await act(async () => reply.resolve(aReply()))
  expect(conversation().queryByText(/range of things/)).toBeNull()
  await user.click(conversation().getByRole('button', { name: 'Try again' }))
  expect(await conversation().findByText('The second answer.')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('what is asked after Stop waits until the service is free, and is not refused', async () => {
  const [first, second] = [later<object>(), later<object>()]
  const { user, sent } = showInvest({ chat: [first.promise, second.promise, aReply({ reply: 'The third answer.' })] })
  const asked = () => sent.map(({ body }) => (body as { message: string }).message)
  const stop = () => user.click(conversation().getByRole('button', { name: 'Stop' }))
  await user.type(input(), 'one{Enter}')
  await stop()
  await user.type(input(), 'two{Enter}')
  // Never sent: stopped while it still waited for the first.
  await stop()
  await user.type(input(), 'three{Enter}')
  expect(conversation().getByText('The educator is writing an answer.')).toBeTruthy()
  expect(asked()).toEqual(['one'])
  await act(async () => first.resolve(aReply()))
  await expect.poll(asked).toEqual(['one', 'three'])
  // A failure frees the service as well.
  await stop()
  await user.type(input(), 'four{Enter}')
  await act(async () => second.resolve(aProblem(500, 'internal', 'No.')))
  expect(await conversation().findByText('The third answer.')).toBeTruthy()
  expect(asked()).toEqual(['one', 'three', 'four'])
  expect(conversation().getAllByText(/^Stopped\./)).toHaveLength(3)
})

test('a reply is copied as text', async () => {
  const { user } = showInvest({ chat: [aReply()] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.click(await conversation().findByRole('button', { name: 'Copy reply' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('Risk is the range of things that can happen.')
})

test('a reply is copied as it reads, with the lessons by name and without the marks of its markup', async () => {
  const reply = '**Diversification** means not depending on one company [Lesson 3].\n\n- It softens single disasters.'
  const { user } = showInvest({ chat: [aReply({ reply, citations: [{ lessonId: 3, title: 'Diversification' }] })] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.click(await conversation().findByRole('button', { name: 'Copy reply' }))
  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe(
    'Diversification means not depending on one company Lesson 3: Diversification.\n\n- It softens single disasters.',
  )
})

test('without a model the term and the passages on the screen are copied too, each with its lesson', async () => {
  const { user } = showInvest({ chat: [withoutAi] })
  await user.type(input(), 'wats an etf{Enter}')
  await user.click(await conversation().findByRole('button', { name: 'Copy reply' }))
  await screen.findByText('Copied.')
  const { reply, term, passages = [] } = withoutAi
  const copied = await navigator.clipboard.readText()
  expect(copied.split('\n\n')).toEqual([
    ...reply.split('\n\n'),
    `${term?.term}: ${term?.meaning}`,
    ...passages.map(({ text, lessonId, title, heading }) => `“${text}”\nLesson ${lessonId}, ${title}, “${heading}”`),
  ])
})

test('a thumb is sent without the question and the reply; a reason and words only when they are given', async () => {
  const { user, sent } = showInvest({ chat: [aReply()] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.click(await conversation().findByRole('button', { name: 'This helped' }))
  expect(await screen.findByText('Thanks, noted.')).toBeTruthy()
  expect(conversation().getByRole('button', { name: 'This helped', pressed: true })).toBeTruthy()
  await user.click(conversation().getByRole('button', { name: 'This didn’t help' }))
  await user.click(conversation().getByRole('button', { name: 'Hard to follow' }))
  expect(conversation().getByRole('button', { name: 'Hard to follow', pressed: true })).toBeTruthy()
  await user.type(conversation().getByRole('textbox', { name: /Anything to add/ }), 'Too long.{Enter}Really.')
  await user.click(conversation().getByRole('button', { name: 'Send feedback' }))
  const given = sent.filter(({ path }) => path === '/api/ai/feedback').map(({ body }) => body)
  const id = expect.any(String) as string
  expect(given).toEqual([
    { id, source: 'ai', isHelpful: true },
    { id, source: 'ai', isHelpful: false },
    { id, source: 'ai', isHelpful: false, reason: 'unclear', text: 'Too long. Really.' },
  ])
  expect(new Set(given.map((body) => (body as { id: string }).id)).size).toBe(1)
})

test('the lesson behind the newest answer suggests what to ask next', async () => {
  const cited = aReply({ citations: [{ lessonId: 3, title: 'Diversification' }] })
  const { user, sent } = showInvest({ chat: [cited, cited] })
  await user.type(input(), 'What is risk?{Enter}')
  await user.click(await conversation().findByRole('button', { name: 'What can diversification not do?' }))
  await conversation().findByRole('button', { name: 'What is correlation?' })
  expect(conversation().getAllByRole('group', { name: 'Ask next' })).toHaveLength(1)
  expect(conversation().queryByRole('button', { name: 'What can diversification not do?' })).toBeNull()
  expect(sent.at(-1)?.body).toEqual({ message: 'What can diversification not do?' })
})

test('a reload loses nothing; a question that was under way is one that was stopped', async () => {
  const first = showInvest({ chat: [withoutAi, new Promise<object>(() => undefined)] })
  await first.user.type(input(), 'wats an etf{Enter}')
  await conversation().findByText('A fund on an exchange.')
  await first.user.type(input(), 'And a bond?{Enter}')
  cleanup()
  showInvest()
  expect(await conversation().findByText('A fund on an exchange.')).toBeTruthy()
  expect(conversation().getByText('And a bond?')).toBeTruthy()
  expect(conversation().getByText(/^Stopped\./)).toBeTruthy()
  expect(announced()?.textContent).toBe('')
})

test.each(['nonsense', '[{"id":1}]', '{"turns":[]}'])('a kept conversation that is broken (%s) is none', (broken) => {
  sessionStorage.setItem('gumnut.user.user-1.conversation', broken)
  showInvest()
  expect(conversation().queryByRole('list')).toBeNull()
})
