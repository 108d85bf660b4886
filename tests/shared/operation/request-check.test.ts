// Request check: bodies that are JSON within limits, and every problem of path, query and body at once, in words.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PlainDate } from '#shared/kernel/dates.ts'
import { operation } from '#shared/operation/operation.ts'
import { checkRequest, jsonBody } from '#shared/operation/request-check.ts'
import { Problem } from '#shared/operation/problem.ts'

const json = 'application/json'
const sent = (text: string, contentType: string | undefined = json) => ({
  bytes: text.length,
  contentType,
  text: () => text,
})
function codeOf(attempt: () => unknown): string {
  try {
    attempt()
    return 'none'
  } catch (error) {
    return error instanceof Problem ? error.code : String(error)
  }
}

test('a body is JSON of up to 64 KB, or may be left out where it is optional', () => {
  expect(jsonBody(sent('{"a":1}'), false)).toEqual({ a: 1 })
  expect(jsonBody(sent('{"a":1}', 'application/merge-patch+json; charset=utf-8'), false)).toEqual({ a: 1 })
  expect(jsonBody({ bytes: 0, contentType: undefined, text: () => '' }, true)).toEqual({})
  expect(codeOf(() => jsonBody({ bytes: 0, contentType: undefined, text: () => '' }, false))).toBe('not_json')
  expect(codeOf(() => jsonBody(sent('{}', 'text/plain'), false))).toBe('not_json')
  expect(codeOf(() => jsonBody({ ...sent('{}'), bytes: 64 * 1024 + 1 }, false))).toBe('too_large')
  expect(codeOf(() => jsonBody(sent('{'), false))).toBe('invalid_request')
})

test('a field that would change what an object is, is named', () => {
  const attempt = () => jsonBody(sent('{"a":[{"__proto__":{}}]}'), false)
  expect(codeOf(attempt)).toBe('invalid_request')
  expect(attempt).toThrow('The request body must not have a field called __proto__.')
})

const definition = operation({
  method: 'POST',
  path: '/api/things/{id}',
  summary: 'A thing of many fields',
  params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }),
  query: z.strictObject({ days: z.array(z.string()).check(z.minLength(1), z.maxLength(2)) }),
  body: z.strictObject({
    name: z.string().check(z.minLength(1)),
    code: z.string().check(z.minLength(3), z.maxLength(4)),
    count: z.int(),
    units: z.number().check(z.gt(0), z.lt(10)),
    share: z.number().check(z.gte(1), z.lte(2), z.multipleOf(0.5)),
    kind: z.enum(['one', 'two']),
    uuid: z.uuid(),
    at: z.iso.datetime(),
    own: z.string().check(z.refine((text) => text !== 'x', { error: 'must not be x' })),
    list: z.array(z.strictObject({ a: z.optional(z.string()) })).check(z.maxLength(2)),
    day: PlainDate,
    amount: z.union([z.number(), z.string().check(z.maxLength(3))]),
    answers: z.union([z.array(z.int()), z.array(z.strictObject({ id: z.string() }))]),
    shape: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('round'), radius: z.number() }),
      z.strictObject({ type: z.literal('square'), side: z.number() }),
    ]),
    single: z.array(z.string()).check(z.maxLength(1)),
    label: z.union([z.array(z.string()), z.string().check(z.maxLength(3)), z.string().check(z.regex(/^#/))]),
    scope: z.union([z.literal('all'), z.array(z.string())]),
    unit: z.xor([z.string().check(z.maxLength(3)), z.string().check(z.minLength(3))]),
  }),
  status: 200,
  response: null,
  errors: [],
})

const good = {
  params: { id: '7' },
  query: { days: ['2026-01-01'] },
  body: {
    name: 'n',
    code: 'abc',
    count: 1,
    units: 1,
    share: 1.5,
    kind: 'one',
    uuid: '6d756e75-7400-4000-8000-000000000001',
    at: '2026-01-01T00:00:00.000Z',
    own: 'y',
    list: [{}],
    day: '2026-01-01',
    amount: '1.5',
    answers: [1],
    shape: { type: 'round', radius: 1 },
    single: [],
    label: '#four',
    scope: 'all',
    unit: 'kg',
  },
}

