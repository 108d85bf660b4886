// Answer: what an operation or its failure comes to over HTTP, and which operation an address asks for.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { perform, problemAnswer, toProblem } from '#shared/operation/answer.ts'
import { implement, Repeated } from '#shared/operation/implement.ts'
import { operation } from '#shared/operation/operation.ts'
import { Problem } from '#shared/operation/problem.ts'
import { routeTable } from '#shared/operation/route-table.ts'

const area = {
  make: operation({
    method: 'POST',
    path: '/api/things',
    summary: 'Make a thing',
    status: 201,
    repeatStatus: 200,
    response: z.strictObject({ name: z.string() }),
    errors: [],
  }),
  show: operation({
    method: 'GET',
    path: '/api/things/{id}',
    summary: 'Show a thing',
    status: 200,
    response: z.strictObject({ name: z.string() }),
    errors: [],
  }),
  file: operation({
    method: 'GET',
    path: '/api/things/export',
    summary: 'All things as CSV',
    status: 200,
    response: z.string(),
    attachment: 'things.csv',
    mediaType: 'text/csv',
    errors: [],
  }),
  drop: operation({
    method: 'DELETE',
    path: '/api/things/{id}',
    summary: 'x',
    status: 204,
    response: null,
    errors: [],
  }),
}
const things = implement<{ known: boolean }>()(area, {
  make: async (_request, { known }) => (known ? new Repeated({ name: 'a' }) : { name: 'a' }),
  show: async () => new Repeated({ name: 'b' }),
  file: async () => 'Name\na\n',
  drop: async () => undefined,
})
const request = { userId: 'u', username: '', params: {}, query: {}, body: {} }
const run = (name: keyof typeof area, known = false) => perform(area, things, name, request, { known })

test('status, headers and body follow from the definition', async () => {
  expect(await run('make')).toMatchObject({ status: 201, body: '{"name":"a"}' })
  expect(await run('make', true)).toMatchObject({ status: 200 })
  expect(await run('show')).toMatchObject({ status: 200 })
  expect(await run('drop')).toEqual({ status: 204, headers: { 'cache-control': 'no-store' }, body: undefined })
  expect(await run('file')).toEqual({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="things.csv"',
    },
    body: 'Name\na\n',
  })
})

test('a problem is answered with its status and when to try again; anything else tells nothing of itself', () => {
  const busy = problemAnswer(new Problem('too_many_requests', 'Slow down.', { retryAfterSeconds: 0.2 }))
  expect(busy).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  const gone = new Problem('not_found', 'Gone')
  expect(toProblem(gone)).toBe(gone)
  expect(problemAnswer(gone).headers['retry-after']).toBeUndefined()
  expect(toProblem(new Error('secret'))).toMatchObject({ code: 'internal' })
})

test('an address finds its operation, a fixed path before one with a parameter', () => {
  const find = routeTable({ things: area })
  expect(find('GET', '/api/things/export')?.route.name).toBe('file')
  expect(find('GET', '/api/things/a%20b')).toMatchObject({ route: { name: 'show' }, params: { id: 'a b' } })
  expect(find('DELETE', '/api/things/7')).toMatchObject({ route: { area: 'things', name: 'drop' } })
  expect(find('PATCH', '/api/things/7')).toBeUndefined()
  expect(() => find('GET', '/api/things/%E0%A4%A')).toThrow(URIError)
})
