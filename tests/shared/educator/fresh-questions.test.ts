// Questions in words that once led astray: a name that is a word of the field too, a slang word, an abbreviation.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'

const { search, termFor } = lessonSearch()
const firstPart = async (question: string): Promise<string> => {
  const [first] = await search(question)
  return `${first?.lessonId} ${first?.heading}`
}

test.each([
  ['how do i import my trades from stake', 'app-importing'],
  ['can i use gumnut on my iphone', 'app-phone'],
  ['how do i get the app on my home screen', 'app-phone'],
  ['how does the streak work', 'app-streak'],
  ['how do i fix a wrong trade', 'app-changing'],
  ['how do i fix my trade', 'app-changing'],
  ['do u sell my info', 'app-privacy'],
  ['does gumnut sell my details', 'app-privacy'],
  ['how do i download the app', 'app-phone'],
  ['can i change my currency', 'app-currency'],
  ['who made this app', 'app-support'],
  ['can i change the currency to usd', 'app-currency'],
])('"%s" is answered by the help %s, and by no lesson', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
  expect(await search(question)).toEqual([])
})

test.each([
  ['how do i consolidate super', 'superannuation', '12 Small percentages, long years'],
  ['how long to double my money at 7 percent', 'rule-of-72', '1 The rule of 72'],
  ['can i swap eth for sol without paying tax', undefined, '13 No sale, no tax'],
  ['what is a contract note', undefined, '13 What people write down'],
  ['if i put in $50 a week how much will i have in 10 years', 'compounding', '1 Returns on returns'],
  ['what happens if coinspot goes bankrupt', 'crypto-exchange', '6 Keys, and no reset button'],
  ['pig butchering whats that', 'scam', '18 How it really starts'],
  ['is this website legit bestcrypto-au.com', 'scam', '18 How it really starts'],
  ['got paid in bitcoin do i pay tax', undefined, '6 Tax and paperwork'],
  ['do i have to report a loss on crypto', 'capital-loss', '13 No sale, no tax'],
  ['is raiz legit', 'scam', '18 Five checks'],
  ['do i need to declare crypto', 'capital-gains-tax', '13 No sale, no tax'],
])('"%s" is about %s and is quoted %s first', async (question, id, part) => {
  if (id !== undefined) expect((await termFor(question))?.id).toBe(id)
  expect(await firstPart(question)).toBe(part)
})

test.each(["what's an hisa", 'what is ethical investing'])(
  '"%s" has its term, and no passage that says one of its names in passing',
  async (question) => {
    expect(await termFor(question)).toBeDefined()
    expect(await search(question)).toEqual([])
  },
)

test('somebody’s ex is no ex-dividend date', async () => {
  expect((await search('my ex wants half my super')).map(({ lessonId }) => lessonId)).not.toContain(5)
})

test('what is held through a broker that fails is told of as custody', async () => {
  for (const question of ['do i own the shares if the broker goes bust', 'what if my broker goes under']) {
    expect((await termFor(question))?.id).toBe('custody')
    expect((await search(question)).map(({ lessonId }) => lessonId)).not.toContain(18)
  }
})

test('a bank by its name is a bank, and its shares are none of the deposits it guards', async () => {
  for (const question of ['what happens to my money if commbank collapses', 'what if nab goes bust'])
    expect((await termFor(question))?.id).toBe('deposit-guarantee')
  expect((await termFor('what happens to my cba shares if cba collapses'))?.id).not.toBe('deposit-guarantee')
})

test.each([
  'how much do i need to start',
  'whats a good first investment',
  'do i have to report a loss on crypto',
  'got paid in bitcoin do i pay tax',
  'how do brokers make money if its free',
])('"%s" is no question for the lesson on scams', async (question) => {
  expect((await search(question)).map(({ lessonId }) => lessonId)).not.toContain(18)
})

test.each([
  'someone offered me a job moving money through my account',
  'job offer to move money',
  'they want me to pay before i start the job',
  'online job that pays me to like videos',
  'stranger messaged me about crypto',
  'unsolicited call about shares',
  'cold call from an investment firm',
  'is 20% a month possible',
  'someone opened an account in my name',
  'what do i do if i sent money to the wrong person',
  'a facebook group gives share tips',
  'ad with a famous person says invest',
  'stop a bank transfer',
  'how do i report a lost card',
  'platform wont pay me out',
  'someone called from my bank',
  '20% per month',
  'need to pay tax to unlock',
  'met a girl online she trades crypto',
  'rent out my bank account',
  'pay with gift cards',
])('"%s" is quoted the lesson on scams too', async (question) => {
  expect((await search(question)).map(({ lessonId }) => lessonId)).toContain(18)
})

