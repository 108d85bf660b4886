// Which addresses may become scripts, with a browser's Trusted Types and without.
import { afterEach, expect, test } from 'vitest'
import { ownScript } from '#web/lib/own-script.ts'

const own = ['/sw.js', '/assets/worker-a1B2_c3D4.js']
const foreign = [
  'https://evil.example/sw.js',
  '//evil.example/sw.js',
  '/sw.js?x=1',
  '/assets/../x.js',
  '/assets/a/b.js',
  'sw.js',
  '',
]

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'))

test('our own scripts pass and nothing else does, in browsers without Trusted Types too', () => {
  expect(own.map(ownScript)).toEqual(own)
  for (const path of foreign) expect(() => ownScript(path), path).toThrow(TypeError)
})

test('where the browser has Trusted Types the policy of the page makes the address, once, by the same rule', () => {
  const made: string[] = []
  const trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL: (path: string) => string }) {
      made.push(name)
      return { createScriptURL: (path: string) => ({ trusted: rules.createScriptURL(path) }) }
    },
  }
  Object.assign(globalThis, { trustedTypes })
  expect(own.map(ownScript)).toEqual(own.map((trusted) => ({ trusted })))
  for (const path of foreign) expect(() => ownScript(path), path).toThrow(TypeError)
  expect(made).toEqual(['gumnut'])
})
