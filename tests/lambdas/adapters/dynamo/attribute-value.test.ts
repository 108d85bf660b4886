// Attribute values: the same words for DynamoDB as the AWS SDK's, and everything comes back as it went.
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attributes, decodeItem, encodeItem } from '#lambdas/adapters/dynamo/attribute-value.ts'

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((value) => (value === 0 ? 0 : value)),
)
/** The SDK takes an item with one of these for an object of a class. */
const names = ['__proto__', 'constructor']
const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !names.includes(text))
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    number,
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const item = fc.dictionary(name, anyValue, { maxKeys: 6, noNullPrototype: true })

/** The SDK keeps bytes as they are until it sends them. */
const asSent = (attributes: unknown): unknown =>
  JSON.parse(
    JSON.stringify(attributes, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  )

test('an item is written as the AWS SDK writes it, and read as it was', () => {
  fc.assert(
    fc.property(item, (given) => {
      const encoded = encodeItem(given)
      expect(encoded).toEqual(asSent(marshall(given, { removeUndefinedValues: true })))
      expect(decodeItem(JSON.parse(JSON.stringify(encoded)) as Attributes)).toEqual(given)
    }),
  )
})

test('what is undefined is left out, at any depth', () => {
  expect(encodeItem({ pk: 'a', gone: undefined, in: { gone: undefined, list: [1, undefined] } })).toEqual({
    pk: { S: 'a' },
    in: { M: { list: { L: [{ N: '1' }] } } },
  })
})

describe('what would come back as something else is refused', () => {
  test.each([
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['beyond exact integers', 2 ** 60],
    ['a date', new Date(0)],
    ['a set', new Set(['a'])],
    ['a function', () => 1],
  ])('%s', (_, value) => {
    expect(() => encodeItem({ value })).toThrow(TypeError)
  })

  test('a kind that this table does not have is not read as nothing', () => {
    expect(unmarshall({ tags: { SS: ['a'] } })).toEqual({ tags: new Set(['a']) })
    expect(() => decodeItem({ tags: { SS: ['a'] } })).toThrow('SS')
  })
})
