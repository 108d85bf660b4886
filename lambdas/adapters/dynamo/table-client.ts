// Table client: calls of DynamoDB over HTTP, signed, with a time limit each and tried again where that helps. The AWS SDK's client is
// most of what a function reads as it starts, for seven operations of one table (ADR 039).
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { type AwsCredentials, signedHeaders } from '../http/signed-request.ts'
import { type Input, inputText, type Operation, type Output, outputFrom } from './table-protocol.ts'

export type TableCall = <Name extends Operation>(operation: Name, input: Input<Name>) => Promise<Output<Name>>

/** A refusal in DynamoDB's words, which are its name; or no answer of DynamoDB's at all. */
class TableFailure extends Error {
  readonly kind: 'refused' | 'throttled' | 'failed'
  constructor(kind: TableFailure['kind'], name: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.name = name
  }
}

/** A refusal for being too busy comes at once, so that many tries fit into the same time: 1.95 s of waiting at most. */
const throttledTries = 8
const firstDelayMs = 25
const maxDelayMs = 400
/** More than one request ever needs: waiting for a connection of ours would count as the database's silence. */
const maxConnections = 256
const throttlings = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
])

type Settings = {
  readonly name: string
  readonly region: string
  /** Where DynamoDB listens, such as `https://dynamodb.ap-southeast-2.amazonaws.com`. */
  readonly endpoint: string
  readonly credentials: () => AwsCredentials
  /** How long one try may take. */
  readonly timeoutMs: number
}
type Answer = { readonly status: number; readonly text: string }

/** What was refused or failed; undefined for an answer. */
function failureIn({ status, text }: Answer): TableFailure | undefined {
  if (status === 200) return undefined
  let told: { __type?: string; message?: string; Message?: string } = {}
  try {
    told = JSON.parse(text) as typeof told
  } catch {
    // Not DynamoDB's words: the status says enough.
  }
  const name = told.__type?.replace(/^.*#/, '') ?? `HTTP ${status}`
  const kind = throttlings.has(name) || status === 429 ? 'throttled' : status >= 500 ? 'failed' : 'refused'
  return new TableFailure(kind, name, told.message ?? told.Message ?? name)
}

const silence = (cause: unknown): TableFailure =>
  new TableFailure('failed', 'NoAnswer', 'DynamoDB gave no answer', { cause })

/** Often after a refusal for being too busy, once after a failure that may have cost its time. */
const mayTryAgain = (failure: TableFailure, tries: number): boolean =>
  failure.kind === 'throttled' ? tries < throttledTries : failure.kind === 'failed' && tries === 1

export type TableClient = { readonly call: TableCall; close(): void }

export function tableClient({ name, region, endpoint, credentials, timeoutMs }: Settings): TableClient {
  const { protocol } = new URL(endpoint)
  const isSecure = protocol === 'https:'
  const request = isSecure ? httpsRequest : httpRequest
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: maxConnections })

  /** @param isFresh over a connection of its own: those that were kept open may all have ended while the container slept */
  function answerTo(operation: Operation, body: string, isFresh: boolean): Promise<Answer> {
    const headers = signedHeaders(
      {
        method: 'POST',
        url: `${endpoint}/`,
        service: 'dynamodb',
        region,
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        },
        body,
      },
      credentials(),
      new Date(),
    )
    return new Promise((resolve, reject) => {
      const sent = request(endpoint, {
        method: 'POST',
        agent: isFresh ? false : agent,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      sent.on('error', (error) => reject(silence(error)))
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('error', (error) => reject(silence(error)))
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      })
      sent.end(body)
    })
  }

  /** One try. @throws TableFailure */
  async function once<Name extends Operation>(operation: Name, body: string, isFresh: boolean): Promise<Output<Name>> {
    const answer = await answerTo(operation, body, isFresh)
    const failure = failureIn(answer)
    if (failure !== undefined) throw failure
    try {
      return outputFrom(answer.text) as Output<Name>
    } catch (error) {
      throw silence(error)
    }
  }

  return {
    async call(operation, input) {
      const body = inputText('RequestItems' in input ? input : { TableName: name, ...input })
      let isFresh = false
      for (let tries = 1; ; tries++) {
        try {
          return await once(operation, body, isFresh)
        } catch (error) {
          if (!(error instanceof TableFailure) || !mayTryAgain(error, tries)) throw error
          isFresh = error.kind === 'failed'
          // Full jitter: whoever was refused at the same moment does not come back at the same moment.
          await pause(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** tries))
        }
      }
    },
    close: () => agent.destroy(),
  }
}
