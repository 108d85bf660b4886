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
