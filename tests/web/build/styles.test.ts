// @vitest-environment node
// Style sheets: what is named is there, and what is there is named. Neither a browser nor the compiler tells of a class or a custom
// property that is not.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

/** The modules of styles with the files that import each, and the name it goes by there. */
const modules = sources
  .filter(({ file }) => file.endsWith('.module.css'))
  .map(({ file, text }) => ({
    file,
    classes: new Set([...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name)),
    users: sources.flatMap((user) => {
      const imported = [...user.text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)]
      return imported
        .filter(([, , path = '']) => join(dirname(user.file), path) === file)
        .map(([, name = '']) => ({ file: user.file, text: user.text, name }))
    }),
  }))
const namedIn = ({ text, name }: { text: string; name: string }): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)`, 'g'))].map(([, named = '']) => named)

test('every class that a component names is in its style sheet', () => {
  const named = modules.flatMap(({ classes, users }) =>
    users.flatMap((user) => namedIn(user).map((name) => ({ file: user.file, name, isThere: classes.has(name) }))),
  )
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ isThere }) => !isThere)).toEqual([])
})

test('every class of a style sheet is named, where no component works its name out', () => {
  const plain = modules.filter(({ users }) => users.every(({ text, name }) => !text.includes(`${name}[`)))
  expect(plain.length).toBeGreaterThan(50)
  const unnamed = plain.flatMap(({ file, classes, users }) => {
    const named = new Set(users.flatMap(namedIn))
    return [...classes].filter((name) => !named.has(name)).map((name) => `${file} ${name}`)
  })
  expect(unnamed).toEqual([])
})

test('every custom property that is set for all pages is used', () => {
  const tokens = sources.find(({ file }) => file === 'ui/tokens.css')?.text ?? ''
  const set = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))
  expect(set.size).toBeGreaterThan(50)
  const used = new Set(sources.flatMap(({ text }) => text.match(/(?<=var\(|')--[\w-]+/g) ?? []))
  expect([...set].filter((name) => !used.has(name))).toEqual([])
})
