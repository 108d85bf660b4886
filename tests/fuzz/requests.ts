// Requests for one operation of the document: a quarter valid, the rest valid but for one to three things.
import fc from 'fast-check'
import { type Doc, docOf, textOf } from './json-text.ts'
import { brokenBytes, mutated, oddContentTypes, oddQueryValues, oddSegments } from './mutations.ts'
import type { FuzzedOperation } from './open-api-document.ts'
import { fittingBodies, ownHoldings, ownImports, ownTrades, rightAnswers, validValue } from './valid-values.ts'

export type FuzzedRequest = {
  method: string
  /** Path and query, as sent. */
  target: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** What was done to it; nothing when it is valid. */
  mutations: string[]
}

/** An own lesson, year or holding mostly, so that the handlers have something to do. */
function segmentOf(path: string, name: string): fc.Arbitrary<string> {
  if (path.includes('/lessons/')) return fc.integer({ min: 1, max: 12 }).map(String)
  if (path.includes('/watchlist/')) return fc.constantFrom('asx-CBA', 'asx-VAS', 'coin-bitcoin')
  if (name === '{year}') return fc.constantFrom('2025', '2026', '2027', '2099')
  const [usual, others] = [fc.constantFrom(...(name === '{importId}' ? ownImports : ownHoldings)), fc.uuid()]
  if (!path.includes('{transactionId}')) return fc.oneof(usual, others)
  // The trades are the first one's.
  const own = name === '{id}' ? fc.constant(ownHoldings[0] ?? '') : fc.constantFrom(...ownTrades)
  return fc.oneof({ weight: 9, arbitrary: own }, { weight: 1, arbitrary: others })
}

type Parts = { segments: string[]; query: [string, string][]; body: Doc | undefined }

function validParts({ path, parameters = [], requestBody }: FuzzedOperation): fc.Arbitrary<Parts> {
  const inPath = [...path.matchAll(/\{\w+\}/g)].map(([name]) => segmentOf(path, name))
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) => {
      const value = validValue(schema, name).map(
        (given) => [name, encodeURIComponent(String(given))] as [string, string],
      )
      return required ? value : fc.option(value, { nil: undefined })
    })
  const schema = requestBody?.content['application/json']?.schema
  const values = schema === undefined ? fc.constant(undefined) : (fittingBodies[path] ?? validValue(schema))
  return fc
    .record({
      segments: fc.tuple(...inPath),
      query: fc.tuple(...inQuery).map((pairs) => pairs.filter((pair) => pair !== undefined)),
      value: values,
      isRight: fc.boolean(),
    })
    .map(({ value, isRight, ...parts }) => {
      // A quiz is passed with the answers of the very lesson.
      const answers = path.includes('/lessons/') && isRight ? rightAnswers.get(Number(parts.segments[0])) : undefined
      const body = answers === undefined ? value : { ...(value as object), answers }
      return { ...parts, body: schema === undefined ? undefined : docOf(body) }
    })
}

function put({ method, path }: FuzzedOperation, { segments, query, body }: Parts): FuzzedRequest {
  let next = 0
  const filled = path.replaceAll(/\{\w+\}/g, () => segments[next++] ?? '')
  const text = query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    method,
    target: text === '' ? filled : `${filled}?${text}`,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : Buffer.from(textOf(body), 'utf8'),
    mutations: [],
  }
}

type Mutation = fc.Arbitrary<(request: FuzzedRequest) => FuzzedRequest>
const noted =
  (name: string, change: (request: FuzzedRequest) => Partial<FuzzedRequest>) =>
  (request: FuzzedRequest): FuzzedRequest => ({
    ...request,
    ...change(request),
    mutations: [...request.mutations, name],
  })

/** Mutations of the request around the document in its body. */
function envelopeMutations({ method, path, parameters = [], requestBody }: FuzzedOperation): Mutation[] {
  const headers: Mutation = fc
    .constantFrom<Record<string, string>>(
      { 'x-http-method-override': 'DELETE' },
      { accept: 'text/html' },
      { 'content-encoding': 'gzip' },
      { 'content-type': 'application/json; charset=utf-8', expect: '100-continue' },
      { 'x-forwarded-host': 'evil.test', 'x-amzn-oidc-identity': 'someone' },
      { 'x-long': 'x'.repeat(4000) },
      { cookie: 'a=b; __proto__=c' },
      { range: 'bytes=0-1' },
    )
    .map((more) => noted('headers', (request) => ({ headers: { ...request.headers, ...more } })))
  const type: Mutation = fc.constantFrom(...oddContentTypes).map((value) =>
    noted(`content-type ${value}`, ({ headers: { 'content-type': _dropped, ...rest } }) => ({
      headers: value === undefined ? rest : { ...rest, 'content-type': value },
    })),
  )
  const bytes: Mutation = brokenBytes.map((breaks) =>
    noted('bytes', ({ body }) => ({ body: breaks(body ?? Buffer.from('{}')) })),
  )
  const unwanted: Mutation = fc
    .constantFrom('{}', '{"a":1}', 'x', '[')
    .map((text) => noted('unwanted body', () => ({ body: Buffer.from(text) })))
  const segment: Mutation = oddSegments.map((odd) =>
    noted('path', ({ target }) => ({
      target: target.replace(/(holdings|lessons|imports)\/[^/?]+/, (_, area: string) => `${area}/${odd}`),
    })),
  )
  const query: Mutation = fc
    .tuple(
      fc.constantFrom(
        ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        'other',
        '__proto__',
      ),
      oddQueryValues,
      fc.boolean(),
    )
    .map(([name, value, isAlone]) =>
      noted('query', ({ target }) => ({
        target: `${isAlone ? (target.split('?')[0] ?? '') : target}${!isAlone && target.includes('?') ? '&' : '?'}${name}=${value}`,
      })),
    )
  return [
    headers,
    query,
    ...(requestBody === undefined ? (method === 'GET' ? [] : [unwanted]) : [type, bytes, bytes]),
    ...(path.includes('{') ? [segment, segment] : []),
  ]
}

export function requestsFor(operation: FuzzedOperation): fc.Arbitrary<FuzzedRequest> {
  const valid = validParts(operation)
  const isWithBody = operation.requestBody !== undefined
  const withMutatedBody = valid
    .chain((parts) => mutated(fc.constant(parts.body ?? null)).map((body) => ({ ...parts, body })))
    .map((parts): FuzzedRequest => ({ ...put(operation, parts), mutations: ['body'] }))
  const good = valid.map((parts) => put(operation, parts))
  const start = isWithBody ? fc.oneof(good, withMutatedBody) : good
  const around = fc
    .tuple(start, fc.array(fc.oneof(...envelopeMutations(operation)), { minLength: 1, maxLength: 2 }))
    .map(([request, changes]) => changes.reduce((before, apply) => apply(before), request))
  return fc.oneof(
    { weight: 2, arbitrary: good },
    { weight: isWithBody ? 4 : 0, arbitrary: withMutatedBody },
    { weight: 2, arbitrary: around },
  )
}
