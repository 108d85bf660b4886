// Owns the raw HTTP of the stand-in: reading a small body, answering with text or a redirect, always uncached.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CognitoError } from './cognito-error.ts'

const maxBodyBytes = 64 * 1024

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to the end even so: hanging up in the middle would keep the caller from seeing the answer.
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  if (size > maxBodyBytes) throw new CognitoError('SerializationException', 'Request body too large')
  return Buffer.concat(chunks).toString('utf8')
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request))
}

export function reply(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

export function replyJson(response: ServerResponse, status: number, body: object): void {
  reply(response, status, 'application/json;charset=UTF-8', JSON.stringify(body))
}

export function redirect(response: ServerResponse, location: string, parameters: Record<string, string>): void {
  const target = new URL(location)
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  response.setHeader('location', target.href)
  reply(response, 302, 'text/plain;charset=UTF-8', '')
}
