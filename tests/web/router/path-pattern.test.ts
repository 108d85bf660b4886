// Path pattern: which addresses are a route's, and what stands where it has names.
import { expect, test } from 'vitest'
import { paramsOf } from '#web/router/path-pattern.ts'

test.each([
  ['/', '/', {}],
  ['/learn', '/learn', {}],
  ['/learn', '/Learn/', {}],
  ['/portfolio/:id', '/portfolio/b6ce', { id: 'b6ce' }],
  ['/portfolio/:id', '/portfolio/a%20b', { id: 'a b' }],
  ['/portfolio/:id', '/portfolio/a%2Fb', { id: 'a/b' }],
  ['/portfolio/:id', '/portfolio/100%', { id: '100%' }],
])('%s is %s', (pattern, pathname, params) => {
  expect(paramsOf(pattern, pathname)).toEqual(params)
})

test.each([
  ['/', '/learn'],
  ['/learn', '/'],
  ['/learn', '/learn/1'],
  ['/portfolio/:id', '/portfolio'],
  ['/portfolio/:id', '/portfolio/1/2'],
  ['/portfolio/:id', '/learn/1'],
])('%s is not %s', (pattern, pathname) => {
  expect(paramsOf(pattern, pathname)).toBeNull()
})
