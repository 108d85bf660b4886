// What the edge does to a request before it goes on: the page fallback, and the caller's token handed to the API.
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handOverToken, pageFallback } from '#infra/edge-functions.ts'

type EdgeRequest = { uri: string; headers: Record<string, { value: string }> }
/** Runs the very text that CloudFront runs. */
const runAtEdge = (source: string, request: EdgeRequest): EdgeRequest =>
  runInNewContext(`${source}; handler(event)`, { event: { request } }) as EdgeRequest

test.each([
  ['/', '/index.html'],
  ['/portfolio', '/index.html'],
  ['/learn/lessons/4', '/index.html'],
  ['/portfolio/', '/index.html'],
  ['/v1.2/learn', '/index.html'],
  ['/assets/index-a1b2.js', '/assets/index-a1b2.js'],
  ['/assets/gone-0000.js', '/assets/gone-0000.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/config.json', '/config.json'],
])('the page fallback asks the bucket for %s as %s', (asked, fetched) => {
  expect(runAtEdge(pageFallback, { uri: asked, headers: {} }).uri).toBe(fetched)
})

test('the edge hands the token over under each secret name, and nothing when there is none', () => {
  const source = handOverToken(['x-gumnut-one', 'x-gumnut-two'])
  const token = { value: 'Bearer abc' }
  expect(runAtEdge(source, { uri: '/api/holdings', headers: { authorization: token } }).headers).toEqual({
    authorization: token,
    'x-gumnut-one': token,
    'x-gumnut-two': token,
  })
  expect(runAtEdge(source, { uri: '/api/health', headers: {} }).headers).toEqual({})
})
