// The service worker, bundled as the build does and run on its own: what it keeps of a build, and what it answers when the
// configuration is asked for.
import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { beforeEach, expect, test } from 'vitest'

const origin = 'https://gumnut.example'
const startPage = '<script src="/assets/start-2.js"></script>'
const theme = 'darken()'
const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
const laterFile = '/assets/looking-around-2.js'
const files = [
  { url: '/index.html', revision: '2' },
  { url: '/theme.js', revision: '2', integrity: digestOf(theme) },
  { url: '/assets/start-2.js', revision: null },
]
const worker = await build({
  entryPoints: ['web/worker/service-worker.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: {
    BUILD_FILES: JSON.stringify(files),
    LATER_FILES: JSON.stringify([laterFile]),
    START_FILE: JSON.stringify('/assets/start-2.js'),
    'process.env.NODE_ENV': '"production"',
  },
})

const addressOf = (asked: Request | string): string => (typeof asked === 'string' ? `${origin}${asked}` : asked.url)

/** What browsers keep by address, as far as the worker uses it. */
function aCache() {
  const kept = new Map<string, Response>()
  return {
    match: (asked: Request | string) => Promise.resolve(kept.get(addressOf(asked))?.clone()),
    put: (asked: Request | string, answer: Response) =>
      Promise.resolve(void kept.set(addressOf(asked), answer.clone())),
  }
}

let network: (address: string) => Promise<Response>
/** As browsers do: a content with another digest than the one that is asked for is no answer. */
async function fetched(asked: Request | string): Promise<Response> {
  const response = await network(new URL(addressOf(asked)).pathname)
  const wanted = typeof asked === 'string' ? '' : asked.integrity
  if (wanted !== '' && digestOf(await response.clone().text()) !== wanted) throw new TypeError('Failed to fetch')
  return response
}
let scope: EventTarget
let opened: Map<string, ReturnType<typeof aCache>>

beforeEach(() => {
  opened = new Map()
  const open = (name: string) => {
    const cache = opened.get(name) ?? aCache()
    opened.set(name, cache)
    return Promise.resolve(cache)
  }
  const caches = {
    open,
    match: async (asked: Request, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(asked),
  }
  scope = new EventTarget()
  const location = new URL(`${origin}/sw.js`)
  const globals = {
    caches,
    location,
    registration: { scope: `${origin}/` },
    fetch: fetched,
    Request: class extends Request {
      constructor(asked: Request | string, options?: RequestInit) {
        super(typeof asked === 'string' ? new URL(asked, origin) : asked, options)
      }
    },
    Response,
    Headers,
    URL,
    Event,
    ExtendableEvent: Event,
    FetchEvent: class extends Event {},
    setTimeout,
    clearTimeout,
  }
  runInContext(worker.outputFiles[0]?.text ?? '', createContext({ ...globals, self: Object.assign(scope, globals) }))
})

/** As a page asks; rejected where the worker has no answer. */
async function answered(path: string): Promise<Response> {
  const waits: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const event = Object.assign(new Event('fetch'), {
    request: new Request(`${origin}${path}`),
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  scope.dispatchEvent(event)
  const response = await answer
  await Promise.allSettled(waits)
  if (response === undefined) throw new Error('The worker left the request alone')
  return response
}

const configuration = (): Promise<Response> => answered('/config.json')

const page = (status: number): Response =>
  new Response('<html>Request blocked</html>', { status, headers: { 'content-type': 'text/html' } })

test.each([
  ['a firewall blocks it', () => Promise.resolve(page(403))],
  ['the storage behind it fails', () => Promise.resolve(page(503))],
  ['the network answers with a page of its own', () => Promise.resolve(page(200))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the configuration is the one that was kept where %s, and a newer one once it is there', async (_why, trouble) => {
  network = () => Promise.resolve(Response.json({ stage: 'old' }))
  expect(await (await configuration()).json()).toEqual({ stage: 'old' })
  network = trouble
  expect(await (await configuration()).json()).toEqual({ stage: 'old' })
  network = () => Promise.resolve(Response.json({ stage: 'new' }))
  expect(await (await configuration()).json()).toEqual({ stage: 'new' })
})

test('with nothing kept a failure is told as one', async () => {
  network = () => Promise.resolve(page(503))
  await expect(configuration()).rejects.toThrow()
})

const html = { 'content-type': 'text/html; charset=utf-8' }
/** The site as it is once this build is there in whole. */
const site: Readonly<Record<string, () => Response>> = {
  '/index.html': () => new Response(startPage, { headers: html }),
  '/theme.js': () => new Response(theme, { headers: { 'content-type': 'text/javascript' } }),
  '/assets/start-2.js': () => new Response('start()', { headers: { 'content-type': 'text/javascript' } }),
  '/config.json': () => Response.json({ stage: 'new' }),
}
const answering = (address: string): Promise<Response> => Promise.resolve(site[address]?.() ?? page(404))

async function install(): Promise<unknown> {
  const waits: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waits.push(work)
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil }))
  return Promise.all(waits)
}

test.each([
  ['a page of the network in the place of the configuration', '/config.json', () => Promise.resolve(page(200))],
  ['a page of the network in the place of a script', '/assets/start-2.js', () => Promise.resolve(page(200))],
  ['a script that is not there yet', '/assets/start-2.js', () => Promise.resolve(page(404))],
  ['a connection that broke', '/assets/start-2.js', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a file of the version before', '/theme.js', () => Promise.resolve(new Response('brighten()'))],
  [
    'the page of the version before',
    '/index.html',
    () => Promise.resolve(new Response('<script src="/assets/start-1.js"></script>', { headers: html })),
  ],
])('it is not taken up with %s, and is once everything is there', async (_what, where, wrong) => {
  network = (address) => (address === where ? wrong() : answering(address))
  await expect(install()).rejects.toThrow()
  network = answering
  await install()
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await (await configuration()).json()).toEqual({ stage: 'new' })
})

const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (path: string): Promise<string> => (await answered(path)).text()

test('a page of the network that an earlier version kept as a script is fetched anew', async () => {
  network = answering
  await install()
  for (const cache of opened.values()) await cache.put('/assets/start-2.js', page(200))
  expect(await textOf('/assets/start-2.js')).toBe('start()')
  await install()
  network = noNetwork
  expect(await textOf('/assets/start-2.js')).toBe('start()')
})

test('what is missing of the kept files comes over the network, also of a newer version', async () => {
  const newer = '<script src="/assets/start-3.js"></script>'
  network = () => Promise.resolve(new Response(newer, { headers: html }))
  for (const path of ['/', '/index.html']) expect(await textOf(path)).toBe(newer)
})

test('a file that is kept from its first use on is no page of the network either', async () => {
  network = () => Promise.resolve(page(200))
  await expect(answered(laterFile)).rejects.toThrow()
  network = () => Promise.resolve(new Response('around()', { headers: { 'content-type': 'text/javascript' } }))
  expect(await textOf(laterFile)).toBe('around()')
  for (const cache of opened.values()) await cache.put(laterFile, page(200))
  expect(await textOf(laterFile)).toBe('around()')
  network = noNetwork
  expect(await textOf(laterFile)).toBe('around()')
})
