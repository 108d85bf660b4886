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
  ['how do i vote my shares', 'annual-general-meeting'],
  ['got a proxy form in the mail what is it', 'proxy'],
  ['what is a share placement', 'placement'],
  ['share purchase plan vs placement', 'share-purchase-plan'],
  ['when is reporting season', 'reporting-season'],
  ['what is a half year result', 'reporting-season'],
  ['do i have to pay division 293 tax', 'division-293'],
  ['div293 notice', 'division-293'],
  ['is a non binding nomination worth anything', 'beneficiary-nomination'],
  ['how do i nominate a beneficiary for super', 'beneficiary-nomination'],
  ['can i leave my super to my mate', 'beneficiary-nomination'],
  ['government co contribution', 'government-co-contribution'],
  ['got a letter from computershare what is it', 'share-registry'],
  ['placement at a discount', 'placement'],
  ['nominate my dad as a proxy for the meeting', 'proxy'],
  ['can i appoint a proxy for an agm', 'proxy'],
  ['who gets my super when i die', 'beneficiary-nomination'],
  ['whats a srn', 'share-registry'],
  ['what is an offset account', 'offset-account'],
  ['offset vs invest', 'offset-account'],
  ['buy now pay later bad?', 'buy-now-pay-later'],
  ['how do i read an annual report', 'annual-report'],
  ['what is a transition to retirement', 'transition-to-retirement'],
  ['growth vs value', 'growth-and-value'],
  ['how does a company raise capital', 'rights-issue'],
  ['company i hold is doing a capital raising what does that mean', 'rights-issue'],
  ['if i die does my wife get my super', 'deceased-estate'],
  ['what happens to bitcoin if you die', 'deceased-estate'],
  ['my uncle passed away and left shares', 'deceased-estate'],
  ["what happens to my mum's shares when she dies", 'deceased-estate'],
  ['my nan died and left me shares', 'deceased-estate'],
  ['grandad left me telstra shares in the will', 'deceased-estate'],
  ['do i need a will for my shares', 'deceased-estate'],
  ['whats the deal with hecs indexation', 'help-debt'],
  ['can you see my portfolio', 'app-seen'],
  ['how does the gumnut chat work', 'app-educator'],
  ['how do i start investing', 'app-beginning'],
  ['how to start investing at 18', 'app-beginning'],
  ['how do i invest', 'app-beginning'],
  ['how do i begin', 'app-beginning'],
  ['how do i invest my money', 'app-beginning'],
  ['how do i invest for my kids', 'app-beginning'],
  ['how to invest an inheritance', 'app-beginning'],
  ['how do i invest ethically', 'app-beginning'],
  ['never invested before', 'app-beginning'],
  ['im new to this', 'app-beginning'],
  ['where do i even begin with all this', 'app-beginning'],
  ["i'm new to investing, where do i start", 'app-beginning'],
])('"%s" is explained as %s, and no lesson speaks of it', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
  expect(await search(question)).toEqual([])
})

