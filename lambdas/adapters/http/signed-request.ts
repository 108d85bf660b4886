// Signed request: one HTTPS call to an AWS service, signed with Signature Version 4. The SDK's clients would be some 300 KB each
// for the few calls that sending mail (ADR 032) and the care of an account need.
import { createHash, createHmac } from 'node:crypto'
import type { freshFetch } from './fresh-fetch.ts'

export type AwsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }

/** @property url without a query */
export type AwsRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly service: 'ses' | 'sqs' | 'cognito-idp' | 'dynamodb' | 'secretsmanager'
  readonly region: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** All headers of the request with its signature (AWS General Reference, Signature Version 4). */
export function signedHeaders(request: AwsRequest, credentials: AwsCredentials, now: Date): Record<string, string> {
  const { host, pathname } = new URL(request.url)
  const date = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = date.slice(0, 8)
  const headers: Record<string, string> = {
    ...request.headers,
    host,
    'x-amz-date': date,
    ...(credentials.sessionToken === undefined ? {} : { 'x-amz-security-token': credentials.sessionToken }),
  }
  const names = Object.keys(headers).toSorted()
  const canonical = [
    request.method,
    pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    sha256(request.body ?? ''),
  ].join('\n')
  const scope = [day, request.region, request.service, 'aws4_request'].join('/')
  const key = [request.region, request.service, 'aws4_request'].reduce(
    (made, part) => hmac(made, part),
    hmac(`AWS4${credentials.secretAccessKey}`, day),
  )
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...headers, authorization }
}

/** Long, because a mail whose answer is not waited for counts as sent. */
const usualTimeoutMs = 15_000

/**
 * Sends it, and reads the answer as JSON. Whatever goes wrong on the way is thrown as fetch throws it.
 * @param ask what sends it; fetch with its kept connections when left out
 */
export async function callAws(
  request: AwsRequest,
  credentials: AwsCredentials,
  timeoutMs = usualTimeoutMs,
  ask: typeof freshFetch = fetch,
): Promise<{ status: number; errorType: string | null; body: unknown }> {
  const { host: _host, ...headers } = signedHeaders(request, credentials, new Date())
  const response = await ask(request.url, {
    method: request.method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(request.body === undefined ? {} : { body: request.body }),
  })
  const body: unknown = await response.json().catch(() => null)
  const named = response.headers.get('x-amzn-errortype') ?? (body as { __type?: string } | null)?.__type ?? null
  return { status: response.status, errorType: named?.replace(/^.*#/, '').replace(/:.*$/, '') ?? null, body }
}
