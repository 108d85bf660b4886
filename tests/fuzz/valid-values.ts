// Valid values for a schema, with the names and numbers that get past the front rows of checks into the handlers.
import fc from 'fast-check'
import { versionOf } from '#shared/portfolio/same-facts.ts'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { type JsonSchema, resolved } from './open-api-document.ts'

/** Holdings that every fuzzed person has (their ids are made by the client). */
export const ownHoldings = [1, 2, 3, 4, 5].map((id) => `${id}`.repeat(8) + '-1111-4111-8111-111111111111')
const [firstHolding = '', secondHolding = ''] = ownHoldings
/** Trades of the first of them. */
export const ownTrades = Array.from({ length: 8 }, (_, at) => `33333333-3333-4333-8333-33333333333${at}`)
/** What each of them says. */
export const ownTrade = { type: 'buy', date: '2024-03-01', units: 1e6, price: 1 } as const
/** Imports that every fuzzed person has, each of one trade of the last of their holdings. */
export const ownImports = Array.from({ length: 8 }, (_, at) => `44444444-4444-4444-8444-44444444444${at}`)
const holdingIds = fc.oneof(fc.constantFrom(...ownHoldings), fc.uuid({ version: 4 }))

/** By lesson: what passes its quiz. */
export const rightAnswers = new Map(
  [...lessonQuizzes].map(([id, quiz]) => [id, quiz.map(({ correctAnswer }) => correctAnswer)] as const),
)

const days = fc
  .integer({ min: 0, max: 9000 })
  .map((day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10))
const units = fc.integer({ min: 1, max: 1e7 }).map((parts) => parts / 1000)

/** Trades as an import sends them, of which nothing contradicts itself: the schema alone cannot say that. */
const importedTrades = fc.uniqueArray(
  fc
    .tuple(
      fc.uuid({ version: 4 }),
      fc.oneof(
        fc.record({ type: fc.constantFrom('buy', 'sell'), date: days, units, price: units }),
        fc.record({ type: fc.constantFrom('opening', 'reward'), date: days, units, amount: units }),
        fc.record({
          type: fc.constant('transferIn'),
          date: days,
          units,
          costBase: units,
          acquiredOn: fc.constant(null),
        }),
        fc.record({ type: fc.constantFrom('dividend', 'reinvestment'), date: days, amount: units }),
        fc.record({ type: fc.constant('split'), date: days, newUnits: fc.constant(4), oldUnits: fc.constant(1) }),
      ),
      fc.nat(1e6),
    )
    .map(([id, facts, row]) => ({
      id,
      ...facts,
      ...(facts.type === 'reinvestment' ? { units: 2, price: 3 } : {}),
      createdAt: new Date(Date.UTC(2026, 0, 1) + row).toISOString(),
      source: { format: 'mapped', key: `h:${row}`, row: row + 1 },
    })),
  { minLength: 1, maxLength: 4, selector: ({ id }) => id },
)
const importGroups = fc.uniqueArray(
  fc.record({
    holding: fc.record({
      id: holdingIds,
      type: fc.constantFrom('stock', 'etf', 'crypto', 'other'),
      symbol: fc.constantFrom('CBA', 'VAS', 'BTC', 'AAPL:US'),
    }),
    existing: fc.constantFrom('keep', 'replace'),
    transactions: importedTrades,
  }),
  { minLength: 1, maxLength: 3, selector: ({ holding }) => holding.id },
)

/** Better guesses than a pattern gives, by property name. */
const meaningful: Record<string, fc.Arbitrary<unknown>> = {
  id: holdingIds,
  groups: importGroups,
  importId: fc.oneof(fc.constantFrom(...ownImports), fc.uuid({ version: 4 })),
  expectedVersion: fc.constantFrom(versionOf(ownTrade), versionOf(ownTrade), versionOf({ ...ownTrade, units: 1 })),
  symbol: fc.constantFrom('CBA', 'vas', 'BHP.AX', 'BTC', 'ZZQX', 'A'),
  coinId: fc.constantFrom('bitcoin', 'ethereum', 'no-such-coin'),
  holdings: fc.constantFrom(firstHolding, `${firstHolding},${secondHolding}`, '99999999-9999-4999-8999-999999999999'),
  symbols: fc.constantFrom('CBA', 'CBA,VAS', 'cba.ax, vas,', 'ZZQX', ''),
  coins: fc.constantFrom('bitcoin', 'bitcoin,ethereum', 'no-such-coin', ''),
  q: fc.constantFrom('cba', 'commonwealth', 'bit', 'ethereum', 'zzqx', 'a'),
  message: fc.constantFrom('What is an ETF?', 'Should I buy CBA?', 'How does compound interest work?'),
  income: fc.constantFrom<unknown>(5000, '5,000.50', '$4000', 'none', 0),
}

const securities = fc.constantFrom(
  { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' },
  { type: 'etf', symbol: 'vas.ax', name: 'Vanguard Australian Shares Index ETF' },
  { type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin' },
)
const alertTerms = fc.record(
  {
    security: securities,
    kind: fc.constantFrom('above', 'below', 'move'),
    value: fc.constantFrom(0.5, 5, 12.25, 100),
    isOn: fc.boolean(),
  },
  { requiredKeys: ['security', 'kind', 'value'] },
)

/** Bodies whose parts must fit each other, which a schema cannot say, by the path that takes them. */
export const fittingBodies: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  '/api/watchlist': securities,
  '/api/alerts/{id}': alertTerms,
}

const quizAnswers = fc.oneof(fc.constantFrom(...rightAnswers.values()), fc.tuple(fc.nat(3), fc.nat(3)))

/** `answers` are those of a quiz or those of a review, which are told apart by their shape. */
const guessOf = (name: string, schema: JsonSchema): fc.Arbitrary<unknown> | undefined =>
  name === 'answers' && schema.anyOf !== undefined ? quizAnswers : meaningful[name]

const isInvisible = (text: string): boolean => /[\p{C}\p{Z}]/u.test(text)
const plainText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 30) })
    .filter((text) => !isInvisible(text) && text.length <= maxLength)

function numbers({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1e6
  const max = Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER)
  if (type === 'integer') return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
  const ordinary = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100)
  return fc.oneof(ordinary, fc.constant(max), fc.constant(exclusiveMinimum === undefined ? min : min + 1e-8))
}

function strings({ pattern, format, maxLength = 50, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return holdingIds
  if (format === 'date')
    return fc
      .date({ min: new Date('1980-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return minLength === 0 ? fc.oneof(fc.constant(''), plainText(maxLength)) : plainText(maxLength)
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(
    ([name, schema]) => [name, guessOf(name, resolved(schema)) ?? validValue(schema)] as const,
  )
  return fc.record(Object.fromEntries(parts), { requiredKeys: required, noNullPrototype: true })
}

/** A value that the schema allows. */
export function validValue(reference: JsonSchema, name?: string): fc.Arbitrary<unknown> {
  const guess = name === undefined ? undefined : guessOf(name, resolved(reference))
  if (guess !== undefined) return guess
  const schema = resolved(reference)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...options.map((option) => validValue(option)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type })))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'string':
      return strings(schema)
    case 'array':
      return fc.array(validValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return objects(schema)
    default:
      return fc.jsonValue()
  }
}
