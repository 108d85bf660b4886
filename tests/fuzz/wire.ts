// Wire: sends a fuzzed request byte for byte, and writes it down as one line that anybody can paste into a shell.
import { Agent, request as httpRequest } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FuzzedAnswer } from './oracle.ts'
import type { FuzzedRequest } from './requests.ts'

export const openWire = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    send: ({ method, target, headers, body }: FuzzedRequest, person: string | null): Promise<FuzzedAnswer> =>
      new Promise((resolve, reject) => {
        const began = performance.now()
        const request = httpRequest(
          {
            agent,
            host: '127.0.0.1',
            port,
            method,
            path: target,
            headers: {
              ...(person === null ? {} : { authorization: `Bearer ${person}` }),
              ...headers,
              ...(body === undefined ? {} : { 'content-length': body.length }),
            },
          },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', reject)
            response.on('end', () => {
              const { statusCode = 0, headers: got } = response
              const single = Object.entries(got).map(([name, value]) => [name, String(value)] as const)
              const text = Buffer.concat(chunks).toString('utf8')
              resolve({
                status: statusCode,
                headers: Object.fromEntries(single),
                body: text,
                ms: performance.now() - began,
              })
            })
          },
        )
        request.on('error', reject)
        request.end(body)
      }),
    close: () => agent.destroy(),
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const isPlain = (body: Buffer): boolean => body.length < 1500 && /^[\x20-\x7e]*$/.test(body.toString('latin1'))

/** The request as one line for a shell; bytes that no shell can hold travel as base64. */
export async function curlLine({ method, target, headers, body }: FuzzedRequest): Promise<string> {
  const parts = [
    'curl',
    '-sS',
    '-i',
    '--path-as-is',
    '-X',
    method,
    quoted(`http://localhost:5173${target}`),
    '-H',
    '"authorization: Bearer $TOKEN"',
  ]
  const typed = { 'content-type': '', ...headers }
  for (const [name, value] of Object.entries(typed))
    parts.push('-H', quoted(value === '' ? `${name};` : `${name}: ${value}`))
  if (body === undefined) return parts.join(' ')
  if (isPlain(body)) return [...parts, '--data-binary', quoted(body.toString('latin1'))].join(' ')
  const packed = (await promisify(gzip)(body)).toString('base64')
  return [`echo ${packed} | base64 -d | gunzip |`, ...parts, '--data-binary', '@-'].join(' ')
}