function messagesOf(about: { params?: unknown; query?: unknown; body?: object }): Record<string, string> {
  try {
    checkRequest(definition, { ...good, ...about, body: { ...good.body, ...about.body } })
    return {}
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path, message]))
  }
}

test('what is right comes back parsed, and what an operation does not have is left out', () => {
  expect(checkRequest(definition, good)).toEqual(good)
  const bare = operation({ method: 'GET', path: '/api/x', summary: 'x', status: 200, response: null, errors: [] })
  expect(checkRequest(bare, { params: {}, query: { more: 1 }, body: undefined })).toEqual({})
})

test.each<[object, string, string]>([
  [{ name: '' }, 'name', 'must not be empty'],
  [{ name: 5 }, 'name', 'must be a string'],
  [{ name: undefined }, 'name', 'is required'],
  [{ code: 'a' }, 'code', 'must be at least 3 characters'],
  [{ code: 'abcde' }, 'code', 'must be at most 4 characters'],
  [{ count: 1.5 }, 'count', 'must be a whole number'],
  [{ units: 0 }, 'units', 'must be more than 0'],
  [{ units: 10 }, 'units', 'must be less than 10'],
  [{ share: 0.5 }, 'share', 'must be at least 1'],
  [{ share: 2.5 }, 'share', 'must be at most 2'],
  [{ share: 1.2 }, 'share', 'is not valid'],
  [{ kind: 'three' }, 'kind', 'must be "one" or "two"'],
  [{ uuid: 'no' }, 'uuid', 'must be a UUID'],
  [{ at: 'yesterday' }, 'at', 'must be an ISO 8601 instant in UTC'],
  [{ own: 'x' }, 'own', 'must not be x'],
  [{ list: 4 }, 'list', 'must be an array'],
  [{ list: [{}, {}, {}] }, 'list', 'must have at most 2 entries'],
  [{ day: undefined }, 'day', 'is required'],
  [{ day: '2026-02-30' }, 'day', 'must be a day such as 2026-11-22'],
  [{ day: null }, 'day', 'must be a day such as 2026-11-22'],
  [{ amount: true }, 'amount', 'must be a number or a string'],
  [{ amount: undefined }, 'amount', 'is required'],
  [{ amount: '12345' }, 'amount', 'must be at most 3 characters'],
  [{ answers: ['a'] }, 'answers.0', 'must be a number or an object'],
  [{ answers: [{ id: 4 }] }, 'answers.0.id', 'must be a string'],
  [{ answers: [{ id: 'a', more: 1 }] }, 'answers.0.more', 'is not a field of this request'],
  [{ answers: 4 }, 'answers', 'must be an array'],
  [{ shape: { type: 'oval' } }, 'shape.type', 'must be "round" or "square"'],
  [{ shape: {} }, 'shape.type', 'must be "round" or "square"'],
  [{ shape: { type: 'square' } }, 'shape.side', 'is required'],
  [{ shape: 4 }, 'shape', 'must be an object'],
  [{ single: ['a', 'b'] }, 'single', 'must have at most 1 entry'],
  // A text is closer to the forms that are texts than to the list.
  [{ label: 'four' }, 'label', 'must be at most 3 characters or has the wrong form'],
  [{ scope: 4 }, 'scope', 'must be "all" or an array'],
  // Of two forms that rule each other out, both.
  [{ unit: 'day' }, 'unit', 'is not valid'],
  [{ list: [{ b: 1 }] }, 'list.0.b', 'is not a field of this request'],
  [{ more: true }, 'more', 'is not a field of this request'],
])('a body with %j says at %s: %s', (body, path, message) => {
  expect(messagesOf({ body })[path]).toBe(message)
})

test('path, query and body are all in one answer, with the path of each and a sentence of all', () => {
  const problems = messagesOf({ params: { id: 'x' }, query: { days: [] }, body: { name: '' } })
  expect(problems).toEqual({
    id: 'has the wrong form',
    days: 'must not be empty',
    name: 'must not be empty',
  })
  const whole = operation({ ...definition, body: z.string(), method: 'PUT' })
  expect(() => checkRequest(whole, { ...good, body: 4 })).toThrow('The body must be a string.')
})
