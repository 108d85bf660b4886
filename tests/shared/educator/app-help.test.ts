// App help: short, true to the figures that the rules have, and for nobody who asks whether to buy.
import { expect, test } from 'vitest'
import { appHelp } from '#shared/educator/app-help.ts'
import { isAppHelp } from '#shared/educator/app-help-ids.ts'
import { accountHelp } from '#shared/educator/app-help-account.ts'
import { gumnutHelp } from '#shared/educator/app-help-gumnut.ts'
import { learningHelp } from '#shared/educator/app-help-learning.ts'
import { portfolioHelp } from '#shared/educator/app-help-portfolio.ts'
import { privacyHelp } from '#shared/educator/app-help-privacy.ts'
import { cardFor } from '#shared/educator/figure-cards.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { stemsOf } from '#shared/educator/question-words.ts'
import { assessReply } from '#shared/educator/reply-check/assess-reply.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { freezesAMonth } from '#shared/learning/daily-streak.ts'
import { quizPassPercent } from '#shared/learning/progress.ts'
import { xpPerLevel } from '#shared/learning/level.ts'
import { achievementRules } from '#shared/learning/achievements.ts'
import { sessionSize } from '#shared/learning/review-session.ts'
import { stops } from '#shared/learning/time-machine.ts'
import { terms } from '#shared/learning/terms.ts'

const { search, termFor } = lessonSearch()
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const meaningOf = (id: string): string => (appHelp.find((each) => each.id === id)?.meaning ?? '').toLowerCase()

test.each(appHelp.map(({ term, meaning }) => [term, meaning]))(
  '%s: short, and no hard rule is broken',
  (_, meaning) => {
    expect(assessReply(`${meaning}\n\n${educatorDisclaimer}`).hard).toEqual([])
    expect(meaning.length).toBeLessThanOrEqual(220)
  },
)

