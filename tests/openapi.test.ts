// The OpenAPI document is the contract's, to the letter: `npm run openapi` makes it anew.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
  type Responses = Record<string, { content?: Record<string, unknown> }>
  const { paths } = openApiDocument(manifest.version) as {
    paths: Record<string, Record<string, { responses: Responses; requestBody?: { content: object } }>>
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const { responses, requestBody } of Object.values(methods)) {
      const typesOf = (status: number): string[] => Object.keys(responses[status]?.content ?? {}).sort()
      const takesJson = 'application/json' in (requestBody?.content ?? {})
      // A body over 10 MB, whether or not the route takes one.
      expect(typesOf(413), path).toEqual(['application/json', ...(takesJson ? ['application/problem+json'] : [])])
      // A path that cannot be decoded.
      if (path.includes('{')) expect(typesOf(400), path).toEqual(['application/json', 'application/problem+json'])
    }
  }
})