test('a ratio with a name like a share is no share', async () => {
  expect(await termFor('what is the sharpe ratio')).toBeUndefined()
})

test('a form of the United States is known by its number', async () => {
  expect((await termFor('w8ben what is it'))?.id).toBe('withholding-tax')
})

test.each([
  ['how do i stake eth', 'staking'],
  ['i legit dont get etfs', 'exchange-traded-fund'],
  ['what does share consolidation mean', 'share-split'],
  ['a bot can double my money', 'scam'],
  ['what is ethereum', 'ethereum'],
  ['lost my ledger', 'crypto-wallet'],
  ['are etfs legit', 'exchange-traded-fund'],
  ['is bitcoin legit', 'bitcoin'],
  ['is crypto legit', 'cryptocurrency'],
  ['are dividends legit', 'dividend'],
  ['is super legit', 'superannuation'],
  ['are index funds legit', 'index-fund'],
  ['is staking legit', 'staking'],
  ['unstake from stake pool', 'staking'],
  ['what do i earn from stake rewards', 'staking'],
  ['can i change the growth option in my super', 'superannuation'],
  ['what is a put option', 'option'],
  ['how do i cash out of an etf', 'exchange-traded-fund'],
  ['when do i get paid after selling shares', 'settlement'],
  ['how many days for the sale money to land', 'settlement'],
  ['sold cba wheres my money please', 'settlement'],
  ['what happens to my shares if stake shuts down', 'custody'],
  ['what happens to my shares if commsec goes bust', 'custody'],
  ['do i need to report crypto if i did not cash out', 'capital-gains-tax'],
  ['do i need to report crypto to the ato if i moved it to another wallet', 'capital-gains-tax'],
  ['what does cash out mean', 'liquidity'],
  ['can i cash out anytime', 'liquidity'],
  ['how do i cash out bitcoin', 'bitcoin'],
  ['can i cash out my super early', 'preservation-age'],
  ['can i cash out some of my super', 'preservation-age'],
  ['how do i get paid if i sold my shares before the dividend', 'dividend'],
  ['got a call from the ato saying i owe money', 'phishing'],
  ['what does time weighted return mean', 'time-weighted-return'],
  ['twr vs mwr', 'time-weighted-return'],
  ['what is a buyback', 'share-buy-back'],
  ['sell and buy back the next day', 'wash-sale'],
])('"%s" is still about %s', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
})

test.each([
  'how do i report a loss to scamwatch',
  'how do i report a loss on scamwatch',
  'report a loss to the police',
  'report a loss of my card',
  'where do i report bitcoin scam',
  'how do i report crypto fraud',
  'report crypto to police',
  'report bitcoin stolen from my wallet',
])('"%s" is about no tax, and is quoted what to do first', async (question) => {
  expect((await termFor(question))?.id ?? '').not.toMatch(/^capital-/)
  expect((await search(question))[0]?.lessonId).toBe(18)
})

test.each(['should i cash out now', 'should we just cash out', 'shall i cash out before the crash'])(
  '"%s" is about staying calm, not about how quickly something is cash',
  async (question) => {
    expect((await termFor(question))?.id).not.toBe('liquidity')
    expect((await search(question))[0]?.lessonId).toBe(9)
  },
)

test('losses from a hacked exchange are no sale at a loss', async () => {
  expect((await termFor('do i need to report losses from a hacked exchange'))?.id).not.toBe('capital-loss')
})

test.each([
  ['i am under 18 can i buy shares', '12 The line on the payslip'],
  ['do kids under 18 pay tax on shares', '12 The line on the payslip'],
  ['tax under $18,200', '12 The line on the payslip'],
  ['accounts under 250000 guaranteed', '2 Risk is more than a bumpy ride'],
  ['can you buy shares under $500', '4 Two prices that stay close'],
])('"%s" is quoted %s first', async (question, part) => {
  expect(await firstPart(question)).toBe(part)
})
