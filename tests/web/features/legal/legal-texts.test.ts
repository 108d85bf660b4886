// Legal texts: what each must say, and that every pointer in them leads somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { accessTokenMinutes } from '#shared/account/identity-rules.ts'
import { contract } from '#shared/contract/index.ts'
import { privacyPolicy } from '#shared/person/legal/privacy.ts'
import type { LegalBlock, LegalDocument } from '#shared/person/legal/legal-document.ts'
import { termsOfService } from '#shared/person/legal/terms.ts'
import { rebalanceThresholdPoints } from '#shared/portfolio/allocation-example.ts'
import { safeToInvestPercent } from '#shared/person/finances.ts'
import { maxAge, minAge } from '#shared/person/onboarding.ts'
import { signOutEverywhereHint } from '#web/features/profile/use-sign-out-everywhere.ts'

const linesOf = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block]
  return 'list' in block ? [...block.list] : block.facts.map(([term, meaning]) => `${term}: ${meaning}`)
}
const sectionText = (legal: LegalDocument, id: string): string =>
  legal.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(linesOf))
    .join('\n')
const wholeText = (legal: LegalDocument): string =>
  [...legal.summary, ...legal.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(linesOf)])].join(
    '\n',
  )

const both = [
  ['Privacy Policy', privacyPolicy],
  ['Terms of Service', termsOfService],
] as const

test.each(both)(
  '%s keeps its first date, says what has changed since, and names a contact and who runs it',
  (title, legal) => {
    expect(legal.title).toBe(title)
    expect(legal.lastUpdated).toBe('August 17, 2025')
    expect(legal.revised.on).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(legal.revised.what.length).toBeGreaterThan(0)
    for (const change of legal.revised.what) expect(change).toMatch(/^[A-Z].*\.$/)
    expect(sectionText(legal, 'about')).toContain('{operator}')
    expect(sectionText(legal, 'contact')).toContain('Gumnut is run by {operator}.')
    expect(sectionText(legal, 'contact')).toContain('{email}')
  },
)

test.each([
  ['children', /minimum age is 18/],
  ['collect', /do not store your chat questions/],
  ['collect', /password never passes through our servers/],
  ['collect', /Not your IP address, your browser, or what you searched for/],
  ['collect', /short mark made from your random account number/],
  ['collect', /counts how often your requests made us ask a provider about coins[\s\S]*gone within days/],
  ['collect', /no analytics service and no advertising service/],
  ['collect', /Signing in: The names you give your passkeys/],
  ['collect', /Up to 20 browsers you signed in from, each as a digest/],
  ['about', /holds no Australian financial services licence/],
  ['use', /codes, to confirm your address, to set a new password or to turn off a lost authenticator app/],
  ['use', /Those emails cannot be switched off/],
  ['use', /All others are emails you have asked for[\s\S]*Each of those has a link that stops it/],
  ['use', /Income and expenses: To show the sum that 20% of what is left over/],
  ['use', /Age: To check that you are 18 or over/],
  ['sign-in', /Amazon Cognito[\s\S]*Google/],
  ['sign-in', /we then stop sending the ones you asked for/],
  ['cloud', /AWS in the Sydney region/],
  ['ai', /OpenAI, in the United States/],
  ['ai', /experience level, investment goal and risk tolerance, as broad categories/],
  ['ai', /how many holdings you have \(none, 1 to 2, 3 to 5, or more\), and which asset classes/],
  ['ai', /never send your name, email address, age, income, expenses, amounts, or which investments/],
  ['ai', /a second model reads it too\. It gets the reply that the first one wrote, and our instructions/],
  ['ai', /A question about your own figures is answered by a card that your browser draws/],
  ['ai', /never gets the question itself, your categories or the lessons/],
  ['ai', /one of OpenAI’s, a code that stands for your account/],
  ['ai', /Models of other makers get no such code/],
  ['ai', /What we send leaves Australia/],
  ['automated', /Safe to invest \(example\)/],
  ['automated', /APP 1\.7 to 1\.9/],
  ['automated', /10 December 2026/],
  ['automated', /risk tolerance, your age \(only whether it is under 30 or over 50\) and your investment goal/],
  ['market-data', /Yahoo[\s\S]*CoinGecko/],
  ['market-data', /only the codes of securities and the words typed/],
  ['disclosure', /APP 8/],
  ['retention', /2 years[\s\S]*random account number/],
  ['retention', /35 days \(point-in-time recovery\)/],
  ['retention', /account is closed all the same, and the rest is erased when you try again or next sign in/],
  ['retention', /Anonymised usage data: up to 5 years/],
  ['retention', /Support messages: 3 years/],
  ['device', /no cookies for tracking/],
  ['device', /single-key shortcuts are switched off/],
  ['device', /what you last saw \(profile, progress, holdings and figures over time\)/],
  ['rights', /within 30 days/],
  ['rights', /Download my data/],
  ['complaints', /Office of the Australian Information Commissioner/],
  ['complaints', /AFCA cannot take a complaint about us/],
  ['breach', /Notifiable Data Breaches/],
  ['changes', /tell you in the app/],
] as const)('the Privacy Policy, section %s, says %s', (id, words) => {
  expect(sectionText(privacyPolicy, id)).toMatch(words)
})

