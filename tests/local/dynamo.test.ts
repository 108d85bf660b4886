// The embedded DynamoDB as the local stack runs it: what its library leaves open is closed, so that it can run for days.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureTable } from '#local/dynamo.ts'
import { embeddedTable } from '#tests/support/embedded-table.ts'

type Level = { attachResource(resource: object): void; detachResource(resource: object): void }

/** What the database of dynalite keeps in memory until it is closed: its open iterators, among others. */
function countResources(): () => number {
  const ofDynalite = createRequire(createRequire(import.meta.url).resolve('dynalite'))
  const { MemoryLevel } = ofDynalite('memory-level') as { MemoryLevel: { prototype: Level } }
  const shape = Object.getPrototypeOf(MemoryLevel.prototype) as Level
  const { attachResource, detachResource } = shape
  const open = new Set<object>()
  shape.attachResource = function (resource) {
    open.add(resource)
    attachResource.call(this, resource)
  }
  shape.detachResource = function (resource) {
    open.delete(resource)
    detachResource.call(this, resource)
  }
  onTestFinished(() => void Object.assign(shape, { attachResource, detachResource }))
  return () => open.size
}

test('a query leaves nothing behind', async () => {
  const resources = countResources()
  const table = await embeddedTable()
  const query = () =>
    table.call('Query', {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'USER#1' },
    })
  await query()
  const before = resources()
  for (let count = 0; count < 20; count++) await query()
  await expect.poll(resources).toBeLessThanOrEqual(before)
  await table.close()
})

test('closing it in the middle of its work breaks nothing, and what had arrived is done', async () => {
  const table = await embeddedTable()
  const put = (sk: string) => table.call('PutItem', { Item: { pk: 'USER#1', sk } })
  await put('first')
  const writes = Array.from({ length: 40 }, (_, index) => put(`${index}`))
  await Promise.race(writes)
  await table.close()
  // A failure inside the library would be nobody's to catch, and would fail this run.
  expect((await Promise.allSettled(writes)).some(({ status }) => status === 'fulfilled')).toBe(true)
})

test('a database that never answers is one clear sentence, and not a start without end', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  vi.stubEnv('DYNAMODB_ENDPOINT', endpoint)
  await expect(ensureTable(endpoint, 'ap-southeast-2', 'gumnut-test')).rejects.toThrow(`(${endpoint}) does not answer`)
  vi.unstubAllEnvs()
  silent.close()
}, 20_000)

test('a table that was just made is waited for until it takes something', async () => {
  const states = ['CREATING', 'CREATING', 'ACTIVE']
  const asked: string[] = []
  const database = createHttpServer((request, response) => {
    const [, what = ''] = String(request.headers['x-amz-target']).split('.')
    asked.push(what)
    const isMade = asked.includes('CreateTable')
    const answers: Record<string, () => object> = {
      CreateTable: () => ({ TableDescription: { TableStatus: 'CREATING' } }),
      DescribeTable: () => ({ Table: { TableStatus: states.shift() } }),
    }
    const missing = { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException', message: 'Not there' }
    request.resume().on('end', () => {
      response.writeHead(isMade ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' })
      response.end(JSON.stringify(isMade ? answers[what]?.() : missing))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void database.close())
  await once(database, 'listening')
  await ensureTable(`http://127.0.0.1:${(database.address() as AddressInfo).port}`, 'ap-southeast-2', 'gumnut-test')
  const looks = ['DescribeTable', 'DescribeTable', 'DescribeTable']
  expect(asked).toEqual(['DescribeTable', 'CreateTable', ...looks])
})
