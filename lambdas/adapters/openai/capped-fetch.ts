// Capped fetch: what the SDK talks through: no redirects, and no body larger than any answer of ours could be.
import { cappedBody } from '../http/capped-body.ts'

/** 800 tokens are about 4 KB; with all that surrounds them an answer stays far below this. */
const maxBodyBytes = 64 * 1024

export class BodyTooLarge extends Error {}

/** Reads the whole body before it answers, so that the SDK's time limit, which ends with the headers, covers it too. */
export async function cappedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  // A redirect would carry the key to another host.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (Number(response.headers.get('content-length')) > maxBodyBytes) {
    await response.body?.cancel().catch(() => undefined)
    throw new BodyTooLarge()
  }
  const body = await cappedBody(response, maxBodyBytes, () => new BodyTooLarge())
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // The body is decoded by now, and its length is another.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const hasNoBody = status === 204 || status === 205 || status === 304
  return new Response(hasNoBody ? null : body, { status, statusText, headers })
}