test.each([
  ['education', /general educational information only/],
  ['education', /not licensed financial advice/],
  ['education', /holds no Australian financial services licence \(AFSL\)/],
  [
    'education',
    /Some example figures use what you enter\. They leave out most of your situation and are not a recommendation\./,
  ],
  ['education', /seek a licensed advisor/],
  ['education', /Past performance is no indicator[\s\S]*risks loss of capital/],
  ['eligibility', /minimum age is 18/],
  ['ai', /incomplete, out of date or wrong/],
  ['prices', /delayed[\s\S]*sample price[\s\S]*without any warranty/],
  ['acceptable-use', /Please do not/],
  ['account', /Keep your password to yourself/],
  ['ending', /in the app under \[Profile\]\(\/profile\), or by writing to \{email\}/],
  ['ip', /belong to us/],
  ['consumer-law', /Australian Consumer Law[\s\S]*cannot be excluded/],
  ['liability', /capped at the amount you paid us for Gumnut in the 12 months before/],
  ['law', /law of New South Wales/],
  ['law', /AFCA cannot take a complaint about it/],
] as const)('the Terms of Service, section %s, say %s', (id, words) => {
  expect(sectionText(termsOfService, id)).toMatch(words)
})

test('neither text says that nothing of a person is considered: the example figures do use what was entered', () => {
  for (const [, legal] of both) expect(wholeText(legal)).not.toMatch(/does not (?:consider|take into account)/)
})

