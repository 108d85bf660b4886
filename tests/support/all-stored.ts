// All stored: every item of a table, whatever its key, by the AWS SDK: the app itself never scans.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { TestTable } from './embedded-table.ts'

export async function allStored({ endpoint, name }: TestTable): Promise<Record<string, unknown>[]> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials })
  const items: Record<string, unknown>[] = []
  for await (const page of paginateScan({ client: DynamoDBDocumentClient.from(client) }, { TableName: name }))
    items.push(...(page.Items ?? []))
  client.destroy()
  return items
}