test.each([
  ['my mate reckons i can claim brokerage on tax, is that true', 'cost-base', '13 The cost base, parcel by parcel'],
  ["i'm new to investing what is a share", 'share', '4 What you actually own'],
  ['im new what is risk', 'risk', '2 Feeling it and affording it'],
  ["what is a share? i'm new to investing", 'share', '4 What you actually own'],
  ['am i behind at 27', undefined, '1 What the clock does'],
  ['how am i doing for my age', undefined, '1 What the clock does'],
  ['am i too old to start at 30', undefined, '1 What the clock does'],
  ['should i pay off my credit card or invest', 'credit-card-interest', '1 It works on debts too'],
  ['what happens if i miss a credit card payment', 'credit-card-interest', '1 It works on debts too'],
  ['heyy so like what even is a dividend', 'dividend', '14 The board decides'],
  ['how much to break even after a 50% loss', undefined, '2 Why losses weigh more than gains'],
  ['how do i fill in my tax return for shares', 'capital-gains-tax', '13 The cost base, parcel by parcel'],
  ['what is a return', 'return', '2 Why the two travel together'],
  ['i sold my shares where is my money', 'settlement', '4 A day on the exchange'],
  ['why did my order not fill', 'limit-order', '4 A day on the exchange'],
  ['is it worth investing 100 a month', 'micro-investing', '16 Small orders and brokerage'],
  ['how much would 50 a week be in 10 years', 'compounding', '1 Returns on returns'],
  ['customer service asked for remote access', 'remote-access-scam', '18 Five checks'],
  ['is commsec or stake better', 'broker', '4 What it costs'],
  ['whats the difference between stake and commsec', 'broker', '4 What it costs'],
  ['credit card fraud what do i do', 'scam', '18 If it has happened'],
  ['whats the non concessional cap', 'non-concessional-contribution', '12 What goes in'],
  ['can i offset my losses', 'capital-loss', '13 The cost base, parcel by parcel'],
  ['can i choose which shares i sold first', undefined, '13 The cost base, parcel by parcel'],
  ['do i get dividends if i bought last week', 'dividend', '14 Four dates, and one that matters most'],
  ['how long did the gfc last', 'global-financial-crisis', '11 September 2008'],
  ['hot wallet or cold wallet', 'crypto-wallet', '6 Keys, and no reset button'],
  ['why did terra luna collapse', 'stablecoin', '7 Common mistakes'],
  ['how do i find lost super', 'lost-super', '12 Small percentages, long years'],
  ['low income super offset', 'low-income-super-tax-offset', '12 What goes in'],
  ['how do i find my old super', 'lost-super', '12 Small percentages, long years'],
  ['find my super', 'lost-super', '12 Small percentages, long years'],
  ['how much money do i need to start investing', 'micro-investing', '16 Small orders and brokerage'],
  ['how much do i need to start', 'micro-investing', '16 Small orders and brokerage'],
  ['is 500 bucks enough to start', 'micro-investing', '16 Small orders and brokerage'],
  ['is $20 a week enough to start investing', 'micro-investing', '16 Small orders and brokerage'],
  ['is 20 bucks a week worth it', 'micro-investing', '16 Small orders and brokerage'],
  ['can i invest $50', 'micro-investing', '16 Small orders and brokerage'],
  ['how little can i invest', 'micro-investing', '16 Small orders and brokerage'],
  ['is my money safe in raiz', 'custody', '4 What you actually own'],
  ['is my money safe in super', 'superannuation', '12 The line on the payslip'],
  ['is my money safe in the bank', 'deposit-guarantee', '2 Risk is more than a bumpy ride'],
  ['can i start with $50', 'micro-investing', '16 Small orders and brokerage'],
  ['can i write off losses', 'capital-loss', '13 The cost base, parcel by parcel'],
  ['is my money safe on coinbase', 'crypto-exchange', '6 Keys, and no reset button'],
  ['what is a run on the banks', 'deposit-guarantee', '2 Risk is more than a bumpy ride'],
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

test.each([
  ['value of my shares', 'share'],
  ['how is the value of a share worked out', 'share'],
  ['how do shares grow in value', 'share'],
  ['how do you value a stock', 'share'],
  ['super lost money this year', 'superannuation'],
  ["find my super fund's fees", 'superannuation'],
  ['who runs my bank', undefined],
  ['does a bank run on debt', undefined],
  ['can a bank run my super', 'superannuation'],
  ['is the government raising capital gains tax', 'capital-gains-tax'],
  ['difference between savings rates and bonds', 'bond'],
  ['how do i report my annual income', undefined],
  ['how do i lodge a tax return', undefined],
  ['shares went to zero can i claim', 'capital-loss'],
  ['i left my shares with commsec', 'share'],
  ['what is a hedge fund', undefined],
  ['what moves the market', undefined],
  ['hidden fees on stake', 'broker'],
  ['how come the fund return isnt the same as the index', 'index'],
  ['how do i report my earnings to the ato', undefined],
  ['do shares come with a vote', 'share'],
  ['do i pay tax on extra super contributions', 'superannuation'],
  ['if i leave my job what happens to my super', 'superannuation'],
  ['leave my super to grow', 'superannuation'],
  ['low income tax offset', undefined],
  ['i have an unpaid uni placement how do i budget', 'budget'],
  ['what is a placement student', undefined],
  ['wedding gift registry savings', undefined],
  ['land registry fee when buying a house', undefined],
  ['gold as a proxy for fear', undefined],
  ['what is an after tax return', 'return'],
  ['i sold my car where is my money best kept', undefined],
  ['they want me to share the code', 'share'],
  ['could crypto die', 'cryptocurrency'],
  ['my family is happy if i die in the game', undefined],
  ['start investing in crypto', 'cryptocurrency'],
  ['how did warren buffett start investing', undefined],
  ['enough to start an smsf', 'self-managed-super-fund'],
  ['start with 100 shares', 'share'],
  ['how do i transfer shares from commsec to stake', 'broker'],
])(
  '"%s" is about %s: its words are those of another term only apart from each other, or beside others',
  async (question, id) => {
    expect((await termFor(question))?.id).toBe(id)
  },
)

test('where to start is no question of where a chart starts', async () => {
  expect(await search('how do i start investing')).toEqual([])
})

test('who asks how to begin with something is told of that, and not of the first lessons', async () => {
  for (const question of [
    'how do i start investing in etfs',
    'how do i get started with crypto',
    'where do i start with super',
  ])
    expect((await termFor(question))?.id, question).not.toBe('app-beginning')
})