test('each name leads to one answer, and none is a name of the glossary', () => {
  const names = appHelp.flatMap(({ term, also }) => [term, ...also]).map((name) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  // A second name of the same words is found with the first.
  const searched = names.map((name) => stemsOf(name).join(' '))
  expect(searched.filter((one, at) => searched.indexOf(one) !== at)).toEqual([])
  const glossary = new Set(terms.flatMap(({ term, also }) => [term, ...also]).map((name) => name.toLowerCase()))
  expect(names.filter((name) => glossary.has(name))).toEqual([])
  expect(appHelp.filter((each) => !isAppHelp(each))).toEqual([])
  expect(terms.filter(isAppHelp)).toEqual([])
  for (const help of [accountHelp, gumnutHelp, privacyHelp, portfolioHelp, learningHelp])
    expect(help.map(({ id }) => id)).toEqual(help.map(({ id }) => id).toSorted())
})

test('the figures are those of the rules', () => {
  expect(meaningOf('app-quiz')).toContain(`${quizPassPercent} per cent`)
  expect(meaningOf('app-xp')).toContain(`every ${xpPerLevel} xp`)
  expect(meaningOf('app-review')).toContain(`at most ${words[sessionSize]}`)
  expect(meaningOf('app-streak')).toContain(`${words[freezesAMonth]} missed days`)
  expect(meaningOf('app-achievements')).toContain(`there are ${words[achievementRules.length]}`)
  expect(stops).toBe(15)
  expect(meaningOf('app-time-machine')).toContain('fifteen stops')
  for (const { description } of achievementRules) {
    expect(meaningOf('app-achievements')).toContain(/\d+/.exec(description)?.[0] ?? '1')
  }
})

test('whoever asks whether to add something is not told where the button is; other help is there however it is asked', async () => {
  expect((await termFor('should i add bonds to my portfolio'))?.id).toBe('portfolio')
  expect((await termFor('best shares to add to my portfolio'))?.id).not.toBe('app-adding')
  expect((await termFor('how do i add a holding'))?.id).toBe('app-adding')
  expect((await termFor('whats the best way to import my commsec trades'))?.id).toBe('app-importing')
  expect((await termFor('should i change my password'))?.id).toBe('app-password')
})

test.each([
  ['how do i import from commsec', 'app-brokers'],
  ['can i link selfwealth', 'app-brokers'],
  ['does this connect to stake', 'app-brokers'],
  ['import from stake', 'app-brokers'],
  ['how do i delete a holding', 'app-changing'],
  ['how do i delete a transaction', 'app-changing'],
  ['edit my holding', 'app-changing'],
  ['two factor authentication', 'app-two-steps'],
  ['how do i turn off the emails', 'app-emails'],
  ['my holding says stale why', 'app-price-labels'],
  ['why does it say sample price', 'app-price-labels'],
  ['why cant i do the lesson again', 'app-lesson-again'],
  ['what does the map mean', 'app-map'],
  ['what are moments', 'app-moments'],
  ['how do i get to the time machine', 'app-time-machine'],
  ['what is the crash replay', 'app-falls'],
  ['is gumnut free', 'app-cost'],
  ['are you licensed', 'app-advice'],
  ['is this financial advice', 'app-advice'],
  ['who do i contact for support', 'app-support'],
  ['do you sell my data', 'app-privacy'],
  ['how do i change my name', 'app-name'],
  ['change email', 'app-name'],
  ['how do i log out', 'app-signing-out'],
  ['can i use it on my phone', 'app-phone'],
  ['can i buy shares in this app', 'app-purpose'],
  ['what did i buy last month', 'app-trades'],
  ['how much does gumnut cost', 'app-cost'],
  ['are you a real person', 'app-educator'],
  ['are you chatgpt', 'app-educator'],
  ['does gumnut tell the tax office what i own', 'app-privacy'],
  ['is what i type here private', 'app-privacy'],
  ['can i export my stuff', 'app-download'],
  ["my coin isn't in the search", 'app-manual-entry'],
  ['can i track my super here', 'app-manual-entry'],
  ['can i track us shares like apple', 'app-manual-entry'],
  ["my csv doesn't work", 'app-importing'],
  ['why does the price here differ from my broker', 'app-price-differences'],
  ['prices look wrong', 'app-price-differences'],
  ['why is the price wrong', 'app-price-differences'],
  ['are my prices wrong', 'app-price-differences'],
  ['prices here are wrong', 'app-price-differences'],
  ['price of my shares looks wrong', 'app-price-differences'],
  ['why does the price differ from yahoo', 'app-price-differences'],
  ['why is my price wrong', 'app-price-differences'],
  ['my holding shows the wrong price', 'app-price-differences'],
  ['how to track us shares', 'app-manual-entry'],
  ['i want to track us shares', 'app-manual-entry'],
  ['how to add overseas shares', 'app-manual-entry'],
  ['how do i add my super', 'app-manual-entry'],
])('%s: the help %s, and no lesson beside it', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
  expect(await search(question)).toEqual([])
})

test.each([
  ['who can see my holdings', 'app-seen'],
  ['can other people see my portfolio', 'app-seen'],
  ['can other users see what i hold', 'app-seen'],
  ['can anyone see how much i have', 'app-seen'],
  ['who sees my data', 'app-seen'],
  ['can my boss see my shares', 'app-seen'],
  ['do my mates know what i own', 'app-seen'],
  ['is my portfolio public', 'app-seen'],
  ['can my accountant see my trades', 'app-seen'],
  ['does the ato see my portfolio here', 'app-seen'],
  ['will you tell centrelink what i own', 'app-privacy'],
  ['can i buy shares here', 'app-purpose'],
  ['can i withdraw my money from here', 'app-purpose'],
  ['can i take my money from here', 'app-purpose'],
  ['how do i transfer my money from here', 'app-purpose'],
  ['do you tell centrelink about me', 'app-privacy'],
  ['is this app allowed to give advice', 'app-advice'],
  ['where do i start investing', 'app-beginning'],
  ['im new to this country where do i start investing', 'app-beginning'],
  ['how do i begin here', 'app-beginning'],
  ['is this free', 'app-cost'],
  ['does gumnut charge fees', 'app-cost'],
  ['is this chatgpt', 'app-educator'],
  ['where do i start to add my shares', 'app-adding'],
  ['how do i add my etfs', 'app-adding'],
  ['how do i input the shares i already own', 'app-adding'],
  ['how do i add the shares i have on commsec', 'app-adding'],
  ['how do i add my shares from commsec', 'app-adding'],
  ['how do i add my shares held in a trust', 'app-adding'],
  ['how do i enter my crypto from a wallet', 'app-adding'],
  ['change quantity of my holding', 'app-changing'],
  ['which lesson should i do first', 'app-beginning'],
  ['can everyone see my portfolio', 'app-seen'],
  ['can you view my portfolio', 'app-seen'],
  ['is gumnut safe', 'app-purpose'],
  ['can gumnut sell my shares', 'app-purpose'],
  ['does gumnut have access to my bank', 'app-purpose'],
  ['can my ex see what shares i own', 'app-seen'],
  ['can gumnut staff see my portfolio', 'app-seen'],
  ['does the ai see my holdings', 'app-seen'],
  ['can you see how much i have', 'app-seen'],
  ['can you see what i own', 'app-seen'],
  ['can gumnut see my bank', 'app-purpose'],
  ['can you see my bank account', 'app-purpose'],
  ['is my money safe here', 'app-purpose'],
  ['does gumnut hold my shares', 'app-purpose'],
  ['does gumnut trade', 'app-purpose'],
  ['is my money safe with gumnut', 'app-purpose'],
  ['does gumnut hold my money', 'app-purpose'],
  ['can gumnut see my bank account', 'app-purpose'],
  ['can gumnut buy shares for me', 'app-purpose'],
])('%s: the help %s, and neither a lesson nor the figures themselves', async (question, id) => {
  expect((await termFor(question))?.id).toBe(id)
  expect(await search(question)).toEqual([])
  expect(cardFor(question)).toBeUndefined()
})

