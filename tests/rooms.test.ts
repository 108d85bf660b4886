// The rooms of the tests: whatever the configuration has is part of a whole run, and nothing else is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test('a whole run has every room of the configuration', () => {
  const configured = [...read('vitest.config.ts').matchAll(/\broom\('([\w-]+)'/g)].map(([, name]) => name)
  const [, list = ''] = /const rooms = \[(.*?)\]/s.exec(read('scripts/run.mjs')) ?? []
  const run = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  expect(configured.length).toBeGreaterThan(5)
  expect(new Set([...run, 'stories'])).toEqual(new Set(configured))
})
