// Questions in everyday words of which one, read alone, tells of something else: the capital of a capital raising, the code of a share.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'

const { search, termFor } = lessonSearch()

test.each([
  ['what is a capital raising', 'rights-issue'],
  ['what does dilution mean', 'rights-issue'],
  ['what is a ticker', 'ticker'],
  ['what happens to my shares if i die', 'deceased-estate'],
  ['why do rates matter for bonds', 'duration'],
  ['are robo advisors any good', 'robo-advice'],
  ['what is a penny stock', 'penny-stock'],
  ['what is a growth stock vs value stock', 'growth-and-value'],
  ['how do i vote at an agm', 'annual-general-meeting'],
  ['how do i read an annual report', 'annual-report'],
  ['what is a transition to retirement', 'transition-to-retirement'],
  ['how much money do i need to start investing', 'micro-investing'],
  ['is 500 bucks enough to start', 'micro-investing'],
  ['can you see my portfolio', 'app-privacy'],
  ['how does the gumnut chat work', 'app-educator'],
])('"%s" is explained as %s, and no lesson speaks of it', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
  expect(await search(question)).toEqual([])
})

test.each([
  ['my mate reckons i can claim brokerage on tax, is that true', 'cost-base', '13 The cost base, parcel by parcel'],
  ['can i offset my losses', 'capital-loss', '13 The cost base, parcel by parcel'],
  ['can i choose which shares i sold first', undefined, '13 The cost base, parcel by parcel'],
  ['do i get dividends if i bought last week', 'dividend', '14 Four dates, and one that matters most'],
  ['how long did the gfc last', 'global-financial-crisis', '11 September 2008'],
  ['hot wallet or cold wallet', 'crypto-wallet', '6 Keys, and no reset button'],
  ['why did terra luna collapse', 'stablecoin', '7 Common mistakes'],
  ['how do i find lost super', 'lost-super', '12 Small percentages, long years'],
  ["what's the difference between growth and balanced super", 'superannuation', '12 Where it sits'],
  ['how do fees add up over time', undefined, '1 What eats into it'],
  ["what's an fx fee", undefined, '17 Where fees hide'],
  ['what happens in a bank run', 'deposit-guarantee', '2 Risk is more than a bumpy ride'],
  ['how do i check if a company is licensed', undefined, '18 Five checks'],
  ['got an email saying my mygov is locked', 'phishing', '18 Five checks'],
  ['is this text from the ato real', 'phishing', '18 Five checks'],
  ['recovery company wants 500 to get my money back', 'recovery-scam', '18 If it has happened'],
  ['my mate runs a group chat with stock tips', undefined, '18 The sum that ends it'],
])('"%s" is about %s and is quoted %s first', async (question, id, part) => {
  if (id !== undefined) expect((await termFor(question))?.id).toBe(id)
  const [first] = await search(question)
  expect(`${first?.lessonId} ${first?.heading}`).toBe(part)
})

test('a sum of money says nothing of what is asked', async () => {
  expect(await search('can i lose 500 dollars in an etf')).toEqual(await search('can i lose in an etf'))
})

test('what is safer is asked of as safe, and is no saver', async () => {
  expect((await termFor('are etfs safer than shares'))?.id).toBe('exchange-traded-fund')
  const [first] = await search('are etfs safer than shares')
  expect(`${first?.lessonId} ${first?.heading}`).toBe('4 Common mistakes')
})
