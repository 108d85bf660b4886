// The embedded DynamoDB in memory, with the project's table in it: the real part, not a mock.
import { openTable, type Table } from '#lambdas/adapters/dynamo/table.ts'
import { ensureTable, startDynamo } from '#local/dynamo.ts'

const region = 'ap-southeast-2'

export type TestTable = Table & { endpoint: string; close(): Promise<void> }

/** @param timeoutMs how long a request may take where a crowd of them waits: the table is in this very process */
export async function embeddedTable({ timeoutMs }: { timeoutMs?: number } = {}): Promise<TestTable> {
  const { endpoint, close } = await startDynamo()
  const name = 'gumnut-test'
  await ensureTable(endpoint, region, name)
  const table = openTable({ name, region, endpoint, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
  return {
    ...table,
    endpoint,
    async close() {
      table.client.destroy()
      await close()
    },
  }
}
