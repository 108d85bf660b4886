// Guarded table: a DynamoDB that each function reaches by an address of its own, and that refuses what the function's rights
// (infra/table-access.ts) do not cover, as IAM does: a call needs one statement with its action and every partition it names.
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FunctionName } from '#infra/function-sizing.ts'
import { type TableAccess, tableAccess } from '#infra/table-access.ts'

type Attributes = Record<string, { S?: string }>
type Write = { PutRequest?: { Item: Attributes }; DeleteRequest?: { Key: Attributes } }
type Call = {
  Key?: Attributes
  Item?: Attributes
  RequestItems?: Record<string, Write[] | { Keys: Attributes[] }>
  KeyConditionExpression?: string
  ProjectionExpression?: string
  UpdateExpression?: string
  ConditionExpression?: string
  ReturnValues?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Attributes
}

function partitionsOf({ Key, Item, RequestItems, KeyConditionExpression, ExpressionAttributeValues }: Call): string[] {
  const asked = /\bpk = (:\w+)/.exec(KeyConditionExpression ?? '')?.[1]
  const inBatch = Object.values(RequestItems ?? {}).flatMap((items) =>
    Array.isArray(items)
      ? items.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item['pk'] ?? DeleteRequest?.Key['pk'])
      : items.Keys.map(({ pk }) => pk),
  )
  const named = asked === undefined ? [] : [ExpressionAttributeValues?.[asked]]
  return [Key?.['pk'], Item?.['pk'], ...named, ...inBatch].flatMap((value) => (value?.S === undefined ? [] : [value.S]))
}

const keywords = new Set(['SET', 'REMOVE', 'ADD', 'DELETE', 'AND', 'OR', 'NOT', 'IN', 'BETWEEN'])

/** The attributes at the head of each path in an expression: IAM knows no others. */
const headsIn = (expression = ''): string[] =>
  Array.from(expression.matchAll(/(?<![:#\w.])#?[A-Za-z_]\w*(?!\w*\s*\()/g), ([name]) => name).filter(
    (name) => !keywords.has(name),
  )

/** The attributes that a call names; none when it asks for all of them. */
function attributesOf(call: Call): string[] {
  const { Key, Item, ProjectionExpression, UpdateExpression, ConditionExpression, ExpressionAttributeNames = {} } = call
  if (Item === undefined && UpdateExpression === undefined && ProjectionExpression === undefined) return []
  const heads = [ProjectionExpression, UpdateExpression, ConditionExpression].flatMap(headsIn)
  return [...Object.keys({ ...Key, ...Item }), ...heads.map((name) => ExpressionAttributeNames[name] ?? name)]
}

const fits = (pattern: string, text: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern

/** Whether one of the statements allows a call: an empty list of what it names satisfies none. */
function isAllowed(access: readonly TableAccess[], action: string, call: Call): boolean {
  const [partitions, named] = [partitionsOf(call), attributesOf(call)]
  return access.some(
    ({ actions, keys, attributes }) =>
      (actions as readonly string[]).includes(action) &&
      partitions.length > 0 &&
      partitions.every((partition) => keys.some((key) => fits(key, partition))) &&
      (attributes === undefined ||
        (named.length > 0 &&
          named.every((name) => attributes.includes(name)) &&
          call.ReturnValues?.startsWith('ALL') !== true)),
  )
}

/** @param database the DynamoDB that does what is allowed */
export async function guardedTable(database: string) {
  const refused: string[] = []
  const used = new Set<FunctionName>()
  const server = createServer((asked, answer) => {
    const name = (asked.url ?? '').slice(1) as FunctionName
    const action = String(asked.headers['x-amz-target']).replace(/^.*\./, '')
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      const body = Buffer.concat(chunks)
      const call = JSON.parse(body.toString()) as Call
      used.add(name)
      if (!isAllowed(tableAccess[name], action, call)) {
        refused.push(`${name}: ${action} on ${partitionsOf(call).join(', ')}, of ${attributesOf(call).join(', ')}`)
        answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
        answer.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', Message: 'not allowed' }))
        return
      }
      const { host: _host, ...headers } = asked.headers
      const passed = httpRequest(database, { method: 'POST', headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers)
        response.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      passed.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    addressFor: (name: FunctionName): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    /** Every call that was refused so far, in words. */
    refused,
    /** The functions that have reached the table. */
    used,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
