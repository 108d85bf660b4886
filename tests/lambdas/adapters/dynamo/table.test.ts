// The table over HTTP: what is asked in which words, how often, for how long, and what each failure becomes.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allItems, holds, openTable } from '#lambdas/adapters/dynamo/table.ts'
import { signedHeaders } from '#lambdas/adapters/http/signed-request.ts'

type Asked = { headers: IncomingHttpHeaders; text: string }
type Step = (response: ServerResponse) => unknown

const asked: Asked[] = []
/** What the next requests meet, the last one from then on. */
let steps: Step[] = []
const server = createServer((request, response) => {
  void (async () => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    asked.push({ headers: request.headers, text })
    const step = steps.length > 1 ? steps.shift() : steps[0]
    step?.(response)
  })()
})
const says =
  (status: number, body: object | string): Step =>
  (response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
const refuses = (name: string, status = 400): Step =>
  says(status, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'told to' })
const cut: Step = (response) => response.socket?.resetAndDestroy()
const cutHalfWay: Step = (response) => {
  response.writeHead(200, { 'content-length': 100 })
  response.write('{"Item":', () => response.socket?.resetAndDestroy())
}
const silent: Step = () => undefined

/** Long enough for a busy computer; what is silent is waited for less long. */
const usualMs = 5000

const open = (more: Partial<Parameters<typeof openTable>[0]> = {}) =>
  openTable({
    name: 'gumnut',
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs: usualMs,
    ...more,
  })
let table: ReturnType<typeof open>

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  table = open()
})
afterEach(() => table.close())

const key = { pk: 'USER#1', sk: 'PROFILE' }
const get = () => table.call('GetItem', { Key: key, ConsistentRead: true })
const put = () => table.call('PutItem', { Item: { ...key, rows: new Uint8Array([1, 2]), n: 1 } })

describe('the words', () => {
  test('an operation is named in the target, its input carries the table and typed values', async () => {
    steps = [says(200, { Item: { pk: { S: 'USER#1' }, rows: { B: 'AQI=' } } })]
    expect(await get()).toEqual({ Item: { pk: 'USER#1', rows: new Uint8Array([1, 2]) } })
    expect(asked[0]?.headers).toMatchObject({
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.GetItem',
    })
    expect(JSON.parse(asked[0]?.text ?? '')).toEqual({
      TableName: 'gumnut',
      Key: { pk: { S: 'USER#1' }, sk: { S: 'PROFILE' } },
      ConsistentRead: true,
    })
  })

  test('what a batch hands back undone can be asked again as it is', async () => {
    const left = {
      gumnut: [{ PutRequest: { Item: { pk: { S: 'a' } } } }, { DeleteRequest: { Key: { pk: { S: 'b' } } } }],
    }
    steps = [says(200, { UnprocessedItems: left }), says(200, {})]
    const { UnprocessedItems } = await table.call('BatchWriteItem', {
      RequestItems: { gumnut: [{ PutRequest: { Item: { pk: 'a' } } }, { DeleteRequest: { Key: { pk: 'b' } } }] },
    })
    await table.call('BatchWriteItem', { RequestItems: UnprocessedItems })
    expect(asked.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { RequestItems: left },
      { RequestItems: left },
    ])
  })

  test('the items of a batch stand under the name of the table', async () => {
    const Keys = [{ pk: { S: 'b' } }]
    steps = [says(200, { Responses: { gumnut: [{ pk: { S: 'a' } }] }, UnprocessedKeys: { gumnut: { Keys } } })]
    expect(
      await table.call('BatchGetItem', { RequestItems: { gumnut: { Keys: [{ pk: 'a' }, { pk: 'b' }] } } }),
    ).toEqual({
      Responses: { gumnut: [{ pk: 'a' }] },
      UnprocessedKeys: { gumnut: { Keys: [{ pk: 'b' }] } },
    })
  })

  test('a query goes on from where a page ended, until the last one', async () => {
    steps = [
      says(200, { Items: [{ n: { N: '1' } }], LastEvaluatedKey: { pk: { S: 'a' } } }),
      says(200, { Items: [{ n: { N: '2' } }] }),
    ]
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'a' } }
    expect(await allItems(table, query)).toEqual([{ n: 1 }, { n: 2 }])
    expect(JSON.parse(asked[1]?.text ?? '')).toMatchObject({ ExclusiveStartKey: { pk: { S: 'a' } } })
  })

  test('a request is signed with the keys of the function, for this service and region', async () => {
    const credentials = () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' })
    const { authorization, ...others } = signedHeaders(
      {
        method: 'POST',
        url: 'https://dynamodb.ap-southeast-2.amazonaws.com/',
        service: 'dynamodb',
        region: 'ap-southeast-2',
        headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' },
        body: '{}',
      },
      credentials(),
      new Date('2026-11-25T01:02:03Z'),
    )
    expect(others).toMatchObject({ 'x-amz-security-token': 'session', 'x-amz-date': '20261125T010203Z' })
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/20261125\/ap-southeast-2\/dynamodb\/aws4_request, SignedHeaders=host;x-amz-date;x-amz-security-token;x-amz-target, Signature=[0-9a-f]{64}$/,
    )
  })
})

