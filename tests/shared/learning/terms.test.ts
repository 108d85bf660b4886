// The glossary: each name leads to one term, meanings are short, and nothing in it steers anybody.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { type Term, terms } from '#shared/learning/terms.ts'
import { lessons, linesOf, withoutMarks } from './loaded-lessons.ts'

const sentences = (text: string): number => text.replaceAll(/\b(?:am|pm)\b/g, '').match(/[.!?](?=\s|$)/g)?.length ?? 0

test('there are at least 120 terms in the order of their names, each with an id of its own', () => {
  expect(terms.length).toBeGreaterThanOrEqual(120)
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
  const names = terms.map(({ id }) => id)
  expect(names).toEqual(names.toSorted())
})

test('every name and synonym leads to its own term and to no other', () => {
  const seen = new Map<string, string>()
  for (const term of terms) {
    for (const name of [term.term, ...term.also]) {
      expect(seen.get(name.toLowerCase()) ?? term.id, name).toBe(term.id)
      seen.set(name.toLowerCase(), term.id)
    }
  }
})

test.each(terms.map((term) => [term.id, term] as const))(
  '%s is explained in one or two short sentences',
  (_, { meaning }) => {
    expect(sentences(meaning)).toBeGreaterThanOrEqual(1)
    expect(sentences(meaning)).toBeLessThanOrEqual(2)
    expect(meaning.length).toBeLessThanOrEqual(220)
    expect(meaning).not.toMatch(
      /\b(?:you should|should (?:buy|sell|hold)|best|recommend\w*|consider (?:buying|selling)|must buy|good investment|worth buying|avoid)\b/i,
    )
  },
)

test('terms lead to every lesson there is, and to no other', () => {
  const linked = new Set(terms.flatMap(({ lessonId }) => lessonId ?? []))
  expect([...linked].toSorted((a, b) => a - b)).toEqual(lessonCatalogue.map(({ id }) => id))
})

/** What a lesson that goes further into a term says of it, where it calls it by none of its names. */
const saidAs: Readonly<Record<string, RegExp>> = {
  'amit-statement': /yearly tax statement/,
  'asset-class': /Kinds of asset/,
  'bid-and-ask': /The bid is the highest price/,
  concentration: /\$10,000 into one company/,
  correction: /what falls have looked like/,
  'decentralised-finance': /lending without a bank/,
  derivative: /promises to cover losses/,
  'first-home-super-saver-scheme': /A scheme for first-home buyers/,
  'herd-behaviour': /Copying is usually smart/,
  'home-bias': /Australia makes up only about 2% of the world/,
  'lost-super': /Lost accounts/,
  'low-income-super-tax-offset': /People with an income of up to .* generally get that 15%/,
  'loss-aversion': /losing an amount tends to hurt about twice as much/,
  'marginal-tax-rate': /taxed at that person's own rate/,
  'market-capitalisation': /value of the shares/,
  'meme-coin': /loud about a coin/,
  'micro-investing': /a flat fee on a small order/,
  'nominal-return': /Growth on paper and growth in groceries/,
  'non-concessional-contribution': /Non-concessional/,
  'non-fungible-token': /pictures of apes/,
  phishing: /handing over a code/,
  'ponzi-scheme': /the payout comes from the customer's own deposit or from somebody else's/,
  'preservation-age': /the lock opens at 60/,
  'pyramid-scheme': /the payout comes from the customer's own deposit or from somebody else's/,
  'real-return': /Growth on paper and growth in groceries/,
  rebalancing: /the split has drifted/,
  'recovery-scam': /recover everything, for a fee/,
  'remote-access-scam': /Sharing your screen/,
  'savings-account': /bank deposits/,
  'seed-phrase': /backup words/,
  'simple-interest': /With simple growth/,
  slippage: /A market order takes whatever price is there/,
  speculation: /people punt/,
  'super-cold-call': /Pressure to act today/,
  'superannuation-guarantee': /an employer generally pays 12%/,
  'term-deposit': /bank deposits/,
  'time-horizon': /Time changes capacity/,
  'timing-the-market': /when to get back in/,
  'trading-hours': /A day on the exchange/,
  trend: /prices have lately been rising or falling/,
  'unrealised-gain': /A share that doubles and stays put/,
}

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}&$%]+/gu) ?? []).join(' ')} `
/** A text says a name as it stands, or in the plural. */
const says = (text: string, name: string): boolean => {
  const words = wordsOf(name).trim()
  return [words, `${words}s`, `${words}es`, words.replace(/y$/, 'ies')].some((each) =>
    wordsOf(text).includes(` ${each} `),
  )
}

test.each(
  terms.flatMap((term): Array<[string, Term, number]> => (term.lessonId ? [[term.id, term, term.lessonId]] : [])),
)('%s is spoken of in the lesson that it leads to', (id, { term, also }, lessonId) => {
  const text = withoutMarks(lessons.find(({ summary }) => summary.id === lessonId)?.body ?? '')
  const isNamed = [term, ...also].some((name) => says(text, name))
  const how = `Lesson ${lessonId} names it by none of its names: say in saidAs what it says instead, or link another lesson`
  if (isNamed) expect(saidAs[id], 'the lesson names it: it needs no saidAs').toBeUndefined()
  else expect((saidAs[id] ?? new RegExp(term)).test(text), how).toBe(true)
})

test.each([
  ['record date', 'record-date'],
  ['unit trust', 'unit-trust'],
  ['pyramid scheme', 'pyramid-scheme'],
  ['tracking error', 'tracking-error'],
  ['share purchase plan', 'share-purchase-plan'],
])('%s is no other name of something near it', (name, id) => {
  const named = terms.filter(({ term, also }) => [term, ...also].some((one) => one.toLowerCase() === name))
  expect(named.map((one) => one.id)).toEqual([id])
})

test('savings paid into super are non-concessional only where no deduction is claimed, wherever that is said', () => {
  const said = [
    ...lessons.flatMap(({ body }) =>
      linesOf(withoutMarks(body)).filter((line) => line.startsWith('Non-concessional:')),
    ),
    ...lessons.flatMap(({ pool }) => pool.flatMap(({ explanations }) => explanations)),
    ...terms
      .filter(({ id }) => id === 'non-concessional-contribution')
      .map(({ term, meaning }) => `${term}: ${meaning}`),
  ].filter((text) => /non-concessional/i.test(text))
  expect(said).toHaveLength(3)
  for (const text of said) expect(text).toMatch(/no deduction claimed/)
})
