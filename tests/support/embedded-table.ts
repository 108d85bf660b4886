// The embedded DynamoDB in memory, with the project's table in it: the real part, not a mock.
import { openTable, type Table } from '#lambdas/adapters/dynamo/table.ts'
import { ensureTable, startDynamo } from '#local/dynamo.ts'

/** It runs in the process of the test: on a busy computer it is late, and that is no outage. */
const sharedProcessTimeoutMs = 20_000
const region = 'ap-southeast-2'

export type TestTable = Table & { endpoint: string; close(): Promise<void> }

export async function embeddedTable(): Promise<TestTable> {
  const { endpoint, close } = await startDynamo()
  const name = 'gumnut-test'
  await ensureTable(endpoint, region, name)
  const table = openTable({ name, region, endpoint, timeoutMs: sharedProcessTimeoutMs })
  return {
    ...table,
    endpoint,
    async close() {
      table.close()
      await close()
    },
  }
}
