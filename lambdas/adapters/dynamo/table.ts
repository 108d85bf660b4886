// Table: the one DynamoDB table, with time limits, and failures turned into problems a person can act on.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { ConfiguredRetryStrategy } from '@smithy/core/retry'
import { Problem } from '#shared/operation/problem.ts'

export type Table = { readonly client: DynamoDBDocumentClient; readonly name: string }

/** At most two tries can take this long, so that an answer, good or bad, is there within 5 s. */
const usualTimeoutMs = 2000
/** A refusal for being too busy comes at once, so that many tries fit into the same time: 1.75 s of waiting at most. */
const throttledTries = 8
const firstDelayMs = 25
const maxDelayMs = 400
/** More than one request ever needs: waiting for a connection of ours would count as the database's silence. */
const maxConnections = 256
const retryAfterSeconds = 5

/** Tries again with full jitter: often after a refusal for being too busy, once after a failure that may have cost its time. */
class WithinTheTime extends ConfiguredRetryStrategy {
  constructor() {
    super(throttledTries, (attempt) => Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt))
  }

  override refreshRetryTokenForRetry(
    ...[token, failure]: Parameters<ConfiguredRetryStrategy['refreshRetryTokenForRetry']>
  ) {
    if (failure.errorType === 'THROTTLING' || token.getRetryCount() === 0) {
      return super.refreshRetryTokenForRetry(token, failure)
    }
    return Promise.reject(new Error('There is no time left for another try.'))
  }
}

/**
 * @param endpoint another DynamoDB API than the region's, such as the embedded one
 * @param timeoutMs how long one try may take
 */
export function openTable(settings: { name: string; region: string; endpoint?: string; timeoutMs?: number }): Table {
  const { timeoutMs = usualTimeoutMs } = settings
  const client = new DynamoDBClient({
    region: settings.region,
    retryStrategy: new WithinTheTime(),
    requestHandler: {
      connectionTimeout: timeoutMs / 2,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: maxConnections },
      httpsAgent: { keepAlive: true, maxSockets: maxConnections },
    },
    ...(settings.endpoint === undefined
      ? {}
      : { endpoint: settings.endpoint, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
  })
  turnFailuresIntoProblems(client)
  const document = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  return { client: document, name: settings.name }
}

/** Whether a write was refused by its own condition: an answer, not a failure. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'

function turnFailuresIntoProblems(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (isConditionFailure(error)) throw error
        throw new Problem(
          'unavailable',
          'We cannot reach your data right now. Nothing was lost; please try again in a moment.',
          {
            retryAfterSeconds,
            cause: error,
          },
        )
      }
    },
    // Outside the SDK's own retries, so that only the last failure is seen.
    { step: 'initialize', name: 'turnFailuresIntoProblems', priority: 'high' },
  )
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
