// Service worker: opens the app without a network. It keeps the files of one build and the last configuration. It never
// touches an answer of the API, so that nothing old is served as fresh: the app keeps its last data itself, and says so.
import { CacheFirst, NavigationRoute, NetworkFirst, type PrecacheEntry, Serwist } from 'serwist'
import { keepShared, sharePath } from '../src/lib/share-target.ts'

/** The files of the build, written in by web/build/service-worker.ts. */
declare const BUILD_FILES: PrecacheEntry[]
/** Files of the build that are kept once they were asked for: few people look around. */
declare const LATER_FILES: string[]
/** The script that the page of the build begins with. */
declare const START_FILE: string
declare const self: ServiceWorkerGlobalScope

const isPage = (response: Response): boolean => /html/.test(response.headers.get('content-type') ?? '')
const isPageOf = (request: Request): boolean => new URL(request.url).pathname.endsWith('.html')
/** A page of the network in between in the place of a script, which an earlier version may have kept as that script, counts as none. */
const asKept = (request: Request, kept: Response | undefined): Response | undefined =>
  kept !== undefined && isPage(kept) && !isPageOf(request) ? undefined : kept
/** Nor is such a page kept, or, of a release that is copied half, the page of the version before, which starts that one. */
async function asFile(request: Request, response: Response): Promise<Response> {
  const isFile = isPageOf(request) ? (await response.clone().text()).includes(START_FILE) : !isPage(response)
  if (!isFile) throw new Error('No file of the build')
  return response
}

const serwist = new Serwist({
  // Their digests are for the installation alone: later a newer file will do.
  precacheEntries: BUILD_FILES.map(({ url, revision = null }) => ({ url, revision })),
  precacheOptions: {
    cleanupOutdatedCaches: true,
    plugins: [
      {
        // Later only what is missing here is fetched, for any page: the newest there is will do.
        fetchDidSucceed: ({ event, request, response }) =>
          event.type === 'install' ? asFile(request, response) : Promise.resolve(response),
        cachedResponseWillBeUsed: ({ request, cachedResponse }) => asKept(request, cachedResponse),
      },
    ],
  },
  // A new version waits until the person agrees to it: `{ type: 'SKIP_WAITING' }`, which the library listens for.
  skipWaiting: false,
  clientsClaim: true,
  disableDevLogs: true,
})
// Every page is the same page, but for what is not ours: the API, the stand-ins of the local stack.
serwist.registerRoute(
  new NavigationRoute(serwist.createHandlerBoundToUrl('/index.html'), { denylist: [/^\/api(\/|$)/, /^\/_/] }),
)
// Files that another app shares are kept for the Import page, which the person is led to.
serwist.registerCapture(
  ({ url }) => url.pathname === sharePath,
  async ({ request }) => Response.redirect(await keepShared(request, Date.now()), 303),
  'POST',
)
const path = '/config.json'
const cacheName = 'configuration'
/** A failure, a firewall's refusal and a page of the network in between are no configuration: the one that is kept counts. */
const asConfiguration = (response: Response): Promise<Response> =>
  response.ok && /json/.test(response.headers.get('content-type') ?? '')
    ? Promise.resolve(response)
    : Promise.reject(new Error('No configuration'))
serwist.registerCapture(
  path,
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: 4,
    plugins: [{ fetchDidSucceed: ({ response }) => asConfiguration(response) }],
  }),
)
// The first page read it before this worker was there; the next one may have no network.
async function keepConfiguration(): Promise<void> {
  const response = await asConfiguration(await fetch(path))
  await (await caches.open(cacheName)).put(path, response)
}
self.addEventListener('install', (event) => event.waitUntil(keepConfiguration()))
const later = 'looking-around'
serwist.registerCapture(
  ({ url }) => LATER_FILES.includes(url.pathname),
  new CacheFirst({
    cacheName: later,
    plugins: [
      {
        fetchDidSucceed: ({ request, response }) => asFile(request, response),
        cachedResponseWillBeUsed: ({ request, cachedResponse }) => asKept(request, cachedResponse),
      },
    ],
  }),
)
/** Another version has other files. */
async function forgetOlder(): Promise<void> {
  const cache = await caches.open(later)
  const kept = await cache.keys()
  const older = kept.filter(({ url }) => !LATER_FILES.includes(new URL(url).pathname))
  await Promise.all(older.map((request) => cache.delete(request)))
}
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))

const atOnce = 4
/**
 * Keeps the files of the build, or fails at the first that cannot be had. The library's own way never ends then, and until the browser
 * gives it up no other version is looked for.
 */
async function keepFiles(event: ExtendableEvent): Promise<void> {
  const left = [...BUILD_FILES]
  const keepRest = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const cache = typeof file.revision === 'string' ? 'reload' : 'default'
      const request = new Request(file.url, { cache, credentials: 'same-origin', integrity: file.integrity ?? '' })
      const params = { cacheKey: serwist.getPrecacheKeyForUrl(file.url) }
      await Promise.all(serwist.precacheStrategy.handleAll({ event, request, url: new URL(request.url), params }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepRest))
}
self.addEventListener('install', (event) => event.waitUntil(keepFiles(event)))
self.addEventListener('activate', (event) => void serwist.handleActivate(event))
self.addEventListener('fetch', serwist.handleFetch)
