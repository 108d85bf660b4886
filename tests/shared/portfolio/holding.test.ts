// The id of a holding: one spelling, wherever it is sent.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#shared/contract/index.ts'
import type { Operation } from '#shared/operation/operation.ts'

const [sent, kept] = ['1ADBCCF5-1111-4111-8111-11111111111A', '1adbccf5-1111-4111-8111-11111111111a']
const named = Object.values(contract)
  .flatMap((area): Operation[] => Object.values(area))
  .filter(({ path }) => /^\/api\/(?:holdings|transactions)\/.*\{/.test(path))

test.each(named)('in the path of $method $path', ({ path, params }) => {
  const asSent = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'year' ? '2026' : sent]),
  )
  const ids = Object.values(z.parse(params!, asSent) as object).filter((value) => typeof value === 'string')
  expect(ids).toContain(kept)
  expect(new Set(ids).size).toBe(1)
})

test('in the question about performance', () => {
  const { query } = contract.performance.show
  expect(z.parse(query, { holdings: `${sent},${kept}` }).holdings).toEqual([kept])
  expect(() => z.parse(query, { holdings: 'x' })).toThrow()
})
