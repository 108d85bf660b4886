// Share target: files that another app hands to the installed app (the manifest's `share_target`). The service worker keeps them in
// Cache Storage until the Import page takes them, whoever has signed in by then; a day at most. They never leave the device here.
import { paths, sharedKept, sharedLost } from './paths.ts'

/** Where the manifest has them sent to. */
export const sharePath = '/share-target'

/** What the import reads at most of one file. */
export const maxFileBytes = 50 * 1024 * 1024

/** Belongs to nobody yet, so it is not among what sign-out forgets. */
const cacheName = 'shared-files'
const keptMs = 24 * 60 * 60_000

type Refusal = 'kind' | 'size'
const sentences: Readonly<Record<Refusal, string>> = {
  kind: 'is not a kind of file that trades can be read from. Share a CSV, Excel (.xlsx), text or JSON file.',
  size: 'is larger than 50 MB. Choose a shorter period and export it again.',
}

const known = /\.(csv|tsv|txt|xlsx|json)$/i
const named = /\.[a-z0-9]{1,8}$/i
const knownType = /^(text\/(csv|plain|comma-separated-values|tab-separated-values)|application\/json)\b/

/** By its name; where that has no ending, by the type the other app gave it. */
const isKnown = ({ name, type }: File): boolean => (named.test(name) ? known.test(name) : knownType.test(type))

const refusalOf = (file: File): Refusal | null => (!isKnown(file) ? 'kind' : file.size > maxFileBytes ? 'size' : null)

async function forgetOld(cache: Cache, now: number): Promise<void> {
  for (const request of await cache.keys()) {
    const at = Number((await cache.match(request))?.headers.get('x-shared-at'))
    if (!(Math.abs(now - at) < keptMs)) await cache.delete(request)
  }
}

/**
 * Keeps what was shared: each file, or why it is refused.
 * @param now ms
 * @returns the address to go on to
 */
export async function keepShared(request: Request, now: number): Promise<string> {
  try {
    const files = (await request.formData()).getAll('files').filter((value) => value instanceof File)
    const cache = await caches.open(cacheName)
    await forgetOld(cache, now)
    for (const file of files) {
      const refusal = refusalOf(file)
      const headers = {
        'x-shared-at': String(now),
        'x-shared-name': encodeURIComponent(file.name),
        ...(refusal === null ? {} : { 'x-shared-refusal': refusal }),
      }
      // The same file shared twice is one.
      const address = `/shared/${encodeURIComponent(file.name)}/${file.size}/${file.lastModified}`
      await cache.put(address, new Response(refusal === null ? file : null, { headers }))
    }
    return paths.importTrades + sharedKept
  } catch {
    return paths.importTrades + sharedLost
  }
}

/** @property problems sentences about files that were refused */
export type Shared = { files: { name: string; blob: Blob }[]; problems: string[] }

/**
 * Takes what is kept: it is handed out once.
 * @param now ms
 */
export async function takeShared(now: number): Promise<Shared> {
  const shared: Shared = { files: [], problems: [] }
  // Pages that are not served securely have none, and storage may be blocked.
  const cache = await globalThis.caches?.open(cacheName).catch(() => undefined)
  if (cache === undefined) return shared
  await forgetOld(cache, now)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    // Another window may have taken it.
    if (kept === undefined || !(await cache.delete(request))) continue
    const name = decodeURIComponent(kept.headers.get('x-shared-name') ?? '')
    const refusal = kept.headers.get('x-shared-refusal') as Refusal | null
    if (refusal === null) shared.files.push({ name, blob: await kept.blob() })
    else shared.problems.push(`${name} ${sentences[refusal]}`)
  }
  return shared
}
