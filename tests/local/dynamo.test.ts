// The embedded DynamoDB as the local stack runs it: what its library leaves open is closed, so that it can run for days.
import { createRequire } from 'node:module'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
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
  return () => open.size
}

test('a query leaves nothing behind', async () => {
  const resources = countResources()
  const table = await embeddedTable()
  const query = () =>
    table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'USER#1' },
      }),
    )
  await query()
  const before = resources()
  for (let count = 0; count < 20; count++) await query()
  await expect.poll(resources).toBeLessThanOrEqual(before)
  await table.close()
})
