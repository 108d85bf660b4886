// The OpenAPI document is the contract's, to the letter: `npm run openapi` makes it anew.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from '#shared/contract/openapi.ts'
import { contract } from '#shared/contract/index.ts'
import type { Operation } from '#shared/operation/operation.ts'
import manifest from '../package.json' with { type: 'json' }

const committed = JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')) as unknown

test('docs/openapi.json is what the contract says today', () => {
  expect(committed, 'Run npm run openapi and commit the result').toEqual(openApiDocument(manifest.version))
})

test('every operation is in the document once, and every reference leads somewhere', () => {
  const document = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const operations = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Operation>))
  for (const { path, method } of operations) expect(document.paths[path]?.[method.toLowerCase()], path).toBeDefined()
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(operations.length)
  const text = JSON.stringify(document)
  for (const reference of new Set(text.match(/#\/components\/schemas\/\w+/g))) {
    const name = reference.split('/').at(-1) ?? ''
    expect(text).toContain(`"${name}":{`)
  }
  expect(text).not.toContain('$defs')
})

test('what the gateway refuses by itself is in the document as it answers it', () => {
  type Responses = Record<string, { headers?: Record<string, object>; content?: Record<string, unknown> }>
  const { paths } = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { responses: Responses; security?: []; requestBody?: { content: object } }>>
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const { responses, security, requestBody } of Object.values(methods)) {
      const typesOf = (status: number): string[] => Object.keys(responses[status]?.content ?? {}).sort()
      const takesJson = 'application/json' in (requestBody?.content ?? {})
      // A body over 10 MB, whether or not the route takes one.
      expect(typesOf(413), path).toEqual(['application/json', ...(takesJson ? ['application/problem+json'] : [])])
      // A path that cannot be decoded.
      if (path.includes('{')) expect(typesOf(400), path).toEqual(['application/json', 'application/problem+json'])
      // A token of another purpose, which no function sees.
      expect(typesOf(403), path).toEqual(security === undefined ? ['application/json'] : [])
      // Its throttle, and a function that fails or takes too long: routes that are open to anyone have these too.
      for (const status of [429, 500, 503]) expect(typesOf(status), path).toContain('application/json')
      for (const status of [429, 503]) expect(Object.keys(responses[status]?.headers ?? {})).toEqual(['Retry-After'])
    }
  }
})

test('a route that takes any token at all, or none, refuses no request', () => {
  const { paths } = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { responses: Record<string, object> }>>
  }
  const open = Object.values(contract)
    .flatMap((area): Operation[] => Object.values(area))
    .filter(({ query, isPublic }) => isPublic === true && query !== undefined)
  expect(open).toHaveLength(4)
  for (const { path, method, query } of open) {
    for (const sent of [{}, { token: '' }, { token: '💥', more: '1' }])
      expect(z.safeParse(query!, sent).success, path).toBe(true)
    expect(paths[path]![method.toLowerCase()]!.responses, path).not.toHaveProperty('400')
  }
})

test('a download is told by its header, in the document as in the answer', () => {
  const { paths } = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>
  }
  for (const { path, method, status, attachment } of Object.values(contract).flatMap((area): Operation[] =>
    Object.values(area),
  )) {
    const { headers = {} } = paths[path]?.[method.toLowerCase()]?.responses[status] ?? {}
    expect(Object.keys(headers), path).toEqual(attachment === undefined ? [] : ['Content-Disposition'])
  }
})

test.each([
  // The document is made where there is none.
  ['put', '/api/profile/onboarding', 404],
  // The last word counts.
  ['put', '/api/tax/{year}/entries', 409],
])('%s %s documents no %d, which it never answers', (method, path, status) => {
  const { paths } = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  expect(paths[path]?.[method]?.responses).not.toHaveProperty(String(status))
})
