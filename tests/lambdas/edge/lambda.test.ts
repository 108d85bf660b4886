// The edge: API Gateway events in, statuses and problem bodies out, over a small area of its own.
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { implement, Repeated } from '#shared/operation/implement.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { type Area, operation } from '#shared/operation/operation.ts'
import { fail } from '#shared/operation/problem.ts'
import { anApiEvent, lambdaContext } from '../../support/api-event.ts'

const area = {
  make: operation({
    method: 'POST',
    path: '/api/things',
    summary: 'Make a thing',
    body: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(5)), size: z.number().check(z.gt(0)) }),
    status: 201,
    repeatStatus: 200,
    response: z.strictObject({ name: z.string() }),
    errors: ['conflict'],
  }),
  drop: operation({
    method: 'DELETE',
    path: '/api/things/{id}',
    summary: 'Drop a thing',
    params: z.strictObject({ id: z.string() }),
    status: 204,
    response: null,
    errors: [],
  }),
} satisfies Area

const things = implement<{ made: string[] }>()(area, {
  async make({ body, userId }, { made }) {
    if (body.name === 'clash') fail('conflict', 'There is one already.')
    if (body.name === 'busy') fail('too_many_requests', 'Slow down.', { retryAfterSeconds: 2.2 })
    if (body.name === 'bug') throw new Error('secret detail of user 42')
    if (body.name === 'leak') return { name: 'x', password: 'hunter2' } as { name: string }
    if (made.includes(body.name)) return new Repeated({ name: body.name })
    made.push(body.name)
    return { name: `${body.name} of ${userId}` }
  },
  async drop() {
    return undefined
  },
})

const serve = lambda(area, things, () => ({ made: ['old'] }))
const make = (body: unknown, more: Parameters<typeof anApiEvent>[1] = {}) =>
  serve(anApiEvent('POST /api/things', { body: JSON.stringify(body), ...more }), lambdaContext)
const bodyOf = (result: { body?: string | undefined }) => JSON.parse(result.body ?? 'null') as Record<string, unknown>

test('a valid request gets its status, JSON and no-store', async () => {
  const result = await make({ name: 'new', size: 1 })
  expect(result).toMatchObject({
    statusCode: 201,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(bodyOf(result)).toEqual({ name: 'new of user-1' })
})

test('a repeated request gets its own status, and an answer without a body has none', async () => {
  expect(await make({ name: 'old', size: 1 })).toMatchObject({ statusCode: 200 })
  const dropped = await serve(anApiEvent('DELETE /api/things/{id}', { pathParameters: { id: '7' } }), lambdaContext)
  expect(dropped).toEqual({ statusCode: 204, headers: { 'cache-control': 'no-store' } })
})

test('every problem of a bad body is listed in words', async () => {
  const result = await make({ name: '', size: 'big', extra: true })
  expect(result).toMatchObject({
    statusCode: 400,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  })
  expect(bodyOf(result)).toMatchObject({
    code: 'invalid_request',
    status: 400,
    errors: expect.arrayContaining([
      { path: 'name', message: 'must not be empty' },
      { path: 'size', message: 'must be a number' },
      { path: 'extra', message: 'is not a field of this request' },
    ]) as unknown,
  })
})

test.each([
  ['{"name": "a", ', 400, 'invalid_request'],
  ['[]', 400, 'invalid_request'],
  ['null', 400, 'invalid_request'],
  ['"text"', 400, 'invalid_request'],
  ['{"name":"a","size":1e999}', 400, 'invalid_request'],
  ['{"name":"a","size":1,"__proto__":{"isAdmin":true}}', 400, 'invalid_request'],
  ['', 415, 'not_json'],
  [`{"name":"${'x'.repeat(70_000)}","size":1}`, 413, 'too_large'],
])('the body %.40s is %i', async (body, status, code) => {
  const event = anApiEvent('POST /api/things', { body, ...(body === '' ? { headers: {} } : {}) })
  const result = await serve(event, lambdaContext)
  expect([result.statusCode, bodyOf(result)['code']]).toEqual([status, code])
})

test('a body in base64 is read, and one that is not UTF-8 is malformed', async () => {
  const send = (body: Buffer) =>
    serve(anApiEvent('POST /api/things', { body: body.toString('base64'), isBase64Encoded: true }), lambdaContext)
  const text = JSON.stringify({ name: 'Zoë', size: 1 })
  expect(bodyOf(await send(Buffer.from(text, 'utf8')))).toEqual({ name: 'Zoë of user-1' })
  expect(await send(Buffer.from(text, 'latin1'))).toMatchObject({ statusCode: 400 })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a body sent as %s is 415',
  async (type) => {
    expect(await make({ name: 'a', size: 1 }, { headers: { 'content-type': type } })).toMatchObject({ statusCode: 415 })
  },
)

test.each([
  [{ claims: { sub: 'user-1', token_use: 'id' } }],
  [{ claims: { sub: '', username: 'kim', token_use: 'access' } }],
  [{ claims: { sub: 'user-1', username: '', token_use: 'access' } }],
  [{ claims: { token_use: 'access' } }],
  [{ claims: {} }],
])('claims that are not an access token of somebody are 401: %j', async (about) => {
  expect(await make({ name: 'a', size: 1 }, about)).toMatchObject({ statusCode: 401 })
})

test('a problem says its own status, code and when to try again', async () => {
  expect(await make({ name: 'clash', size: 1 })).toMatchObject({ statusCode: 409 })
  const busy = await make({ name: 'busy', size: 1 })
  expect(busy).toMatchObject({ statusCode: 429, headers: { 'retry-after': '3' } })
  expect(bodyOf(busy)).toMatchObject({ type: 'urn:gumnut:problem:too_many_requests', detail: 'Slow down.' })
})

test('an unexpected error tells nothing of itself', async () => {
  const result = await make({ name: 'bug', size: 1 })
  expect(result.statusCode).toBe(500)
  expect(result.body).not.toMatch(/secret|42|stack/)
})

test('a field that the contract does not name never leaves', async () => {
  const result = await make({ name: 'leak', size: 1 })
  expect(result.statusCode).toBe(500)
  expect(result.body).not.toContain('hunter2')
})

test('an operation that is forgotten or misnamed does not compile', () => {
  // @ts-expect-error: `drop` is missing
  implement<object>()(area, { make: () => Promise.resolve({ name: '' }) })
  expect(Object.keys(things)).toEqual(Object.keys(area))
})
