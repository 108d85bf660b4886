// Site: the built web app from disk, with the cache and security headers that CloudFront sends.
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControlFor, contentSecurityPolicy, siteHeaders } from '#infra/security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}
const isText = (type: string): boolean => /text|json|xml|javascript/.test(type)

/** Every page's headers, the API's included. The page talks to its own origin only: the stand-ins live there too. */
export function setSiteHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', contentSecurityPolicy({ connect: [] }))
  for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value)
}

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const

/** A file of the build, and what tells it from an earlier one of its name. */
type Found = { file: string; version: string }

type Site = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/**
 * @param folder the build, web/dist
 * @param built pages wait for it: while a build is made its folder is empty
 */
export function createSite(folder: string, built: Promise<void>): Site {
  /** By file, its version and how it is compressed: what has been sent once is not read again. */
  const kept = new Map<string, Promise<Buffer>>()

  /** At once: a page asks for dozens of files, and to look by way of another thread takes a hundred times as long. */
  function fileAt(file: string): Found | undefined {
    try {
      const found = statSync(file)
      return found.isFile() ? { file, version: `${found.size}:${found.mtimeMs}` } : undefined
    } catch {
      return undefined
    }
  }

  function fileFor(path: string): Found | undefined {
    const file = join(folder, normalize(path))
    if (!file.startsWith(folder)) return undefined
    // Any other address without an extension is the app's: it has its own page for what it does not know.
    return fileAt(file) ?? (extname(path) === '' ? fileAt(join(folder, 'index.html')) : undefined)
  }

  function bodyOf({ file, version }: Found, coding: keyof typeof compress | undefined): Promise<Buffer> {
    const key = `${coding}:${file}:${version}`
    const body = kept.get(key) ?? readFile(file).then((read) => (coding === undefined ? read : compress[coding](read)))
    kept.set(key, body)
    body.catch(() => kept.delete(key))
    return body
  }

  return async (request, response, path) => {
    await built
    setSiteHeaders(response)
    const found = request.method === 'GET' || request.method === 'HEAD' ? fileFor(path) : undefined
    if (found === undefined) {
      response.statusCode = request.method === 'GET' || request.method === 'HEAD' ? 404 : 405
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(response.statusCode === 404 ? 'Not found' : 'Method not allowed')
      return
    }
    const type = types[extname(found.file)] ?? 'application/octet-stream'
    const accepted = request.headers['accept-encoding'] ?? ''
    const coding = !isText(type)
      ? undefined
      : accepted.includes('br')
        ? 'br'
        : accepted.includes('gzip')
          ? 'gzip'
          : undefined
    response.setHeader('content-type', type)
    response.setHeader('cache-control', cacheControlFor(path))
    response.setHeader('vary', 'accept-encoding')
    const sent = await bodyOf(found, coding)
    if (coding !== undefined) response.setHeader('content-encoding', coding)
    response.setHeader('content-length', sent.length)
    response.end(request.method === 'HEAD' ? undefined : sent)
  }
}
