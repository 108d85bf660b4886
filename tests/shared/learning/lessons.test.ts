// The lessons: shape, length, the markdown they may use, dated tax facts and no advice.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { LessonSummary, LessonText } from '#shared/learning/lesson.ts'
import { officialHosts, isHostOf } from '#shared/learning/official-links.ts'
import { advice, found } from './advice-patterns.ts'
import { linesOf, linkPattern, lessons, type ReadLesson, readerText, withoutMarks } from './loaded-lessons.ts'

const wordsOf = (body: string) =>
  withoutMarks(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)

test('the catalogue is the specified table', () => {
  expect(
    lessonCatalogue.map(({ id, category, title, difficulty, xpReward }) => [id, category, title, difficulty, xpReward]),
  ).toEqual([
    [1, 'basics', 'Compounding', 'Beginner', 15],
    [2, 'basics', 'Risk vs Return', 'Beginner', 15],
    [3, 'basics', 'Diversification', 'Beginner', 20],
    [4, 'stocks', 'ETFs', 'Beginner', 20],
    [5, 'stocks', 'Reading Charts', 'Intermediate', 25],
    [6, 'crypto', 'Bitcoin Basics', 'Beginner', 25],
    [7, 'crypto', 'Ethereum', 'Intermediate', 30],
    [8, 'psychology', 'FOMO', 'Beginner', 20],
    [9, 'psychology', 'Staying Calm in Crashes', 'Intermediate', 25],
    [10, 'history', 'The Dot-Com Bubble 2000', 'Intermediate', 25],
    [11, 'history', '2008 Financial Crisis', 'Intermediate', 30],
    [12, 'basics', 'Super', 'Beginner', 25],
    [13, 'stocks', 'Capital Gains Tax', 'Intermediate', 25],
    [14, 'stocks', 'Dividends and Franking', 'Intermediate', 25],
    [15, 'stocks', 'The S&P/ASX 200 and Index Funds', 'Beginner', 25],
    [16, 'psychology', 'Dollar-Cost Averaging', 'Beginner', 25],
    [17, 'basics', 'Fees', 'Beginner', 25],
    [18, 'psychology', 'Scams', 'Beginner', 25],
  ])
  expect(lessonCatalogue.find(({ id }) => id === 10)?.duration).toBe('5 min read')
  expect(lessonCatalogue.find(({ id }) => id === 11)?.duration).toBe('7 min read')
})

test('an unknown lesson loads as nothing', async () => {
  expect(await loadLesson(0)).toBeUndefined()
  expect(await loadLesson(19)).toBeUndefined()
})

test.each(lessons)('lesson $summary.id, $summary.title, fits the schemas', ({ summary, body }) => {
  expect(LessonSummary.parse(summary)).toEqual(summary)
  expect(LessonText.parse({ body })).toEqual({ body })
})

const wordsPerMinute = 200

test.each(lessons)('lesson $summary.id takes as long to read as it says', ({ summary, body }) => {
  const statedMinutes = Number.parseInt(summary.duration, 10)
  expect(Math.abs(wordsOf(body).length / wordsPerMinute - statedMinutes)).toBeLessThanOrEqual(0.5)
})

