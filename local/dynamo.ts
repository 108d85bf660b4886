// Embedded DynamoDB: dynalite on disk behind loopback HTTP, with the one table of infra/tables.ts in it.
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { appTable } from '#infra/tables.ts'
import { StartProblem } from './start-problem.ts'

const maxQuietMs = 2000
/** Ten milliseconds apart. */
const mostLooks = 1000

export type EmbeddedDynamo = { endpoint: string; close(): Promise<void> }

/**
 * dynalite ends a query by its iterator's `return()`, which the iterators of its database no longer have: every query would
 * stay in memory for good, and hold on to the state of the data that it saw. Here `return` is taught to close.
 */
function letQueriesEnd(): void {
  const ofDynalite = createRequire(createRequire(import.meta.url).resolve('dynalite'))
  const { MemoryLevel } = ofDynalite('memory-level') as { MemoryLevel: new () => { values(): object } }
  let shape = new MemoryLevel().values()
  while (!Object.hasOwn(shape, 'close')) shape = Object.getPrototypeOf(shape) as object
  if ('return' in shape) return
  Object.defineProperty(shape, 'return', {
    value(this: { close(): Promise<void> }) {
      return this.close()
    },
  })
}

/** @param folder where the data stays; in memory when left out */
export async function startDynamo(folder?: string): Promise<EmbeddedDynamo> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  letQueriesEnd()
  const server = dynalite({
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
    ...(folder === undefined ? {} : { path: folder }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let underWay = 0
  server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => underWay--)
  })
  /** dynalite throws outside any caller when its database closes during a request, so requests in flight end first. */
  async function quiet(): Promise<void> {
    const until = Date.now() + maxQuietMs
    for (let calm = 0; calm < 3 && Date.now() < until; calm = underWay === 0 ? calm + 1 : 0) await pause(15)
  }
  return {
    endpoint,
    async close() {
      await quiet()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A table that was just made takes nothing before it is active. */
async function untilActive(client: DynamoDBClient, name: string): Promise<void> {
  for (let tries = 0; tries < mostLooks; tries++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    if (Table?.TableStatus === 'ACTIVE') return
    await pause(10)
  }
}

/** Makes the table if it is not there yet, and waits until it can be used. */
export async function ensureTable(endpoint: string, region: string, name: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 2,
    // A database that takes the connection and never answers must not keep the start waiting.
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
  })
  try {
    await client.send(new DescribeTableCommand({ TableName: name }))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceNotFoundException') throw notUsable(endpoint, error)
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: appTable.partitionKey, AttributeType: 'S' },
          { AttributeName: appTable.sortKey, AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: appTable.partitionKey, KeyType: 'HASH' },
          { AttributeName: appTable.sortKey, KeyType: 'RANGE' },
        ],
      }),
    )
    await untilActive(client, name)
  } finally {
    client.destroy()
  }
}

const notUsable = (endpoint: string, error: unknown): StartProblem =>
  new StartProblem(
    process.env['DYNAMODB_ENDPOINT'] === undefined
      ? 'The data folder cannot be read. Check who may write to it, or set DATA_DIR to another folder.'
      : `DYNAMODB_ENDPOINT (${endpoint}) does not answer. Start that DynamoDB, or leave the variable out to use the embedded one.`,
    error,
  )
