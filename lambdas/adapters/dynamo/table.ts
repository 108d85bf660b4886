// Table: the one DynamoDB table, with time limits, and failures turned into problems a person can act on.
import { Problem } from '#shared/operation/problem.ts'
import type { AwsCredentials } from '../http/signed-request.ts'
import { type TableCall, tableClient } from './table-client.ts'
import type { Input, Output } from './table-protocol.ts'

/** @property call one operation on this table */
export type Table = { readonly name: string; readonly call: TableCall }

/** At most two tries can take this long, so that an answer, good or bad, is there within 5 s. */
const usualTimeoutMs = 2000
const retryAfterSeconds = 5

export type TableSettings = {
  readonly name: string
  readonly region: string
  /** The region's DynamoDB, or the embedded one. */
  readonly endpoint: string
  /** Those of nobody where they are left out: the embedded one asks for some. */
  readonly credentials?: () => AwsCredentials
  /** How long one try may take. */
  readonly timeoutMs?: number
}

const localCredentials = (): AwsCredentials => ({ accessKeyId: 'local', secretAccessKey: 'local' })

export function openTable(settings: TableSettings): Table & { close(): void } {
  const client = tableClient({ timeoutMs: usualTimeoutMs, credentials: localCredentials, ...settings })
  return { name: settings.name, call: failuresAsProblems(client.call), close: client.close }
}

/** Whether a write was refused by its own condition: an answer, not a failure. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'

const failuresAsProblems =
  (call: TableCall): TableCall =>
  async (operation, input) => {
    try {
      return await call(operation, input)
    } catch (error) {
      if (isConditionFailure(error)) throw error
      throw new Problem(
        'unavailable',
        'We cannot reach your data right now. Nothing was lost; please try again in a moment.',
        { retryAfterSeconds, cause: error },
      )
    }
  }

/** The answers of a query, page by page. */
export async function* pagesOf({ call }: Table, query: Input<'Query'>): AsyncGenerator<Output<'Query'>> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await call('Query', from === undefined ? query : { ...query, ExclusiveStartKey: from })
    yield page
    from = page.LastEvaluatedKey
  } while (from !== undefined)
}

/** All items of a query, however many pages they are. */
export async function allItems(table: Table, query: Input<'Query'>): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  for await (const { Items = [] } of pagesOf(table, query)) items.push(...Items)
  return items
}

/** Waits for a conditional write; false when its condition did not hold. */
export async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isConditionFailure(error)) return false
    throw error
  }
}

/** The parts of an update that sets these fields, removes others, and holds only under a condition. */
export function setFields(
  fields: Readonly<Record<string, unknown>>,
  rule: { condition: string; values: Readonly<Record<string, unknown>>; remove?: readonly string[] },
) {
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
  const removed = rule.remove ?? []
  const set = `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`
  return {
    UpdateExpression: removed.length === 0 ? set : `${set} REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
    ConditionExpression: rule.condition,
    ExpressionAttributeNames: Object.fromEntries([...names, ...removed].map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
      ...rule.values,
    },
  }
}
