// @vitest-environment node
// Style sheets: a custom property that is named is set somewhere. Where it is not, browsers drop the declaration in silence.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve('web/src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

test('every custom property that a style names is set', () => {
  const set = new Set(sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?=:|')/g)].map(([, name]) => name)))
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)(?![\w-]*\$)/g)].map(([, name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ name }) => !set.has(name))).toEqual([])
})