test('a setting that the browser keeps is one that the Privacy Policy names', () => {
  const told: ReadonlyArray<readonly [key: string, words: RegExp]> = [
    ['gumnut.shortcuts', /single-key shortcuts/],
    ['gumnut.pending', /email address that waits for its code/],
    ['gumnut.holdingsSort', /how your holdings are sorted/],
    ['gumnut.holdingsView', /which of them are listed and how closely/],
    ['gumnut.theme', /light or dark/],
    ['gumnut.hideBalances', /whether balances are hidden/],
    ['gumnut.triedGoogleAgain', /while you sign in with Google/],
    ['gumnut.leftForGoogle', /while you sign in with Google/],
    ['gumnut.visits', /how often you have opened Gumnut on this device/],
    ['gumnut.browser', /a random mark by which a sign-in from this browser is known again/],
    ['gumnut.legal-seen', /the date of the legal texts you last heard of/],
    ['gumnut.passkey-used', /that a passkey was used in this browser/],
    ['gumnut.around', /while you look around without an account/],
    ['gumnut.import-columns.', /what you said the columns of a file are/],
    ['gumnut.user.', /a copy of your holdings/],
  ]
  const sources = readdirSync(resolve('web/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const keys = new Set(
    sources.flatMap((file) =>
      [...readFileSync(resolve('web/src', file), 'utf8').matchAll(/(?:=|=>|',)\s+['`](gumnut\.[\w.-]+)/g)].map(
        ([, key = '']) => key,
      ),
    ),
  )
  // Written and removed again at once, to find out whether anything is kept.
  keys.delete('gumnut.probe')
  // Likewise, to tell other tabs.
  keys.delete('gumnut.left')
  expect([...keys].toSorted()).toEqual(told.map(([key]) => key).toSorted())
  for (const [, words] of told) expect(sectionText(privacyPolicy, 'device')).toMatch(words)
})

test('what the browser keeps of a person, apart from what was last seen, is what the Privacy Policy names', () => {
  const told: ReadonlyArray<readonly [name: string, words: RegExp]> = [
    ['carried-', /what you did there/],
    ['conversation', /your chat until you close the tab/],
    ['decade', /your run through the time machine/],
    ['decade-unsent', /your run through the time machine/],
    ['dismissed-', /offers you have put away/],
    ['edits', /save as your sign-in ends.* what you changed of your profile, tax, alerts and what you watch/],
    ['failed-quizzes', /your answers to quizzes and review cards/],
    ['history', /the days a chart shows/],
    ['holdings', /a copy of your holdings/],
    ['import', /an import, until all of it is sent/],
    ['last-seen', /what you last saw/],
    ['onboarding', /forms you have started, such as the first questions/],
    ['review', /your answers to quizzes and review cards/],
    ['trades', /of changed trades/],
    ['typed-income', /the income you type under Tax time/],
  ]
  const sources = readdirSync(resolve('web/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const names = new Set(
    sources.flatMap((file) =>
      [...readFileSync(resolve('web/src', file), 'utf8').matchAll(/\buserKey\([^'`]*['`]([\w-]+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
  expect([...names].toSorted()).toEqual(told.map(([name]) => name))
  for (const [, words] of told) expect(sectionText(privacyPolicy, 'device')).toMatch(words)
})

test('the numbers in the texts are the numbers of the software', () => {
  const automated = sectionText(privacyPolicy, 'automated')
  expect(automated).toContain(`It is ${safeToInvestPercent}% of what is left`)
  expect(automated).toContain(`more than ${rebalanceThresholdPoints} percentage points`)
  const read = (file: string): string => readFileSync(resolve(file), 'utf8')
  expect(read('infra/stacks/data-stack.ts')).toContain('const recoveryDays = 35')
  expect(read('shared/messages/security-record.ts')).toContain('const mostBrowsers = 20')
  expect(read('shared/account/operations.ts')).toContain('const closingRecordYears = 2')
  expect(read('lambdas/adapters/dynamo/deleted-holdings.ts')).toContain('const setAsideMs = 7 * 86_400_000')
  expect(sectionText(privacyPolicy, 'retention')).toContain('An investment you delete: 7 days')
  expect(read('shared/portfolio/import-records.ts')).toContain('const keptDays = 30')
  expect(sectionText(privacyPolicy, 'retention')).toContain('What an import did: 30 days')
  expect(read('infra/constructs/web-client.ts')).toContain('const refreshDays = 30')
  expect(sectionText(privacyPolicy, 'device')).toContain('30 days after it began')
  expect(accessTokenMinutes.everyday).toBe(15)
  expect(signOutEverywhereHint).toContain('15 minutes')
  expect(sectionText(termsOfService, 'eligibility')).toContain(`from ${minAge} to ${maxAge}`)
  expect(contract.profile.close.summary).toMatch(/repeatable/)
})

test.each(both)(
  'in the %s every section has an address of its own and every pointer leads somewhere',
  (_title, legal) => {
    const ids = legal.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const others: Record<string, LegalDocument> = { '/privacy': privacyPolicy, '/terms': termsOfService }
    for (const [, words = '', target = ''] of wholeText(legal).matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
      const [path = '', hash] = target.split('#')
      if (target.startsWith('https://')) {
        expect(new URL(target).hostname).toMatch(/\.gov\.au$/)
        continue
      }
      expect(path === '' || path === '/profile' || others[path] !== undefined, target).toBe(true)
      if (hash === undefined) continue
      const sections = (path === '' ? legal : others[path])?.sections ?? []
      const at = sections.findIndex(({ id }) => id === hash)
      expect(at, target).toBeGreaterThanOrEqual(0)
      const numbered = /^section (\d+)$/i.exec(words)?.[1]
      if (numbered !== undefined) expect(Number(numbered), `${words} of ${target}`).toBe(at + 1)
    }
  },
)

test.each(both)('the %s is written in plain sentences', (_title, legal) => {
  const sentences = wholeText(legal).split(/(?<=[.:;!?])\s+|\n/)
  const words = sentences.map((sentence) => sentence.split(/\s+/).length)
  expect(Math.max(...words)).toBeLessThanOrEqual(45)
  expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThan(16)
})