describe('trying again', () => {
  test.each([
    ['a refusal for being too busy', refuses('ProvisionedThroughputExceededException'), 8],
    ['a request rate that is too high', refuses('ThrottlingException'), 8],
    ['a cut connection', cut, 2],
    ['an answer that breaks off', cutHalfWay, 2],
    ['a fault of the service', refuses('InternalServerError', 500), 2],
    ['an answer that is not DynamoDB’s', says(200, '<html>'), 2],
    ['a gateway’s page', says(502, '<html>'), 2],
  ])('after %s, until it was tried often enough', async (_, step, tries) => {
    steps = [...Array.from({ length: tries - 1 }, () => step), says(200, {})]
    await put()
    expect(asked).toHaveLength(tries)
    asked.length = 0
    steps = [step]
    await expect(put()).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked).toHaveLength(tries)
  })

  test('after silence once, and no longer than the time limit each', async () => {
    const hasty = open({ timeoutMs: 200 })
    steps = [silent]
    await expect(hasty.call('GetItem', { Key: key })).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked).toHaveLength(2)
    hasty.close()
  })

  test('a connection that has ended is not tried a second time: the next try has one of its own', async () => {
    steps = [says(200, {})]
    await Promise.all([put(), put(), put()])
    // As after a sleep: whatever was kept open is cut at its next use.
    const kept = new Set<unknown>()
    steps = [
      (response) => {
        kept.add(response.socket)
        cut(response)
      },
      says(200, {}),
    ]
    await put()
    expect(kept.size).toBe(1)
    expect(asked.at(-1)?.headers.connection).toBe('close')
  })

  test.each([['ValidationException'], ['AccessDeniedException'], ['ResourceNotFoundException']])(
    'not after %s, which says the same the next time',
    async (name) => {
      steps = [refuses(name)]
      await expect(put()).rejects.toMatchObject({ code: 'unavailable', cause: { name } })
      expect(asked).toHaveLength(1)
    },
  )

  test('a condition that does not hold is an answer', async () => {
    steps = [refuses('ConditionalCheckFailedException')]
    expect(await holds(put())).toBe(false)
    expect(asked).toHaveLength(1)
    steps = [says(200, {})]
    expect(await holds(put())).toBe(true)
  })

  test('a service that is not there is a problem to try again later', async () => {
    const gone = open({ endpoint: 'http://127.0.0.1:1' })
    await expect(gone.call('GetItem', { Key: key })).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    })
    gone.close()
  })
})

test('two hundred at once are all answered, and a connection serves many', async () => {
  steps = [says(200, {})]
  // On a busy computer the last of them waits longer than the short time limit of these tests.
  const patient = open({ timeoutMs: 20_000 })
  const item = { Item: key }
  await Promise.all(Array.from({ length: 200 }, () => patient.call('PutItem', item)))
  expect(asked).toHaveLength(200)
  await patient.call('PutItem', item)
  expect(asked.at(-1)?.headers.connection).toBe('keep-alive')
  patient.close()
})