test.each(lessons)('lesson $summary.id has a hook, three to five sections and a short ending', ({ summary, body }) => {
  const lines = linesOf(body).filter((line) => line !== '')
  expect(lines[0]).toBe(`# ${summary.title}`)
  expect(lines[1]).toMatch(/^[^#\-\d*]/)
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)

  const headings = lines.filter((line) => line.startsWith('## '))
  expect(headings.at(-1)).toBe('## In short')
  expect(headings.at(-2)).toMatch(/^## (Common mistakes|Where people trip up)/)
  expect(headings.length - 2).toBeGreaterThanOrEqual(3)
  expect(headings.length - 2).toBeLessThanOrEqual(5)
  expect(new Set(headings).size).toBe(headings.length)

  const ending = lines.slice(lines.indexOf('## In short') + 1)
  expect(ending.length).toBeGreaterThanOrEqual(3)
  expect(ending.length).toBeLessThanOrEqual(4)
  for (const line of ending) expect(line).toMatch(/^- /)
})

test.each(lessons)('lesson $summary.id uses only the markdown the reader can draw', ({ body }) => {
  expect(body).not.toMatch(/[<>`|_~\\]|\t|!\[/)
  for (const line of linesOf(body)) {
    expect(line).toBe(line.trim())
    expect(line).not.toMatch(/^(#{3,}|#{1,2}[^#\s]|[*+>] |-\S|\d+\)|\d+\.\S)/)
    const marks = line.match(/\*+/g) ?? []
    expect(
      marks.every((mark) => mark === '**'),
      line,
    ).toBe(true)
    expect(marks.length % 2, line).toBe(0)
    // Bold is written around words, never around spaces, and holds no link.
    for (const [, bold = ''] of line.matchAll(/\*\*(.+?)\*\*/g)) expect(bold).toMatch(/^\S[^[\]]*\S$/)
    // A square bracket is always part of a whole link.
    expect(line.replace(linkPattern, '')).not.toMatch(/[[\]]/)
  }
})

test.each(lessons)('lesson $summary.id numbers its steps 1, 2, 3', ({ body }) => {
  let previous = 0
  for (const line of linesOf(body)) {
    const step = /^(\d+)\. /.exec(line)?.[1]
    if (step) expect(Number(step)).toBe(previous + 1)
    previous = step ? Number(step) : 0
  }
})

test.each(lessons)('lesson $summary.id links only to public bodies', ({ body }) => {
  for (const [, , address = ''] of body.matchAll(linkPattern)) {
    const { protocol, hostname } = new URL(address)
    expect(protocol).toBe('https:')
    expect(isHostOf(hostname, officialHosts), address).toBe(true)
  }
  expect(body.replace(linkPattern, '')).not.toMatch(/https?:|www\./)
})

test.each(lessons)('lesson $summary.id works an example through in numbers', ({ body }) => {
  const example = linesOf(body).findIndex((line) => line.startsWith('**Worked example'))
  expect(example).toBeGreaterThan(0)
  const steps = linesOf(body)
    .slice(example + 1)
    .filter((line) => /^\d+\. /.test(line))
  expect(steps.length).toBeGreaterThanOrEqual(3)
  expect(steps.filter((step) => /\d/.test(step.replace(/^\d+\. /, ''))).length).toBeGreaterThanOrEqual(2)
})

test.each(lessons)('lesson $summary.id gives no advice', (lesson) => {
  const text = readerText(lesson)
  expect(found(text, advice)).toEqual([])
  // "Guaranteed" and its relatives appear only in a warning or for the government's deposit guarantee.
  for (const sentence of sentencesOf(text)) {
    if (/\bguarantee(d|s|ing)?\b/i.test(sentence))
      expect(sentence).toMatch(/scam|deposit|\bno guarantee|isn't|doesn't/i)
    if (/\bpromis(e|ed|es)\b.*\breturns?\b/i.test(sentence)) expect(sentence).toMatch(/scam|\bno\b|n't|not/i)
  }
})

test.each([
  'You should buy this ETF',
  'We recommend a mix of shares',
  'This is the best ETF on the ASX',
  'Now is the time',
  "Don't miss the next halving",
  'When it falls, buy the dip',
  'A risk-free return',
  'It suits you',
])('the copy guard would catch "%s"', (text) => {
  expect(advice.some((pattern) => pattern.test(text))).toBe(true)
})

/** Products, brokers and platforms on sale today. Companies may appear as dated history only; index names are fine. */
const productTips =
  /\b(Vanguard|BetaShares|iShares|BlackRock|VanEck|SPDR|State Street|Magellan|Global X|CommSec|SelfWealth|Stake|Pearler|Superhero|Raiz|Spaceship|Sharesies|eToro|Robinhood|Webull|Moomoo|CMC|nabtrade|Coinbase|Binance|Kraken|CoinSpot|Swyftx|CoinJar|Ledger|Trezor|MetaMask|Solana|Dogecoin|Cardano|XRP|Tesla|Nvidia|Afterpay)\b/
const tickers =
  /\b(VAS|VGS|VTS|VEU|VDHG|A200|NDQ|IVV|IOZ|STW|DHHF|GEAR|BHP|CBA|CSL|WBC|NAB|ANZ|FMG|WES|TLS|[A-Z0-9]{3,4}\.AX)\b/

test.each(lessons)('lesson $summary.id names no current product, broker or platform', (lesson) => {
  expect(found(readerText(lesson), [productTips, tickers])).toEqual([])
})

test.each(lessons)('lesson $summary.id mentions a company only in a dated passage', ({ body }) => {
  const companies =
    /Lehman Brothers|Bear Stearns|\bAIG\b|Fannie Mae|Enron|Pets\.com|Amazon's|Cisco,|One\.Tel|Melbourne IT|GameStop|Poseidon NL|Mt\. Gox|\bFTX\b|Storm Financial|ABC Learning|TerraUSD|The DAO raised|Ronin bridge,/
  const paragraphs = body.split('\n\n')
  for (const [index, paragraph] of paragraphs.entries()) {
    if (!companies.test(paragraph)) continue
    // A list takes its year from the paragraph that introduces it.
    const passage = paragraph.startsWith('- ')
      ? paragraphs.slice(Math.max(0, index - 1), index + 1).join(' ')
      : paragraph
    expect(passage).toMatch(/\b(19|20)\d\d\b/)
  }
})

const taxWords =
  /\b(CGT|capital gains?( tax)?|franking|franked|taxed|taxable|tax rates?|tax-free threshold|marginal rate|cost[- ]base|ordinary income|ATO)\b/i

/** Lessons that teach rules of tax and super, each with the date of its rules. */
const isAboutTax = ({ summary }: ReadLesson): boolean => [12, 13, 14].includes(summary.id)

test.each(lessons)('lesson $summary.id dates what it says about tax', (lesson) => {
  if (!taxWords.test(readerText(lesson))) return
  expect(lesson.body).toMatch(/\bas at November 2026\b/i)
  // Where tax is the subject, a dated paragraph begins each set of rules.
  if (isAboutTax(lesson)) return
  // The date stands in the same paragraph or list item as the rule, so an excerpt carries it too.
  for (const line of linesOf(lesson.body)) {
    if (
      taxWords.test(line.replace(linkPattern, '')) &&
      /\b(discount|taxed|taxable|ordinary income|franking)\b/i.test(line)
    ) {
      expect(line).toMatch(/\bas at November 2026\b/i)
    }
  }
  // Tax stays out of the questions: a graded answer must not go stale.
  for (const { question, options } of lesson.pool) expect([question, ...options].join(' ')).not.toMatch(taxWords)
})

test.each(lessons)('lesson $summary.id never teaches the CGT discount as timeless', ({ body }) => {
  for (const line of linesOf(body)) {
    if (/discount/i.test(line) && /CGT|capital gain/i.test(line)) {
      expect(line).toMatch(/\bas at November 2026\b/i)
      expect(line).toContain('1 July 2027')
    }
  }
})

test.each(lessons.filter(({ summary }) => summary.category === 'crypto'))(
  'lesson $summary.id is frank about crypto',
  ({ body }) => {
    expect(body).toMatch(/Financial Claims Scheme/)
    expect(body).toMatch(/(down|fell by|lost).{0,40}\d{2}%/i)
    expect(body).toMatch(/scam|thieves/i)
  },
)

test.each(lessons)('lesson $summary.id sounds like a person from Australia', (lesson) => {
  const text = readerText(lesson)
  const foreign = [
    /\b(color|favor|behavior|center|realize|organize|recognize|analyze|gray|labor|programmes?|check(?:ing)? account|paycheck|soccer)\b/i,
    /fair dinkum|strewth|crikey|g'day|bonza|\bmate\b/i,
  ]
  const padding = [
    /important to (note|remember|understand)|in conclusion|dive into|delve|unlock (the power|your)|harness|in today's (?!money)|fast-paced/i,
    /game[- ]changer|at the end of the day|navigate the|journey|let's (explore|look|take)|whether you're|landscape/i,
    /[—–]| - (?!\$)|!/,
  ]
  expect(found(text, [...foreign, ...padding])).toEqual([])
})

test('no two lessons share a sentence', () => {
  const seen = new Map<string, number>()
  for (const { summary, body } of lessons) {
    for (const sentence of new Set(sentencesOf(withoutMarks(body)).filter((text) => text.split(' ').length >= 7))) {
      expect(seen.get(sentence) ?? summary.id, sentence).toBe(summary.id)
      seen.set(sentence, summary.id)
    }
  }
})

const newer = lessons.filter(({ summary }) => summary.id >= 12)

test.each(newer)('lesson $summary.id has 950 to 1,300 words', ({ body }) => {
  expect(wordsOf(body).length).toBeGreaterThanOrEqual(950)
  expect(wordsOf(body).length).toBeLessThanOrEqual(1300)
})

test.each(newer.filter(({ summary }) => summary.id <= 15))(
  'the rules of tax in lesson $summary.id are dated',
  (lesson) => {
    expect(lesson.body).toMatch(/\*\*[\w ]*tax, as at November 2026:\*\*/i)
  },
)

test.each(newer.filter(({ summary }) => summary.id >= 16))('lesson $summary.id leaves rules of tax alone', (lesson) => {
  expect(readerText(lesson)).not.toMatch(/\b(CGT|capital gains?|franking|taxable|taxed|ATO)\b/)
})

test('the rule on small super balances says as at when', () => {
  const fees = lessons.find(({ summary }) => summary.id === 17)
  const rules = linesOf(fees?.body ?? '').filter((line) => line.includes('$6,000'))
  expect(rules.length).toBeGreaterThan(0)
  for (const line of rules) expect(line).toContain('As at November 2026')
})