test.each([
  'i clicked a link on my phone',
  'they contacted me on my phone and said move my money',
  'got a link in a text about my coinspot account',
  'my bank wants to connect to my computer',
  'customer service asked for remote access',
  'someone asked for my authenticator code is that a scam',
  'did companies really change their name to dotcom',
  'can i buy shares through whatsapp',
  'what is a privacy coin',
  'what is staking',
  'is stake safe',
  'what should i do at the moment',
  'do i know what i own in an etf',
  'how do i link my super accounts',
  'i need financial advice',
  'is the broker licensed',
  'can other users on the blockchain see my wallet',
  'can people see my bitcoin wallet',
  'who can see what i have in super',
  'does the ato see my portfolio of crypto',
  'is this free brokerage legit',
  'can i add my shares to my smsf',
  'why do companies add shares',
  'how do i invest in a bank',
  'where do i start with franking',
  'how do i begin to research a company',
  'how do i begin saving',
  'im new to this country how do i open a bank account',
  'is this free of tax',
  'is this an ai bubble',
  'who made this rule',
  'are finfluencers allowed to give advice',
  'should you tell centrelink about shares',
  'what do i do with my money from here',
  'can foreigners buy shares here in australia',
  'enter my shares in mytax',
  'how do i enter my shares on commsec',
  'can i add my shares to a trust',
  'can i put in my shares as collateral',
  'can my boss see my super',
  'who can see my chess holdings',
  'can anyone see my holdings on the asx register',
  'who can see my credit score',
  'who sees my tax return',
  'do you see my point',
  'can you see what i mean',
  'can he see my screen',
  'who can see my screen',
  'do you see my shares recovering',
  'how do people see my shares go up',
  'gumnut trades missing',
  'where can i see my dividends',
  'is my money safe in a bank',
  'what are fixed trade fees',
  'how do fixed trades work',
  'fixed holding costs',
  'holding a fixed rate',
  'does the broker sell my info',
  'do brokers sell my details',
  'does super sell my details',
  'should i download the app of my broker',
  'download the app stake',
  'should i change my currency before buying us shares',
  'the home screen is blank',
  'which etfs track us shares',
  'index funds that track overseas shares',
  'how to track my super from old jobs',
  'should i add us shares',
  'add my super to a house deposit',
  'do i add my super to my tax return',
  'do i add my super to my taxable income',
  'can i add us shares to my smsf',
  'do i add us shares for diversification',
  'funds for people who want to track us shares',
  'what should i buy if i want to track us shares',
  'should i sell if the price is wrong',
  'what happens if the price is wrong when i buy',
  'scammer wants to connect to my westpac',
  'scammer wants me to connect to commsec',
  'why does the etf price differ from its nav',
  'why do crypto prices differ between exchanges',
  'what happens when the price goes the wrong way',
  'which price is wrong the bid or the ask',
])('%s: no help with the app', async (question) => {
  expect((await termFor(question))?.id ?? '').not.toMatch(/^app-/)
})

test('no lesson is quoted on the app', async () => {
  expect(await search('how do i add a holding')).toEqual([])
})
