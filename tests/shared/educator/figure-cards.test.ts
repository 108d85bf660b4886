// Which questions are about one's own figures, and how a model names a card.
import { expect, test } from 'vitest'
import { cardFor, cardRule, takeCard } from '#shared/educator/figure-cards.ts'
import { FigureCard } from '#shared/educator/question.ts'
import { assessReply } from '#shared/educator/reply-check/assess-reply.ts'
import { naturalQuestions, strangeQuestions } from './natural-questions.ts'

test.each([
  ['how much is my portfolio worth', 'value'],
  ['whats my portfolio worth rn', 'value'],
  ['What is the total value of my investments?', 'value'],
  ['how much are all my shares worth', 'value'],
  ['how much do i have invested', 'value'],
  ['my portfolio balance', 'value'],
  ['am i too concentrated', 'concentration'],
  ['Am I diversified?', 'concentration'],
  ['is my portfolio too concentrated?', 'concentration'],
  ['how diversified am i', 'concentration'],
  ['whats my biggest holding', 'concentration'],
  ['how much of my portfolio is in crypto', 'concentration'],
  ['what is my asset allocation', 'concentration'],
  ['what do i own', 'holdings'],
  ['what do i own right now', 'holdings'],
  ['how many shares do i own in cba', 'holdings'],
  ['what do i have in my portfolio', 'holdings'],
  ['what etfs have i got', 'holdings'],
  ['what shares do i own', 'holdings'],
  ['show me my holdings', 'holdings'],
  ['whats in my portfolio', 'holdings'],
  ['how many etfs do i have', 'holdings'],
  ['how far am i with the lessons', 'learning'],
  ['how many lessons have i done', 'learning'],
  ['what lessons do i have left', 'learning'],
  ['whats my xp', 'learning'],
  ['what level am i, how much xp do i have', 'learning'],
  ['what level am i', 'learning'],
  ['what level am i on', 'learning'],
  ['how is my portfolio doing', 'performance'],
  ['how are my etfs going', 'performance'],
  ['how have my shares and etfs been doing', 'performance'],
  ['is my portfolio up', 'performance'],
  ['are my shares down', 'performance'],
  ['is my portfolio in the green', 'performance'],
  ['which of my shares did best', 'performance'],
  ['which of my investments is doing worst', 'performance'],
  ['whats my best performing share', 'performance'],
  ['hows my portfolio going', 'performance'],
  ['am i up or down', 'performance'],
  ['have i made any money', 'performance'],
  ['how much have i lost', 'performance'],
  ['whats my return this year', 'performance'],
  ['how much brokerage have i paid', 'brokerage'],
  ['what did i spend on brokerage', 'brokerage'],
  ['how much have i earned in dividends', 'dividends'],
  ['how much did i earn in dividends', 'dividends'],
  ['what did i earn in dividends', 'dividends'],
  ['how much do i earn in distributions', 'dividends'],
  ['what dividends do i earn', 'dividends'],
  ['what dividends am i earning', 'dividends'],
  ['show my dividends', 'dividends'],
] as const)('%s: the card %s', (question, card) => {
  expect(cardFor(question)).toBe(card)
})

test.each([
  ...naturalQuestions.map(([question]) => question).filter((question) => question !== 'all my money is in one stock'),
  ...strangeQuestions,
  'what does concentrated mean',
  'what is a portfolio',
  'how much should i invest',
  'how is a share valued',
  'what do i own when i buy an etf',
  'how are my dividends taxed',
  'what do i own with a share',
  'what do i actually own in an index fund',
  'what do i own if i hold an etf',
  'what do i own once a company is delisted',
  'what responsibilities do i have as a shareholder',
  'what credit do i have',
  'what choices do i have for super',
  'what protection do i have if my bank fails',
  'how many days do i have to pay',
  'how is my bank doing financially',
  'how is my employer doing with super',
  'how has my behaviour been shaped by bias',
  'what is my share of the fund worth',
  'what is my share of the company worth',
  'which of my habits did best',
  'what level of risk is mine',
  'is my portfolio up to date',
  'how do i get dividends',
  'do i earn dividends on an etf',
  'how often do i get paid distributions',
  'is my super up',
  'can anyone see my portfolio',
  'how do i show my accountant my portfolio',
  'why am i here on level 3',
  'how many holdings should i have',
  'what will my portfolio be worth in 10 years',
  'how do i work out my return',
  'how much xp does a lesson give',
  'what is brokerage',
  'should i sell my shares',
  'how much is bitcoin worth',
  'do i have to pay tax when my shares go up',
])('%s: no card', (question) => {
  expect(cardFor(question)).toBeUndefined()
})

test.each([
  ['Here it is. [Card value]', { text: 'Here it is.', card: 'value' }],
  ['[card: Concentration]\n\nSpreading means this.', { text: 'Spreading means this.', card: 'concentration' }],
  ['One [Card nonsense] two [Card holdings] three [Card value].', { text: 'One two three.', card: 'holdings' }],
  ['Nothing named.\n\n\n\nAs it stands.', { text: 'Nothing named.\n\n\n\nAs it stands.' }],
  ['[Card salary]', { text: '' }],
  ['b[Card value]uy', { text: 'b uy', card: 'value' }],
])('%j is taken apart', (text, taken) => {
  expect(takeCard(text)).toEqual(taken)
})

test('the instructions name every card there is, and a reply with a mark passes the check as it would without', () => {
  for (const name of FigureCard.options) {
    expect(cardRule).toContain(`[Card ${name}]`)
    const reply = 'Diversification means not depending on a single company. It softens single disasters.'
    expect(assessReply(reply.replace(/\.$/, ` [Card ${name}].`)).hard).toEqual(assessReply(reply).hard)
  }
})
