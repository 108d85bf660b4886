// Fresh fetch: one request over a connection of its own. Those that fetch keeps open may all have ended while the container slept.
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

type Asked = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly redirect: 'error'
  readonly signal: AbortSignal
}

/** As fetch with a text for a body; it follows no redirect. */
export function freshFetch(url: string, { method, headers, body, signal }: Asked): Promise<Response> {
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: { ...headers, ...length }, signal })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const named = response.headers['x-amzn-errortype']
        resolve(
          new Response(chunks.length === 0 ? null : Buffer.concat(chunks), {
            status: response.statusCode ?? 0,
            ...(typeof named === 'string' ? { headers: { 'x-amzn-errortype': named } } : {}),
          }),
        )
      })
    })
    sent.end(body)
  })
}
